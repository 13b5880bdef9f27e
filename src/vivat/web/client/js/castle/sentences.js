// The castle games in words: characters, and what happened.
import { PLACES, VOTES } from "../wire.js";
import { t } from "../words.js";

/** @import { CastleEvent, CastleFacts } from "../wire.js" */
/** @typedef {import("../story.js").Cast<CastleFacts>} CastleCast */
/** @typedef {"player"|"seat"|"character"|"place"|"vote"|"card"|"ambition"} Part what an event may name */
/** @typedef {"points"|"score"|"round"|"drawn"} Amount what it may count */

/** @param {CastleCast} cast @param {number|null|undefined} character */
export function characterName(cast, character) {
  if (character === null || character === undefined) return "";
  return character === cast.facts.jester ? t("jester") : (cast.facts.characters[character] ?? "");
}

/** The characters on a Favourites card. @param {CastleCast} cast @param {number} card */
const cardWords = (cast, card) =>
  cast.facts.favourites[card].map((each) => characterName(cast, each)).join(", ");

/** What happened. @param {CastleCast} cast @param {CastleEvent} event */
export function castleSentence(cast, event) {
  /** @type {{kind: string} & Partial<Record<Part | Amount, number>>} */
  const { kind, player, seat, character, place, vote, card, ambition, points, score, round, drawn } = event;
  const team = seat === undefined ? "" : cast.seatNames[seat];
  return t(`event-${kind}`, {
    who: player === undefined ? team : (cast.names[player] ?? t("emissary")),
    character: characterName(cast, character),
    ...PLACES[place ?? 0],
    vote: vote === undefined ? "" : t(`vote-${VOTES[vote]}`),
    names: card === undefined ? "" : cardWords(cast, card),
    ambition: ambition === undefined ? "" : t(`ambition-${ambition + 1}`),
    points: points ?? 0,
    score: score ?? 0,
    round: (round ?? 0) + 1,
    drawn: drawn ?? 0,
  });
}
