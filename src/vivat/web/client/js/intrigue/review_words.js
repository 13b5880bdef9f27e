// The review of a game of intrigue in words: what was done, what was known, what there is to learn.
import { seatPerson, seatWords } from "../persons.js";
import { t } from "../words.js";
import { reasonFacts } from "./coach.js";
import { goodName, goodsWords, roleName } from "./sentences.js";

/** @import { GameLesson, IntrigueAction, Reason } from "../wire.js" */
/** @import { ReviewWords } from "../review/families.js" */
/** @import { IntrigueCast } from "./sentences.js" */

/** What is done with a partner whom the action does not name. @type {IntrigueAction["verb"][]} */
const WITH_PARTNER = ["accept", "decline", "counter", "join", "refuse"];

/**
 * What somebody could do, with whom, and for what.
 * @param {IntrigueCast} cast @param {IntrigueAction} action @param {number|null} [partner]
 */
const actionWords = (cast, { verb, what, player, suit, goods, payment }, partner) => {
  const whom = player ?? partner;
  const isWith = WITH_PARTNER.includes(verb) && typeof partner === "number";
  const isOwn = verb === "seize-power" || isWith;
  return t(isOwn ? `review-action-${verb}` : `action-${verb}`, {
    what: what ?? (isOwn && (payment || suit !== undefined) ? "paid" : ""),
    who: typeof whom === "number" ? cast.names[whom] : "",
    good: suit === undefined ? "" : goodName(suit),
    goods: goods ? goodsWords(goods) : "",
    paid: payment ? goodsWords(payment) : "",
  });
};

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
  decisionWords: (cast, action, { partner }) => actionWords(cast, action, partner),
  becauseFacts: reasonFacts,
  hasChances: false,
  reasonWords,
  lessonWords,
  turnWords: (cast, { key, actor, action }) => {
    /** @type {Record<string, string|number>} */
    const who = actor === null ? {} : { actor: seatWords(cast, actor), "actor-is": seatPerson(cast, actor) };
    if (!action) return t(`review-turn-${key}`, who);
    return t("review-turn-done", { ...who, done: actionWords(cast, /** @type {IntrigueAction} */ (action)) });
  },
  unjudgedWords: () => t("review-untold"),
  believedWords: (_cast, { role }) => (typeof role === "number" ? roleName(role) : ""),
};
