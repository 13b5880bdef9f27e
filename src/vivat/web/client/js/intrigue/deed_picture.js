// Small pictures of what people do to each other: in a line of the log, or large in the scene.
import { artOf } from "../art.js";
import { html } from "../html.js";

export const DEED_PICTURES = /** @type {const} */ ([
  "murder",
  "accusation",
  "arrest",
  "betrayal",
  "alliance",
  "power-flipped",
  "victory",
  "bribe",
  "look",
  "trade",
]);

/** @param {{deed: typeof DEED_PICTURES[number], size?: number}} props */
export function DeedPicture({ deed, size = 24 }) {
  return html`
    <svg class="drawn" viewBox="-2 -2 68 68" width=${size} height=${size} aria-hidden="true">
      <use href=${artOf("court/deeds", deed)} width="64" height="64" />
    </svg>
  `;
}
