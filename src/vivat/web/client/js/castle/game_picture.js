// The pictures of the castle games on the home screen, and of all who greet there.
import { html } from "../html.js";
import { Face } from "./faces.js";

/** @import { GameInfo } from "../wire.js" */

const Castle = () => html`
  <g stroke="var(--ink)" stroke-opacity="0.55" stroke-width="1.3" stroke-linejoin="round">
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
`;

/**
 * A castle, and some who want to its throne before it.
 * @param {{game: GameInfo, far: boolean}} props `far`: with the land around it
 */
export const CastleGamePicture = ({ game: { pictured }, far }) => html`
  ${
    far &&
    html`
      <path d="M-60 84Q20 60 115 74T290 70V110H-60z" fill="var(--hill)" fill-opacity="0.55" />
    `
  }
  <${Castle} />
  ${
    far &&
    html`
      <path d="M-60 92q90-10 175-6t175-2v26H-60z" fill="var(--hill)" />
    `
  }
  ${pictured.map(
    (figure, number) => html`
      <g key=${figure} transform=${`translate(${57 + number * 58} 97) scale(.8)`}>
        <${Face} figure=${figure} />
      </g>
    `,
  )}
`;

/** Everybody who greets whoever comes, before the castle. @param {{figures: readonly string[]}} props */
export const Greeting = ({ figures }) => html`
  <div class="games greeting">
    <svg class="picture" viewBox="0 0 520 260" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle cx="430" cy="58" r="26" fill="var(--sun)" />
      <path
        d="M40 70q4-14 20-12 8-14 24-8 14-4 18 8 14 0 14 12zM330 40q3-10 14-9 6-10 18-6 10-3 13 6 10 0 10 9z"
        fill="var(--cloud)"
      />
      <path d="M-200 170Q-40 110 120 150T420 130 720 150V270H-200z" fill="var(--far)" />
      <g transform="translate(60 14) scale(1.75)"><${Castle} /></g>
      <path d="M-200 196q220-40 420-22t500-14v110H-200z" fill="var(--hill)" />
      <path d="M236 174q24-4 48 0 30 46 96 90H120q84-40 116-90z" fill="var(--path)" />
      ${figures.map((figure, number) => {
        const back = number % 2;
        const x = 118 + (number * 284) / (figures.length - 1);
        return html`
          <g key=${figure} transform=${`translate(${x} ${back ? 218 : 246}) scale(${back ? 0.84 : 0.96})`}>
            <${Face} figure=${figure} />
          </g>
        `;
      })}
    </svg>
  </div>
`;
