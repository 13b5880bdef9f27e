// The review of a game of intrigue in words: what was done, what was known, what there is to learn.
import { seatPerson, seatWords } from "../persons.js";
import { t } from "../words.js";
import { goodName, goodsWords, roleName } from "./sentences.js";

/** @import { GameLesson, IntrigueAction, Reason } from "../wire.js" */
/** @import { ReviewWords } from "../review/families.js" */
/** @import { IntrigueCast } from "./sentences.js" */

/** What somebody could do. @param {IntrigueCast} cast @param {IntrigueAction} action */
const actionWords = (cast, { verb, what, player, suit, goods }) =>
  t(`action-${verb}`, {
    what: what ?? "",
    who: player === undefined ? "" : cast.names[player],
    good: suit === undefined ? "" : goodName(suit),
    goods: goods ? goodsWords(goods) : "",
  });

/** Something that the player knew. @param {IntrigueCast} cast @param {Reason} reason */
const reasonWords = (cast, { key, seat, chance, cards, good, role }) =>
  t(`review-reason-${key}`, {
    rival: typeof seat === "number" ? seatWords(cast, seat) : "",
    chance: Math.round(100 * (chance ?? 0)),
    count: cards ?? 0,
    good: typeof good === "number" ? goodName(good) : "",
    role: typeof role === "number" ? roleName(role) : "",
  });

/**
 * What there is to learn.
 * @param {IntrigueCast} cast @param {GameLesson} lesson
 * @param {{chosen: string, better: string}} actions what was done, and what was better
 */
const lessonWords = (cast, { key, loss, rival }, actions) =>
  t(`review-lesson-${key}`, {
    ...actions,
    rival: typeof rival === "number" ? seatWords(cast, rival) : "",
    loss: Math.max(1, Math.round(100 * loss)),
  });

/** The card game. @type {ReviewWords<"intrigue">} */
export const intrigueReview = {
  actionWords,
  decisionWords: actionWords,
  reasonWords,
  lessonWords,
  turnWords: (cast, { key, actor }) =>
    t(
      `review-turn-${key}`,
      actor === null ? {} : { actor: seatWords(cast, actor), "actor-is": seatPerson(cast, actor) },
    ),
  unjudgedWords: () => t("review-untold"),
  believedWords: (_cast, { role }) => (typeof role === "number" ? roleName(role) : ""),
};
