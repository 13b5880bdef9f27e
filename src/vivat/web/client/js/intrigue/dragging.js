// Dragging in a game of intrigue: cards and coins to a tray, to somebody or to the discards, by mouse, pen
// or finger.
import { html, useRef, useSignal } from "../html.js";
import { GOLD } from "../wire.js";
import { Card } from "./cards.js";
import { GoodIcon } from "./goods.js";

/** @typedef {{good: number, from: string}} Dragged a good, and whence: the hand, or a tray by its kind */
/** @typedef {Dragged & {x: number, y: number, moved: boolean}} Drag and where it is now */

/** How far one pulls before a click becomes a drag. */
const DRAG_BEGINS = 8;

/**
 * What of the page has a mark of this name, at this element or around it.
 * @type {(at: unknown, mark: string) => string|undefined}
 */
const markAt = (at, mark) => {
  const found = at instanceof Element ? at.closest(`[data-${mark}]`) : null;
  return found instanceof HTMLElement ? found.dataset[mark] : undefined;
};

/**
 * The handlers by which what has `data-good` and `data-from` is dragged to what has `data-drop`.
 * @param {(what: Dragged, to: string|undefined) => void} put what is done where a good is dropped
 */
export function useDragging(put) {
  const drag = useSignal(/** @type {Drag|null} */ (null));
  const dropped = useRef(false);
  const handlers = {
    /** @param {PointerEvent} event */
    onPointerDown: (event) => {
      dropped.current = false;
      const good = markAt(event.target, "good");
      const from = markAt(event.target, "from");
      if (good === undefined || from === undefined || event.button !== 0) return;
      drag.value = { good: Number(good), from, x: event.clientX, y: event.clientY, moved: false };
    },
    /** @param {PointerEvent} event */
    onPointerMove: (event) => {
      const now = drag.value;
      const { clientX: x, clientY: y } = event;
      if (!now || (!now.moved && Math.hypot(x - now.x, y - now.y) <= DRAG_BEGINS)) return;
      if (!now.moved) /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
      drag.value = { ...now, x, y, moved: true };
    },
    /** @param {PointerEvent} event */
    onPointerUp: (event) => {
      const now = drag.value;
      drag.value = null;
      if (!now?.moved) return;
      dropped.current = true; // the click that ends a drag is none
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      put(
        now,
        under.map((each) => markAt(each, "drop")).find((to) => to !== undefined),
      );
    },
    onPointerCancel: () => void (drag.value = null),
    /** @param {MouseEvent} event */
    onClickCapture: (event) => {
      if (dropped.current) event.stopPropagation();
      dropped.current = false;
    },
  };
  return { drag: drag.value?.moved ? drag.value : null, handlers };
}

/** The card or coin under the finger. @param {{drag: Drag|null}} props */
export function DraggedGood({ drag }) {
  if (!drag) return null;
  return html`
    <div class="dragged" aria-hidden="true" style=${`left: ${drag.x}px; top: ${drag.y}px`}>
      ${
        drag.good === GOLD
          ? html`
              <${GoodIcon} good=${drag.good} size=${40} />
            `
          : html`
              <${Card} good=${drag.good} width=${46} />
            `
      }
    </div>
  `;
}
