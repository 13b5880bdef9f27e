// What somebody says, or that they come or go, for a few seconds, wherever one has scrolled to: at their
// seat; in a hall above it, or on the wall where it would lie over somebody.
import { html, useEffect, useLayoutEffect, useSignal } from "../html.js";
import { castOf, lineSentence } from "../log_words.js";
import { chairIdentity } from "./identity.js";
import { Medallion } from "./medallion.js";
import { isOfBot, isTalk, Words } from "./talk.js";

/** @import { Line, View } from "../wire.js" */
/** @import { TableStore } from "../table_store.js" */

/** How long a word stays: so long, and longer the more there is to read. */
const STAYS_MS = 5000;
const LETTER_MS = 45;
/** About so many letters has what a bot says. */
const SENTENCE = 60;

let last = 0;

/** Where a seat is on the screen; null if it is not in sight. @param {number} chair */
function seatBox(chair) {
  const seat = document.querySelectorAll("#main .seats .seat")[chair];
  const box = seat?.getBoundingClientRect();
  const inSight = box && box.width > 0 && box.top >= 0 && box.bottom <= innerHeight;
  return inSight ? box : null;
}

/** Whoever comes or goes in a game is seen to do so at their seat. */
const COMES_OR_GOES = ["left", "kept", "returned", "given"];

/** How wide a bubble may be. */
const WIDEST = 250;

/** How many there are on a wall at once, and how wide. */
const ON_WALL = 2;
const WIDEST_ON_WALL = 350;

/** What is left free beside the words on a wall, for the button that lies there. */
const BESIDE_WALL = 150;

/** Where there is room on the wall of a hall; null where there is no hall. */
function wallStyle() {
  const hall = document.querySelector("#main.playing .hall")?.getBoundingClientRect();
  if (!hall) return null;
  const right = innerWidth - hall.right + BESIDE_WALL;
  const width = Math.min(WIDEST_ON_WALL, hall.width - BESIDE_WALL - 8);
  return `top: ${hall.top + 8}px; right: ${right}px; max-width: ${width}px`;
}

/** About so high are the words above a seat. */
const HIGH = 72;

/** What words in a hall do not cover. */
const UNCOVERED = "#main .seats > .seat, #main .scene .consult, #main .notes > *, #main .piles";

/**
 * Where words go above a seat in a hall; null where there is no hall, or somebody or something in the way.
 * @param {DOMRect} box of the seat
 */
function aboveSeat(box) {
  const hall = document.querySelector("#main.playing .hall")?.getBoundingClientRect();
  if (!hall) return null;
  const middle = (box.left + box.right) / 2;
  const [left, right] = [middle - WIDEST / 2, middle + WIDEST / 2];
  const [top, bottom] = [box.top - HIGH, box.top - 2];
  const isInside = left > hall.left && right < hall.right && top > hall.top;
  const covers = [...document.querySelectorAll(UNCOVERED)]
    .map((each) => each.getBoundingClientRect())
    .some((each) => each.right > left && each.left < right && each.bottom > top && each.top < bottom);
  return isInside && !covers ? `left: ${middle}px; bottom: ${innerHeight - box.top + 4}px` : null;
}

/**
 * Where words go on the wall of a hall, which moves and grows with what is asked below it.
 * @param {boolean} needed whether anything is said
 */
function useWall(needed) {
  const wall = useSignal(/** @type {string|null} */ (null));
  useLayoutEffect(() => {
    const hall = needed && document.querySelector("#main.playing .hall");
    wall.value = hall ? wallStyle() : null;
    if (!hall) return undefined;
    const changes = new ResizeObserver(() => void (wall.value = wallStyle()));
    changes.observe(hall);
    return () => changes.disconnect();
  }, [needed]);
  return wall.value;
}

/**
 * Beside a seat where there is room, or below a row of them: over nobody's name and score.
 * @param {DOMRect} box
 */
function besides({ left, top, right, bottom }) {
  if (left > WIDEST) return `right: ${innerWidth - left + 8}px; top: ${top}px`;
  if (innerWidth - right > 2 * WIDEST) return `left: ${right + 8}px; top: ${top}px`;
  return `left: ${Math.max(0, Math.min(left, innerWidth - WIDEST))}px; top: ${bottom + 4}px`;
}

/**
 * What is said, and the seat of who says it as it was then; `above` is where it goes in a hall.
 * @typedef {object} Bubble
 * @property {number} id
 * @property {Line} line
 * @property {View["status"]|undefined} status
 * @property {DOMRect|null} box
 * @property {string|null} above
 */

/** Heard by screen readers already (`news.js`). @param {{store: TableStore, view: View}} props */
export function Bubbles({ store, view }) {
  const bubbles = useSignal(/** @type {Bubble[]} */ ([]));
  useEffect(
    () =>
      store.listen(({ lines }, snapshot) => {
        if (snapshot) return;
        for (const line of lines.filter((each) => isTalk(each) || COMES_OR_GOES.includes(each.kind))) {
          if (line.chair === store.view.value?.me) continue;
          const id = ++last;
          const others = bubbles.value.filter((each) => each.line.chair !== line.chair);
          const status = store.view.value?.status;
          const box = seatBox(line.chair ?? 0);
          bubbles.value = [...others, { id, line, status, box, above: box && aboveSeat(box) }];
          setTimeout(
            () => (bubbles.value = bubbles.value.filter((each) => each.id !== id)),
            STAYS_MS + (line.text?.length ?? (line.sentence ? SENTENCE : 0)) * LETTER_MS,
          );
        }
      }),
    [store],
  );
  // When a game begins seats are elsewhere: what was said just before is said there.
  useLayoutEffect(() => {
    const { status } = view;
    bubbles.value = bubbles.value.map((each) => ({ ...each, status, box: seatBox(each.line.chair ?? 0) }));
  }, [view.status]);
  const over = view.status === "finished";
  const { value: table } = store.table;
  // Whoever reads how it ended is not talked to by bots.
  const said = bubbles.value.filter(({ line }) => !(over && isOfBot(line)));
  const onWall = useWall(!over && said.length > 0);
  const wall = over || !said.length ? null : onWall;
  // When a game begins seats are elsewhere.
  const atSeats = over
    ? []
    : said.filter(({ box, above, status }) => (wall ? above : box) && status === view.status);
  const elsewhere = said.filter((bubble) => !atSeats.includes(bubble));
  /** @param {Bubble} bubble */
  const draw = ({ id, line, box, above }) => html`
    <div
      key=${id}
      class=${[
        "bubble",
        box && "at-seat",
        box && above && "above",
        chairIdentity(view.chairs, line.chair ?? 0).look,
      ]
        .filter(Boolean)
        .join(" ")}
      style=${box ? (above ?? besides(box)) : ""}
    >
      ${
        box
          ? null
          : html`
              <${Medallion} who=${chairIdentity(view.chairs, line.chair ?? 0)} size=${28} />
              <strong>${line.name}</strong>
            `
      }
      <span>
        ${
          isTalk(line)
            ? html`
                <${Words} line=${line} store=${store} />
              `
            : table && lineSentence(castOf(view, table.facts), line)
        }
      </span>
    </div>
  `;
  return html`
    <div class="bubbles" aria-hidden="true">
      ${atSeats.map(draw)}
      <div class=${wall ? "elsewhere on-wall" : "elsewhere"} style=${wall ?? ""}>
        ${elsewhere.slice(-ON_WALL).map((bubble) => draw({ ...bubble, box: null }))}
      </div>
    </div>
  `;
}
