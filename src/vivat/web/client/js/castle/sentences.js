// The castle games in words: characters, votes, cards.
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

/** A seat as a sentence names it: the Emissary too. @param {CastleCast} cast @param {number} seat */
export const seatName = (cast, seat) => cast.seatNames[seat] ?? t("emissary");

/** The characters on a Favourites card. @param {CastleCast} cast @param {number} card */
const cardWords = (cast, card) =>
  cast.facts.favourites[card].map((each) => characterName(cast, each)).join(", ");

/** What a sentence names, in words. @param {CastleCast} cast @param {Reference} named @returns {string} */
export function castleWords(cast, named) {
  switch (named.kind) {
    case "player":
      return cast.names[named.number] ?? t("emissary");
    case "seat":
      return seatName(cast, named.number);
    case "seats":
      return named.numbers.map((seat) => cast.seatNames[seat]).join(", ");
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
