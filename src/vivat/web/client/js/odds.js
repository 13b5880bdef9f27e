// Chances as a person says them: about one in five, with the figure beside it.
import { t } from "./words.js";

/** From how many hundredths on a chance is called what. @type {[number, string][]} */
const NAMES = [
  [94, "sure"],
  [85, "nine-tenths"],
  [78, "four-fifths"],
  [71, "three-quarters"],
  [64, "two-thirds"],
  [55, "three-fifths"],
  [45, "half"],
  [36, "two-fifths"],
  [29, "third"],
  [23, "quarter"],
  [18, "fifth"],
  [14, "sixth"],
  [8, "tenth"],
  [3, "twentieth"],
];
/** A range narrower than so many hundredths is told as one number. */
const NARROW = 5;

/** A chance as a number of hundredths. @param {number} chance */
export const hundredths = (chance) => Math.round(100 * chance);

/** A chance in words, with the figure. @param {number} chance */
export function oddsWords(chance) {
  const figure = hundredths(chance);
  const odds = NAMES.find(([least]) => figure >= least)?.[1] ?? "none";
  return t("chance-about", { odds, chance: figure });
}

/**
 * A chance as a figure, as a range where the models differ.
 * @param {{low: number, mean: number, high: number}} range
 */
export function rangeWords({ low, mean, high }) {
  const [least, most] = [hundredths(low), hundredths(high)];
  return most - least < NARROW
    ? t("coach-exactly", { chance: hundredths(mean) })
    : t("coach-range", { low: least, high: most });
}
