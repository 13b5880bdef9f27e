// What a lesson lights of an intrigue table: places in the document, by what the note shows.

/** @import { IntrigueAction, LessonNote } from "../wire.js" */
/** @import { Highlights } from "../families/family.js" */

/** @type {Partial<Record<LessonNote["shows"][number], string[]>>} */
const PARTS = {
  board: [".intrigue > .scene"],
  cards: [".hand .suits"],
  role: [".hand .rolecard"],
  players: [".hall .seat:not(.me) .player-chair"],
  piles: [".piles"],
  ask: [".ask .actions", ".ask .desk"],
  news: [".notes .private"],
};

/** What is touched to do something, first and then. @param {IntrigueAction} action */
function touched({ verb, player, what, suit, text }) {
  const kind = `.actions [data-verb="${verb}"]`;
  const button = `.choices [data-action="${text}"], .desk [data-action="${text}"]`;
  if (player !== undefined) return [`.hall .seat:nth-child(${player + 1}) .player-chair`, kind, button];
  if (verb === "buy") return [`.piles .pile-${what}`, kind, button];
  if (verb === "sell") return [`.suits .suit:nth-child(${(suit ?? 0) + 1})`, kind, button];
  return [kind, button];
}

/** What a lesson lights of an intrigue table. @type {Highlights<"intrigue">} */
export function intrigueHighlights(shows, answer, legal) {
  const action = legal.find(({ text }) => text === answer);
  return shows.flatMap((part) => PARTS[part] ?? (action ? touched(action) : []));
}
