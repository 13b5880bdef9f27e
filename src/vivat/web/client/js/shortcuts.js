// Keys that do something wherever one is on the page, unless one is typing.
import { useLayoutEffect } from "./html.js";
import { isTyping } from "./focus.js";

/**
 * Keys that do something while a component is on the page.
 * @param {Record<string, () => void>} keys what each does @param {unknown[]} inputs what they depend on
 */
export function useShortcuts(keys, inputs) {
  // A key is heard as soon as what it is for is seen.
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const hear = (event) => {
      if (!isTyping(event)) keys[event.key]?.();
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, inputs);
}
