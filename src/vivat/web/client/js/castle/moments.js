// The moments that deserve a pause: ballots turned over together, a coronation, the count of a round. Each
// can be skipped.
import { html, useEffect, useLayoutEffect, useRef, useState } from "../html.js";
import { focusHome, isAdrift } from "../focus.js";
import { sentenceWords } from "../story.js";
import { t } from "../words.js";
import { VoteCard } from "./election.js";
import { Portrait } from "./faces.js";
import { CountTable } from "./scoring.js";
import { characterName } from "./sentences.js";

/** @import { CastleDeedView, CastleView, Count, Sentence, ToldDeed } from "../wire.js" */
/** @import { Listener, TableStore } from "../table_store.js" */
/** @import { CastleCast } from "./sentences.js" */

/** How long the ballots lie open by themselves. */
const READ_MS = 6000;

/**
 * Ballots turned over together.
 * @typedef {object} Reveal
 * @property {"reveal"} kind
 * @property {CastleDeedView} election
 * @property {Sentence|null} waits that a royal couple is still to be completed
 */
/** @typedef {{kind: "count", number: number}} CountMoment a count of points, the how manieth */

/** Finds the moments in what happens, each once: a deed may be told again when votes are gone or back. */
class MomentFinder {
  /** @param {ToldDeed[]} past what has happened already */
  constructor(past) {
    this._known = new Set(past.filter(({ deed }) => deed.is_done).map(({ number }) => number));
  }

  /** @param {ToldDeed[]} deeds fresh ones @returns {(Reveal|CountMoment)[]} */
  find(deeds) {
    /** @type {(Reveal|CountMoment)[]} */
    const found = [];
    for (const { number, deed } of deeds) {
      if (deed.family !== "castle" || !deed.is_done || this._known.has(number)) continue;
      this._known.add(number);
      const votes = deed.ballots?.some(([, vote]) => vote !== null);
      if (deed.kind === "election" && votes) found.push({ kind: "reveal", election: deed, waits: null });
      if (deed.kind === "count") found.push({ kind: "count", number: deed.count ?? 0 });
      const reveal = found.findLast((each) => each.kind === "reveal");
      if (deed.kind === "royal-couple" && deed.walks && reveal) reveal.waits = deed.sentences[0];
    }
    return found;
  }
}

/** @param {{store: TableStore, cast: CastleCast, game: CastleView}} props */
export function Moments({ store, cast, game }) {
  const [queue, setQueue] = useState(/** @type {(Reveal|CountMoment)[]} */ ([]));
  const dialog = useRef(/** @type {HTMLDialogElement|null} */ (null));
  useEffect(() => {
    let finder = new MomentFinder(store.deeds.value);
    /** @type {Listener} */
    const hear = ({ deeds }, snapshot) => {
      if (snapshot) finder = new MomentFinder(deeds);
      const found = finder.find(deeds);
      if (found.length) setQueue((before) => [...before, ...found]);
    };
    return store.listen(hear);
  }, [store]);
  const moment = queue[0];
  // Away with what is seen, whatever tells so and how often: what comes after it has not been seen yet.
  const next = () => setQueue((before) => (before[0] === moment ? before.slice(1) : before));
  // Before anything is painted: an empty dialog would keep the focus from the page.
  useLayoutEffect(() => {
    const shown = dialog.current;
    store.held.value = Boolean(moment);
    if (!moment) {
      if (shown?.open) {
        shown.close();
        if (isAdrift()) focusHome();
      }
      return store.goOn();
    }
    if (!shown?.open) shown?.showModal();
    shown?.querySelector("button")?.focus();
    const timer = moment.kind === "reveal" ? setTimeout(next, READ_MS) : 0;
    return () => clearTimeout(timer);
  }, [moment]);
  useEffect(() => () => void (store.held.value = false), [store]);
  /** @param {Event} event */
  const cancel = (event) => {
    event.preventDefault();
    next();
  };
  return html`
    <dialog
      ref=${dialog}
      class="moment"
      aria-labelledby="moment-title"
      onCancel=${cancel}
      onClick=${(/** @type {Event} */ event) => event.target === dialog.current && next()}
    >
      ${
        moment &&
        html`
          ${
            moment.kind === "reveal"
              ? html`
                  <${Revealed} reveal=${moment} cast=${cast} />
                `
              : html`
                  <${Counted} count=${game.counts[moment.number]} cast=${cast} />
                `
          }
          <div class="row">
            <button class="main" data-home onClick=${next}>${t("moment-go-on")}</button>
          </div>
        `
      }
    </dialog>
  `;
}

/** The count of a coronation. @param {{count?: Count, cast: CastleCast}} props */
function Counted({ count, cast }) {
  return html`
    <h2 id="moment-title">${t("moment-count")}</h2>
    ${
      count &&
      html`
        <${CountTable} count=${count} cast=${cast} animate=${true} />
      `
    }
  `;
}

function Crown() {
  return html`
    <svg class="crown" viewBox="0 0 60 36" aria-hidden="true">
      <path
        d="M6 32 2 8l14 10L30 2l14 16L58 8l-4 24z"
        fill="#f4c95d"
        stroke="#2a2118"
        stroke-width="2.5"
        stroke-linejoin="round"
      />
    </svg>
  `;
}

/** All ballots and what came of them. @param {{reveal: Reveal, cast: CastleCast}} props */
function Revealed({ reveal: { election, waits }, cast }) {
  const { candidate = 0, result, ballots = [] } = election;
  const crowned = result === "crowned";
  const jester = crowned && candidate === cast.facts.jester;
  const character = characterName(cast, candidate);
  const last = /** @type {Sentence} */ (election.sentences.at(-1));
  const title = result === "rejected" ? sentenceWords(cast, last) : t(`moment-${result}`, { character });
  return html`
    <div class=${`reveal ${result} ${jester ? "jester" : ""}`}>
      ${
        crowned && !jester
          ? html`
              <${Crown} />
            `
          : null
      }
      <${Portrait} class="portrait" slot=${candidate} names=${cast.facts.characters} />
      <h2 id="moment-title">${title}</h2>
      ${
        jester
          ? html`
              <p class="upside-down">${t("moment-upside-down")}</p>
            `
          : null
      }
      ${
        waits &&
        html`
          <p>${sentenceWords(cast, waits)}</p>
        `
      }
      <ul class="flips">
        ${ballots.map(
          ([seat, vote]) => html`
            <${Flip} key=${seat} vote=${vote} who=${cast.seatNames[seat] ?? t("emissary")} />
          `,
        )}
      </ul>
    </div>
  `;
}

/** One ballot, turned over. @param {{vote: number, who: string}} props */
function Flip({ vote, who }) {
  return html`
    <li>
      <${VoteCard} vote=${vote} />
      <span class="small">${who}</span>
    </li>
  `;
}
