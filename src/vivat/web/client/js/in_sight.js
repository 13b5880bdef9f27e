// What has just been opened is seen whole, with its buttons.
import { useEffect, useRef } from "./html.js";

/** For the `ref` of what may open: when it has, it is brought into sight. @param {boolean} isOpen */
export function useInSight(isOpen) {
  const box = useRef(/** @type {HTMLDivElement|null} */ (null));
  useEffect(() => {
    if (isOpen) box.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  return box;
}
