// Small pictures of what people do to each other: in a line of the log, or large in the scene.
import { artOf } from "../art.js";
import { html } from "../html.js";

/** @import { IntrigueDeedView } from "../wire.js" */
/** @typedef {typeof DRAWN_KINDS[number]} DrawnKind */

/** The kinds of deeds that there is a drawing of (`art/intrigue/deeds.svg`). */
export const DRAWN_KINDS = /** @type {const} */ ([
  "assassination",
  "accusation",
  "arrest",
  "sabotage",
  "alliance",
  "seizure",
  "victory",
  "bribe",
  "investigation",
  "trade",
]);

/**
 * Whether there is a drawing of a kind of deed: not where nobody does anything to anybody.
 * @param {IntrigueDeedView["kind"]} kind
 * @returns {kind is DrawnKind}
 */
export const isDrawn = (kind) => DRAWN_KINDS.some((each) => each === kind);

/** The drawing of a kind of deed. @param {{kind: DrawnKind, size?: number}} props */
export function DeedPicture({ kind, size = 24 }) {
  return html`
    <svg class="drawn" viewBox="-2 -2 68 68" width=${size} height=${size} aria-hidden="true">
      <use href=${artOf("intrigue/deeds", kind)} width="64" height="64" />
    </svg>
  `;
}
