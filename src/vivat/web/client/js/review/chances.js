// Chances in words: never a bare number, always with the range over the models.
import { t } from "../words.js";

/** @import { ChoiceWorth, CurvePoint } from "../wire.js" */

/** A whole number of hundredths. @param {number} chance */
export const hundredths = (chance) => Math.round(100 * chance);

/** The mean of some numbers. @param {number[]} numbers */
export const mean = (numbers) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** A chance with its range. @param {number} chance @param {number} low @param {number} high */
const about = (chance, low, high) =>
  t("review-about", { chance: hundredths(chance), low: hundredths(low), high: hundredths(high) });

/**
 * The chance of a seat at a moment, as it knew or as it was.
 * @param {CurvePoint} point
 * @param {number} seat
 * @param {boolean} truth
 */
export const chanceWords = (point, seat, truth) =>
  truth
    ? t("review-about-true", { chance: hundredths(point.true[seat]) })
    : about(point.known[seat], point.low[seat], point.high[seat]);

/** What a choice is worth. @param {ChoiceWorth} choice */
export const worthWords = ({ chances }) => about(mean(chances), Math.min(...chances), Math.max(...chances));

/** What a choice gives away. @param {ChoiceWorth} choice */
export function behindWords({ behind }) {
  const loss = hundredths(mean(behind));
  if (loss < 1) return t("review-nothing-lost");
  return t("review-about-lost", {
    loss,
    low: hundredths(Math.min(...behind)),
    high: hundredths(Math.max(...behind)),
  });
}
