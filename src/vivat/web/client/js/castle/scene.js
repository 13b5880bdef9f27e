// The castle as a drawn scene. Characters are buttons; floors, WCs and the throne light up where something
// can go.
import { html, onPress, useLayoutEffect, useRef, useState } from "../html.js";
import { BOX, PLACES, THRONE } from "../wire.js";
import { t } from "../words.js";
import { Bars, Costs, Garlands, HOURS, Rooms, Walls } from "./building.js";
import { Ballots } from "./ballots.js";
import { Way } from "./deed_marks.js";
import { useDragging } from "./dragging.js";
import { Figure } from "./figure.js";
import { arrowSpot, pictureOf, settle, spot, tileWidth } from "./geometry.js";
import { moveWords } from "./moves.js";
import { characterName } from "./sentences.js";

/** @import { CastleAction } from "../wire.js" */
/** @import { Act } from "../deciding.js" */
/** @import { Ways } from "./building.js" */
/** @import { Laid } from "./ballots.js" */
/** @import { Trace } from "./deed_marks.js" */
/** @import { Edges, FigurePlaces } from "./geometry.js" */
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
 * @property {Trace|null} [trace] what the last deed has left
 * @property {Laid[]} [laid] ballots
 * @property {Map<number, string[]>} [open] whose Favourites lie open, by character
 * @property {boolean} [voting] whether somebody before the throne is still to be crowned
 */

/** How large the picture is. @param {{current: SVGSVGElement|null}} svg */
function useRoom(svg) {
  const [room, setRoom] = useState({ width: 1, height: 1 });
  useLayoutEffect(() => {
    const drawn = /** @type {SVGSVGElement} */ (svg.current);
    const measure = () => {
      const { width, height } = drawn.getBoundingClientRect();
      if (width && height) {
        setRoom((now) => (now.width === width && now.height === height ? now : { width, height }));
      }
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(drawn);
    return () => observer.disconnect();
  }, []);
  return room;
}

/** @type {Laid[]} */
const NO_BALLOTS = [];

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
  trace = null,
  laid = NO_BALLOTS,
  open,
  voting = false,
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
  const figures = useRef(/** @type {FigurePlaces} */ ({ places: [], columns: [] }));
  figures.current = settle(figures.current, shown);
  const { columns } = figures.current;
  const hour = HOURS[Math.min(round, HOURS.length) - 1] ?? HOURS[0];
  // The first of a royal couple waits there for the second.
  const festive = shown.some((place) => PLACES[place].kind === "beside-throne");
  const broad = wcs > 0 || dungeons > 0;
  const edges = pictureOf(useRoom(svg), cast.facts, shown);
  const { height } = edges;
  /** @param {number} slot */
  const figure = (slot) => {
    const place = shown[slot];
    const outside = ["beside-board", "box"].includes(PLACES[place].kind);
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
      trace?.walk?.[0] === slot && `moved ${trace.look}`,
      trace?.points.has(slot) && `counted ${trace.look}`,
      trace && trace.points.size > 0 && !trace.points.has(slot) && "apart",
    ];
    const crowned = PLACES[place].kind === "beside-throne" || (place === THRONE && !voting);
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
        figure=${cast.facts.figures[slot]}
        name=${name}
        label=${heard.filter(Boolean).join(", ")}
        at=${moved ? [drag.x, drag.y] : spot(place, columns[slot], edges)}
        width=${tileWidth(place, edges)}
        marks=${worn}
        looks=${looks.filter(Boolean)}
        expression=${feeling(place)}
        crowned=${crowned}
        points=${trace?.points.get(slot) ?? null}
        open=${open?.get(slot)}
        selected=${selected === slot}
        hears=${hears ?? null}
      />
    `;
  };
  return html`
    <svg
      ref=${svg}
      class=${`scene ${hour} ${broad ? "broad" : ""} ${trace?.upsideDown ? "upside-down" : ""}`}
      viewBox=${`${edges.left} 0 ${edges.right - edges.left} ${height}`}
      role="group"
      aria-label=${t("scene-label")}
    >
      <${Walls} hour=${hour} wcs=${wcs > 0} dungeons=${dungeons > 0} />
      <${Rooms}
        wcs=${wcs > 0}
        dungeons=${dungeons > 0}
        worth=${trace?.upsideDown ? cast.facts.worth_upside_down : cast.facts.worth}
        lit=${lit}
        act=${act}
      />
      ${
        festive &&
        html`
          <${Garlands} />
        `
      }
      ${
        trace &&
        html`
          <${Way} trace=${trace} figures=${figures.current} edges=${edges} />
        `
      }
      ${characters.map((_name, slot) => figure(slot))}
      ${
        dungeons > 0 &&
        html`
          <${Bars} />
          <${Costs} worth=${trace?.upsideDown ? cast.facts.worth_upside_down : cast.facts.worth} />
        `
      }
      ${
        laid.length > 0 &&
        html`
          <${Ballots} laid=${laid} edges=${edges} />
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
