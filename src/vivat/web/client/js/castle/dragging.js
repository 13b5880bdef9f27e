// Dragging a character to a place of the picture.
import { useRef, useSignal } from "../html.js";

/**
 * @typedef {{slot: number, x: number, y: number, moved: boolean}} Drag which character, and where it is now
 */

/** How far one pulls before a click becomes a drag. */
const DRAG_BEGINS = 12;

/**
 * The handlers by which a character is dragged to a place.
 * @param {{current: SVGSVGElement|null}} svg
 * @param {(slot: number, place: number) => void} put what is done where a character is dropped
 */
export function useDragging(svg, put) {
  const dropped = useRef(false);
  const dragging = useSignal(/** @type {Drag|null} */ (null));
  /** @param {PointerEvent} event @returns {[number, number]} */
  const point = (event) => {
    const box = /** @type {SVGSVGElement} */ (svg.current);
    const where = new DOMPoint(event.clientX, event.clientY).matrixTransform(box.getScreenCTM()?.inverse());
    return [where.x, where.y];
  };
  /** @param {PointerEvent} event @param {number} slot @param {boolean} can */
  const grab = (event, slot, can) => {
    dropped.current = false;
    if (!can || event.button !== 0) return;
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
    if (under instanceof SVGElement) put(now.slot, Number(under.dataset.place));
  };
  /** Whether a click is the end of a drag; once. */
  const wasDrop = () => {
    const was = dropped.current;
    dropped.current = false;
    return was;
  };
  const stop = () => void (dragging.value = null);
  return { drag: dragging.value, grab, pull, drop, stop, wasDrop };
}
