// The pictures of the castle games on the home screen, and of all who greet there.
import { artOf } from "../art.js";
import { html } from "../html.js";
import { PLACES } from "../wire.js";
import { Face } from "./faces.js";
import { floorBox, floorY, placesOf, THRONE_ROOM } from "./geometry.js";

/** @import { GameInfo } from "../wire.js" */
/** @import { Box } from "./geometry.js" */

/** What is drawn of each room, and where. @type {[part: string, room: string, box: Box][]} */
const ROOMS = [
  ["throne-room", "throne-0", THRONE_ROOM],
  ...placesOf("floor").map((place) => {
    const { floor } = PLACES[place];
    return /** @type {[string, string, Box]} */ ([`floor-${floor}`, `floor-${floor}`, floorBox(floor)]);
  }),
];

/** The castle as it is played in, nobody inside: its walls, and every room with its lights on. */
const Castle = () => html`
  <use href=${artOf("castle/outside", "castle")} />
  ${ROOMS.map(
    ([part, room, [x, y, width, height]]) => html`
      <svg key=${part} class=${room} x=${x} y=${y} width=${width} height=${height}>
        <rect width=${width} height=${height} fill="var(--wall)" />
        <use href=${artOf("castle/rooms", part)} />
        <path d=${`M0 0h${width}v${height}H0z`} fill="var(--dusk)" />
        <path d=${`M0 0h${width}v${height}H0z`} fill="none" stroke="var(--mortar)" stroke-width="6" />
      </svg>
    `,
  )}
`;

/**
 * Some who want to the throne: from `first` on so far apart, and how large.
 * @param {{figures: readonly string[], first: number, apart: number, size: number}} props
 */
const Climbers = ({ figures, first, apart, size }) => html`
  ${figures.map(
    (figure, number) => html`
      <g key=${figure} transform=${`translate(${first + number * apart} 97) scale(${size})`}>
        <${Face} figure=${figure} />
      </g>
    `,
  )}
`;

/**
 * A castle, and some who want to its throne before it; on a table as a toy, from its towers to the ground.
 * @param {{game: GameInfo, far: boolean}} props `far`: with the land around it
 */
export const CastleGamePicture = ({ game: { pictured }, far }) =>
  far
    ? html`
        <path d="M-60 84Q20 60 115 74T290 70V110H-60z" fill="var(--hill)" fill-opacity="0.55" />
        <g transform="translate(5 7) scale(.22)"><${Castle} /></g>
        <path d="M-60 92q90-10 175-6t175-2v26H-60z" fill="var(--hill)" />
        <${Climbers} figures=${pictured} first=${57} apart=${58} size=${0.8} />
      `
    : html`
        <g transform="translate(69 9) scale(.092)"><${Castle} /></g>
        <${Climbers} figures=${pictured} first=${36} apart=${79} size=${0.6} />
      `;

/**
 * Who is at home, on which floor and how far from the left.
 * @type {[figure: string, floor: number, x: number][]}
 */
const AT_HOME = [
  ["irina", 5, 262],
  ["clemente", 5, 600],
  ["dario", 4, 470],
  ["gavino", 3, 262],
  ["natale", 3, 660],
  ["fiorello", 2, 290],
];

/** Everybody who greets whoever comes, before the castle. @param {{figures: readonly string[]}} props */
export const Greeting = ({ figures }) => html`
  <div class="games greeting">
    <svg class="picture" viewBox="0 0 1000 770" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <g transform="translate(120 12) scale(.76)">
        <use href=${artOf("castle/outside", "stars")} />
        <circle cx="985" cy="120" r="58" fill="var(--sun)" />
        <use href=${artOf("castle/outside", "cloud")} transform="translate(-110 130) scale(1.6)" />
        <use href=${artOf("castle/outside", "cloud")} transform="translate(860 270) scale(1.3)" />
        <use href=${artOf("castle/outside", "birds")} transform="translate(10 60) scale(1.4)" />
        <use href=${artOf("castle/outside", "hills")} />
        <${Castle} />
        ${AT_HOME.map(
          ([figure, floor, x]) => html`
            <g key=${figure} transform=${`translate(${x} ${floorY(floor) + 45})`}>
              <${Face} figure=${figure} />
            </g>
          `,
        )}
        <use href=${artOf("castle/outside", "ground")} />
      </g>
      ${figures.map((figure, number) => {
        const back = number % 2;
        const x = 120 + (number * 760) / (figures.length - 1);
        return html`
          <g key=${figure} transform=${`translate(${x} ${back ? 690 : 752}) scale(${back ? 1.45 : 1.65})`}>
            <${Face} figure=${figure} />
          </g>
        `;
      })}
    </svg>
  </div>
`;
