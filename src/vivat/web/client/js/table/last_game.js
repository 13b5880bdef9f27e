// What goes along to the table of those who play once more: what was said, and who is expected there. It
// stays in this tab, over a reload too: whoever sits down at the new table for the first time does not read
// what others said.

/** @import { ChairView, Line } from "../wire.js" */
/** @typedef {{chairs: ChairView[], talk: Line[]}} LastGame who sat at the table before, and what was said */

/** The tab keeps one: whoever plays on at a third table has read it. */
const KEY = "vivat-last-game";

/** @type {{table: string, game: LastGame}|null} */
let last = kept();

/** What this tab has kept; null where a browser keeps nothing. */
function kept() {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps what goes along to a table. @param {string} table @param {LastGame} game */
export function keepLastGame(table, game) {
  last = { table, game };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(last));
  } catch {
    // It is there until the page is loaded anew.
  }
}

/** What came along to a table, if one came from another. @param {string} table */
export const lastGameOf = (table) => (last?.table === table ? last.game : undefined);
