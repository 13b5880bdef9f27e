// The castle as a drawn scene. Characters are buttons; floors, WCs and the throne light up where something
// can go.
import { html, onPress, useRef } from "../html.js";
import { BESIDE_BOARD, BOX, PLACES } from "../wire.js";
import { t } from "../words.js";
import { Bars, Garlands, HOURS, Rooms, Walls } from "./building.js";
import { useDragging } from "./dragging.js";
import { Figure } from "./figure.js";
import { A_ROW, arrowSpot, GROUND, spot, YARD } from "./geometry.js";
import { moveWords } from "./moves.js";
import { characterName } from "./sentences.js";

/** @import { CastleAction } from "../wire.js" */
/** @import { Act } from "../deciding.js" */
/** @import { Ways } from "./building.js" */
/** @import { Edges } from "./geometry.js" */
/** @import { Expression } from "./faces.js" */
/** @import { Mark } from "./marks.js" */
/** @import { CastleCast } from "./sentences.js" */

/**
 * @typedef {object} SceneProps
 * @property {number[]} places where each character stands
 * @property {number} [round] from 1: each has its time of day
 * @property {CastleCast} cast
 * @property {CastleAction[]} legal
 * @property {Mark[]} marks
 * @property {number|null} selected
 * @property {(slot: number, byKey: boolean) => void} [choose] unless one only looks
 * @property {Act} [act]
 * @property {string|null} [sent] the action that is on its way
 */

/** Those who stand together, by place. @param {number[]} places @param {number} characters */
function groups(places, characters) {
  /** @type {Record<number, number[]>} */
  const at = {};
  places.forEach((place, slot) => (at[place] ??= []).push(slot));
  // Whoever waits outside, or has left for good, stands in the yard before the castle.
  const yard = [...(at[BESIDE_BOARD] ?? []), ...(at[BOX] ?? [])].filter((slot) => slot < characters);
  return { at, yard };
}

/** @type {Act} */
const nothing = async () => {};

/** How one feels at a place. @param {number} place @returns {Expression} */
function feeling(place) {
  const { kind } = PLACES[place];
  if (kind === "throne" || kind === "beside-throne") return "proud";
  return kind === "dungeon" || kind === "wc" || kind === "box" ? "dismayed" : "calm";
}

/** @param {SceneProps} props */
export function Scene({
  places,
  round = 1,
  cast,
  legal,
  marks,
  selected,
  choose,
  act = nothing,
  sent = null,
}) {
  const svg = useRef(/** @type {SVGSVGElement|null} */ (null));
  /** Where a character can go. @param {number|null} slot @returns {Ways} */
  const ways = (slot) =>
    new Map(legal.filter((each) => each.character === slot).map((each) => [each.to ?? -1, each]));
  const { drag, grab, pull, drop, stop, wasDrop } = useDragging(svg, (slot, place) => {
    const action = ways(slot).get(place);
    if (action) act(action.text);
  });
  const { characters, wcs, dungeons } = cast.facts;
  const movable = new Set(legal.map((action) => action.character));
  const aim = drag?.slot ?? selected;
  const lit = aim === null ? new Map() : ways(aim);
  // What was sent is shown at once, and confirmed when the server has written it down.
  const onTheWay = legal.find((action) => action.text === sent && action.to !== undefined);
  const shown = places.map((place, slot) => (onTheWay?.character === slot ? (onTheWay.to ?? place) : place));
  const { at, yard } = groups(shown, characters.length);
  const hour = HOURS[Math.min(round, HOURS.length) - 1] ?? HOURS[0];
  // The first of a royal couple waits there for the second.
  const festive = shown.some((place) => PLACES[place].kind === "beside-throne");
  const broad = wcs > 0 || dungeons > 0;
  const edges = { left: wcs ? 60 : 176, right: dungeons ? 950 : 824 };
  const height = GROUND + 14 + Math.ceil(yard.length / A_ROW) * YARD;
  /** @param {number} slot */
  const figure = (slot) => {
    const place = shown[slot];
    const outside = yard.includes(slot);
    const there = outside ? yard : at[place];
    const moved = drag?.slot === slot && drag.moved;
    const worn = marks.filter((mark) => mark.slots.includes(slot));
    const can = movable.has(slot);
    const name = characterName(cast, slot);
    const heard = [
      name,
      t("at-place", PLACES[place]),
      ...worn.map((mark) => mark.label),
      can && t("can-move"),
    ];
    const looks = [
      can && "can",
      outside && "outside",
      place === BOX && "gone",
      selected === slot && "selected",
      moved && "dragged",
      onTheWay?.character === slot && "sent",
    ];
    const hears = choose && {
      onClick: () => wasDrop() || choose(slot, false),
      onKeyDown: onPress(() => choose(slot, true)),
      onPointerDown: (/** @type {PointerEvent} */ event) => grab(event, slot, can),
      onPointerMove: pull,
      onPointerUp: drop,
      onPointerCancel: stop,
    };
    return html`
      <${Figure}
        key=${slot}
        slot=${slot}
        names=${characters}
        name=${name}
        label=${heard.filter(Boolean).join(", ")}
        at=${moved ? [drag.x, drag.y] : spot(place, there.indexOf(slot), there.length, edges)}
        width=${broad ? 106 : 90}
        marks=${worn}
        looks=${looks.filter(Boolean)}
        expression=${feeling(place)}
        selected=${selected === slot}
        hears=${hears ?? null}
      />
    `;
  };
  return html`
    <svg
      ref=${svg}
      class=${`scene ${hour} ${broad ? "broad" : ""}`}
      viewBox=${`${edges.left} 0 ${edges.right - edges.left} ${height}`}
      role="group"
      aria-label=${t("scene-label")}
    >
      <${Walls} hour=${hour} wcs=${wcs > 0} dungeons=${dungeons > 0} />
      <${Rooms} wcs=${wcs > 0} dungeons=${dungeons > 0} lit=${lit} act=${act} />
      ${
        festive &&
        html`
          <${Garlands} />
        `
      }
      ${characters.map((_name, slot) => figure(slot))}
      ${
        dungeons > 0 &&
        html`
          <${Bars} />
        `
      }
      ${
        selected !== null && !drag?.moved
          ? [...lit.entries()].map(
              ([place, action]) => html`
                <${Arrow}
                  key=${`t${place}`}
                  place=${place}
                  action=${action}
                  cast=${cast}
                  edges=${edges}
                  act=${act}
                />
              `,
            )
          : null
      }
    </svg>
  `;
}

/**
 * Shows a place to which the chosen character can go.
 * @param {{place: number, action: CastleAction, cast: CastleCast, edges: Edges, act: Act}} props
 */
function Arrow({ place, action, cast, edges, act }) {
  const [x, y] = arrowSpot(place, edges);
  return html`
    <g
      class="target"
      aria-hidden="true"
      style=${`transform: translate(${x}px, ${y}px)`}
      onClick=${() => act(action.text)}
    >
      <title>${moveWords(cast, action)}</title>
      <circle r="26" data-place=${place} />
      <path d="M-10 4 0-10 10 4M0-8V14" data-place=${place} />
    </g>
  `;
}
