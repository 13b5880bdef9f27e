// The two trays of an offer: what I give and what I ask, filled by touch or by dragging; what differs from
// the
// offer before is marked. A sale has one such tray.
import { focusHome } from "../focus.js";
import { html, useLayoutEffect, useRef } from "../html.js";
import { GOLD, GOODS } from "../wire.js";
import { t } from "../words.js";
import { GoodIcon } from "./goods.js";
import { heldWords } from "./known.js";
import { goodName } from "./sentences.js";

/** @typedef {readonly number[]} Side Might, Knowledge, Influence, Power and Gold */
/** @typedef {{give: Side, ask: Side}} Draft an offer that is being made */
/** @import { Held } from "./known.js" */

/** A side of an offer with nothing on it. @type {Side} */
export const NOTHING = GOODS.map(() => 0);

/** Whether two sides of an offer have the same on them. @param {Side} one @param {Side} other */
export const isSameSide = (one, other) => one.every((count, good) => count === other[good]);

/** A side with so much more of a good. @param {Side} side @param {number} good @param {number} by */
export const changed = (side, good, by) => side.map((count, each) => count + (each === good ? by : 0));

/**
 * Whether a side can still become one of those that are possible.
 * @param {Side} side @param {Side[]} sides
 */
export const canBecome = (side, sides) =>
  sides.some((possible) => side.every((count, good) => count <= possible[good]));

/**
 * @typedef {object} TrayProps
 * @property {"gives"|"asks"|"sold"} kind
 * @property {string} title
 * @property {Side} side what lies in it
 * @property {Side[]} possible what could lie in it
 * @property {Side|null} before what lay in it in the offer before
 * @property {((side: Side) => void)|null} change null where it can only be looked at
 * @property {Held[]|null} [cards] what is known of the cards of whoever is to give it
 */

/**
 * A button that cannot be pressed any more would lose the focus, and its player the place: another one of the
 * same box has it then.
 * @param {{current: HTMLElement|null}} box
 */
function useKeptFocus(box) {
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const isLost = focused instanceof HTMLButtonElement && focused.disabled && box.current?.contains(focused);
    if (!isLost) return;
    const next = box.current?.querySelector("button:enabled");
    if (next instanceof HTMLElement) next.focus();
    else focusHome();
  });
}

/** What one side of an offer is made of, and what can be added to it. @param {TrayProps} props */
export function Tray({ kind, title, side, possible, before, change, cards = null }) {
  const tray = useRef(/** @type {HTMLElement|null} */ (null));
  useKeptFocus(tray);
  const empty = side.every((count) => !count);
  return html`
    <div
      class=${`tray ${kind}`}
      role="group"
      aria-label=${title}
      ref=${tray}
      data-drop=${change ? kind : undefined}
    >
      <h3>${title}</h3>
      <div class="laid">
        ${side.map((count, good) => {
          const was = before ? before[good] : count;
          if (!count && !was) return null;
          const take = change && (() => change(changed(side, good, -1)));
          return html`
            <${LaidGood} key=${good} kind=${kind} good=${good} count=${count} was=${was} take=${take} />
          `;
        })}
        ${
          empty
            ? html`
                <span class="small soft">${t("tray-empty")}</span>
              `
            : null
        }
      </div>
      ${
        change &&
        html`
          <${GoodsToAdd} kind=${kind} side=${side} possible=${possible} change=${change} cards=${cards} />
        `
      }
    </div>
  `;
}

/**
 * So much of a good in a tray; a touch takes one away, where that is possible.
 * @param {{kind: string, good: number, count: number, was: number, take: (() => void)|null}} props
 */
function LaidGood({ kind, good, count, was, take }) {
  const look = count > was ? "more" : count < was ? "less" : "";
  return html`
    <button
      class=${`good-laid ${look}`}
      disabled=${!take || !count}
      data-good=${take && count ? good : undefined}
      data-from=${`laid-${kind}`}
      aria-label=${t(take ? "tray-take" : "amount", { good: goodName(good), count })}
      onClick=${() => take?.()}
    >
      <${GoodIcon} good=${good} size=${26} />
      <span aria-hidden="true">
        <strong>${count}</strong>
        ${" "}
        <span class="name">${goodName(good)}</span>
        ${
          look &&
          html`
            <span class="was">${t("tray-was", { count: was })}</span>
          `
        }
      </span>
    </button>
  `;
}

/**
 * A button for each good that can be added, with what is known of the cards of whoever is to give it.
 * @param {Pick<TrayProps, "kind" | "side" | "possible" | "cards"> & {change: (side: Side) => void}} props
 */
function GoodsToAdd({ kind, side, possible, change, cards }) {
  return html`
    <div class="adds">
      ${GOODS.map((name, good) => {
        if (kind === "sold" && good === GOLD) return null;
        const more = changed(side, good, 1);
        const can = canBecome(more, possible);
        const held = cards?.[good] ? heldWords(cards[good]) : "";
        return html`
          <button
            key=${name}
            class="add"
            disabled=${!can}
            data-good=${can ? good : undefined}
            data-from=${kind}
            aria-label=${[t("tray-add", { good: goodName(good) }), held].filter(Boolean).join(", ")}
            onClick=${() => change(more)}
          >
            <${GoodIcon} good=${good} size=${24} />
            ${
              held &&
              html`
                <span class="held" aria-hidden="true">${held}</span>
              `
            }
          </button>
        `;
      })}
    </div>
  `;
}
