// How each family says its reviews.
import { castleReview } from "../castle/review_words.js";
import { intrigueReview } from "../intrigue/review_words.js";

/** @import { Believed, GameLesson, Reason, TurningPoint } from "../wire.js" */
/** @import { Cast, FamilyKey, FamilyTypes } from "../families/types.js" */

/**
 * @template {FamilyKey} [K=FamilyKey]
 * @typedef {object} ReviewWords
 * @property {(cast: Cast<K>, action: FamilyTypes[K]["action"]) => string} actionWords
 * @property {(cast: Cast<K>, action: FamilyTypes[K]["action"], reasons: Reason[]) => string} decisionWords
 * @property {(cast: Cast<K>, reason: Reason) => string} reasonWords
 * @property {(cast: Cast<K>, turn: TurningPoint) => string} turnWords
 * @property {(cast: Cast<K>, lesson: GameLesson, actions: {chosen: string, better: string}) => string}
 *   lessonWords
 * @property {(cast: Cast<K>, belief: Believed) => string} believedWords a likely Favourite, or a likely role
 * @property {() => string} unjudgedWords which decisions are not judged, and why; empty if all are
 */

const WORDS = { castle: castleReview, intrigue: intrigueReview };

/** How the family of a game says its review. @param {Cast} cast */
export const reviewWordsOf = (cast) =>
  /** @type {ReviewWords} */ (/** @type {unknown} */ (WORDS[cast.facts.family]));
