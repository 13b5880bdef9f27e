// The castle as a drawn scene. Characters are buttons; floors, WCs and the throne light up where something can go.
import { html, useRef, useSignal } from "../html.js";
import { characterName, placeFacts } from "../story.js";
import { t } from "../words.js";
import { moveWords } from "./moves.js";
import { Face } from "./faces.js";

const FLOOR = 122;
const YARD = 120;
const A_ROW = 7;
const TOP = 156;
const THRONE = 6;
const WAITING = 13;
const GONE = 12;
const DRAG_BEGINS = 12;

/** The middle of a floor. @param {number} floor */
const floorY = (floor) => TOP + (5 - floor) * FLOOR + FLOOR / 2;
const GROUND = floorY(0) + FLOOR / 2 + 8;

/** What hangs on the walls of each floor, from the servants up: vaults, beams, shelves, shields, windows, pennants. */
const FURNISHINGS = [
  "M-40 0a40 34 0 0 0 80 0",
  "M-48 0h10l10 22-6 3zM48 0h-10l-10 22 6 3z",
  "M-30 30h60v5h-60zM-22 30v-10h12v10zM-4 30v-14h8v14zM12 30v-8h12v8z",
  "M-15 8h30v13q0 15-15 21-15-6-15-21z",
  "M-15 46V26a15 15 0 0 1 30 0v20zM-1.5 11h3v35h-3zM-15 29h30v3h-30z",
  "M-20 0h40v28l-20-12-20 12z",
];
const BETWEEN_PEOPLE = [328, 440, 552, 664, 750];

/** Where a character stands: of several on a place, which one; `left` and `right` are the edges of the picture. @param {number} place @param {number} index @param {number} count @param {number} left @param {number} right @returns {[number, number]} */
function spot(place, index, count, left, right) {
  if (place < THRONE) {
    const gap = Math.min(112, 480 / Math.max(1, count));
    return [552 + (index - (count - 1) / 2) * gap, floorY(place) - 6];
  }
  if (place === THRONE) return [500, 84];
  if (place === 7 || place === 8) return [128, floorY(place - 4) - 2];
  if (place >= 9 && place <= 11) return [880, floorY(12 - place) - 6];
  if (place === 14) return [372, 84];
  const gap = (right - left) / A_ROW;
  return [left + gap * ((index % A_ROW) + 0.5), GROUND + YARD * (Math.floor(index / A_ROW) + 0.5) + 2];
}

/** What the marks on a character mean: whose Favourite it is. @typedef {{kind: "mine"|"partner"|"emissary", label: string, slots: number[]}} Mark */

/** @param {{kind: Mark["kind"]}} props */
function Sign({ kind }) {
  if (kind === "emissary") {
    return html`
      <path class="diamond" d="M-26-48-17-36-26-24-35-36z" />
    `;
  }
  return html`
    <path class=${`heart ${kind}`} d="M26-38c-5-8-18-3-11 7l11 10 11-10c7-10-6-15-11-7z" />
  `;
}

/** @param {{game: any, cast: import("../story.js").Cast, legal: import("../table_store.js").Action[], marks: Mark[], selected: number|null, choose?: (slot: number, byKey: boolean) => void, act?: (text: string) => void, sent?: string|null}} props */
export function Scene({ game, cast, legal, marks, selected, choose, act = () => {}, sent = null }) {
  const svg = useRef(/** @type {SVGSVGElement|null} */ (null));
  const dropped = useRef(false);
  const dragging = useSignal(/** @type {{slot: number, x: number, y: number, moved: boolean}|null} */ (null));
  const drag = dragging.value;
  const characters = /** @type {string[]} */ (cast.facts.characters ?? []);
  const movable = new Set(
    legal.flatMap((action) => (action.character === undefined ? [] : [action.character])),
  );
  const aim = drag?.slot ?? selected;
  /** Where a character can go. @param {number|null} slot */
  const ways = (slot) =>
    new Map(
      legal
        .filter((action) => slot !== null && action.character === slot)
        .map((action) => [action.to ?? 0, action]),
    );
  const lit = ways(aim);
  // What was sent is shown at once, and confirmed when the server has written it down.
  const onTheWay =
    sent === null
      ? undefined
      : legal.find((action) => action.text === sent && action.character !== undefined);
  const places = /** @type {number[]} */ ([...game.places]);
  if (onTheWay) places[onTheWay.character ?? 0] = onTheWay.to ?? 0;
  /** @type {Record<number, number[]>} */
  const at = {};
  places.forEach((place, slot) => (at[place] ??= []).push(slot));
  const hasWcs = cast.facts.wcs > 0;
  const hasDungeons = cast.facts.dungeons > 0;
  const left = hasWcs ? 60 : 176;
  const right = hasDungeons ? 950 : 824;
  // Whoever waits outside, or has left for good, stands in the yard before the castle.
  const yard = [...(at[WAITING] ?? []), ...(at[GONE] ?? [])].filter((slot) => slot < characters.length);
  const rows = Math.ceil(yard.length / A_ROW);
  const tile = hasWcs || hasDungeons ? 106 : 90;

  /** @param {PointerEvent} event @returns {[number, number]} */
  const point = (event) => {
    const box = /** @type {SVGSVGElement} */ (svg.current);
    const where = new DOMPoint(event.clientX, event.clientY).matrixTransform(box.getScreenCTM()?.inverse());
    return [where.x, where.y];
  };
  /** @param {PointerEvent} event @param {number} slot */
  const grab = (event, slot) => {
    dropped.current = false;
    if (!movable.has(slot) || event.button !== 0) return;
    const [x, y] = point(event);
    dragging.value = { slot, x, y, moved: false };
  };
  /** @param {PointerEvent} event */
  const pull = (event) => {
    const now = dragging.value;
    if (!now) return;
    const [x, y] = point(event);
    if (!now.moved && Math.hypot(x - now.x, y - now.y) <= DRAG_BEGINS) return;
    if (!now.moved) /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
    dragging.value = { slot: now.slot, x, y, moved: true };
  };
  /** @param {PointerEvent} event */
  const drop = (event) => {
    const now = dragging.value;
    dragging.value = null;
    if (!now?.moved) return;
    dropped.current = true; // the click that ends a drag is none
    const under = document
      .elementsFromPoint(event.clientX, event.clientY)
      .find((each) => each instanceof SVGElement && each.dataset.place);
    const action = under instanceof SVGElement ? ways(now.slot).get(Number(under.dataset.place)) : undefined;
    if (action) act(action.text);
  };
  /** @param {number} slot */
  const click = (slot) => {
    if (dropped.current) dropped.current = false;
    else choose?.(slot, false);
  };

  /** A place that can be lit. @param {number} place @param {number} x @param {number} y @param {number} width @param {number} height @param {unknown} [inside] */
  const room = (place, x, y, width, height, inside) => {
    const action = lit.get(place);
    return html`
      <g
        key=${place}
        class=${`room ${action ? "lit" : ""}`}
        data-place=${place}
        onClick=${action ? () => act(action.text) : undefined}
      >
        <rect data-place=${place} x=${x} y=${y} width=${width} height=${height} rx="10" />
        ${inside}
      </g>
    `;
  };
  return html`
    <svg
      ref=${svg}
      class=${`scene ${hasWcs || hasDungeons ? "broad" : ""}`}
      viewBox=${`${left} 0 ${right - left} ${GROUND + 14 + rows * YARD}`}
      role="group"
      aria-label=${t("scene-label")}
    >
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
        <path
          class="wall"
          d=${`M190 ${GROUND}V${TOP - 26}h66v-30h56v30h56v-30h56v30h152v-30h56v30h56v-30h56v30h66V${GROUND}z`}
        />
        <path class="tower" d=${`M392 ${TOP - 6}V34h30v14h30V34h32v14h32V34h32v14h30V34h30V${TOP - 6}z`} />
        <path class="flag" d="M500 34V4M500 5l36 9-36 10" />
      </g>
      <g class="throne">
        ${room(
          THRONE,
          436,
          56,
          128,
          90,
          html`
            <path class="seat-of-kings" data-place="6" d="M462 142V84q38-40 76 0v58z" />
            <path class="crown" data-place="6" d="M482 66l-3-15 12 8 9-13 9 13 12-8-3 15z" />
          `,
        )}
      </g>
      ${[5, 4, 3, 2, 1, 0].map(
        (floor) => html`
          <g key=${floor}>
            ${room(
              floor,
              200,
              floorY(floor) - FLOOR / 2 + 4,
              600,
              FLOOR - 8,
              html`
                <g class="furnished" transform=${`translate(0 ${floorY(floor) - FLOOR / 2 + 5})`}>
                  ${BETWEEN_PEOPLE.map(
                    (x) => html`
                      <path key=${x} d=${FURNISHINGS[floor]} transform=${`translate(${x} 0)`} />
                    `,
                  )}
                  <path class="boards" d="M202 102h596" />
                </g>
              `,
            )}
            <g class="floor-name" aria-hidden="true">
              <text class="number" x="216" y=${floorY(floor) + 2}>${floor}</text>
              <text x="216" y=${floorY(floor) + 26}>${t("floor-name", { floor })}</text>
            </g>
          </g>
        `,
      )}
      ${
        hasWcs
          ? [3, 4].map(
              (floor) => html`
                <g key=${`wc${floor}`}>
                  ${room(
                    floor + 4,
                    78,
                    floorY(floor) - 57,
                    104,
                    114,
                    html`
                      <text class="floor-name" x="88" y=${floorY(floor) - 38}>WC</text>
                    `,
                  )}
                </g>
              `,
            )
          : null
      }
      ${
        hasDungeons
          ? [3, 2, 1].map(
              (floor) => html`
                <g key=${`d${floor}`} class="dungeon">
                  ${room(
                    12 - floor,
                    818,
                    floorY(floor) - 57,
                    120,
                    114,
                    html`
                      <path
                        class="bars"
                        d=${`M842 ${floorY(floor) - 56}v112M867 ${floorY(floor) - 56}v112M892 ${floorY(floor) - 56}v112M917 ${floorY(floor) - 56}v112`}
                      />
                    `,
                  )}
                </g>
              `,
            )
          : null
      }
      ${characters.map((_name, slot) => {
        const place = places[slot];
        const there = yard.includes(slot) ? yard : (at[place] ?? []);
        const moved = drag?.slot === slot && drag.moved;
        const [x, y] = moved ? [drag.x, drag.y] : spot(place, there.indexOf(slot), there.length, left, right);
        const worn = marks.filter((mark) => mark.slots.includes(slot));
        const can = movable.has(slot);
        const shown = characterName(cast, slot);
        const label = [
          shown,
          t("at-place", placeFacts(place)),
          ...worn.map((mark) => mark.label),
          can ? t("can-move") : "",
        ]
          .filter(Boolean)
          .join(", ");
        const looks = [
          "character",
          can ? "can" : "",
          yard.includes(slot) ? "outside" : "",
          place === GONE ? "gone" : "",
          selected === slot ? "selected" : "",
          moved ? "dragged" : "",
          onTheWay?.character === slot ? "sent" : "",
        ]
          .filter(Boolean)
          .join(" ");
        const body = html`
          <rect class="ring" x=${-tile / 2} y="-52" width=${tile} height="116" rx="12" />
          <${Face} slot=${slot} names=${characters} />
          <text class="tag" y="58" text-anchor="middle" aria-hidden="true">${shown}</text>
          ${worn.map(
            ({ kind }) => html`
              <${Sign} key=${kind} kind=${kind} />
            `,
          )}
        `;
        if (!choose) {
          return html`
            <g
              key=${slot}
              class=${looks}
              style=${`transform: translate(${x}px, ${y}px)`}
              role="img"
              aria-label=${label}
            >
              ${body}
            </g>
          `;
        }
        return html`
          <g
            key=${slot}
            class=${looks}
            style=${`transform: translate(${x}px, ${y}px)`}
            role="button"
            tabindex="0"
            aria-label=${label}
            aria-pressed=${selected === slot}
            onClick=${() => click(slot)}
            onKeyDown=${(/** @type {KeyboardEvent} */ event) => {
              if (event.key === "Enter" || event.key === " ") {
                event.preventDefault();
                choose(slot, true);
              }
            }}
            onPointerDown=${(/** @type {PointerEvent} */ event) => grab(event, slot)}
            onPointerMove=${pull}
            onPointerUp=${drop}
            onPointerCancel=${() => void (dragging.value = null)}
          >
            ${body}
          </g>
        `;
      })}
      ${
        lit.size && selected !== null && !drag?.moved
          ? [...lit.entries()].map(([place, action]) => {
              const [x, y] = spot(place, 0, 1, left, right);
              return html`
                <g
                  key=${`t${place}`}
                  class="target"
                  aria-hidden="true"
                  style=${`transform: translate(${place < THRONE ? 766 : x + 30}px, ${place < THRONE ? y + 6 : y - 18}px)`}
                  onClick=${() => act(action.text)}
                >
                  <title>${moveWords(cast, action)}</title>
                  <circle r="26" data-place=${place} />
                  <path d="M-10 4 0-10 10 4M0-8V14" data-place=${place} />
                </g>
              `;
            })
          : null
      }
    </svg>
  `;
}
