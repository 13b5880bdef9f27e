// The table in a moment that is past: the game as it was then, people, talk and clocks as they are now.

/** @import { View } from "../wire.js" */

/** Of a view, what belongs to a moment of the game; the rest is as it is now. */
const OF_THE_GAME = /** @type {const} */ ([
  "status",
  "decision",
  "asked",
  "waited_for",
  "voted",
  "ballot",
  "proposal",
  "session",
  "session_winners",
  "games",
  "game",
  "legal",
  "refused",
  "knowledge",
  "role_claims",
  "sure_winners",
]);
/** A moment in which nobody is asked. @param {View} view @returns {View} */
const unasked = (view) => ({
  ...view,
  asked: [],
  waited_for: [],
  ballot: null,
  proposal: null,
  legal: [],
  refused: [],
});

/**
 * A table while one catches up: the game as it was, the rest as it is, and nobody is asked.
 * @param {View} latest
 * @param {View} then
 */
export const viewThen = (latest, then) =>
  unasked({ ...latest, ...Object.fromEntries(OF_THE_GAME.map((name) => [name, then[name]])) });
