// What is drawn on an achievement card: a role, a deed, a figure of the castle, or the picture of a game.
import { html } from "../html.js";
import { Portrait } from "../castle/faces.js";
import { catalogue } from "../catalogue.js";
import { GameScene } from "./game_picture.js";
import { DRAWN_KINDS, DeedPicture } from "../intrigue/deed_picture.js";
import { RolePicture } from "../intrigue/role_picture.js";
import { ROLES } from "../wire.js";

/**
 * @import { CardPicture as Picture } from "../wire.js"
 * @typedef {{picture: Picture|null, earned: boolean}} Props
 */

/** A crown in wax, on a card that has no drawing of its own. */
const Seal = () => html`
  <svg class="seal" viewBox="0 0 40 40" aria-hidden="true">
    <circle cx="20" cy="20" r="17" />
    <path d="M10 26l2-13 5 6 3-9 3 9 5-6 2 13z" />
  </svg>
`;

/** What there is to be drawn; a host may name what we have no drawing of. @param {Props} props */
function drawing({ picture, earned }) {
  const kind = DRAWN_KINDS.find((each) => each === picture?.name);
  const role = ROLES.findIndex((each) => each === picture?.name);
  const game = catalogue.value?.games.find(({ key }) => key === picture?.name);
  if (picture?.kind === "role" && role >= 0) {
    return html`
      <${RolePicture} role=${role} width=${50} />
    `;
  }
  if (picture?.kind === "deed" && kind) {
    return html`
      <${DeedPicture} kind=${kind} size=${58} />
    `;
  }
  if (picture?.kind === "figure") {
    return html`
      <${Portrait} figure=${picture.name} expression=${earned ? "proud" : "calm"} crowned=${earned} />
    `;
  }
  if (picture?.kind === "game" && game) {
    return html`
      <svg viewBox="15 0 200 100" aria-hidden="true"><${GameScene} game=${game} /></svg>
    `;
  }
  return html`
    <${Seal} />
  `;
}

/** A picture only: its name stands beside it. @param {Props} props */
export const CardPicture = (props) => html`
  <span class=${`card-picture ${props.earned ? "earned" : ""}`} aria-hidden="true">${drawing(props)}</span>
`;
