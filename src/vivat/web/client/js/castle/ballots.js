// The ballots of an election, laid down before the throne and turned over: in everybody's colour, the
// decisive one last.
import { html } from "../html.js";
import { artOf } from "../art.js";
import { seatIdentity } from "../table/identity.js";
import { EMISSARY_SEAT, VOTES } from "../wire.js";

/** @import { CastleDeedView } from "../wire.js" */
/** @import { Cue } from "./frames.js" */
/** @import { Edges } from "./geometry.js" */
/**
 * A card of a seat; face down without a vote.
 * @typedef {{seat: number, laid: boolean, vote: number|null}} Laid
 */

export const SIGNS = ["✓", "✗", "~"];

const CARD = 62;
const SHUT = 8;
/** Where the throne room begins and ends: cards lie on both sides of it. */
const [ROOM_LEFT, ROOM_RIGHT] = [322, 678];

/**
 * The cards of an election that is played: as many laid, and as many turned over, as the frame shows.
 * @param {CastleDeedView} election
 * @param {Cue} cue
 * @param {number[]} seats
 * @returns {Laid[]}
 */
export function laidBallots(election, cue, seats) {
  const order = (election.ballots ?? []).map(([seat]) => seat);
  const votes = new Map(election.ballots);
  const all = [...seats, ...(votes.has(EMISSARY_SEAT) ? [EMISSARY_SEAT] : [])];
  return all.map((seat, number) => {
    const turned = cue.kind !== "laid" && order.indexOf(seat) < cue.number;
    const laid = turned || cue.kind !== "laid" || number < cue.number;
    return { seat, laid, vote: turned ? (votes.get(seat) ?? null) : null };
  });
}

/** The ballots of an election, left and right of the throne. @param {{laid: Laid[], edges: Edges}} props */
export function Ballots({ laid, edges }) {
  const half = Math.ceil(laid.length / 2);
  return html`
    <g class="ballots-laid" aria-hidden="true">
      ${laid.map(({ seat, laid: lies, vote }, number) => {
        const onLeft = number < half;
        const room = onLeft ? ROOM_LEFT - edges.left : edges.right - ROOM_RIGHT;
        const count = onLeft ? half : laid.length - half;
        const gap = Math.min(CARD + SHUT, room / count);
        const place = onLeft ? half - number : number - half + 1;
        const x = onLeft ? ROOM_LEFT - (place - 0.5) * gap : ROOM_RIGHT + (place - 0.5) * gap;
        const who = seat === EMISSARY_SEAT ? null : seatIdentity(seat);
        const kind = vote === null ? (lies ? "down" : "missing") : `turned vote-${VOTES[vote]}`;
        return html`
          <g
            key=${seat}
            class=${`laid-card ${who?.look ?? "emissary"} ${kind}`}
            style=${`transform: translate(${x}px, 108px)`}
          >
            <g class="lies">
              <rect x=${-CARD / 2} y="-42" width=${CARD} height="84" rx="9" />
              ${
                vote === null
                  ? who
                    ? html`
                        <use href=${artOf("people", who.emblem)} x="-24" y="-26" width="48" height="48" />
                      `
                    : html`
                        <path class="diamond" d="M0-26 18 0 0 26-18 0z" />
                      `
                  : html`
                      <text class="sign" y="14" text-anchor="middle">${SIGNS[vote]}</text>
                    `
              }
            </g>
            ${
              vote !== null &&
              html`
                <g class="owner">
                  <circle cx="0" cy="46" r="17" />
                  ${
                    who
                      ? html`
                          <use href=${artOf("people", who.emblem)} x="-14" y="31" width="28" height="28" />
                        `
                      : html`
                          <path class="diamond" d="M0 34 8 46 0 58-8 46z" />
                        `
                  }
                </g>
              `
            }
          </g>
        `;
      })}
    </g>
  `;
}
