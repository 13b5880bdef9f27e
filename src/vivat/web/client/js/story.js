// What happened, in words: every line of a table's log as a sentence.
import { castleSentence } from "./castle/sentences.js";
import { proposalWords } from "./castle/moves.js";
import { intrigueSentence } from "./intrigue/sentences.js";
import { t } from "./words.js";

/** @import { CastleAction, CastleEvent, GameEvent, GameFacts, IntrigueEvent, Line, View } from "./wire.js" */
/** @import { CastleCast } from "./castle/sentences.js" */
/** @import { IntrigueCast } from "./intrigue/sentences.js" */

/**
 * Who plays, and what does not change in a game.
 * @template {GameFacts} F
 * @typedef {{names: string[], seatNames: string[], facts: F}} Cast
 */
/** @typedef {Cast<GameFacts>} AnyCast of either family */

/** @template {GameFacts} F @param {View} view @param {F} facts @returns {Cast<F>} */
export function castOf(view, facts) {
  const names = view.places.map((place) => place.name || t("open-place"));
  /** @type {string[][]} */
  const seats = [];
  view.places.forEach((place, number) => (seats[place.seat] ??= []).push(names[number]));
  return { names, seatNames: seats.map((players) => players.join(" + ")), facts };
}

/** Whether a cast plays a castle game. @param {AnyCast} cast @returns {cast is CastleCast} */
const isCastle = (cast) => cast.facts.family === "castle";

/** An event of the game as a sentence. @param {AnyCast} cast @param {GameEvent} event */
export function eventSentence(cast, event) {
  const text = isCastle(cast)
    ? castleSentence(cast, /** @type {CastleEvent} */ (event))
    : intrigueSentence(/** @type {IntrigueCast} */ (cast), /** @type {IntrigueEvent} */ (event));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What was said, or proposed. @param {AnyCast} cast @param {Line} line */
function textOf(cast, line) {
  if (line.kind === "phrase") return t(`phrase-${line.text}`);
  if (line.action && isCastle(cast)) return proposalWords(cast, /** @type {CastleAction} */ (line.action));
  return line.text ?? "";
}

/** A line as a sentence; empty where there is nothing to say. @param {AnyCast} cast @param {Line} line */
export function sentence(cast, line) {
  if (line.event) {
    const said = eventSentence(cast, line.event);
    return line.by === "clock" ? `${said} ${t("line-by-clock")}` : said;
  }
  if (["ballot", "noted", "discarded"].includes(line.kind)) return "";
  if (line.kind === "finished" && isCastle(cast)) return ""; // the castle's last event has said so
  const facts = {
    name: line.name || (line.place === undefined ? "" : cast.names[line.place]),
    text: textOf(cast, line),
    other: line.other === undefined ? "" : cast.names[line.other],
    seat: line.seat === undefined ? "" : cast.seatNames[line.seat],
  };
  if (["said", "phrase"].includes(line.kind)) return t(line.team ? "line-said-team" : "line-said", facts);
  if (line.kind === "arranged") return t(line.text ? "line-arranged" : "line-opened-place", facts);
  return t(`line-${line.kind}`, facts);
}

/**
 * Whether a line tells an event of one of these kinds.
 * @param {Line} line
 * @param {GameEvent["kind"][]} kinds
 */
export const tells = (line, ...kinds) => line.event !== undefined && kinds.includes(line.event.kind);

/**
 * Events that a table has told in other words already: a ballot was cast, and then it is turned over.
 * @param {Line} line
 */
export const isEcho = (line) => tells(line, "sealed", "ballot");

/** Lines that tell what is on the viewer's own secret cards. @param {Line} line */
export const isOwnSecret = (line) =>
  tells(line, "favourites-dealt", "ambition-offered", "ambition-kept", "role-dealt");

/** Lines that would give away what the viewer has covered. @param {Line} line */
export const isCovered = (line) => isOwnSecret(line) || tells(line, "role-seen");

/** Lines that begin a group in the log. @param {Line} line */
export const beginsGroup = (line) =>
  line.kind === "started" || tells(line, "round-begins", "turn-begins", "candidate");

/**
 * Lines without the votes whose cards were discarded: the server says from which event on votes may be read.
 * @param {Line[]} lines
 * @param {View} view
 */
export function withoutDiscarded(lines, view) {
  const open = view.game?.family === "castle" ? view.game.open_votes : 0;
  let event = 0;
  return lines.filter((line) => {
    if (!["event", "discarded"].includes(line.kind) || line.game !== view.games) return true;
    event += 1;
    return !line.fades || event > open;
  });
}
