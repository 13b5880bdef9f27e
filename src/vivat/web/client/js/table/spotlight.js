// Lights some parts of the page and dims the rest. Everything can be touched as ever: only the eye is led.
import { html, useEffect, useState } from "../html.js";

/** How far the light reaches beyond what it is on. */
const MARGIN = 6;

/** @typedef {{x: number, y: number, width: number, height: number}} Spot */

/**
 * Where some things are on the screen, as far as they can be seen.
 * @param {string[]} selectors
 * @returns {Spot[]}
 */
const spotsOf = (selectors) =>
  selectors
    .flatMap((each) => [...document.querySelectorAll(each)])
    .map((each) => each.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ x, y, width, height }) => ({
      x: x - MARGIN,
      y: y - MARGIN,
      width: width + 2 * MARGIN,
      height: height + 2 * MARGIN,
    }));

/** Where things are, as often as that changes. @param {string[]} selectors */
function useSpots(selectors) {
  const [spots, setSpots] = useState(/** @type {Spot[]} */ ([]));
  const wanted = selectors.join();
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const found = spotsOf(selectors);
      setSpots((known) => (JSON.stringify(known) === JSON.stringify(found) ? known : found));
    };
    const soon = () => void (frame ||= requestAnimationFrame(measure));
    const page = /** @type {Element} */ (document.querySelector("main"));
    const changes = new MutationObserver(soon);
    changes.observe(page, { subtree: true, childList: true, attributes: true });
    const sizes = new ResizeObserver(soon);
    sizes.observe(page);
    const events = ["scroll", "transitionend", "animationend", "resize"];
    for (const event of events) addEventListener(event, soon, { capture: true, passive: true });
    measure();
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
      for (const event of events) removeEventListener(event, soon, { capture: true });
    };
  }, [wanted]);
  return spots;
}

/** @param {{spots: Spot[], class?: string, fill: string}} props */
const Boxes = ({ spots, class: kind, fill }) =>
  spots.map(
    ({ x, y, width, height }) => html`
      <rect
        key=${`${x} ${y}`}
        class=${kind}
        x=${x}
        y=${y}
        width=${width}
        height=${height}
        rx="12"
        fill=${fill}
      />
    `,
  );

/**
 * Dims the page but for some parts of it.
 * @param {{on: string[], also: string[]}} props what is lit and framed, and what is only not dimmed
 */
export function Spotlight({ on, also }) {
  const lit = useSpots(on);
  const clear = useSpots(also);
  if (!lit.length) return null;
  return html`
    <svg class="spotlight" aria-hidden="true">
      <mask id="spotlight-mask">
        <rect width="100%" height="100%" fill="#fff" />
        <${Boxes} spots=${[...lit, ...clear]} fill="#000" />
      </mask>
      <rect class="dim" width="100%" height="100%" mask="url(#spotlight-mask)" />
      <${Boxes} class="light" spots=${lit} fill="none" />
    </svg>
  `;
}
