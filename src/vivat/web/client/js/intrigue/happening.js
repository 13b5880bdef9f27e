// What happens at the court, played in the middle of the hall: a picture of the deed, who does it to whom,
// and what comes of it. It is told in words beside it.
import { html } from "../html.js";
import { seatIdentity } from "../table/identity.js";
import { Medallion } from "../table/medallion.js";
import { t } from "../words.js";
import { Card } from "./cards.js";
import { DeedPicture, isDrawn } from "./deed_picture.js";
import { GoodIcon } from "./goods.js";
import { RolePicture } from "./role_picture.js";
import { roleName } from "./sentences.js";
import { VictoryReveal } from "./victory_reveal.js";

/** @import { IntrigueDeedView, IntrigueView } from "../wire.js" */
/** @import { Cue } from "./frames.js" */
/** @import { IntrigueCast } from "./sentences.js" */

/** Deeds for which somebody shows their role. @type {IntrigueDeedView["kind"][]} */
const BY_ROLE = ["assassination", "accusation", "arrest"];

/** Who is named by a deed. @param {IntrigueDeedView|undefined} deed */
export const namedBy = (deed) => new Set([deed?.player, deed?.other].filter((each) => each !== undefined));

/** More cards than these are not drawn one by one. */
const MOST_CARDS = 6;

/**
 * What a big moment is called; nothing for the small ones.
 * @param {IntrigueDeedView} deed
 * @param {Cue|undefined} cue
 * @param {boolean} mine whether it is done to the viewer
 */
function headline({ kind, result }, cue, mine) {
  if (!cue) return null;
  const done = cue.kind === "done";
  return t("happening", {
    kind: done && mine && kind === "assassination" ? "own-death" : kind,
    done: done ? (result ?? "done") : "begun",
  });
}

/**
 * @typedef {object} HappeningProps
 * @property {IntrigueDeedView|undefined} deed
 * @property {Cue|undefined} cue how far it is
 * @property {IntrigueView} game
 * @property {IntrigueCast} cast
 * @property {number|null} me
 */

/** @param {HappeningProps} props */
export function Happening({ deed, cue, game, cast, me }) {
  if (!deed || (!isDrawn(deed.kind) && deed.kind !== "deal" && !deed.transfers?.length)) return null;
  if (deed.kind === "victory") {
    return cue
      ? html`
          <${VictoryReveal} game=${game} cast=${cast} cue=${cue} />
        `
      : null;
  }
  const { player, other, result, flipped = [] } = deed;
  const done = cue?.kind === "done";
  const killed = done && deed.kind === "assassination" && other === me;
  const words = headline(deed, cue, other === me);
  const size = cue ? 72 : 48;
  const outcome = done || !cue ? (result ?? "") : "";
  return html`
    <div
      class=${`happening weight-${deed.weight} of-${deed.kind} ${cue ? `big ${cue.kind}` : ""} ${outcome}`}
      aria-hidden="true"
    >
      ${
        words &&
        html`
          <strong class="headline">${words}</strong>
        `
      }
      ${
        player !== undefined &&
        html`
          <span class="doer">
            <${Medallion} who=${seatIdentity(player)} size=${size} />
            <${Mask} shown=${BY_ROLE.includes(deed.kind)} role=${game.roles[player]} />
            ${words && named(cast, player)}
          </span>
        `
      }
      ${
        isDrawn(deed.kind) &&
        html`
          <span class="deed"><${DeedPicture} kind=${deed.kind} size=${cue ? 96 : 64} /></span>
        `
      }
      ${
        deed.kind === "deal" &&
        html`
          <span class="dealt"><${RolePicture} role=${null} width=${96} /></span>
        `
      }
      ${[other, deed.former_ally].map((each) =>
        each === undefined
          ? null
          : html`
              <span class="victim" key=${each}>
                <${Medallion}
                  who=${seatIdentity(each)}
                  size=${size}
                  mood=${cue && !done ? "calm" : moodAfter(deed)}
                />
                <${Mask} shown=${done && deed.kind === "assassination"} role=${game.roles[each]} />
                ${words && named(cast, each)}
              </span>
            `,
      )}
      ${
        flipped.length > 0 &&
        cue &&
        html`
          <span class="flips">
            ${flipped.slice(0, cue.kind === "done" ? flipped.length : cue.number).map(
              (good, place) => html`
                <${Card} key=${place} good=${good} width=${52} />
              `,
            )}
          </span>
        `
      }
      ${
        killed && player !== undefined
          ? html`
              <p class="because">
                ${t("happening-killed-you", {
                  who: cast.names[player],
                  role: roleName(game.roles[player] ?? 0),
                })}
              </p>
            `
          : null
      }
      ${
        !cue || (done && !killed)
          ? html`
              <${Moved} transfers=${deed.transfers ?? []} />
            `
          : null
      }
    </div>
  `;
}

/** @param {IntrigueCast} cast @param {number} player */
const named = (cast, player) => html`
  <span class="name">${cast.names[player]}</span>
`;

/** The role that somebody shows. @param {{shown: boolean, role: number|null}} props */
const Mask = ({ shown, role }) =>
  shown && role !== null
    ? html`
        <span class="mask"><${RolePicture} role=${role} width=${48} /></span>
      `
    : null;

/** What changes hands. @param {{transfers: NonNullable<IntrigueDeedView["transfers"]>}} props */
const Moved = ({ transfers }) =>
  transfers.map(
    ([, taker, goods, unknown], number) => html`
      <span class="moved" key=${number}>
        ${goods.map((count, good) =>
          count
            ? html`
                <span key=${good}>
                  ${count}
                  <${GoodIcon} good=${good} size=${24} />
                </span>
              `
            : null,
        )}
        ${Array.from(
          { length: Math.min(MOST_CARDS, unknown ?? 0) },
          (_, place) => html`
            <${Card} key=${place} good=${null} width=${22} />
          `,
        )}
        ${
          taker !== null &&
          html`
            <span>→</span>
            <${Medallion} who=${seatIdentity(taker)} size=${22} />
          `
        }
      </span>
    `,
  );

/** What has become of whom it was done to. @param {IntrigueDeedView} deed */
const moodAfter = ({ kind }) => (kind === "assassination" ? "dead" : kind === "arrest" ? "jailed" : "calm");
