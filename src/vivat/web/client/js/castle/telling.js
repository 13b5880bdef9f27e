// How a castle game is told: what its sentences name, and a deed in one line.
import { proposalWords } from "./moves.js";
import { castleKind, castleWords } from "./sentences.js";

/** @import { Telling } from "../families/telling.js" */

/** How the castle games are told. @type {Telling<"castle">} */
export const castleTelling = {
  reference: castleWords,
  kind: castleKind,
  proposal: proposalWords,
  tellsTheEnd: true,
  doers: (deed, view) =>
    deed.seat === undefined
      ? []
      : view.chairs.flatMap(({ seat }, chair) => (seat === deed.seat ? [chair] : [])),
  concerns: () => false,
  answered: () => false,
  // What a count brought stands in a line of its own.
  happened: ({ kind, weight }) => weight > 0 && kind !== "round" && kind !== "count",
  gist: (deed) => (deed.kind === "election" && deed.is_done ? deed.sentences.slice(-1) : deed.sentences),
  sounds: [
    ["crowned", ["crowned"]],
    ["rejected", ["rejected", "cancelled"]],
    ["counted", ["count"]],
    ["ballot-laid", ["voted"]],
    ["stepped-up", ["move"]],
  ],
  sign: () => null,
};
