// The faces of a circle: everybody's emblem on a colour of their own, the same wherever they are named in it.
import { html } from "../html.js";
import { EMBLEMS, seatIdentity } from "../table/identity.js";
import { Medallion } from "../table/medallion.js";

/** Who somebody is in pictures, by the number of the member. @param {number} number */
export const memberIdentity = (number) =>
  seatIdentity(Math.max(0, number - 1), Math.ceil(number / EMBLEMS.length) % 2 === 0);

/**
 * The number of the member whom results speak of; on one's own page there is one alone.
 * @param {string} person
 */
export const memberOf = (person) => Number(person) || 1;

/**
 * A picture only: the name stands beside it.
 * @param {{number: number, size?: number, mood?: import("../table/medallion.js").Mood}} props
 */
export const MemberFace = ({ number, size = 36, mood = "calm" }) => html`
  <${Medallion} who=${memberIdentity(number)} size=${size} mood=${mood} />
`;

/** So many have room around a table. */
const MOST = 12;
const FACE = 40;

/** Everybody of a circle around a table. @param {{numbers: readonly number[]}} props */
export function CirclePicture({ numbers }) {
  const shown = numbers.slice(0, MOST);
  const faces = shown.map((number, at) => {
    const angle = Math.PI / 2 + (at / shown.length) * 2 * Math.PI;
    const [x, y] = [160 + 124 * Math.cos(angle), 84 + 52 * Math.sin(angle)];
    const face = html`
      <g key=${number} transform=${`translate(${x - FACE / 2} ${y - FACE / 2})`}>
        <${MemberFace} number=${number} size=${FACE} />
      </g>
    `;
    return { y, face };
  });
  return html`
    <div class="games circle-picture">
      <svg class="picture table-picture" viewBox="0 0 320 166" aria-hidden="true">
        <g class="faces">${faces.filter(({ y }) => y < 84).map(({ face }) => face)}</g>
        <g class="wood">
          <ellipse class="rim" cx="160" cy="92" rx="104" ry="40" />
          <ellipse class="top" cx="160" cy="84" rx="104" ry="40" />
        </g>
        <path class="crown" d="m139 98-5-27 13 9 13-17 13 17 13-9-5 27z" />
        <g class="faces">${faces.filter(({ y }) => y >= 84).map(({ face }) => face)}</g>
      </svg>
    </div>
  `;
}
