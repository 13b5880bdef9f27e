// The picture of the card game on the home screen.
import { html } from "../html.js";

/** Cards with the signs of goods. */
export const IntrigueGamePicture = () => html`
  <g stroke="var(--ink)">
    <rect x="62" y="22" width="44" height="64" rx="5" fill="var(--card)" transform="rotate(-14 84 54)" />
    <rect x="93" y="15" width="44" height="64" rx="5" fill="var(--card)" />
    <rect x="124" y="22" width="44" height="64" rx="5" fill="var(--card)" transform="rotate(14 146 54)" />
  </g>
  <path d="m103 54-3-18 8 6 7-11 7 11 8-6-3 18z" fill="var(--lit)" stroke="var(--ink)" />
  <path d="M76 40v28M68 50h16" stroke="var(--accent)" stroke-width="5" />
  <circle cx="150" cy="56" r="10" fill="none" stroke="var(--good)" stroke-width="5" />
`;
