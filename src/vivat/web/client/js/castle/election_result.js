// What an election has come to, played in the castle: the words on a ribbon, and how somebody is turned away.
import { html } from "../html.js";
import { t } from "../words.js";
import { THRONE_ROOM, TOP } from "./geometry.js";

/** @import { CastleDeedView } from "../wire.js" */

const [LEFT, UPPER, WIDTH, HEIGHT] = THRONE_ROOM;
const MIDDLE = LEFT + WIDTH / 2;
const GROUND = UPPER + HEIGHT;
/** Beyond every edge of the picture. */
const FAR = 4000;
const PUFFS = [-46, -24, 0, 24, 46];

/** The castle goes dark behind its people, and the land around it. */
export const Gloom = () => html`
  <rect class="gloom" x=${-FAR} y="0" width=${2 * FAR} height=${FAR} aria-hidden="true" />
`;

/** The floor before the throne opens. */
export const Trapdoor = () => html`
  <g class="trapdoor" transform=${`translate(${MIDDLE} ${GROUND})`} aria-hidden="true">
    <path class="pit" d="M-62-26H62L84 0H-84z" />
    <path class="flap" d="M-62-26-84 0l6 34 22-30z" />
    <path class="flap" d="M62-26 84 0l-6 34-22-30z" />
  </g>
`;

/** What rises where somebody has fallen. @param {{at: [number, number]}} props */
export const DustOfFall = ({ at: [x, y] }) => html`
  <g class="dust" transform=${`translate(${x} ${y + 44})`} aria-hidden="true">
    ${PUFFS.map(
      (puff) => html`
        <circle key=${puff} cx=${puff} r=${20 - Math.abs(puff) / 6} />
      `,
    )}
  </g>
`;

/**
 * The result in a few words, between the throne and the highest floor, so that it covers neither faces nor
 * points; the prompt says all of it.
 * @param {{result: NonNullable<CastleDeedView["result"]>}} props
 */
export const Proclamation = ({ result }) => html`
  <g class=${`proclamation ${result}`} transform=${`translate(${MIDDLE} ${TOP + 4})`} aria-hidden="true">
    <g class="ribbon">
      <path class="end" d="M-176-14h-44l18 22-18 22h56zM176-14h44l-18 22 18 22h-56z" />
      <path class="band" d="M-184-26H184V20H-184z" />
      <text y="9" text-anchor="middle">${t(`result-${result}`)}</text>
    </g>
  </g>
`;
