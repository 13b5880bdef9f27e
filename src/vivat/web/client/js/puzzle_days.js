// Which puzzles were answered in this browser, and the streak. Kept in the browser alone.
import { signal } from "@preact/signals";

/**
 * @typedef {{action: string, right: boolean}} Given the first answer to a puzzle, and whether it was right
 */

const KEY = "vivat-puzzles";
const DAY_MS = 24 * 3600 * 1000;

/** @returns {Record<string, Given>} */
function load() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** The first answer to each puzzle, by its day. */
export const given = signal(load());

/** Keeps the first answer to a puzzle. @param {string} day @param {Given} answer */
export function keepAnswer(day, answer) {
  if (given.value[day]) return;
  given.value = { ...given.value, [day]: answer };
  try {
    localStorage.setItem(KEY, JSON.stringify(given.value));
  } catch {
    // A browser that keeps nothing still shows puzzles.
  }
}

/** The day before a day. @param {string} day */
const dayBefore = (day) => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);

/** The day of everybody's puzzle now, by the clock of this device. */
export const today = () => new Date().toISOString().slice(0, 10);

/**
 * On how many days in a row the puzzle was solved, up to today; today's may still be open.
 * @param {string} [until]
 */
export function streak(until = today()) {
  let day = given.value[until] ? until : dayBefore(until);
  let count = 0;
  for (; given.value[day]?.right; day = dayBefore(day)) count += 1;
  return count;
}
