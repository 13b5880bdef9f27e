// How a game of intrigue is told: what its sentences name, and a deed in one line.
import { html } from "../html.js";
import { personOf } from "../persons.js";
import { DeedPicture, isDrawn } from "./deed_picture.js";
import { intrigueWords } from "./sentences.js";

/** @import { IntrigueDeedView } from "../wire.js" */
/** @import { Telling } from "../families/telling.js" */

/** What happens to somebody without anybody's decision. @type {IntrigueDeedView["kind"][]} */
const UNDECIDED = ["deal", "turn", "missed-turn", "victory"];

/** Whether whom it was done to has had a say in it. @param {IntrigueDeedView["result"]} result */
const isAnswer = (result) => ["accepted", "declined", "allied", "refused"].includes(result ?? "");

/** How intrigue is told. @type {Telling<"intrigue">} */
export const intrigueTelling = {
  reference: intrigueWords,
  kind: personOf,
  proposal: (_cast, action) => action.text,
  tellsTheEnd: false,
  doers: ({ player, kind }) => (player === undefined || UNDECIDED.includes(kind) ? [] : [player]),
  concerns: ({ player, other, result }, me) => other === me && player !== me && !isAnswer(result),
  answered: ({ other, result }, me) => other === me && isAnswer(result),
  happened: ({ kind, weight }) => weight > 0 && kind !== "deal",
  gist: ({ sentences }) => sentences,
  sounds: [
    ["murder", ["assassination"]],
    ["arrested", ["arrest"]],
    ["allied", ["allied"]],
    ["coin", ["turn", "sale", "bribe", "accepted", "extortion"]],
    ["card", ["purchase", "seizure"]],
  ],
  sign: ({ kind }) =>
    isDrawn(kind)
      ? html`
          <${DeedPicture} kind=${kind} size=${22} />
        `
      : null,
};
