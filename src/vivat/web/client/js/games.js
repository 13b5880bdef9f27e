// The picture of each game on the home screen.
import { html } from "./html.js";
import { Face } from "./castle/faces.js";

/** @param {{game: import("./wire.js").GameInfo}} props */
export function GamePicture({ game }) {
  const people = game.pictured.map((slot) => game.characters[slot]);
  const castle = html`
    <path
      d="M30 98V40h12v-9h10v9h12v-9h10v9h16V24h10v9h12v-9h10v9h12v-9h10v16h16v-9h10v9h12v-9h10v9h12v58z"
      fill="var(--stone)"
    />
    <path d="M101 24 98 8l9 6 8-10 8 10 9-6-3 16z" fill="var(--lit)" stroke="var(--ink)" />
    ${people.map(
      (name, number) => html`
        <g key=${name} transform=${`translate(${60 + number * 55} 97) scale(.82)`}>
          <${Face} slot=${0} names=${[name]} />
        </g>
      `,
    )}
  `;
  const cards = html`
    <g stroke="var(--ink)">
      <rect x="62" y="22" width="44" height="64" rx="5" fill="var(--card)" transform="rotate(-14 84 54)" />
      <rect x="93" y="15" width="44" height="64" rx="5" fill="var(--card)" />
      <rect x="124" y="22" width="44" height="64" rx="5" fill="var(--card)" transform="rotate(14 146 54)" />
    </g>
    <path d="m103 54-3-18 8 6 7-11 7 11 8-6-3 18z" fill="var(--lit)" stroke="var(--ink)" />
    <path d="M76 40v28M68 50h16" stroke="var(--accent)" stroke-width="5" />
    <circle cx="150" cy="56" r="10" fill="none" stroke="var(--good)" stroke-width="5" />
  `;
  return html`
    <svg
      class=${`picture ${game.key}`}
      viewBox="0 0 230 100"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      ${people.length ? castle : cards}
    </svg>
  `;
}
