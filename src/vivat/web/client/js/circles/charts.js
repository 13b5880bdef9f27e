// Drawings of results: a share with its interval, and ratings game after game. The numbers stand beside them
// in words, so a screen reader is told nothing twice.
import { html } from "../html.js";
import { MemberFace, memberIdentity, memberOf } from "./faces.js";
import { dashesOf } from "../table/identity.js";

/** @import { PersonView, ShareView } from "../wire.js" */

const WIDTH = 120;
const HEIGHT = 16;
/** An interval that is longer says nothing. */
const MOST_DOUBT = 0.7;

/**
 * How many of some games were won: a bar, and a thin line where the true share lies.
 * @param {{share: ShareView}} props
 */
export function ShareBar({ share: { won, played, low, high } }) {
  const part = played ? won / played : 0;
  return html`
    <svg
      class="share-bar"
      viewBox=${`0 0 ${WIDTH} ${HEIGHT}`}
      width=${WIDTH}
      height=${HEIGHT}
      aria-hidden="true"
    >
      <rect class="ground" x="0" y="3" width=${WIDTH} height="10" rx="3" />
      <rect class="part" x="0" y="3" width=${part * WIDTH} height="10" rx="3" />
      ${
        high - low < MOST_DOUBT
          ? html`
              <path
                class="interval"
                d=${`M${low * WIDTH} 8H${high * WIDTH}M${low * WIDTH} 4v8M${high * WIDTH} 4v8`}
              />
            `
          : null
      }
    </svg>
  `;
}

const LINE_WIDTH = 640;
const LINE_HEIGHT = 240;
const EDGE = 36;
const FACE = 30;

/**
 * The ratings of people, game after game; each line ends with a face, as in the list below.
 * @param {{people: PersonView[]}} props
 */
export function RatingLines({ people }) {
  const times = [...new Set(people.flatMap(({ ratings }) => ratings.map(({ ended }) => ended)))].sort(
    (a, b) => a - b,
  );
  const means = people.flatMap(({ ratings }) => ratings.map(({ mean }) => mean));
  const least = Math.min(...means) - 1;
  const most = Math.max(...means) + 1;
  /** @param {number} ended */
  const x = (ended) =>
    EDGE + (times.indexOf(ended) / Math.max(1, times.length - 1)) * (LINE_WIDTH - 2 * EDGE - FACE);
  /** @param {number} mean */
  const y = (mean) => LINE_HEIGHT - EDGE - ((mean - least) / (most - least)) * (LINE_HEIGHT - 2 * EDGE);
  /** Faces that would lie upon each other are moved apart. @type {Map<string, number>} */
  const faces = new Map();
  const ends = people.map(({ person, ratings }) => ({ person, at: y(ratings[ratings.length - 1].mean) }));
  ends.sort((one, other) => one.at - other.at);
  ends.reduce((above, { person, at }) => {
    const here = Math.max(at, above + FACE);
    faces.set(person, here);
    return here;
  }, -FACE);
  return html`
    <svg class="rating-lines" viewBox=${`0 0 ${LINE_WIDTH} ${LINE_HEIGHT}`} aria-hidden="true">
      ${[least, (least + most) / 2, most].map(
        (mean) => html`
          <g key=${mean}>
            <path class="grid" d=${`M${EDGE} ${y(mean)}H${LINE_WIDTH - EDGE}`} />
            <text x=${EDGE - 4} y=${y(mean) + 4} text-anchor="end">${Math.round(mean)}</text>
          </g>
        `,
      )}
      ${people.map(({ person, ratings }, number) => {
        const points = ratings.map(({ ended, mean }) => [x(ended), y(mean)]);
        const last = points[points.length - 1];
        return html`
          <g key=${person} class=${`line ${memberIdentity(memberOf(person)).look}`}>
            <path
              d=${points.map(([px, py], at) => `${at ? "L" : "M"}${px} ${py}`).join("")}
              stroke-dasharray=${dashesOf(number)}
            />
            ${points.map(
              ([px, py], at) => html`
                <circle key=${at} cx=${px} cy=${py} r="3" />
              `,
            )}
            <path
              class="to-face"
              d=${`M${last[0]} ${last[1]}L${LINE_WIDTH - FACE - 4} ${faces.get(person)}`}
            />
            <g transform=${`translate(${LINE_WIDTH - FACE} ${(faces.get(person) ?? 0) - FACE / 2})`}>
              <${MemberFace} number=${memberOf(person)} size=${FACE} />
            </g>
          </g>
        `;
      })}
    </svg>
  `;
}
