// The picture of a castle game on the home screen.
import { html } from "../html.js";
import { Face } from "./faces.js";

/** @import { GameInfo } from "../wire.js" */

/** A castle, and some who want to its throne before it. @param {{game: GameInfo}} props */
export const CastleGamePicture = ({ game: { pictured } }) => html`
  <g stroke="var(--ink)" stroke-opacity="0.55" stroke-width="1.3" stroke-linejoin="round">
    <path d="M-60 84Q20 60 115 74T290 70V110H-60z" fill="var(--hill)" fill-opacity="0.55" stroke="none" />
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
  <path d="M-60 92q90-10 175-6t175-2v26H-60z" fill="var(--hill)" />
  ${pictured.map(
    (figure, number) => html`
      <g key=${figure} transform=${`translate(${57 + number * 58} 97) scale(.8)`}>
        <${Face} figure=${figure} />
      </g>
    `,
  )}
`;
