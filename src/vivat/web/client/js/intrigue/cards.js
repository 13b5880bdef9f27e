// Cards and coins as they lie on a table. Pictures only: how many of what is said in words beside them.
import { artOf } from "../art.js";
import { html } from "../html.js";
import { GOODS } from "../wire.js";

const WIDTH = 120;
const HEIGHT = 168;
/** Degrees between two cards of a fan, and how wide it opens at most. */
const STEP = 9;
const OPEN = 62;
/** What a coin, a stack and a chest are worth. */
const COINS = [20, 5, 1];
/** More coins than these are not drawn one by one. */
const MOST_COINS = 9;

/** A card inside a drawing. @param {{good: number|null}} props a suit, or null for the back */
export function CardArt({ good }) {
  if (good === null) {
    return html`
      <use href=${artOf("intrigue/goods", "back")} width=${WIDTH} height=${HEIGHT} />
    `;
  }
  const suit = artOf("intrigue/goods", GOODS[good]);
  return html`
    <g class=${`suit-${GOODS[good]}`}>
      <use href=${artOf("intrigue/goods", "paper")} width=${WIDTH} height=${HEIGHT} />
      <use href=${suit} x="17" y="41" width="86" height="86" />
      <use href=${suit} x="13" y="13" width="26" height="26" />
      <use href=${suit} x="13" y="13" width="26" height="26" transform="rotate(180 60 84)" />
    </g>
  `;
}

/** A card face up, or its back. @param {{good: number|null, width?: number}} props */
export function Card({ good, width = 60 }) {
  return html`
    <svg
      class="playing-card"
      viewBox=${`0 0 ${WIDTH} ${HEIGHT}`}
      width=${width}
      height=${(width * HEIGHT) / WIDTH}
      aria-hidden="true"
    >
      <${CardArt} good=${good} />
    </svg>
  `;
}

/**
 * A pile, as thick as it has cards: the draw pile shows a back, the discards show the last card.
 * @param {{count: number, top: number|null, width?: number}} props
 */
export function Pile({ count, top, width = 60 }) {
  const under = Math.min(5, Math.ceil(count / 8));
  const tilts = top === null ? [0, 0, 0, 0, 0] : [-7, 5, -4, 6, 0];
  return html`
    <svg
      class="playing-card"
      viewBox="-14 -8 148 212"
      width=${(width * 148) / WIDTH}
      height=${(width * 212) / WIDTH}
      aria-hidden="true"
    >
      ${
        count
          ? tilts.slice(0, under).map((tilt, depth) => {
              const rise = (under - depth - 1) * 7;
              const last = depth === under - 1;
              return html`
                <g key=${depth} transform=${`translate(0 ${rise}) rotate(${last ? 0 : tilt} 60 84)`}>
                  <${CardArt} good=${top} />
                </g>
              `;
            })
          : html`
              <rect class="empty-pile" x="4" y="4" width="112" height="160" rx="12" />
            `
      }
    </svg>
  `;
}

/** A hand, fanned out. @param {{cards: (number|null)[], width?: number}} props `width` of one card */
export function Fan({ cards, width = 60 }) {
  const step = Math.min(STEP, OPEN / Math.max(1, cards.length - 1));
  const angles = cards.map((_card, place) => (place - (cards.length - 1) / 2) * step);
  const reach = 60 + 400 * Math.sin((Math.abs(angles[0] ?? 0) * Math.PI) / 180) + 70;
  return html`
    <svg
      class="playing-card"
      viewBox=${`${60 - reach} -14 ${2 * reach} 246`}
      width=${(width * 2 * reach) / WIDTH}
      height=${(width * 246) / WIDTH}
      aria-hidden="true"
    >
      ${cards.map(
        (good, place) => html`
          <g key=${place} transform=${`rotate(${angles[place]} 60 440)`}><${CardArt} good=${good} /></g>
        `,
      )}
    </svg>
  `;
}

/** Gold as chests of twenty, stacks of five and coins. @param {{amount: number, size?: number}} props */
export function Coins({ amount, size = 28 }) {
  let rest = amount;
  const coins = COINS.flatMap((worth) => {
    const many = Math.floor(rest / worth);
    rest -= many * worth;
    return Array.from({ length: many }, () => worth);
  }).slice(0, MOST_COINS);
  return html`
    <span class="coins" aria-hidden="true">
      ${coins.map(
        (worth, place) => html`
          <svg key=${place} viewBox="0 0 80 80" width=${size} height=${size}>
            <use href=${artOf("intrigue/goods", `coin-${worth}`)} />
          </svg>
        `,
      )}
    </span>
  `;
}
