// The characters as drawn figures. What each looks like is in a file of its own in `art/castle/figures`, and
// the server sends these as one; faces and arms are shared and take the colours of whoever wears them. An
// initial on the chest tells them apart without colours.
import { artOf } from "../art.js";
import { html, useMemo, useRef } from "../html.js";
import { useGazes } from "./liveliness.js";
import { lookOf } from "./looks.js";

/** @import { Look } from "./looks.js" */

/** @typedef {"calm"|"proud"|"dismayed"} Expression */

/** Every expression that a figure has. @type {readonly Expression[]} */
export const EXPRESSIONS = ["calm", "proud", "dismayed"];

/** A drawn part. @param {{of: string, part: string, class?: string, transform?: string}} props */
function Part({ of, part, class: kind, transform }) {
  return html`
    <use class=${kind} href=${artOf("castle/figures", `${of}-${part}`)} transform=${transform} />
  `;
}

const MIRRORED = "scale(-1 1)";

/** Both arms, as one feels, unless one holds something. @param {Look & {expression: Expression}} props */
function Arms({ own, holds, expression }) {
  if (own) return null;
  const arm = `${expression}-arm`;
  return html`
    <${Part} of="kit" part=${arm} />
    ${
      holds
        ? html`
            <${Part} of="kit" part="holding-arm" />
          `
        : html`
            <${Part} of="kit" part=${arm} transform=${MIRRORED} />
          `
    }
  `;
}

/** @param {Look & {expression: Expression}} props */
function Features({ art, own, lashes, expression }) {
  const of = own ? art : "kit";
  return html`
    ${
      own
        ? null
        : html`
            <${Part} of=${of} part="cheeks" />
            <${Part} of=${of} part="nose" />
          `
    }
    <${Part} of=${of} part="eyes" />
    <${Part} of=${of} part="pupils" class="pupils" />
    ${
      lashes && expression !== "proud"
        ? html`
            <${Part} of=${of} part="lashes" />
          `
        : null
    }
    <${Part} of=${of} part="lids" class="lids" />
    <${Part} of=${of} part=${expression} />
  `;
}

/**
 * A whole figure: its feet stand at 0,0, its head is around 0,−64, its hat below −106.
 * @typedef {object} FaceProps
 * @property {string} figure as the server names it
 * @property {Expression} [expression]
 * @property {boolean} [crowned]
 */

/**
 * A figure as it is drawn, at 0,0 of the picture around it. Its forty parts are worked out when it changes,
 * not whenever something else in the picture does.
 * @param {FaceProps} props
 */
export function Face({ figure, expression = "calm", crowned = false }) {
  const face = useRef(/** @type {SVGGElement|null} */ (null));
  useGazes(face);
  return useMemo(() => drawnFace(face, figure, expression, crowned), [figure, expression, crowned]);
}

/**
 * @param {{current: SVGGElement|null}} face where it is kept
 * @param {string} figure
 * @param {Expression} expression
 * @param {boolean} crowned
 */
function drawnFace(face, figure, expression, crowned) {
  const look = lookOf(figure);
  const [x, y, size, tilt] = look.crown ?? [0, -80, 1, 0];
  const [badgeX, badgeY] = look.badge ?? [0, -25];
  const crown =
    crowned &&
    html`
      <${Part}
        of="kit"
        part="crown"
        class="worn-crown"
        transform=${`translate(${x} ${y}) rotate(${tilt}) scale(${size})`}
      />
    `;
  return html`
    <g
      ref=${face}
      class=${`face ${expression}`}
      style=${`--skin: ${look.skin}; --sleeve: ${look.sleeve}; --brow: ${look.brow}`}
    >
      <ellipse class="shadow" rx="27" ry="4" />
      <g class="rim">
        ${["back", "body", "head", "front"].map(
          (part) => html`
            <${Part} key=${part} of=${look.art} part=${part} />
          `,
        )}
        <${Arms} ...${look} expression=${expression} />
        ${crown}
      </g>
      <${Part} of=${look.art} part="back" />
      <${Part} of=${look.art} part="body" />
      <${Part} of=${look.art} part="head" />
      <${Features} ...${look} expression=${expression} />
      <${Part} of=${look.art} part="front" />
      <circle class="badge" cx=${badgeX} cy=${badgeY} r="10" />
      <text class="initial" x=${badgeX} y=${badgeY + 5.3} text-anchor="middle">
        ${look.sign ?? figure.charAt(0).toUpperCase()}
      </text>
      <${Arms} ...${look} expression=${expression} />
      ${crown}
    </g>
  `;
}

/**
 * A figure by itself.
 * @param {FaceProps & {class?: string}} props
 */
export function Portrait({ class: kind = "", ...figure }) {
  return html`
    <svg class=${kind} viewBox="-40 -107 80 110" aria-hidden="true">
      <${Face} ...${figure} />
    </svg>
  `;
}

/** How far two who stand together are apart. */
const APART = 72;

/** Several in a row, as for a picture. @param {{figures: readonly string[], class?: string}} props */
export function Company({ figures, class: kind = "company" }) {
  return html`
    <svg class=${kind} viewBox=${`-38 -108 ${figures.length * APART + 6} 113`} aria-hidden="true">
      ${figures.map(
        (figure, number) => html`
          <g key=${figure} transform=${`translate(${number * APART} 0)`}>
            <${Face} figure=${figure} />
          </g>
        `,
      )}
    </svg>
  `;
}
