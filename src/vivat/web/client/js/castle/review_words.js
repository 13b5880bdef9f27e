// The review of a castle game in words: what was done, what was known, what there is to learn.
import { seatPerson, seatWords } from "../persons.js";
import { VOTES } from "../wire.js";
import { t } from "../words.js";
import { reasonFacts } from "./coach.js";
import { about, characterName } from "./sentences.js";

/** @import { CastleAction, GameLesson, Reason, ReviewedDecision, TurningPoint } from "../wire.js" */
/** @import { ReviewWords } from "../review/families.js" */
/** @import { CastleCast } from "./sentences.js" */

/** Hundredths. @param {number} chance */
const hundredths = (chance) => Math.round(100 * chance);

/** What somebody could do. @param {CastleCast} cast @param {CastleAction} action */
function actionWords(cast, { verb, character, floor, vote, ambition }) {
  return t(`action-${verb}`, {
    ...about(cast, character),
    floor: floor ?? 0,
    vote: vote === null || vote === undefined ? "" : t(`vote-${VOTES[vote]}`),
    ambition: ambition === null || ambition === undefined ? "" : t(`ambition-${ambition + 1}`),
  });
}

/**
 * Somebody in a sentence, with how verbs agree.
 * @param {CastleCast} cast
 * @param {string} name
 * @param {number|null|undefined} seat
 */
const somebody = (cast, name, seat) =>
  seat === null || seat === undefined
    ? {}
    : { [name]: seatWords(cast, seat), [`${name}-is`]: seatPerson(cast, seat) };

/**
 * What somebody did or could have done; of a ballot, for whom.
 * @param {CastleCast} cast @param {CastleAction} action @param {ReviewedDecision} decision
 */
function decisionWords(cast, action, { reasons }) {
  const candidate = reasons.find(({ character }) => character !== undefined)?.character;
  const words = actionWords(cast, action);
  if (action.verb !== "vote" || candidate === undefined) return words;
  return t("review-ballot", { ...about(cast, candidate), vote: words });
}

/** Something that the seat knew. @param {CastleCast} cast @param {Reason} reason */
function reasonWords(cast, { key, character, seat, points, chance, cards }) {
  return t(`review-reason-${key}`, {
    ...about(cast, character),
    ...somebody(cast, "rival", seat),
    points: points ?? 0,
    chance: hundredths(chance ?? 0),
    cards: cards ?? 0,
  });
}

/** What happened at a turning point. @param {CastleCast} cast @param {TurningPoint} turn */
function turnWords(cast, { key, actor, character }) {
  return t(`review-turn-${key}`, {
    ...somebody(cast, "actor", actor),
    ...about(cast, character),
  });
}

/**
 * What there is to learn.
 * @param {CastleCast} cast @param {GameLesson} lesson
 * @param {{chosen: string, better: string}} actions what was done, and what was better
 */
function lessonWords(cast, { key, loss, character, rival }, actions) {
  return t(`review-lesson-${key}`, {
    ...actions,
    ...somebody(cast, "rival", rival),
    ...about(cast, character),
    loss: Math.max(1, hundredths(loss)),
  });
}

/** The castle games. @type {ReviewWords<"castle">} */
export const castleReview = {
  actionWords,
  decisionWords,
  becauseFacts: reasonFacts,
  hasChances: true,
  reasonWords,
  turnWords,
  lessonWords,
  believedWords: (cast, { character }) => characterName(cast, character),
  unjudgedWords: () => "",
};
