// What the home screen says of each game: facts of the boxes, not rules.
import { html } from "./html.js";

const bots = (/** @type {number} */ count) => Array.from({ length: count }, () => ["steward"]);

export const GAMES = [
  { key: "kingup", fewest: 3, most: 6, minutes: 30, difficulty: "easy", usual: { game: "kingup", seats: [["me"], ...bots(3)] } },
  { key: "vive-le-roi", fewest: 2, most: 8, minutes: 30, difficulty: "easy", usual: { game: "vive-le-roi", seats: [["me"], ...bots(3)] } },
  { key: "viva-il-re", fewest: 3, most: 6, minutes: 45, difficulty: "easy", usual: { game: "viva-il-re", seats: [["me"], ...bots(3)] } },
  { key: "intrigue", fewest: 4, most: 8, minutes: 40, difficulty: "middle", usual: { game: "intrigue", seats: [["me"], ...bots(4)] } },
];

/** @param {{game: string}} props */
export function GamePicture({ game }) {
  const castle = html`<path d="M8 92V44h10v-8h8v8h10v-8h8v8h12V30h8v8h12v-8h8v14h12v-8h8v8h10v-8h8v8h10v48z" fill="var(--stone)"/>
    <path d="M60 92V70a10 10 0 0 1 20 0v22z" fill="var(--ink)"/><path d="M58 30 55 14l8 6 7-10 7 10 8-6-3 16z" fill="var(--lit)" stroke="var(--ink)"/>`;
  const cards = html`<g stroke="var(--ink)"><rect x="22" y="26" width="38" height="56" rx="5" fill="var(--card)" transform="rotate(-14 41 54)"/>
    <rect x="50" y="20" width="38" height="56" rx="5" fill="var(--card)"/><rect x="80" y="26" width="38" height="56" rx="5" fill="var(--card)" transform="rotate(14 99 54)"/></g>
    <path d="M58 52 56 38l7 5 6-9 6 9 7-5-2 14z" fill="var(--lit)" stroke="var(--ink)"/><path d="M33 46v18M28 52h10" stroke="var(--accent)" stroke-width="4"/><circle cx="102" cy="56" r="8" fill="none" stroke="var(--good)" stroke-width="4"/>`;
  return html`<svg class=${`picture ${game}`} viewBox="0 0 140 100" aria-hidden="true">${game === "intrigue" ? cards : castle}</svg>`;
}
