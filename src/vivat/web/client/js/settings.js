// What a person has chosen for this browser. Kept in the browser alone.
import { effect, signal } from "@preact/signals";
import { LANGUAGES } from "./wire.js";

/**
 * @typedef {object} Settings
 * @property {string} language one of LANGUAGES
 * @property {"system"|"light"|"dark"} theme
 * @property {"system"|"full"|"none"} motion
 * @property {"calm"|"brisk"|"instant"} pace at which deeds are shown
 * @property {boolean} sound
 * @property {boolean} notices whether the system may say that one is waited for
 * @property {string} channel by which this browser is told while the page is closed; nothing if it is not
 * @property {boolean} askTwice
 * @property {string[]} explained what has been explained where it happened
 * @property {import("./wire.js").TableOptions|null} lastTable the options of the last table made here
 */

const KEY = "vivat-settings";

/** The first of the browser's languages that there are words in. */
function browserLanguage() {
  for (const wish of navigator.languages ?? [navigator.language]) {
    const found = LANGUAGES.find((each) => each === wish.slice(0, 2));
    if (found) return found;
  }
  return LANGUAGES[0];
}

/** @returns {Settings} */
function load() {
  /** @type {Settings} */
  const usual = {
    language: browserLanguage(),
    theme: "system",
    motion: "system",
    pace: "calm",
    sound: false,
    notices: false,
    channel: "",
    askTwice: false,
    explained: [],
    lastTable: null,
  };
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return usual;
  }
}

/** What was chosen for this browser. */
export const settings = signal(load());

/** Changes some settings and keeps them. @param {Partial<Settings>} changes */
export function change(changes) {
  settings.value = { ...settings.value, ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things may move. */
export function moves() {
  return settings.value.motion === "full" || (settings.value.motion === "system" && !calm.matches);
}

effect(() => {
  document.documentElement.dataset.theme = settings.value.theme;
  document.documentElement.dataset.motion = moves() ? "full" : "none";
});
