// What goes along to the table of those who play once more: what was said, and who is expected there. It
// stays in this page: whoever sits down at the new table for the first time does not read what others said.

/** @import { ChairView, Line } from "../wire.js" */
/** @typedef {{chairs: ChairView[], talk: Line[]}} LastGame who sat at the table before, and what was said */

const games = /** @type {Map<string, LastGame>} */ (new Map());

/** Keeps what goes along to a table. @param {string} table @param {LastGame} game */
export const keepLastGame = (table, game) => void games.set(table, game);

/** What came along to a table, if one came from another. @param {string} table */
export const lastGameOf = (table) => games.get(table);
