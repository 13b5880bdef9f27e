// The four suits and gold: a shape and a colour each, and their names.
import { html } from "../html.js";
import { t } from "../words.js";
import { goodName } from "./sentences.js";

/** By number. */
const SHAPES = [
  html`
    <path d="M0-42 9-6V10H24V18H9V38H-9V18H-24V10H-9V-6z" fill="#a3261f" stroke="#2a2118" stroke-width="3" />
  `,
  html`
    <path
      d="M-34-24C-20-32-8-30 0-22 8-30 20-32 34-24V26C20 18 8 20 0 28-8 20-20 18-34 26zM0-22V28"
      fill="#2e6f9e"
      stroke="#2a2118"
      stroke-width="3"
    />
  `,
  html`
    <path d="M-32-22H32V12H4L-14 32V12H-32z" fill="#2f7d4a" stroke="#2a2118" stroke-width="3" />
  `,
  html`
    <path d="M-30 24-36-18-14-2 0-34 14-2 36-18 30 24z" fill="#7a4aa8" stroke="#2a2118" stroke-width="3" />
  `,
  html`
    <circle r="30" fill="#f4c95d" stroke="#2a2118" stroke-width="3" />
    <circle r="20" fill="none" stroke="#8a6410" stroke-width="3" />
  `,
];

/** A suit inside a drawing. @param {{good: number, size: number}} props */
export function Good({ good, size }) {
  return html`
    <g transform=${`scale(${size / 80})`}>
      <title>${goodName(good)}</title>
      ${SHAPES[good]}
    </g>
  `;
}

/** @param {{good: number}} props */
export function GoodIcon({ good }) {
  return html`
    <svg class="good" viewBox="-44 -46 88 92" width="28" height="28" aria-hidden="true">${SHAPES[good]}</svg>
  `;
}

/**
 * Goods as cards with counts; of an offer only what is in it.
 * @param {{goods: number[], offered?: boolean}} props
 */
export function GoodsRow({ goods, offered = false }) {
  if (offered && !goods.some(Boolean)) {
    return html`
      <p class="soft">${t("nothing")}</p>
    `;
  }
  return html`
    <ul class=${`goods ${offered ? "offered" : ""}`}>
      ${goods.map((count, good) =>
        offered && !count
          ? null
          : html`
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
