// The castle itself: the land and the walls at their hour, the throne room, floors, WCs and dungeons. Rooms
// light up where something can go. What is seen is drawn in `art/castle`.
import { artOf } from "../art.js";
import { html, useRef } from "../html.js";
import { PLACES, THRONE } from "../wire.js";
import { t } from "../words.js";
import { signed } from "./sentences.js";
import { floorBox, placesOf, standsBox, THRONE_ROOM, wcBox, dungeonBox } from "./geometry.js";
import { useDrift } from "./liveliness.js";

/** @import { CastleAction } from "../wire.js" */
/** @import { Markup } from "../html.js" */
/** @import { Act } from "../deciding.js" */
/** @import { Box, Edges, FigurePlaces } from "./geometry.js" */
/** @typedef {Map<number, CastleAction>} Ways the places to which something can go, and by which action */
/** @typedef {"morning"|"afternoon"|"evening"} Hour */

/** The hour of each round; more rounds stay in the evening. @type {readonly Hour[]} */
export const HOURS = ["morning", "afternoon", "evening"];

/**
 * Where sun or moon stands, beside a broad castle or behind a narrow one, and how large it is.
 * @type {Record<Hour, {beside: [number, number], behind: [number, number], radius: number, birds: boolean}>}
 */
const SKIES = {
  morning: { beside: [118, 150], behind: [292, 96], radius: 36, birds: true },
  afternoon: { beside: [884, 96], behind: [706, 120], radius: 46, birds: true },
  evening: { beside: [118, 90], behind: [704, 62], radius: 30, birds: false },
};
const CLOUDS = [
  [40, 60, 1],
  [700, 30, 0.8],
  [860, 250, 1.1],
  [-220, 180, 1.2],
];
/** Where lamps, fires and candles shine in the rooms, from the servants up: x, y and how far. */
const LIGHTS = [
  [
    [543, 80, 225],
    [200, 60, 135],
  ],
  [
    [191, 40, 195],
    [480, 40, 195],
  ],
  [
    [350, 10, 225],
    [520, 20, 180],
  ],
  [
    [150, 30, 165],
    [450, 10, 255],
  ],
  [
    [380, 40, 225],
    [170, 20, 165],
    [540, 20, 150],
  ],
  [
    [352, 20, 330],
    [140, 30, 135],
    [550, 20, 165],
  ],
];

/** A drawn part. @param {{of: "outside"|"rooms", part: string, class?: string, transform?: string}} props */
function Drawn({ of, part, class: kind, transform }) {
  return html`
    <use class=${kind} href=${artOf(`castle/${of}`, part)} transform=${transform} />
  `;
}

/** What is seen of the castle from outside. @param {{hour: Hour, wcs: boolean, dungeons: boolean}} props */
export function Walls({ hour, wcs, dungeons }) {
  const land = useRef(/** @type {SVGGElement|null} */ (null));
  useDrift(land);
  const { beside, behind, radius, birds } = SKIES[hour];
  const [x, y] = wcs || dungeons ? beside : behind;
  return html`
    <g ref=${land} class="building" aria-hidden="true">
      <radialGradient id="castle-glow">
        <stop class="glow-heart" offset="0" />
        <stop class="glow-edge" offset="1" />
      </radialGradient>
      <${Drawn} of="outside" part="stars" class="stars" />
      <circle class="halo" cx=${x} cy=${y} r=${radius * 4} fill="url(#castle-glow)" />
      <circle class="sun" cx=${x} cy=${y} r=${radius} />
      <path
        class="craters"
        transform=${`translate(${x} ${y})`}
        d="M-10-8a6 6 0 1 0 .1 0zM9 4a5 5 0 1 0 .1 0zM6-18a3.500 3.500 0 1 0 .1 0z"
      />
      <g class="clouds">
        ${CLOUDS.map(
          ([left, top, size]) => html`
            <${Drawn}
              key=${left}
              of="outside"
              part="cloud"
              transform=${`translate(${left} ${top}) scale(${size})`}
            />
          `,
        )}
      </g>
      ${
        birds
          ? html`
              <g class="birds"><${Drawn} of="outside" part="birds" transform="translate(96 70)" /></g>
            `
          : null
      }
      <${Drawn} of="outside" part="hills" />
      ${
        wcs
          ? html`
              <${Drawn} of="outside" part="bays" />
            `
          : null
      }
      ${
        dungeons
          ? html`
              <${Drawn} of="outside" part="cells" />
            `
          : null
      }
      <${Drawn} of="outside" part="castle" />
      <${Drawn} of="outside" part="ground" />
    </g>
  `;
}

/**
 * The stands beside the castle: a shelf of wood for each row of those who wait there, if anybody does.
 * @param {{figures: FigurePlaces, edges: Edges}} props
 */
export function Stands({ figures, edges }) {
  const { left, width, shelves } = standsBox(figures, edges);
  if (!shelves.length) return null;
  const right = left + width;
  const top = Math.min(...shelves);
  return html`
    <g class="stands-of-wood" aria-hidden="true">
      ${[left + 8, right - 18].map(
        (x) => html`
          <rect key=${x} class="post" x=${x} y=${top} width="10" height=${edges.height - top} />
        `,
      )}
      ${shelves.map(
        (y) => html`
          <g key=${y}>
            <rect class="shade" x=${left + 8} y=${y + 14} width=${width - 16} height="8" />
            <rect class="plank" x=${left - 6} y=${y} width=${width + 12} height="16" rx="3" />
            <path class="grain" d=${`M${left + 10} ${y + 6}h70M${left + 108} ${y + 10}h84`} />
          </g>
        `,
      )}
    </g>
  `;
}

/** What is hung out for a wedding. */
export function Garlands() {
  return html`
    <g class="garlands" aria-hidden="true">
      <${Drawn} of="outside" part="garland" />
      ${[316, 500, 684].map(
        (x) => html`
          <${Drawn} key=${x} of="outside" part="bouquet" transform=${`translate(${x} 184) scale(1.3)`} />
        `,
      )}
    </g>
  `;
}

/** What is before those who sit in the dungeons. */
export function Bars() {
  return html`
    <g class="bars" aria-hidden="true">
      ${placesOf("dungeon").map((place) => {
        const [x, y] = dungeonBox(PLACES[place].floor);
        return html`
          <${Drawn} key=${place} of="rooms" part="bars" transform=${`translate(${x} ${y})`} />
        `;
      })}
    </g>
  `;
}

/**
 * A place that can be lit.
 * @typedef {object} RoomProps
 * @property {number} place
 * @property {Box} box
 * @property {string[]} parts what is drawn in it
 * @property {number[][]} [lights]
 * @property {Ways} lit
 * @property {Act} act
 * @property {Markup} [children]
 */

/** @param {RoomProps} props */
function Room({ place, box: [x, y, width, height], parts, lights = [], lit, act, children }) {
  const action = lit.get(place);
  const { kind, floor } = PLACES[place];
  return html`
    <g
      class=${`room ${kind}-${floor} ${action ? "lit" : ""}`}
      data-place=${place}
      onClick=${action ? () => act(action.text) : undefined}
    >
      <rect class="wall" x=${x} y=${y} width=${width} height=${height} />
      <svg class="furnished" x=${x} y=${y} width=${width} height=${height} aria-hidden="true">
        ${parts.map(
          (part) => html`
            <${Drawn} key=${part} of="rooms" part=${part} />
          `,
        )}
        ${
          kind === "floor" &&
          html`
            <path class="boards" d="M0 94h600v16H0z" />
            <path class="joints" d="M0 94h600M60 94v16M170 94v16M290 94v16M400 94v16M520 94v16M0 102h600" />
          `
        }
        <path class="dusk" d=${`M0 0h${width}v${height}H0z`} />
        ${lights.map(
          ([left, top, radius]) => html`
            <circle key=${left} class="glow" cx=${left} cy=${top} r=${radius} fill="url(#castle-glow)" />
          `,
        )}
      </svg>
      <rect class="frame" data-place=${place} x=${x} y=${y} width=${width} height=${height} rx="3" />
      ${children}
    </g>
  `;
}

/** What a place is worth. @param {{points: number, x: number, y: number}} props */
function Worth({ points, x, y }) {
  return html`
    <g class=${`coin ${points < 0 ? "costs" : ""}`} transform=${`translate(${x} ${y})`} aria-hidden="true">
      <circle r="17" />
      <text y="7" text-anchor="middle">${signed(points)}</text>
    </g>
  `;
}

/** @typedef {{place: number, worth: number, full: boolean, lit: Ways, act: Act}} PlaceProps */

/** @param {PlaceProps} props */
function Floor({ place, worth, full, lit, act }) {
  const { floor } = PLACES[place];
  const box = floorBox(floor);
  const [x, y] = box;
  return html`
    <g>
      <${Room}
        place=${place}
        box=${box}
        parts=${[`floor-${floor}`]}
        lights=${LIGHTS[floor]}
        lit=${lit}
        act=${act}
      />
      <g class="floor-name" aria-hidden="true" transform=${`translate(${x} ${y})`}>
        <path class="plate" d="M0 26h100q8 0 8 8v40q0 8-8 8H0z" />
        <text class="number" x="12" y="58">${floor}</text>
        ${
          full &&
          html`
            <text class="full" x="38" y="56">${t("floor-full")}</text>
          `
        }
        <text x="12" y="75">${t("floor-name", { floor })}</text>
      </g>
      <${Worth} points=${worth} x=${x + 580} y=${y + 22} />
    </g>
  `;
}

/** @param {PlaceProps} props */
function Wc({ place, worth, lit, act }) {
  const box = wcBox(PLACES[place].floor);
  const [x, y] = box;
  return html`
    <${Room} place=${place} box=${box} parts=${["wc"]} lights=${[[52, 30, 70]]} lit=${lit} act=${act}>
      <g class="floor-name" aria-hidden="true">
        <path class="plate" d=${`M${x} ${y}h40q6 0 6 6v12q0 6-6 6h-40z`} />
        <text x=${x + 8} y=${y + 18}>WC</text>
      </g>
      <${Worth} points=${worth} x=${x + 84} y=${y + 20} />
    </${Room}>
  `;
}

/** @param {PlaceProps} props */
function Dungeon({ place, lit, act }) {
  return html`
    <${Room}
      place=${place}
      box=${dungeonBox(PLACES[place].floor)}
      parts=${["dungeon"]}
      lights=${[[60, 14, 60]]}
      lit=${lit}
      act=${act}
    />
  `;
}

/** What a dungeon costs, before its bars. @param {{worth: readonly number[]}} props */
export function Costs({ worth }) {
  return placesOf("dungeon").map((place) => {
    const [x, y] = dungeonBox(PLACES[place].floor);
    return html`
      <${Worth} key=${place} points=${worth[place]} x=${x + 100} y=${y + 20} />
    `;
  });
}

/**
 * @typedef {object} RoomsProps
 * @property {boolean} wcs
 * @property {boolean} dungeons
 * @property {readonly number[]} worth
 * @property {number[]} [full] which floors take nobody more
 * @property {Ways} lit
 * @property {Act} act
 */

/** @type {number[]} */
const NO_FLOORS = [];

/** Every place inside. @param {RoomsProps} props */
export function Rooms({ wcs, dungeons, worth, full = NO_FLOORS, lit, act }) {
  /** @param {Parameters<typeof placesOf>[0]} kind @param {typeof Floor} Kind */
  const all = (kind, Kind) =>
    placesOf(kind).map(
      (place) => html`
        <${Kind}
          key=${place}
          place=${place}
          worth=${worth[place]}
          full=${full.includes(place)}
          lit=${lit}
          act=${act}
        />
      `,
    );
  return html`
    <g class="throne">
      <${Room}
        place=${THRONE}
        box=${THRONE_ROOM}
        parts=${dungeons ? ["throne-room", "trapdoor"] : ["throne-room"]}
        lights=${[
          [36, 60, 80],
          [170, 30, 150],
        ]}
        lit=${lit}
        act=${act}
      />
      <${Worth} points=${worth[THRONE]} x=${THRONE_ROOM[0] + 320} y=${THRONE_ROOM[1] + 22} />
    </g>
    ${[...all("floor", Floor), ...(wcs ? all("wc", Wc) : []), ...(dungeons ? all("dungeon", Dungeon) : [])]}
  `;
}
