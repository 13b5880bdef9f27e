// A short word at the bottom of the screen: what was refused and why.
import { signal } from "@preact/signals";
import { Refused } from "./api.js";
import { forgetMe, loggedOut } from "./guest.js";
import { because, t } from "./words.js";

const STAYS_MS = 12_000;

/**
 * What is said at the bottom of the screen; null for nothing.
 * @type {import("@preact/signals").Signal<{text: string, article: string, way: string}|null>}
 */
export const toast = signal(null);
let timer = 0;

/**
 * Says something at the bottom of the screen for a while.
 * @param {string} text @param {string} [article] where the rules say so
 * @param {string} [way] where one comes back who was here before
 */
export function tell(text, article = "", way = "") {
  toast.value = { text, article, way };
  clearTimeout(timer);
  timer = setTimeout(() => (toast.value = null), STAYS_MS);
}

/**
 * Says why something was refused or went wrong.
 * @param {unknown} error @param {Record<string, string|number>} [said] in words, what its facts refer to
 */
export function complain(error, said = {}) {
  // This device was logged out from another one, or whoever it was is deleted.
  if (error instanceof Refused && error.key === "guest-unknown") {
    forgetMe();
    if (loggedOut.value) return tell(t("logged-out-elsewhere", { name: loggedOut.value }), "", "/link");
  }
  if (error instanceof Refused) tell(because(error, said), error.article);
  else tell(because({}));
}
