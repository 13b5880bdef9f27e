// A short word at the bottom of the screen: what was refused and why.
import { signal } from "@preact/signals";
import { because } from "./words.js";

/** @type {import("@preact/signals").Signal<{text: string, article: string}|null>} */
export const toast = signal(null);
let timer = 0;

/** @param {any} error */
export function complain(error) {
  toast.value = { text: because(error), article: error.article ?? "" };
  clearTimeout(timer);
  timer = setTimeout(() => (toast.value = null), 8000);
}
