// The castle itself: walls, towers, the throne, floors, WCs and dungeons. Rooms light up where something can
// go.
import { html } from "../html.js";
import { PLACES, THRONE } from "../wire.js";
import { t } from "../words.js";
import { FLOOR, floorY, GROUND, placesOf, TOP } from "./geometry.js";

/** @import { CastleAction } from "../wire.js" */
/** @import { Markup } from "../html.js" */
/** @import { Act } from "../deciding.js" */
/** @typedef {Map<number, CastleAction>} Ways the places to which something can go, and by which action */

/**
 * What hangs on the walls of each floor, from the servants up: vaults, beams, shelves, shields, windows,
 * pennants.
 */
const FURNISHINGS = [
  "M-40 0a40 34 0 0 0 80 0",
  "M-48 0h10l10 22-6 3zM48 0h-10l-10 22 6 3z",
  "M-30 30h60v5h-60zM-22 30v-10h12v10zM-4 30v-14h8v14zM12 30v-8h12v8z",
  "M-15 8h30v13q0 15-15 21-15-6-15-21z",
  "M-15 46V26a15 15 0 0 1 30 0v20zM-1.5 11h3v35h-3zM-15 29h30v3h-30z",
  "M-20 0h40v28l-20-12-20 12z",
];
const BETWEEN_PEOPLE = [328, 440, 552, 664, 750];
const BARS = [842, 867, 892, 917];
const BATTLEMENTS = "h66v-30h56v30h56v-30h56v30h152v-30h56v30h56v-30h56v30h66";

/** What is seen of the castle from outside. */
export function Walls() {
  return html`
    <g class="building" aria-hidden="true">
      <path class="hill far" d=${`M-900 ${GROUND - 150}q300-160 620-60t560-40 620 20 700-30v600H-900z`} />
      <path class="hill" d=${`M-900 ${GROUND - 20}q420-90 900-30t900 0 900-10v500H-900z`} />
      ${[222, 778].map(
        (x) => html`
          <g key=${x} transform=${`translate(${x} 0)`}>
            <path class="tower" d=${`M-27 ${TOP}V66h54v${TOP - 66}z`} />
            <path class="roof" d="M-36 68 0 12 36 68z" />
            <path class="window" d="M-7 104V92a7 7 0 0 1 14 0v12z" />
          </g>
        `,
      )}
      <path class="wall" d=${`M190 ${GROUND}V${TOP - 26}${BATTLEMENTS}V${GROUND}z`} />
      <path class="tower" d=${`M392 ${TOP - 6}V34h30v14h30V34h32v14h32V34h32v14h30V34h30V${TOP - 6}z`} />
      <path class="flag" d="M500 34V4M500 5l36 9-36 10" />
    </g>
  `;
}

/**
 * A place that can be lit.
 * @typedef {object} RoomProps
 * @property {number} place
 * @property {[number, number, number, number]} box x, y, width and height
 * @property {Ways} lit
 * @property {Act} act
 * @property {Markup} [children]
 */

/** @param {RoomProps} props */
function Room({ place, box: [x, y, width, height], lit, act, children }) {
  const action = lit.get(place);
  return html`
    <g
      class=${`room ${action ? "lit" : ""}`}
      data-place=${place}
      onClick=${action ? () => act(action.text) : undefined}
    >
      <rect data-place=${place} x=${x} y=${y} width=${width} height=${height} rx="10" />
      ${children}
    </g>
  `;
}

/** @param {{place: number, lit: Ways, act: Act}} props */
function Floor({ place, lit, act }) {
  const { floor } = PLACES[place];
  const top = floorY(floor) - FLOOR / 2;
  return html`
    <g>
      <${Room} place=${place} box=${[200, top + 4, 600, FLOOR - 8]} lit=${lit} act=${act}>
        <g class="furnished" transform=${`translate(0 ${top + 5})`}>
          ${BETWEEN_PEOPLE.map(
            (x) => html`
              <path key=${x} d=${FURNISHINGS[floor]} transform=${`translate(${x} 0)`} />
            `,
          )}
          <path class="boards" d="M202 102h596" />
        </g>
      </${Room}>
      <g class="floor-name" aria-hidden="true">
        <text class="number" x="216" y=${floorY(floor) + 2}>${floor}</text>
        <text x="216" y=${floorY(floor) + 26}>${t("floor-name", { floor })}</text>
      </g>
    </g>
  `;
}

/** @param {{place: number, lit: Ways, act: Act}} props */
function Wc({ place, lit, act }) {
  const y = floorY(PLACES[place].floor);
  return html`
    <g>
      <${Room} place=${place} box=${[78, y - 57, 104, 114]} lit=${lit} act=${act}>
        <text class="floor-name" x="88" y=${y - 38}>WC</text>
      </${Room}>
    </g>
  `;
}

/** @param {{place: number, lit: Ways, act: Act}} props */
function Dungeon({ place, lit, act }) {
  const y = floorY(PLACES[place].floor);
  return html`
    <g class="dungeon">
      <${Room} place=${place} box=${[818, y - 57, 120, 114]} lit=${lit} act=${act}>
        <path class="bars" d=${BARS.map((x) => `M${x} ${y - 56}v112`).join("")} />
      </${Room}>
    </g>
  `;
}

/** Every place inside. @param {{wcs: boolean, dungeons: boolean, lit: Ways, act: Act}} props */
export function Rooms({ wcs, dungeons, lit, act }) {
  /** @param {Parameters<typeof placesOf>[0]} kind @param {typeof Floor} Kind */
  const all = (kind, Kind) =>
    placesOf(kind).map(
      (place) => html`
        <${Kind} key=${place} place=${place} lit=${lit} act=${act} />
      `,
    );
  return html`
    <g class="throne">
      <${Room} place=${THRONE} box=${[436, 56, 128, 90]} lit=${lit} act=${act}>
        <path class="seat-of-kings" data-place=${THRONE} d="M462 142V84q38-40 76 0v58z" />
        <path class="crown" data-place=${THRONE} d="M482 66l-3-15 12 8 9-13 9 13 12-8-3 15z" />
      </${Room}>
    </g>
    ${[...all("floor", Floor), ...(wcs ? all("wc", Wc) : []), ...(dungeons ? all("dungeon", Dungeon) : [])]}
  `;
}
