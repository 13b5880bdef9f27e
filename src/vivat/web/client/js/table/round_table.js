// A table with everybody around it: as a small picture, and as the place where chairs are given away.
import { html } from "../html.js";
import { GameScene } from "../families/game_picture.js";
import { chairIdentity } from "./identity.js";
import { Medallion } from "./medallion.js";

/** @import { GameInfo } from "../wire.js" */
/** @import { Markup } from "../html.js" */

/**
 * @typedef {object} ShownChair
 * @property {number} seat
 * @property {"open"|"bot"|"person"} kind
 * @property {string|null} [level] of a bot
 * @property {boolean} [asked] whether the table waits for them
 */

const [MIDDLE_X, MIDDLE_Y] = [160, 84];
const [REACH_X, REACH_Y] = [122, 50];
const FACE = 38;
/** How far partners are apart. */
const BESIDE = 30;

/** Where a seat is in the picture: the first one this side of the table, then clockwise. */
function spotOf(/** @type {number} */ seat, /** @type {number} */ seats) {
  const angle = Math.PI / 2 + (seat / seats) * 2 * Math.PI;
  return { x: MIDDLE_X + REACH_X * Math.cos(angle), y: MIDDLE_Y + REACH_Y * Math.sin(angle) };
}

/**
 * The table of a game with a face for everybody, as a picture: their names stand beside it.
 * @param {{game: GameInfo, chairs: ShownChair[]}} props
 */
export function TablePicture({ game, chairs }) {
  const seats = Math.max(...chairs.map(({ seat }) => seat), 0) + 1;
  const faces = chairs.map(({ seat, kind, level = null, asked }, chair) => {
    const { x, y } = spotOf(seat, seats);
    const partners = chairs.filter((other) => other.seat === seat).length;
    const second = chairs.findIndex((other) => other.seat === seat) !== chair;
    const aside = partners > 1 ? (second ? BESIDE / 2 : -BESIDE / 2) : 0;
    const face = html`
      <g
        key=${chair}
        class=${kind === "open" ? "empty" : ""}
        transform=${`translate(${x - FACE / 2 + aside} ${y - FACE / 2})`}
      >
        ${
          kind === "open"
            ? html`
                <circle cx=${FACE / 2} cy=${FACE / 2} r=${FACE / 2 - 3} />
              `
            : html`
                <${Medallion}
                  who=${chairIdentity(chairs, chair)}
                  size=${FACE}
                  mood=${asked ? "asked" : "calm"}
                  bot=${kind === "bot" ? level : null}
                />
              `
        }
      </g>
    `;
    return { y, face };
  });
  return html`
    <svg class=${`picture table-picture ${game.key}`} viewBox="0 0 320 156" aria-hidden="true">
      <g class="faces">${faces.filter(({ y }) => y < MIDDLE_Y).map(({ face }) => face)}</g>
      <g class="wood">
        <ellipse class="rim" cx=${MIDDLE_X} cy=${MIDDLE_Y + 8} rx="104" ry="40" />
        <ellipse class="top" cx=${MIDDLE_X} cy=${MIDDLE_Y} rx="104" ry="40" />
      </g>
      <g transform=${`translate(${MIDDLE_X - 75} ${MIDDLE_Y - 46}) scale(.65)`}>
        <${GameScene} game=${game} />
      </g>
      <g class="faces">${faces.filter(({ y }) => y >= MIDDLE_Y).map(({ face }) => face)}</g>
    </svg>
  `;
}

/** Around which sides of a table so many seats stand, the first one this side of it and then clockwise. */
const SIDES = [
  [],
  ["b"],
  ["b", "t"],
  ["b", "tl", "tr"],
  ["b", "l", "t", "r"],
  ["b", "l", "tl", "tr", "r"],
  ["b", "l", "tl", "t", "tr", "r"],
  ["b", "bl", "l", "tl", "tr", "r", "br"],
  ["b", "bl", "l", "tl", "t", "tr", "r", "br"],
];

/**
 * Seats around their table; where there is no room for that, below each other.
 * @param {{game: GameInfo, chairs: ShownChair[], seats: Markup[]}} props `seats`: what there is to see and
 * to do
 *   at each
 */
export function RoundTable({ game, chairs, seats }) {
  return html`
    <div class="round-table">
      <div class="around games">
        <${TablePicture} game=${game} chairs=${chairs} />
        <ul class="seats" role="list">
          ${seats.map(
            (seat, number) => html`
              <li key=${number} style=${`--side: ${SIDES[seats.length]?.[number] ?? "auto"}`}>${seat}</li>
            `,
          )}
        </ul>
      </div>
    </div>
  `;
}
