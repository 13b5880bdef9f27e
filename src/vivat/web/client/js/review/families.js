// Which families can be reviewed, and how each says it.
import { castleReview } from "../castle/review_words.js";

/** @import { GameLesson, Reason, TurningPoint } from "../wire.js" */
/** @import { Cast, FamilyKey, FamilyTypes } from "../families/types.js" */

/**
 * @template {FamilyKey} [K=FamilyKey]
 * @typedef {object} ReviewWords
 * @property {(cast: Cast<K>, action: FamilyTypes[K]["action"]) => string} actionWords
 * @property {(cast: Cast<K>, reason: Reason) => string} reasonWords
 * @property {(cast: Cast<K>, turn: TurningPoint) => string} turnWords
 * @property {(cast: Cast<K>, lesson: GameLesson, actions: {chosen: string, better: string}) => string}
 *   lessonWords
 */

/** @type {Partial<Record<FamilyKey, unknown>>} */
const WORDS = { castle: castleReview };

/**
 * How the family of a game says its review; null if it has none.
 * @param {Cast} cast
 */
export const reviewWordsOf = (cast) => /** @type {ReviewWords|null} */ (WORDS[cast.facts.family] ?? null);
