// What a deed leaves on the picture until the next one: whoever went somewhere, on which way, and in whose
// colour.
import { html } from "../html.js";
import { seatIdentity } from "../table/identity.js";
import { BOX, PLACES } from "../wire.js";
import { Face } from "./faces.js";
import { settle, spot } from "./geometry.js";

/** @import { CastleAction, CastleDeedView, Count } from "../wire.js" */
/** @import { CastleCast } from "./sentences.js" */
/** @import { Moment } from "../table/playback.js" */
/** @import { Edges, FigurePlaces } from "./geometry.js" */

/**
 * What is seen of a deed in the castle.
 * @typedef {object} Trace
 * @property {string} look the class of whoever did it; `nobody` where the rules alone move somebody
 * @property {[character: number, start: number, end: number]|null} walk
 * @property {Map<number, number>} points what characters bring, where they are counted
 * @property {number|null} counted the player for whom they are
 * @property {CastleDeedView["result"]|null} result what the election has just come to
 * @property {number|null} fallen who has just been turned away
 * @property {boolean} upsideDown
 */

/**
 * What one of a team proposes, and the class of the team.
 * @typedef {{action: CastleAction, look: string}} Proposed
 */

/** Kinds of deeds in which somebody goes somewhere. */
const STEPS = ["move", "placement", "election", "royal-couple"];

/**
 * What the deed that is shown leaves on the picture.
 * @param {Moment<"castle">|null} moment
 * @param {Count[]} counts
 * @param {number|null} jester
 * @returns {Trace}
 */
export function traceOf(moment, counts, jester) {
  /** @type {Trace} */
  const nothing = {
    look: "",
    walk: null,
    points: new Map(),
    counted: null,
    result: null,
    fallen: null,
    upsideDown: false,
  };
  const deed = moment?.told?.deed;
  if (!moment || !deed) return nothing;
  const { cue } = moment.frame;
  const look = typeof deed.seat === "number" ? seatIdentity(deed.seat).look : "nobody";
  if (deed.kind === "count" && cue?.kind === "counted") {
    const count = counts[deed.count ?? 0];
    const { player, favourites } = count.rows[cue.number];
    const chair = moment.view.chairs[player];
    return {
      ...nothing,
      look: chair ? seatIdentity(chair.seat).look : "emissary",
      points: new Map(favourites.map(([slot, , points]) => [slot, points])),
      counted: player,
      upsideDown: count.king === jester,
    };
  }
  if (!STEPS.includes(deed.kind)) return nothing;
  const walks = deed.walks ?? [];
  const over = cue ? cue.kind === "result" : deed.is_done;
  const walk = deed.kind === "election" && !over ? walks[0] : walks.at(-1);
  // Whoever is asked has a clear sight of the castle.
  const shows = cue?.kind === "result" && (!moment.present || deed.result === "crowned");
  const result = shows ? (deed.result ?? null) : null;
  const fallen = result === "rejected" ? (walk?.[0] ?? null) : null;
  const upsideDown = result === "crowned" && deed.candidate === jester;
  return { ...nothing, look, walk: walk ?? null, result, fallen, upsideDown };
}

/**
 * The way that somebody went, and the one that is proposed.
 * @param {{trace: Trace|null, proposal: Proposed|null, cast: CastleCast, figures: FigurePlaces, edges:
 * Edges}} props
 */
export const Ways = ({ trace, proposal, ...drawn }) => [
  trace &&
    html`
      <${Way} trace=${trace} ...${drawn} />
    `,
  proposal &&
    html`
      <${ProposedWay} ...${proposal} ...${drawn} />
    `,
];

/** The way that somebody went. @param {{trace: Trace, figures: FigurePlaces, edges: Edges}} props */
function Way({ trace: { walk, look }, figures, edges }) {
  if (!walk) return null;
  const [character, start, end] = walk;
  if (start === end || end === BOX || PLACES[start].kind === "box" || figures.places[character] !== end) {
    return null;
  }
  const [x, y] = spot(end, figures.columns[character], edges);
  const [fromX, fromY] = spot(start, PLACES[start].kind === "beside-board" ? character : 1, edges);
  return html`
    <${Dots} from=${[fromX, fromY]} to=${[x, y]} look=${look} />
  `;
}

/** A way, dotted. @param {{from: [number, number], to: [number, number], look: string}} props */
const Dots = ({ from: [fromX, fromY], to: [x, y], look }) => html`
  <g class=${`way ${look}`} aria-hidden="true">
    <path d=${`M${fromX} ${fromY}Q${Math.min(fromX, x) - 30} ${(fromY + y) / 2} ${x} ${y + 20}`} />
    <circle cx=${fromX} cy=${fromY} r="9" />
  </g>
`;

/**
 * Where somebody would go if a proposal is agreed to: the way, and they themselves, faint.
 * @param {Proposed & {cast: CastleCast, figures: FigurePlaces, edges: Edges}} props
 */
function ProposedWay({ action: { character, to }, look, cast, figures, edges }) {
  if (character === undefined || to === undefined) return null;
  const { places, columns } = figures;
  const then = settle(
    figures,
    places.map((place, slot) => (slot === character ? to : place)),
  );
  const [x, y] = spot(to, then.columns[character], edges);
  return html`
    <${Dots} from=${spot(places[character], columns[character], edges)} to=${[x, y]} look=${look} />
    <g class=${`proposed ${look}`} transform=${`translate(${x} ${y})`} aria-hidden="true">
      <rect class="ring" x="-55" y="-52" width="110" height="114" rx="12" />
      <g class="stands" transform="translate(0 43)"><${Face} figure=${cast.facts.figures[character]} /></g>
    </g>
  `;
}
