// The review of a game of intrigue in words: what turned it. Its decisions are not weighed yet.
import { seatPerson, seatWords } from "../persons.js";
import { t } from "../words.js";

/** @import { ReviewWords } from "../review/families.js" */

/** The card game. @type {ReviewWords<"intrigue">} */
export const intrigueReview = {
  actionWords: () => "",
  decisionWords: () => "",
  reasonWords: () => "",
  lessonWords: () => "",
  turnWords: (cast, { key, actor }) =>
    t(
      `review-turn-${key}`,
      actor === null ? {} : { actor: seatWords(cast, actor), "actor-is": seatPerson(cast, actor) },
    ),
};
