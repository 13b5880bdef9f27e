// What a person has chosen for this browser. Kept in the browser alone.
import { effect, signal } from "@preact/signals";

/**
 * @typedef {object} Settings
 * @property {"en"|"fr"|"it"} language
 * @property {"system"|"light"|"dark"} theme
 * @property {"system"|"full"|"none"} motion
 * @property {boolean} sound
 * @property {boolean} askTwice
 * @property {import("./wire.js").TableOptions|null} lastTable the options of the last table made here
 */

const KEY = "vivat-settings";

/** @returns {"en"|"fr"|"it"} */
function browserLanguage() {
  for (const wish of navigator.languages ?? [navigator.language]) {
    const short = wish.slice(0, 2);
    if (short === "en" || short === "fr" || short === "it") return short;
  }
  return "en";
}

/** @returns {Settings} */
function load() {
  /** @type {Settings} */
  const usual = {
    language: browserLanguage(),
    theme: "system",
    motion: "system",
    sound: false,
    askTwice: false,
    lastTable: null,
  };
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return usual;
  }
}

export const settings = signal(load());

/** @param {Partial<Settings>} changes */
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
