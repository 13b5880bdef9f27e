// The castle games in words: characters, votes, cards.
import { playerWords, seatWords } from "../persons.js";
import { VOTES } from "../wire.js";
import { t } from "../words.js";

/** @import { Reference } from "../wire.js" */
/** @import { Cast } from "../families/types.js" */
/** @typedef {Cast<"castle">} CastleCast */

/**
 * The name of a character as this game calls it; empty for nobody.
 * @param {CastleCast} cast @param {number|null|undefined} character
 */
export function characterName(cast, character) {
  if (character === null || character === undefined) return "";
  return character === cast.facts.jester ? t("jester") : (cast.facts.characters[character] ?? "");
}

/** The characters on a Favourites card. @param {CastleCast} cast @param {number} card */
const cardWords = (cast, card) =>
  cast.facts.favourites[card].map((each) => characterName(cast, each)).join(", ");

/** What a sentence names, in words. @param {CastleCast} cast @param {Reference} named @returns {string} */
export function castleWords(cast, named) {
  switch (named.kind) {
    case "player":
      return playerWords(cast, named.number);
    case "seat":
      return seatWords(cast, named.number);
    case "seats":
      return named.numbers.map((seat) => seatWords(cast, seat)).join(", ");
    case "character":
      return characterName(cast, named.number);
    case "card":
      return cardWords(cast, named.number);
    case "ambition":
      return t(`ambition-${named.number + 1}`);
    case "vote":
      return t(`vote-${VOTES[named.number]}`);
    default:
      return "";
  }
}

/** A number with a real minus. @param {number} points */
export const signed = (points) => String(points).replace("-", "−");
