// What has just been opened is seen whole, with its buttons.
import { useEffect, useRef } from "./html.js";

/** For the `ref` of what may open: when it has, it is brought into sight. @param {boolean} isOpen */
export function useInSight(isOpen) {
  const box = useRef(/** @type {HTMLDivElement|null} */ (null));
  useEffect(() => {
    if (!isOpen) return;
    // What comes later above it would push it out of sight again.
    const pages = new ResizeObserver(() => box.current?.scrollIntoView({ block: "nearest" }));
    pages.observe(document.body);
    return () => pages.disconnect();
  }, [isOpen]);
  return box;
}
