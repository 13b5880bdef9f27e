// How a deed of intrigue is told in one line.
import { html } from "../html.js";
import { DeedPicture } from "./deed_picture.js";
import { pictureOf } from "./happening.js";

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
  sign: (deed) => {
    const picture = pictureOf(deed);
    return picture
      ? html`
          <${DeedPicture} deed=${picture} size=${22} />
        `
      : null;
  },
};
