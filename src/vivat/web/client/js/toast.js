// A short word at the bottom of the screen: what was refused and why.
import { signal } from "@preact/signals";
import { Refused } from "./api.js";
import { me } from "./guest.js";
import { because } from "./words.js";

const STAYS_MS = 12_000;

/**
 * What is said at the bottom of the screen; null for nothing.
 * @type {import("@preact/signals").Signal<{text: string, article: string}|null>}
 */
export const toast = signal(null);
let timer = 0;

/**
 * Says something at the bottom of the screen for a while.
 * @param {string} text @param {string} [article] where the rules say so
 */
export function tell(text, article = "") {
  toast.value = { text, article };
  clearTimeout(timer);
  timer = setTimeout(() => (toast.value = null), STAYS_MS);
}

/**
 * Says why something was refused or went wrong.
 * @param {unknown} error @param {Record<string, string|number>} [said] in words, what its facts refer to
 */
export function complain(error, said = {}) {
  // This device was logged out from another one, or whoever it was is deleted.
  if (error instanceof Refused && error.key === "guest-unknown") me.value = null;
  if (error instanceof Refused) tell(because(error, said), error.article);
  else tell(because({}));
}
