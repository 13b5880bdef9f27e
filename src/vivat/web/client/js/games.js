// The picture of each game on the home screen.
import { html } from "./html.js";
import { Face } from "./castle/faces.js";

/** @import { GameFacts, GameInfo } from "./wire.js" */

/** A castle, and some who want to its throne before it. @param {GameInfo} game */
const castle = ({ pictured }) => html`
  <g stroke="var(--ink)" stroke-opacity="0.55" stroke-width="1.3" stroke-linejoin="round">
    <path d="M-60 84Q20 60 115 74T290 70V110H-60z" fill="var(--meadow)" fill-opacity="0.55" stroke="none" />
    <path
      d="M40 92V40h7v-7h9v7h9v-7h9v7h7V26h9v-7h9v7h9v-7h12v7h9v-7h9v7h9v14h7v-7h9v7h9v-7h9v7h7v52z"
      fill="var(--stone)"
    />
    <path d="M36 42V28h26v14zM168 42V28h26v14z" fill="var(--stone)" />
    <path d="M31 29Q45 18 49 4q4 14 18 25zM163 29q14-11 18-25 4 14 18 25z" fill="var(--roof)" />
    <path d="M115 19V4M115 4q8-3 16 1-5 3 0 6-8 2-16 0" fill="var(--accent)" />
    <path
      d="M45 40v-5q4-5 8 0v5zM177 40v-5q4-5 8 0v5zM92 46v-7q4-5 8 0v7zM130 46v-7q4-5 8 0v7z"
      fill="#ffe08a"
    />
  </g>
  <path d="M-60 92q90-10 175-6t175-2v26H-60z" fill="var(--meadow)" />
  ${pictured.map(
    (figure, number) => html`
      <g key=${figure} transform=${`translate(${57 + number * 58} 97) scale(.8)`}>
        <${Face} figure=${figure} />
      </g>
    `,
  )}
`;

/** Cards with the signs of goods. */
const cards = () => html`
  <g stroke="var(--ink)">
    <rect x="62" y="22" width="44" height="64" rx="5" fill="var(--card)" transform="rotate(-14 84 54)" />
    <rect x="93" y="15" width="44" height="64" rx="5" fill="var(--card)" />
    <rect x="124" y="22" width="44" height="64" rx="5" fill="var(--card)" transform="rotate(14 146 54)" />
  </g>
  <path d="m103 54-3-18 8 6 7-11 7 11 8-6-3 18z" fill="var(--lit)" stroke="var(--ink)" />
  <path d="M76 40v28M68 50h16" stroke="var(--accent)" stroke-width="5" />
  <circle cx="150" cy="56" r="10" fill="none" stroke="var(--good)" stroke-width="5" />
`;

/** @type {Record<GameFacts["family"], (game: GameInfo) => import("./html.js").Markup>} */
const PICTURES = { castle, intrigue: cards };

/** @param {{game: GameInfo}} props */
export function GamePicture({ game }) {
  return html`
    <svg
      class=${`picture ${game.key}`}
      viewBox="0 0 230 100"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      ${PICTURES[game.family](game)}
    </svg>
  `;
}
