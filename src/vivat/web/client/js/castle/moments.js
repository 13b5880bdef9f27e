// The moments that deserve a pause: ballots turned over together, a coronation, the count of a round. Each can be skipped.
import { html, useEffect, useLayoutEffect, useRef, useState } from "../html.js";
import { focusHome, isAdrift } from "../focus.js";
import { characterName, eventSentence } from "../story.js";
import { t } from "../words.js";
import { VoteCard } from "./election.js";
import { Portrait } from "./faces.js";
import { CountTable } from "./scoring.js";

const JESTER = 13;
/** How long the ballots lie open by themselves. */
const READ_MS = 6000;

/**
 * @typedef {{kind: "reveal", candidate: number, votes: [number, number][], emissary: number|null, result: "crowned"|"rejected"|"cancelled", event: any, waits: any}} Reveal what the result was, and whether a royal couple is still to be completed
 * @typedef {{kind: "count", number: number}} CountMoment
 */

/** The moments in some fresh lines. @param {any[]} events @param {number} counts how many counts there are now @returns {(Reveal|CountMoment)[]} */
export function momentsIn(events, counts) {
  /** @type {(Reveal|CountMoment)[]} */
  const found = [];
  /** @type {[number, number][]} */
  let votes = [];
  let emissary = null;
  let fresh = events.filter((event) => event.kind === "favourites-shown").length ? 1 : 0;
  for (const event of events) {
    if (event.kind === "revealed") votes.push([event.seat, event.vote]);
    if (event.kind === "emissary-voted") emissary = event.vote;
    if (["crowned", "rejected", "cancelled"].includes(event.kind) && votes.length) {
      found.push({
        kind: "reveal",
        candidate: event.character,
        votes,
        emissary,
        result: event.kind,
        event,
        waits: null,
      });
      votes = [];
      emissary = null;
    }
    const last = found.at(-1);
    if (event.kind === "awaits-partner" && last?.kind === "reveal") last.waits = event;
  }
  for (; fresh > 0; fresh -= 1) {
    if (counts - fresh >= 0) found.push({ kind: "count", number: counts - fresh });
  }
  return found;
}

/** @param {{store: import("../table_store.js").TableStore, cast: import("../story.js").Cast, game: any}} props */
export function Moments({ store, cast, game }) {
  const [queue, setQueue] = useState(/** @type {(Reveal|CountMoment)[]} */ ([]));
  const dialog = useRef(/** @type {HTMLDialogElement|null} */ (null));
  useEffect(() => {
    /** @type {import("../table_store.js").TableStore["listeners"][number]} */
    const hear = (fresh, snapshot) => {
      if (snapshot) return;
      const events = fresh.filter((line) => line.kind === "event").map((line) => line.event);
      const found = momentsIn(events, store.view.value?.game?.counts.length ?? 0);
      if (found.length) setQueue((before) => [...before, ...found]);
    };
    store.listeners.push(hear);
    return () => void store.listeners.splice(store.listeners.indexOf(hear), 1);
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
  const count = moment?.kind === "count" ? game.counts[moment.number] : null;
  return html`
    <dialog
      ref=${dialog}
      class="moment"
      aria-labelledby="moment-title"
      onCancel=${(/** @type {Event} */ event) => {
        event.preventDefault();
        next();
      }}
      onClick=${(/** @type {Event} */ event) => event.target === dialog.current && next()}
    >
      ${
        moment
          ? html`
              ${
                moment.kind === "reveal"
                  ? html`
                      <div
                        class=${`reveal ${moment.result} ${moment.result === "crowned" && moment.candidate === JESTER ? "jester" : ""}`}
                      >
                        ${
                          moment.result === "crowned" && moment.candidate !== JESTER
                            ? html`
                                <svg class="crown" viewBox="0 0 60 36" aria-hidden="true">
                                  <path
                                    d="M6 32 2 8l14 10L30 2l14 16L58 8l-4 24z"
                                    fill="#f4c95d"
                                    stroke="#2a2118"
                                    stroke-width="2.5"
                                    stroke-linejoin="round"
                                  />
                                </svg>
                              `
                            : null
                        }
                        <${Portrait}
                          class="portrait"
                          slot=${moment.candidate}
                          names=${cast.facts.characters}
                        />
                        <h2 id="moment-title">
                          ${moment.result === "rejected" ? eventSentence(cast, false, moment.event) : t(`moment-${moment.result}`, { character: characterName(cast, moment.candidate) })}
                        </h2>
                        ${
                          moment.result === "crowned" && moment.candidate === JESTER
                            ? html`
                                <p class="upside-down">${t("moment-upside-down")}</p>
                              `
                            : null
                        }
                        ${
                          moment.waits
                            ? html`
                                <p>${eventSentence(cast, false, moment.waits)}</p>
                              `
                            : null
                        }
                        <ul class="flips">
                          ${moment.votes.map(
                            ([seat, vote]) => html`
                              <li key=${seat}>
                                <${VoteCard} vote=${vote} />
                                <span class="small">${cast.seatNames[seat]}</span>
                              </li>
                            `,
                          )}
                          ${
                            moment.emissary !== null
                              ? html`
                                  <li>
                                    <${VoteCard} vote=${moment.emissary} />
                                    <span class="small">${t("emissary")}</span>
                                  </li>
                                `
                              : null
                          }
                        </ul>
                      </div>
                    `
                  : count
                    ? html`
                        <h2 id="moment-title">${t("moment-count")}</h2>
                        <${CountTable} count=${count} cast=${cast} animate=${true} />
                      `
                    : html`
                        <h2 id="moment-title">${t("moment-count")}</h2>
                      `
              }
              <div class="row">
                <button class="main" data-home onClick=${next}>${t("moment-go-on")}</button>
              </div>
            `
          : null
      }
    </dialog>
  `;
}
