// What happens in a game of intrigue, played in the middle of the hall: a picture of the deed, who does it
// to whom, and what comes of it. It is told in words beside it.
import { html } from "../html.js";
import { capital } from "../log_words.js";
import { playerWords } from "../persons.js";
import { seatIdentity } from "../table/identity.js";
import { Medallion } from "../table/medallion.js";
import { t } from "../words.js";
import { Card } from "./cards.js";
import { DeedPicture, isDrawn } from "./deed_picture.js";
import { BY_ROLE } from "./frames.js";
import { GoodIcon } from "./goods.js";
import { RolePicture } from "./role_picture.js";
import { roleName } from "./sentences.js";
import { VictoryReveal } from "./victory_reveal.js";

/** @import { IntrigueDeedView, IntrigueView } from "../wire.js" */
/** @import { Mood } from "../table/medallion.js" */
/** @import { Cue } from "./frames.js" */
/** @import { IntrigueCast } from "./sentences.js" */

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

/** A deed while it is played: nothing where it cannot be seen. @param {HappeningProps} props */
export function Happening({ deed, cue, game, cast, me }) {
  if (!deed || (!isDrawn(deed.kind) && deed.kind !== "deal" && !deed.transfers?.length)) return null;
  if (deed.kind === "victory") {
    return cue
      ? html`
          <${VictoryReveal} game=${game} cast=${cast} cue=${cue} />
        `
      : null;
  }
  return html`
    <${PlayedDeed} deed=${deed} cue=${cue} game=${game} cast=${cast} me=${me} />
  `;
}

/** Who does what to whom, and what comes of it. @param {HappeningProps & {deed: IntrigueDeedView}} props */
function PlayedDeed({ deed, cue, game, cast, me }) {
  const { player, other, result, flipped = [] } = deed;
  const done = cue?.kind === "done";
  const killed = done && deed.kind === "assassination" && other === me;
  const words = headline(deed, cue, other === me);
  const size = cue ? 72 : 48;
  const outcome = done || !cue ? (result ?? "") : "";
  const looks = `weight-${deed.weight} of-${deed.kind} ${cue ? `big ${cue.kind}` : "hung"} ${outcome}`;
  /** @param {number} each */
  const nameOf = (each) => (words === null ? null : capital(playerWords(cast, each)));
  const allied = done && deed.kind === "alliance" && result === "allied";
  return html`
    <div class=${`happening ${looks}`} aria-hidden="true">
      ${
        words &&
        html`
          <strong class="headline">${words}</strong>
        `
      }
      ${
        player !== undefined &&
        html`
          <${Involved}
            as="doer"
            player=${player}
            size=${size}
            role=${BY_ROLE.includes(deed.kind) ? game.roles[player] : null}
            name=${nameOf(player)}
            answer=${cue ? null : answerOf(deed, player)}
          />
        `
      }
      <${Offered} deed=${deed} />
      <${WhatIsDone} kind=${deed.kind} size=${cue ? 96 : 64} />
      ${[other, deed.former_ally].map((each) =>
        each === undefined
          ? null
          : html`
              <${Involved}
                key=${each}
                as="victim"
                player=${each}
                size=${size}
                mood=${cue && !done ? "calm" : moodAfter(deed)}
                role=${done && deed.kind === "assassination" ? game.roles[each] : null}
                name=${nameOf(each)}
                answer=${cue ? null : answerOf(deed, each)}
              />
            `,
      )}
      ${
        cue &&
        html`
          <${Flips} cards=${done ? flipped : flipped.slice(0, cue.number)} all=${flipped.length} />
        `
      }
      ${
        killed && player !== undefined
          ? html`
              <${KilledYou} killer=${cast.names[player]} role=${game.roles[player] ?? 0} />
            `
          : null
      }
      ${
        allied
          ? html`
              <span class="paid"><${Moved} transfers=${deed.paid ?? []} /></span>
              <p class="because">${t("alliance-wins", { points: cast.facts.alliance.points })}</p>
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

/**
 * @typedef {object} InvolvedProps
 * @property {"doer"|"victim"} as
 * @property {number} player
 * @property {number} size of the face
 * @property {Mood} [mood]
 * @property {number|null} role the one that they show
 * @property {string|null} name null where there is no room for it
 * @property {boolean|null} [answer] yes or no, if they were asked
 */

/** Somebody in a deed: the face, the role that they show, and the name. @param {InvolvedProps} props */
const Involved = ({ as, player, size, mood, role, name, answer = null }) => html`
  <span class=${as}>
    <${Medallion} who=${seatIdentity(player)} size=${size} mood=${mood} />
    ${
      answer !== null &&
      html`
        <span class=${`answer ${answer ? "yes" : "no"}`}>${answer ? "✓" : "✗"}</span>
      `
    }
    ${
      role !== null &&
      html`
        <span class="mask"><${RolePicture} role=${role} width=${48} /></span>
      `
    }
    ${
      name !== null &&
      html`
        <span class="name">${name}</span>
      `
    }
  </span>
`;

/**
 * What came of what somebody was asked.
 * @type {Partial<Record<NonNullable<IntrigueDeedView["result"]>, boolean>>}
 */
const ANSWERS = { accepted: true, given: true, allied: true, declined: false, refused: false, kept: false };

/**
 * What somebody has answered, last to a counter-offer; null if they were not asked or have not.
 * @param {IntrigueDeedView} deed @param {number} who
 */
function answerOf({ result, player, other, offers }, who) {
  const answerer = offers?.at(-1)?.[0] === other ? player : other;
  return result && who === answerer ? (ANSWERS[result] ?? null) : null;
}

/**
 * What is given for what, while two bargain: what changes hands then is told by itself.
 * @param {{deed: IntrigueDeedView}} props
 */
function Offered({ deed: { player, offers, transfers } }) {
  const last = offers?.at(-1);
  if (!last || transfers?.length) return null;
  const [by, , gives, asks] = last;
  const [given, wished] = by === player ? [gives, asks] : [asks, gives];
  return html`
    <span class="offered">
      <${Goods} goods=${given} />
      <span>⇄</span>
      <${Goods} goods=${wished} />
    </span>
  `;
}

/**
 * The drawing of a deed; of a deal the covered role.
 * @param {{kind: IntrigueDeedView["kind"], size: number}} props
 */
function WhatIsDone({ kind, size }) {
  if (kind === "deal") {
    return html`
      <span class="dealt"><${RolePicture} role=${null} width=${96} /></span>
    `;
  }
  return isDrawn(kind)
    ? html`
        <span class="deed"><${DeedPicture} kind=${kind} size=${size} /></span>
      `
    : null;
}

/**
 * The cards that were turned over so far, where any will be.
 * @param {{cards: readonly number[], all: number}} props
 */
const Flips = ({ cards, all }) =>
  all > 0 &&
  html`
    <span class="flips">
      ${cards.map(
        (good, place) => html`
          <${Card} key=${place} good=${good} width=${52} />
        `,
      )}
    </span>
  `;

/** For whoever was killed: by whom. @param {{killer: string, role: number}} props */
const KilledYou = ({ killer, role }) => html`
  <p class="because">${t("happening-killed-you", { who: killer, role: roleName(role) })}</p>
`;

/** So much of each good, in pictures. @param {{goods: readonly number[]}} props */
const Goods = ({ goods }) =>
  goods.map((count, good) =>
    count
      ? html`
          <span key=${good}>
            ${count}
            <${GoodIcon} good=${good} size=${24} />
          </span>
        `
      : null,
  );

/** What changes hands. @param {{transfers: NonNullable<IntrigueDeedView["transfers"]>}} props */
const Moved = ({ transfers }) =>
  transfers.map(
    ([, taker, goods, unknown], number) => html`
      <span class="moved" key=${number}>
        <${Goods} goods=${goods} />
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
