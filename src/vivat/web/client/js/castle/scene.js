// The castle as a drawn scene. Characters are buttons; floors, WCs and the throne light up where something
// can go.
import { html, onPress, useLayoutEffect, useRef, useState } from "../html.js";
import { PLACES } from "../wire.js";
import { t } from "../words.js";
import { Bars, Costs, Garlands, HOURS, Rooms, Stands, Walls } from "./building.js";
import { Ballots } from "./ballots.js";
import { Ways } from "./deed_marks.js";
import { useDragging } from "./dragging.js";
import { Character } from "./scene_character.js";
import { Confetti, Rays } from "./coronation.js";
import { DustOfFall, Gloom, Proclamation, Trapdoor } from "./election_result.js";
import { allPlaced, arrowSpot, pictureOf, settle, spot, tileOf } from "./geometry.js";
import { moveWords } from "./moves.js";

/** @import { CastleAction, CastleFacts } from "../wire.js" */
/** @import { Act } from "../deciding.js" */
/** @import { Hour, Ways as Lit } from "./building.js" */
/** @import { Laid } from "./ballots.js" */
/** @import { Proposed, Trace } from "./deed_marks.js" */
/** @import { Edges, FigurePlaces } from "./geometry.js" */
/** @import { LikelyMark } from "./coach.js" */
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
 * @property {Proposed|null} [proposal] what one of a team proposes to the other
 * @property {Laid[]} [laid] ballots
 * @property {Map<number, string[]>} [open] whose Favourites lie open, by character
 * @property {Map<number, LikelyMark[]>} [likely] whose Favourites they probably are, by character
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

/** @type {Pick<Trace, "result"|"fallen">} */
const NO_RESULT = { result: null, fallen: null };

/** @type {Act} */
const nothing = async () => {};

/**
 * The classes of the picture.
 * @param {Hour} hour @param {CastleFacts} facts @param {readonly number[]} places @param {Trace|null} trace
 */
const looksOf = (hour, { wcs, dungeons }, places, trace) =>
  [
    hour,
    wcs > 0 || dungeons > 0 ? "broad" : "",
    allPlaced(places) ? "all-placed" : "",
    trace?.upsideDown ? "upside-down" : "",
  ].join(" ");

/** Where a character can go. @param {CastleAction[]} legal @param {number|null} slot @returns {Lit} */
const waysOf = (legal, slot) =>
  new Map(legal.filter((each) => each.character === slot).map((each) => [each.to ?? -1, each]));

/** Where figures stand, each in the column that it keeps. @param {readonly number[]} places */
function useFigurePlaces(places) {
  const figures = useRef(/** @type {FigurePlaces} */ ({ places: [], columns: [] }));
  figures.current = settle(figures.current, places);
  return figures.current;
}

/**
 * Which character is dragged, and what is done with each: clicks, keys and dragging.
 * @param {{current: SVGSVGElement|null}} svg
 * @param {CastleAction[]} legal
 * @param {SceneProps["choose"]} choose
 * @param {Act} act
 */
function useTouches(svg, legal, choose, act) {
  const { drag, grab, pull, drop, stop, wasDrop } = useDragging(svg, (slot, place) => {
    const action = waysOf(legal, slot).get(place);
    if (action) act(action.text);
  });
  /** @param {number} slot */
  const hearsOf = (slot) =>
    choose
      ? {
          onClick: () => wasDrop() || choose(slot, false),
          onKeyDown: onPress(() => choose(slot, true)),
          onPointerDown: (/** @type {PointerEvent} */ event) => grab(event, slot, canMove(legal, slot)),
          onPointerMove: pull,
          onPointerUp: drop,
          onPointerCancel: stop,
        }
      : null;
  return { drag, hearsOf };
}

/** Whether a character can be moved. @param {CastleAction[]} legal @param {number} slot */
const canMove = (legal, slot) => legal.some((action) => action.character === slot);

/** The castle with everybody in it. @param {SceneProps} props */
export function Scene(props) {
  const { places, round = 1, cast, legal, selected, choose, act = nothing, sent = null } = props;
  const { marks, trace = null, proposal = null, laid = NO_BALLOTS, open, likely, voting = false } = props;
  const svg = useRef(/** @type {SVGSVGElement|null} */ (null));
  const { drag, hearsOf } = useTouches(svg, legal, choose, act);
  const { dungeons, worth, worth_upside_down } = cast.facts;
  const lit = waysOf(legal, drag?.slot ?? selected);
  // What was sent is shown at once, and confirmed when the server has written it down.
  const onTheWay = legal.find((action) => action.text === sent && action.to !== undefined);
  const shown = places.map((place, slot) => (onTheWay?.character === slot ? (onTheWay.to ?? place) : place));
  const figures = useFigurePlaces(shown);
  const hour = HOURS[Math.min(round, HOURS.length) - 1] ?? HOURS[0];
  const edges = pictureOf(useRoom(svg), cast.facts, places);
  const { result, fallen } = trace ?? NO_RESULT;
  const worthNow = trace?.upsideDown ? worth_upside_down : worth;
  return html`
    <svg
      ref=${svg}
      class=${`scene ${looksOf(hour, cast.facts, places, trace)}`}
      viewBox=${`${edges.left} 0 ${edges.right - edges.left} ${edges.height}`}
      preserveAspectRatio="xMidYMin"
      role="group"
      aria-label=${t("scene-label")}
    >
      <${EmptyCastle}
        hour=${hour}
        edges=${edges}
        facts=${cast.facts}
        figures=${figures}
        worth=${worthNow}
        lit=${lit}
        act=${act}
        result=${result}
      />
      <${Ways} trace=${trace} proposal=${proposal} cast=${cast} figures=${figures} edges=${edges} />
      ${shown.map((place, slot) => {
        const dragged = drag?.slot === slot && drag.moved;
        return html`
          <${Character}
            key=${slot}
            slot=${slot}
            cast=${cast}
            place=${place}
            at=${dragged ? [drag.x, drag.y] : spot(place, figures.columns[slot], edges)}
            ...${tileOf(place, edges)}
            marks=${marks.filter((mark) => mark.slots.includes(slot))}
            can=${canMove(legal, slot)}
            selected=${selected === slot}
            dragged=${dragged}
            sent=${onTheWay?.character === slot}
            trace=${trace}
            voting=${voting}
            open=${open?.get(slot)}
            likely=${likely?.get(slot)}
            hears=${hearsOf(slot)}
          />
        `;
      })}
      <${InFront}
        dungeons=${dungeons > 0}
        worth=${worthNow}
        laid=${laid}
        result=${result}
        landed=${fallen === null ? null : spot(shown[fallen], figures.columns[fallen], edges)}
        edges=${edges}
      />
      ${
        selected !== null && !drag?.moved
          ? html`
              <${Arrows} ways=${lit} cast=${cast} edges=${edges} act=${act} />
            `
          : null
      }
    </svg>
  `;
}

/**
 * @typedef {object} EmptyCastleProps
 * @property {Hour} hour
 * @property {Edges} edges
 * @property {CastleFacts} facts
 * @property {FigurePlaces} figures where everybody stands
 * @property {CastleFacts["worth"]} worth of each place
 * @property {Lit} lit where the chosen character can go
 * @property {Act} act
 * @property {Trace["result"]} result what an election has just come to
 */

/** Land, walls and rooms; decked out when a wedding is near. @param {EmptyCastleProps} props */
function EmptyCastle({ hour, edges, facts, figures, worth, lit, act, result }) {
  const [wcs, dungeons] = [facts.wcs > 0, facts.dungeons > 0];
  const { places } = figures;
  // The first of a royal couple waits there for the second.
  const festive = places.some((place) => PLACES[place].kind === "beside-throne");
  const full = [...new Set(places)].filter(
    (place) =>
      PLACES[place].kind === "floor" && places.filter((other) => other === place).length >= facts.floor_limit,
  );
  return html`
    <${Walls} hour=${hour} wcs=${wcs} dungeons=${dungeons} />
    ${
      edges.beside &&
      html`
        <${Stands} figures=${figures} edges=${edges} />
      `
    }
    <${Rooms} wcs=${wcs} dungeons=${dungeons} worth=${worth} full=${full} lit=${lit} act=${act} />
    ${
      festive &&
      html`
        <${Garlands} />
      `
    }
    ${
      result === "crowned" &&
      html`
        <${Rays} />
      `
    }
    ${
      result === "rejected" &&
      html`
        <${Gloom} />
        <${Trapdoor} />
      `
    }
  `;
}

/**
 * @typedef {object} InFrontProps
 * @property {boolean} dungeons
 * @property {CastleFacts["worth"]} worth
 * @property {Laid[]} laid
 * @property {Trace["result"]} result what an election has just come to
 * @property {[number, number]|null} landed where somebody falls
 * @property {Edges} edges
 */

/** Before the characters: dungeons with their cost, ballots, a result. @param {InFrontProps} props */
function InFront({ dungeons, worth, laid, result, landed, edges }) {
  return html`
    ${
      dungeons &&
      html`
        <${Bars} />
        <${Costs} worth=${worth} />
      `
    }
    ${
      laid.length > 0 &&
      html`
        <${Ballots} laid=${laid} edges=${edges} />
      `
    }
    ${
      landed &&
      html`
        <${DustOfFall} at=${landed} />
      `
    }
    ${
      result === "crowned" &&
      html`
        <${Confetti} edges=${edges} />
      `
    }
    ${
      result &&
      html`
        <${Proclamation} result=${result} />
      `
    }
  `;
}

/**
 * An arrow at every place to which the chosen character can go.
 * @param {{ways: Lit, cast: CastleCast, edges: Edges, act: Act}} props
 */
const Arrows = ({ ways, cast, edges, act }) =>
  [...ways.entries()].map(
    ([place, action]) => html`
      <${Arrow} key=${`t${place}`} place=${place} action=${action} cast=${cast} edges=${edges} act=${act} />
    `,
  );

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
