// Of whom a sentence speaks: of the reader, who is "you", of one or of several. Verbs agree with it: beside
// each `$who` that is somebody stands a `$who-is`.
import { listed, t } from "./words.js";

/** @import { Named } from "./wire.js" */
/** @import { Cast } from "./families/types.js" */
/** @typedef {"one"|"team"|"you"|"your-team"} Person */

/**
 * Who sits at a seat, as a sentence speaks of them.
 * @param {Cast} cast @param {number} seat @returns {Person}
 */
export function seatPerson(cast, seat) {
  const isTeam = cast.seats[seat]?.length > 1;
  if (cast.me?.seat === seat) return isTeam ? "your-team" : "you";
  return isTeam ? "team" : "one";
}

/** Those at a seat in a sentence: "you and Greta". @param {Cast} cast @param {number} seat */
export function seatWords(cast, seat) {
  const { me, names } = cast;
  const chairs = cast.seats[seat];
  if (!chairs) return t("emissary");
  if (me?.seat !== seat) return listed(chairs.map((chair) => names[chair]));
  const partner = chairs.find((chair) => chair !== me.chair);
  return partner === undefined ? t("reader") : t("reader-and", { name: names[partner] });
}

/** A player as a sentence speaks of them. @param {Cast} cast @param {number} player @returns {Person} */
export const playerPerson = (cast, player) => (cast.me?.chair === player ? "you" : "one");

/** A player in a sentence. @param {Cast} cast @param {number} player */
export const playerWords = (cast, player) =>
  cast.me?.chair === player ? t("reader") : (cast.names[player] ?? t("emissary"));

/**
 * What a sentence names as it speaks of it; null for what is nobody.
 * @param {Cast} cast @param {Named} named @returns {Person|null}
 */
export function personOf(cast, named) {
  if (named.kind === "player") return playerPerson(cast, named.number);
  return named.kind === "seat" ? seatPerson(cast, named.number) : null;
}

/** By seat, who sits there, for a heading. @param {Cast} cast */
export const seatNames = ({ seats, names }) =>
  seats.map((chairs) => listed(chairs.map((chair) => names[chair])));
