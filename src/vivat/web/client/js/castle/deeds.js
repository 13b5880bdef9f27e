// How a deed of a castle game is told in one line.

/** @import { DeedTelling } from "../deeds.js" */

/** @type {DeedTelling} */
export const castleDeeds = {
  doers: (deed, view) =>
    deed.family === "castle" && deed.seat !== undefined
      ? view.chairs.flatMap(({ seat }, chair) => (seat === deed.seat ? [chair] : []))
      : [],
  concerns: () => false,
  gist: (deed) => (deed.kind === "election" && deed.is_done ? deed.sentences.slice(-1) : deed.sentences),
  sign: () => null,
};
