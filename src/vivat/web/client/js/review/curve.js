// The curve of everybody's chance to win. The same stands below it as a list, so a screen reader is told
// nothing twice.
import { html } from "../html.js";
import { go } from "../router.js";
import { dashesOf, seatIdentity } from "../table/identity.js";
import { t } from "../words.js";

/** @import { CurvePoint } from "../wire.js" */

const WIDTH = 640;
const HEIGHT = 260;
const LEFT = 70;
const RIGHT = 10;
const TOP = 10;
const BOTTOM = 24;

/**
 * Where a point of the curve is drawn.
 * @param {CurvePoint[]} curve
 * @param {{left: number, top: number, width: number, height: number}} frame
 */
export function placing(curve, { left, top, width, height }) {
  const first = curve[0].move;
  const length = Math.max(1, curve[curve.length - 1].move - first);
  return {
    /** @param {number} move */
    x: (move) => left + (width * (move - first)) / length,
    /** @param {number} chance */
    y: (chance) => top + height * (1 - chance),
  };
}

/** The chances of a seat, as it knew or as it was. @param {CurvePoint} point @param {boolean} truth */
export const chancesAt = (point, truth) => (truth ? point.true : point.known);

/** The last point up to a move. @param {CurvePoint[]} curve @param {number} at */
export const pointAt = (curve, at) => curve.filter(({ move }) => move <= at).at(-1) ?? curve[0];

/** The first point of each round. @param {CurvePoint[]} curve */
export const roundStarts = (curve) =>
  curve.filter((point, number) => number < curve.length - 1 && point.round !== curve[number - 1]?.round);

/**
 * @typedef {object} CurveProps
 * @property {CurvePoint[]} curve
 * @property {number} seat whose line is drawn boldly, with its range
 * @property {boolean} truth
 * @property {number|null} at the chosen moment
 * @property {(move: number) => string} link to a moment
 */

/** Chances over the game; each moment is a link. @param {CurveProps} props */
export function Curve({ curve, seat, truth, at, link }) {
  const frame = { left: LEFT, top: TOP, width: WIDTH - LEFT - RIGHT, height: HEIGHT - TOP - BOTTOM };
  const { x, y } = placing(curve, frame);
  const seats = curve[0].known.map((_chance, number) => number);
  /** @param {number[][]} points */
  const path = (points) => points.map(([px, py], number) => `${number ? "L" : "M"}${px} ${py}`).join("");
  const band = [
    ...curve.map(({ move, high }) => [x(move), y(high[seat])]),
    ...[...curve].reverse().map(({ move, low }) => [x(move), y(low[seat])]),
  ];
  return html`
    <svg class="review-curve" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      ${[0, 25, 50, 75, 100].map(
        (part) => html`
          <g key=${part}>
            <path class="grid" d=${`M${LEFT} ${y(part / 100)}H${WIDTH - RIGHT}`} />
            <text x=${LEFT - 4} y=${y(part / 100) + 4} text-anchor="end">${`${part} %`}</text>
          </g>
        `,
      )}
      ${roundStarts(curve).map(
        ({ move, round }) => html`
          <g key=${round}>
            <path class="grid" d=${`M${x(move)} ${TOP}V${HEIGHT - BOTTOM}`} />
            <text x=${x(move) + 3} y=${HEIGHT - 7}>${t("review-round", { round })}</text>
          </g>
        `,
      )}
      ${
        truth
          ? null
          : html`
              <path class=${`band ${seatIdentity(seat).look}`} d=${`${path(band)}Z`} />
            `
      }
      ${seats.map(
        (each) => html`
          <path
            key=${each}
            class=${`line ${seatIdentity(each).look} ${each === seat ? "chosen" : ""}`}
            d=${path(curve.map((point) => [x(point.move), y(chancesAt(point, truth)[each])]))}
            stroke-dasharray=${dashesOf(each)}
          />
        `,
      )}
      ${
        at === null
          ? null
          : html`
              <path class="now" d=${`M${x(at)} ${TOP}V${HEIGHT - BOTTOM}`} />
            `
      }
      ${curve.map((point, number) => {
        const from = number ? (x(curve[number - 1].move) + x(point.move)) / 2 : LEFT;
        const to =
          number < curve.length - 1 ? (x(curve[number + 1].move) + x(point.move)) / 2 : WIDTH - RIGHT;
        return html`
          <a
            key=${point.move}
            href=${link(point.move)}
            tabindex="-1"
            onClick=${(/** @type {Event} */ event) => {
              event.preventDefault();
              go(link(point.move), true);
            }}
          >
            <rect class="touch" x=${from} y=${TOP} width=${to - from} height=${HEIGHT - TOP - BOTTOM} />
          </a>
        `;
      })}
    </svg>
  `;
}

/** How a seat's line is drawn, beside its name. @param {{seat: number}} props */
export function LineSign({ seat }) {
  return html`
    <svg class="review-sign" viewBox="0 0 40 10" width="40" height="10" aria-hidden="true">
      <path class=${`line ${seatIdentity(seat).look}`} d="M0 5H40" stroke-dasharray=${dashesOf(seat)} />
    </svg>
  `;
}
