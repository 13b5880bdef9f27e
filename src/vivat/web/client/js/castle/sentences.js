// The castle games in words: characters, votes, cards.
import { personOf, playerWords, seatWords } from "../persons.js";
import { VOTES } from "../wire.js";
import { t } from "../words.js";

/** @import { Named } from "../wire.js" */
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

/** Characters in a row. @param {CastleCast} cast @param {readonly number[]} characters */
const charactersWords = (cast, characters) => characters.map((each) => characterName(cast, each)).join(", ");

/**
 * What messages choose by beside a name: whether a character is the Jester, and who somebody is.
 * @param {CastleCast} cast @param {Named} named
 */
export function castleKind(cast, named) {
  if (named.kind === "character") return named.number === cast.facts.jester ? "jester" : "other";
  return personOf(cast, named);
}

/**
 * A character as messages take it: its name, and whether it is the Jester.
 * @param {CastleCast} cast @param {number|null|undefined} character
 */
export const about = (cast, character) => ({
  character: characterName(cast, character),
  "character-is": character === cast.facts.jester ? "jester" : "other",
});

/** What a sentence names, in words. @param {CastleCast} cast @param {Named} named @returns {string} */
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
    case "characters":
      return charactersWords(cast, named.numbers);
    case "card":
      return charactersWords(cast, cast.facts.favourites[named.number]);
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
