// The moments that deserve a pause: ballots turned over together, a coronation, the count of a round. Each
// can be skipped.
import { html, useEffect, useLayoutEffect, useRef, useState } from "../html.js";
import { focusHome, isAdrift } from "../focus.js";
import { eventSentence } from "../story.js";
import { t } from "../words.js";
import { VoteCard } from "./election.js";
import { Portrait } from "./faces.js";
import { CountTable } from "./scoring.js";
import { characterName } from "./sentences.js";

/** @import { CastleEvent, CastleView, Count, GameEvent } from "../wire.js" */
/** @import { Listener, TableStore } from "../table_store.js" */
/** @import { CastleCast } from "./sentences.js" */

/** How long the ballots lie open by themselves. */
const READ_MS = 6000;

/** @typedef {Extract<CastleEvent, {kind: "crowned"|"rejected"|"cancelled"}>} Result how an election ended */
/**
 * Ballots turned over together.
 * @typedef {object} Reveal
 * @property {"reveal"} kind
 * @property {[number, number][]} votes of each seat
 * @property {number|null} emissary what the Emissary voted
 * @property {Result} result
 * @property {CastleEvent|null} waits that a royal couple is still to be completed
 */
/** @typedef {{kind: "count", number: number}} CountMoment a count of points, the how manieth */

/**
 * The moments in some fresh events.
 * @param {GameEvent[]} events
 * @param {number} counts how many counts there are now
 * @returns {(Reveal|CountMoment)[]}
 */
export function momentsIn(events, counts) {
  /** @type {(Reveal|CountMoment)[]} */
  const found = [];
  /** @type {[number, number][]} */
  let votes = [];
  let emissary = null;
  for (const event of events) {
    if (event.kind === "revealed") votes.push([event.seat, event.vote]);
    if (event.kind === "emissary-voted") emissary = event.vote;
    if (
      (event.kind === "crowned" || event.kind === "rejected" || event.kind === "cancelled") &&
      votes.length
    ) {
      found.push({ kind: "reveal", votes, emissary, result: event, waits: null });
      votes = [];
      emissary = null;
    }
    const last = found.at(-1);
    if (event.kind === "awaits-partner" && last?.kind === "reveal") last.waits = event;
  }
  const counted = events.some((event) => event.kind === "favourites-shown");
  if (counted && counts) found.push({ kind: "count", number: counts - 1 });
  return found;
}

/** @param {{store: TableStore, cast: CastleCast, game: CastleView}} props */
export function Moments({ store, cast, game }) {
  const [queue, setQueue] = useState(/** @type {(Reveal|CountMoment)[]} */ ([]));
  const dialog = useRef(/** @type {HTMLDialogElement|null} */ (null));
  useEffect(() => {
    /** @type {Listener} */
    const hear = (fresh, snapshot) => {
      const now = store.view.value?.game;
      if (snapshot || now?.family !== "castle") return;
      const found = momentsIn(
        fresh.flatMap((line) => line.event ?? []),
        now.counts.length,
      );
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
function Revealed({ reveal: { votes, emissary, result, waits }, cast }) {
  const crowned = result.kind === "crowned";
  const jester = crowned && result.character === cast.facts.jester;
  const character = characterName(cast, result.character);
  const rejected = result.kind === "rejected";
  const title = rejected ? eventSentence(cast, result) : t(`moment-${result.kind}`, { character });
  return html`
    <div class=${`reveal ${result.kind} ${jester ? "jester" : ""}`}>
      ${
        crowned && !jester
          ? html`
              <${Crown} />
            `
          : null
      }
      <${Portrait} class="portrait" slot=${result.character} names=${cast.facts.characters} />
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
          <p>${eventSentence(cast, waits)}</p>
        `
      }
      <ul class="flips">
        ${votes.map(
          ([seat, vote]) => html`
            <${Flip} key=${seat} vote=${vote} who=${cast.seatNames[seat]} />
          `,
        )}
        ${
          emissary === null
            ? null
            : html`
                <${Flip} vote=${emissary} who=${t("emissary")} />
              `
        }
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
