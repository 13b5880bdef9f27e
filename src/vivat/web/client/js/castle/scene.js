// The castle as a drawn scene. Characters are buttons; floors, WCs and the throne light up where something can go.
import { html, useRef, useState } from "../html.js";
import { characterName, placeFacts } from "../story.js";
import { t } from "../words.js";
import { moveWords, target } from "./board.js";
import { Face } from "./faces.js";

const FLOOR = 128;
const YARD = 112;
const A_ROW = 7;
const TOP = 150;
const THRONE = 6;

/** The middle of a floor. @param {number} floor */
const floorY = (floor) => TOP + (6 - floor) * FLOOR - FLOOR / 2 + 20;

/** Where a character stands: of several on a place, which one; `left` and `right` are the edges of the picture. @param {number} place @param {number} index @param {number} count @param {number} left @param {number} right @returns {[number, number]} */
function spot(place, index, count, left, right) {
  if (place < THRONE) {
    const gap = Math.min(104, 560 / Math.max(1, count));
    return [500 + (index - (count - 1) / 2) * gap, floorY(place)];
  }
  if (place === THRONE) return [500, 92];
  if (place === 7 || place === 8) return [128, floorY(place - 4)];
  if (place >= 9 && place <= 11) return [880, floorY(12 - place)];
  if (place === 14) return [380, 96];
  const gap = (right - left) / A_ROW;
  return [left + gap * ((index % A_ROW) + 0.5), floorY(0) + 66 + YARD * (Math.floor(index / A_ROW) + 0.5) + 4];
}

/** @param {{game: any, cast: import("../story.js").Cast, legal: import("../table_store.js").Action[], favourites: number[], selected: number|null, choose: (slot: number) => void, act: (text: string) => void, sent: string|null}} props */
export function Scene({ game, cast, legal, favourites, selected, choose, act }) {
  const svg = useRef(/** @type {SVGSVGElement|null} */ (null));
  const [drag, setDrag] = useState(/** @type {{slot: number, x: number, y: number, moved: boolean}|null} */ (null));
  const characters = /** @type {string[]} */ (cast.facts.characters ?? []);
  const movable = new Set(legal.flatMap((action) => (action.character === undefined ? [] : [action.character])));
  const aim = drag?.slot ?? selected;
  const lit = new Map(legal.filter((action) => action.character === aim && aim !== null).map((action) => [target(game, action), action]));
  /** @type {Record<number, number[]>} */
  const at = {};
  game.places.forEach((/** @type {number} */ place, /** @type {number} */ slot) => (at[place] ??= []).push(slot));
  const hasWcs = cast.facts.wcs > 0;
  const hasDungeons = cast.facts.dungeons > 0;
  const left = hasWcs ? 60 : 176;
  const right = hasDungeons ? 950 : 824;
  // Whoever waits outside, or has left for good, stands in the yard before the castle.
  const yard = [...(at[13] ?? []), ...(at[12] ?? [])];
  const rows = Math.ceil(yard.length / A_ROW);

  /** @param {PointerEvent} event @returns {[number, number]} */
  const point = (event) => {
    const box = /** @type {SVGSVGElement} */ (svg.current);
    const matrix = box.getScreenCTM();
    const where = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix?.inverse());
    return [where.x, where.y];
  };
  /** @param {PointerEvent} event @param {number} slot */
  const grab = (event, slot) => {
    if (!movable.has(slot) || event.button !== 0) return;
    /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
    const [x, y] = point(event);
    setDrag({ slot, x, y, moved: false });
  };
  /** @param {PointerEvent} event */
  const pull = (event) => {
    if (!drag) return;
    const [x, y] = point(event);
    if (drag.moved || Math.hypot(x - drag.x, y - drag.y) > 12) setDrag({ slot: drag.slot, x, y, moved: true });
  };
  /** @param {PointerEvent} event */
  const drop = (event) => {
    if (!drag) return;
    setDrag(null);
    if (!drag.moved) return;
    event.preventDefault();
    const under = document.elementsFromPoint(event.clientX, event.clientY).find((each) => each instanceof SVGElement && each.dataset.place);
    const place = under instanceof SVGElement ? Number(under.dataset.place) : -1;
    const action = lit.get(place);
    if (action) act(action.text);
  };

  /** A place that can be lit. @param {number} place @param {number} x @param {number} y @param {number} width @param {number} height @param {unknown} [inside] */
  const room = (place, x, y, width, height, inside) => {
    const action = lit.get(place);
    return html`<g key=${place} class=${`room ${action ? "lit" : ""}`} data-place=${place} onClick=${action ? () => act(action.text) : undefined}>
      <rect data-place=${place} x=${x} y=${y} width=${width} height=${height} rx="10" />${inside}</g>`;
  };
  return html`<svg ref=${svg} class=${`scene ${game.king === 13 ? "upside-down" : ""}`} viewBox=${`${left} 0 ${right - left} ${floorY(0) + 78 + rows * YARD}`} role="group" aria-label=${t("scene-label")}>
    <g class="building" aria-hidden="true">
      <path class="wall" d=${`M190 ${floorY(0) + 66}V${TOP - 20}h70v-34h60v34h60v-34h60v34h120v-34h60v34h60v-34h60v34h70V${floorY(0) + 66}z`} />
      <path class="flag" d="M500 20V6M500 6l34 9-34 9" />
    </g>
    <g class="throne" data-place="6">${room(THRONE, 400, 40, 200, 104, html`<path class="seat-of-kings" data-place="6" d="M462 136V66l-6-16 22 10 22-22 22 22 22-10-6 16v70z" />`)}</g>
    ${[5, 4, 3, 2, 1, 0].map((floor) => html`<g key=${floor}>${room(floor, 200, floorY(floor) - FLOOR / 2 + 6, 600, FLOOR - 10)}
      <text class="floor-name" x="212" y=${floorY(floor) - FLOOR / 2 + 26} aria-hidden="true">${floor} ${t("floor-name", { floor })}</text></g>`)}
    ${hasWcs ? [3, 4].map((floor) => html`<g key=${`wc${floor}`}>${room(floor + 4, 78, floorY(floor) - 56, 100, 112, html`<text class="floor-name" x="128" y=${floorY(floor) - 40} text-anchor="middle">WC</text>`)}</g>`) : null}
    ${hasDungeons ? [3, 2, 1].map((floor) => html`<g key=${`d${floor}`} class="dungeon">${room(12 - floor, 822, floorY(floor) - 56, 116, 112, html`<path class="bars" d=${`M846 ${floorY(floor) - 50}v100M870 ${floorY(floor) - 50}v100M894 ${floorY(floor) - 50}v100M918 ${floorY(floor) - 50}v100`} />`)}</g>`) : null}
    ${characters.map((name, slot) => {
      const place = game.places[slot];
      const there = at[place] ?? [];
      const [x, y] = drag?.slot === slot && drag.moved ? [drag.x, drag.y] : spot(place, (yard.includes(slot) ? yard : there).indexOf(slot), there.length, left, right);
      const mine = favourites.includes(slot);
      const can = movable.has(slot);
      const label = [characterName(cast, slot), t("at-place", placeFacts(place)), mine ? t("favourite") : "", can ? t("can-move") : ""].filter(Boolean).join(", ");
      return html`<g key=${slot} class=${`character ${can ? "can" : ""} ${mine ? "mine" : ""} ${place === 12 ? "gone" : ""} ${selected === slot ? "selected" : ""} ${drag?.slot === slot && drag.moved ? "dragged" : ""}`}
        style=${`transform: translate(${x}px, ${y}px)`} role="button" tabindex="0" aria-label=${label} aria-pressed=${selected === slot}
        onClick=${() => !drag?.moved && choose(slot)} onKeyDown=${(/** @type {KeyboardEvent} */ event) => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); choose(slot); } }}
        onPointerDown=${(/** @type {PointerEvent} */ event) => grab(event, slot)} onPointerMove=${pull} onPointerUp=${drop} onPointerCancel=${() => setDrag(null)}>
        <rect class="ring" x="-40" y="-50" width="80" height="100" rx="14" />
        <${Face} slot=${slot} names=${characters} />
        ${mine ? html`<path class="heart" d="M26-38c-5-8-18-3-11 7l11 10 11-10c7-10-6-15-11-7z" />` : null}
        <title>${label}</title></g>`;
    })}
    ${lit.size && selected !== null ? [...lit.entries()].map(([place, action]) => {
      const [x, y] = spot(place, 0, 1, left, right);
      return html`<g key=${`t${place}`} class="target" role="button" tabindex="0" aria-label=${moveWords(cast, game, action)} style=${`transform: translate(${place < 6 ? 745 : x}px, ${y}px)`}
        onClick=${() => act(action.text)} onKeyDown=${(/** @type {KeyboardEvent} */ event) => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); act(action.text); } }}>
        <circle r="30" data-place=${place} /><path d="M-12 4 0-12 12 4M0-10V16" data-place=${place} /></g>`;
    }) : null}
  </svg>`;
}
