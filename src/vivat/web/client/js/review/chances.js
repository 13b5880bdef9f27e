// Chances in words: about one in five, with the figure; how sure that is stands beside it, in a fold.
import { hundredths, oddsWords } from "../odds.js";
import { t } from "../words.js";

/** @import { ChoiceWorth, CurvePoint } from "../wire.js" */

/** A range narrower than so many hundredths is not told. */
const NARROW = 5;

/** The mean of some numbers. @param {number[]} numbers */
export const mean = (numbers) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/**
 * The chance of a seat at a moment, as it knew or as it was.
 * @param {CurvePoint} point
 * @param {number} seat
 * @param {boolean} truth
 */
export const chanceWords = (point, seat, truth) =>
  truth ? t("review-about-true", { chance: hundredths(point.true[seat]) }) : oddsWords(point.known[seat]);

/**
 * How sure the chance of a seat at a moment is: empty where all models agree.
 * @param {CurvePoint} point @param {number} seat @param {string} what
 */
export const sureOfPoint = ({ low, high }, seat, what) =>
  spread("review-sure-range", what, [low[seat], high[seat]]);

/** What a choice is worth. @param {ChoiceWorth} choice */
export const worthWords = ({ chances }) => oddsWords(mean(chances));

/**
 * How sure the worth of a choice is: empty where all models agree.
 * @param {ChoiceWorth} choice @param {string} what @param {boolean} whole whether its chance is told
 */
export const sureOfChoice = ({ chances, behind }, what, whole) =>
  whole ? spread("review-sure-range", what, chances) : spread("review-sure-lost", what, behind);

/** @param {string} key @param {string} what @param {readonly number[]} numbers */
function spread(key, what, numbers) {
  const [low, high] = [hundredths(Math.min(...numbers)), hundredths(Math.max(...numbers))];
  return high - low < NARROW ? "" : t(key, { what, low, high });
}

/** How many of a hundred victories a choice gives away. @param {ChoiceWorth} choice */
export const lossOf = ({ behind }) => hundredths(mean(behind));

/** What a choice gives away. @param {ChoiceWorth} choice */
export function behindWords(choice) {
  const loss = lossOf(choice);
  return loss < 1 ? t("review-nothing-lost") : t("review-about-lost", { loss });
}
