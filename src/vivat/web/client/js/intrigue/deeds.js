// How a deed of intrigue is told in one line.
import { html } from "../html.js";
import { DeedPicture, isDrawn } from "./deed_picture.js";

/** @import { IntrigueDeedView } from "../wire.js" */
/** @import { DeedTelling } from "../deeds.js" */

/** What happens to somebody without anybody's decision. @type {IntrigueDeedView["kind"][]} */
const UNDECIDED = ["deal", "turn", "missed-turn", "victory"];

/** @type {DeedTelling} */
export const courtDeeds = {
  doers: (deed) =>
    deed.family === "intrigue" && deed.player !== undefined && !UNDECIDED.includes(deed.kind)
      ? [deed.player]
      : [],
  concerns: (deed, me) => deed.family === "intrigue" && deed.other === me && deed.player !== me,
  gist: ({ sentences }) => sentences,
  sign: (deed) =>
    deed.family === "intrigue" && isDrawn(deed.kind)
      ? html`
          <${DeedPicture} kind=${deed.kind} size=${22} />
        `
      : null,
};
