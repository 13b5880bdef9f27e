// The four suits and gold: a shape and a colour each, and their names.
import { artOf } from "../art.js";
import { html } from "../html.js";
import { GOODS } from "../wire.js";
import { goodName } from "./sentences.js";

/** The sign of a good in its colour. @param {{good: number, size?: number}} props */
export function GoodIcon({ good, size = 32 }) {
  return html`
    <svg class="good drawn" viewBox="-2 -2 104 104" width=${size} height=${size} aria-hidden="true">
      <use href=${artOf("intrigue/goods", GOODS[good])} width="100" height="100" />
    </svg>
  `;
}

/** Goods as cards with counts. @param {{goods: number[]}} props */
export function GoodsRow({ goods }) {
  return html`
    <ul class="goods">
      ${goods.map(
        (count, good) => html`
          <li key=${good} class=${count ? "" : "none"}>
            <${GoodIcon} good=${good} />
            <span class="count">${count}</span>
            <span class="small">${goodName(good)}</span>
          </li>
        `,
      )}
    </ul>
  `;
}
