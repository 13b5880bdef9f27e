// What adorns a coronation: rays behind the throne, and paper that rains on the castle.
import { html } from "../html.js";
import { GROUND, THRONE_ROOM } from "./geometry.js";

/** @import { Edges } from "./geometry.js" */

const [LEFT, TOP, WIDTH, HEIGHT] = THRONE_ROOM;
const RAYS = [...Array(12).keys()];
const SCRAPS = [...Array(44).keys()];
const COLOURS = 5;

/** A number below one, the same every time: the golden section spreads them. @param {number} number */
const spread = (number) => (number * 0.618034) % 1;

/** Rays behind whoever sits on the throne. */
export const Rays = () => html`
  <svg class="rays" x=${LEFT} y=${TOP} width=${WIDTH} height=${HEIGHT} aria-hidden="true">
    <g transform=${`translate(${WIDTH / 2} 62)`}>
      <g class="turning">
        ${RAYS.map(
          (ray) => html`
            <path key=${ray} d="M0 0-26-240H26z" transform=${`rotate(${(ray * 360) / RAYS.length})`} />
          `,
        )}
      </g>
    </g>
  </svg>
`;

/** Paper in all colours, falling before everybody. @param {{edges: Edges}} props */
export const Confetti = ({ edges: { left, right } }) => html`
  <g class="confetti" aria-hidden="true" style=${`--fall: ${GROUND + 60}px`}>
    ${SCRAPS.map((scrap) => {
      const x = left + spread(scrap + 1) * (right - left);
      const late = spread(3 * scrap + 2) * 0.9;
      return html`
        <g key=${scrap} transform=${`translate(${x} -30)`}>
          <rect
            class=${`scrap-${scrap % COLOURS}`}
            style=${`animation-delay: ${late}s; --sway: ${scrap % 2 ? 60 : -60}px`}
            x="-7"
            y="-11"
            width="14"
            height=${scrap % 3 ? 22 : 14}
            rx="3"
          />
        </g>
      `;
    })}
  </g>
`;
