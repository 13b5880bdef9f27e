// How each family says its reviews.
import { castleReview } from "../castle/review_words.js";
import { intrigueReview } from "../intrigue/review_words.js";

/** @import { Believed, CoachReason, GameLesson, Reason, ReviewedDecision, TurningPoint } from "../wire.js" */
/** @import { Cast, FamilyKey, FamilyTypes } from "../families/types.js" */

/**
 * @template {FamilyKey} [K=FamilyKey]
 * @typedef {object} ReviewWords
 * @property {(cast: Cast<K>, action: FamilyTypes[K]["action"], partner?: number|null) => string} actionWords
 * @property {(reason: CoachReason, cast: Cast<K>) => Record<string, string|number>} becauseFacts what is
 * named in
 *   what speaks for a choice
 * @property {boolean} hasChances whether choices are told with their chance, on the same scale as the curve
 * @property {(cast: Cast<K>, action: FamilyTypes[K]["action"], decision: ReviewedDecision) => string}
 * decisionWords
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
