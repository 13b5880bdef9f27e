// A finished game again: step, play, scrub; from any seat's knowledge, or with all secrets. Every moment has
// a link.
import { html, onValue, useEffect, useLayoutEffect, useMemo, useSignal, useState } from "../html.js";
import { fetchFacts, fetchLog, fetchMoment } from "../api.js";
import { familyOf } from "../families/family.js";
import { NotYet, useFetched } from "../fetched.js";
import { go, path } from "../router.js";
import { useShortcuts } from "../shortcuts.js";
import { castOf, deedWords } from "../log_words.js";
import { ReplayStore } from "../replay_store.js";
import { Somebody } from "../somebody.js";
import { deedsTab, peopleOf, TableLayout } from "../table/layout.js";
import { Log } from "../table/log.js";
import { complain } from "../toast.js";
import { t } from "../words.js";

/** @import { GameLog, Moment, TableFacts, ToldDeed } from "../wire.js" */
/** @import { Refused } from "../api.js" */
/** @import { Cast } from "../families/types.js" */

/** Drawn, for not every device has letters for them. */
const ICONS = {
  first: "M5 4h3v16H5zM20 4v16L9 12z",
  before: "M18 4v16L6 12z",
  next: "M6 4v16l12-8z",
  last: "M16 4h3v16h-3zM4 4v16l11-8z",
};

/** A button of the replay. @param {{icon: keyof typeof ICONS, act: () => void, off: boolean}} props */
function Step({ icon, act, off }) {
  return html`
    <button class="icon" aria-label=${t(`replay-${icon}`)} disabled=${off} onClick=${act}>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d=${ICONS[icon]} fill="currentColor" />
      </svg>
    </button>
  `;
}

/**
 * @typedef {object} ReplayProps
 * @property {string} id
 * @property {number} game
 * @property {number} moment
 * @property {string|null} chair through whose eyes: a chair, or null for all
 */

/**
 * The log of a finished game and the facts of its table, as somebody saw it; or why there is none.
 * @param {Omit<ReplayProps, "moment">} props
 */
function useGameLog({ id, game, chair }) {
  const { found, failure } = useFetched(async () => {
    const [log, table] = await Promise.all([fetchLog(id, game, chair), fetchFacts(id)]);
    return { log: { ...log, seenBy: chair }, table };
  }, [id, game, chair]);
  return { log: found?.log ?? null, table: found?.table ?? null, failure };
}

/** A moment of a finished game, fetched once; or why it cannot be shown. @param {ReplayProps} props */
function useMoment({ id, game, moment, chair }) {
  const [shown, setShown] = useState(/** @type {Moment|null} */ (null));
  const [failure, setFailure] = useState(/** @type {Refused|null} */ (null));
  const cache = useMemo(() => /** @type {Map<number, Moment>} */ (new Map()), [id, game, chair]);
  useEffect(() => {
    let current = true;
    const known = cache.get(moment);
    if (known) setShown(known);
    else {
      fetchMoment(id, game, moment, chair).then(
        (found) => {
          cache.set(moment, found);
          if (current) setShown(found);
        },
        shown ? complain : setFailure,
      );
    }
    return () => void (current = false);
  }, [id, game, moment, chair]);
  return { shown, failure };
}

/** @typedef {{moment: number, chair: string|null}} Turned which moment, and through whose eyes */
/** @typedef {(change: (now: Turned) => Partial<Turned>) => void} Turn */

/**
 * Another moment, or other eyes, from where one is now: what is drawn may be a step behind. Nobody who has
 * gone elsewhere is fetched back.
 * @param {string} base the path of the replay
 * @param {number|undefined} last the last moment, once it is known
 * @returns {Turn}
 */
const turning = (base, last) => (change) => {
  const { pathname, searchParams } = new URL(path.value, location.origin);
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return;
  const now = { moment: Number(pathname.slice(base.length + 1)), chair: searchParams.get("chair") };
  const to = { ...now, ...change(now) };
  const at = Math.max(0, Math.min(last ?? now.moment, to.moment));
  go(`${base}/${at}${to.chair === null ? "" : `?chair=${to.chair}`}`, true);
};

/** A finished game again, for everybody who has its link. @param {ReplayProps} props */
export const Replay = (props) => html`
  <${Somebody}><${Again} ...${props} /><//>
`;

/** @param {ReplayProps} props */
function Again({ id, game, moment, chair }) {
  const { log, table, failure: noLog } = useGameLog({ id, game, chair });
  const { shown, failure: noMoment } = useMoment({ id, game, moment, chair });
  const store = useReplayStore(id, log, table, chair, shown);
  const base = `/table/${id}/replay/${game}`;
  const turn = turning(base, log?.moments);
  useShortcuts({ ArrowRight: () => turn(by(1)), ArrowLeft: () => turn(by(-1)) }, [base, log?.moments]);
  const failure = noLog ?? noMoment;
  if (failure || !log || !shown || !table) {
    const back = t("replay-back");
    return html`
      <${NotYet} title=${t("replay-title")} failure=${failure} href=${`/table/${id}`} back=${back} />
    `;
  }
  const cast = { names: log.names, seats: table.seats, me: null, facts: table.facts };
  const deeds = log.seenBy === chair ? toldBy(log.deeds, moment, shown) : [];
  /** @param {ToldDeed} told */
  const link = (told) => `${base}/${told.until}${chair === null ? "" : `?chair=${chair}`}`;
  const words = wordsOfMoment(cast, deeds) || t("replay-beginning");
  const family = familyOf(table.facts);
  const present = store?.moment.value?.present ?? true;
  return html`
    <main id="main" class=${`table-screen replay ${store ? "playing" : ""}`}>
      <div class="row title">
        <h1>${t("replay-title")}</h1>
        <a class="button small" href=${`/table/${id}/review/${game}`}>${t("finished-review")}</a>
        <a class="button small" href=${`/table/${id}`}>${t("replay-back")}</a>
      </div>
      <section class="card controls" aria-label=${t("replay-title")}>
        <${Controls}
          moment=${moment}
          last=${log.moments}
          chair=${chair}
          names=${log.names}
          turn=${turn}
          present=${present}
          marks=${log.deeds.filter(({ deed }) => deed.weight >= GREAT).map(({ until }) => until)}
        />
        <p class=${store ? "now unseen" : "now"} role="status">${words}</p>
      </section>
      ${
        store
          ? html`
              <${TableThen} store=${store} link=${link} />
            `
          : html`
              <div class="table">
                <div class="board">${family.boardAt(knowledgeIn(shown.views), cast, chair !== null)}</div>
                <div class="side">
                  <${Log} deeds=${deeds} cast=${cast} talk=${false} link=${link} />
                </div>
              </div>
            `
      }
    </main>
  `;
}

/**
 * The table as it was shown while it was played; null until it is known, and where its family has no such.
 * @param {string} id
 * @param {(GameLog & {seenBy: string|null})|null} log
 * @param {TableFacts|null} table
 * @param {string|null} chair
 * @param {Moment|null} shown
 */
function useReplayStore(id, log, table, chair, shown) {
  const store = useMemo(() => {
    const replaying = table && familyOf(table.facts).replaying;
    if (!log || !replaying || log.seenBy !== chair) return null;
    return new ReplayStore(id, table, log, chair === null ? null : Number(chair), replaying);
  }, [id, log, table, chair]);
  const fits = shown && (chair === null ? Object.keys(shown.views).length > 1 : chair in shown.views);
  useLayoutEffect(() => {
    if (store && fits) store.goTo(shown);
  }, [store, shown]);
  useEffect(() => () => store?.close(), [store]);
  return store;
}

/**
 * A table of the past: the board, people and log.
 * @param {{store: ReplayStore, link: (told: ToldDeed) => string}} props
 */
function TableThen({ store, link }) {
  const { value: view } = store.view;
  const { value: table } = store.table;
  if (!view || !table) return null;
  const parts = familyOf(table.facts).parts(store, view, table.facts);
  if (!parts) return null;
  const cast = castOf(view, table.facts);
  return html`
    <${TableLayout}
      family=${table.facts.family}
      board=${parts.board(null)}
      people=${peopleOf(store, view, parts, true)}
      tabs=${[deedsTab(store.deeds.value, cast, link)]}
    />
  `;
}

/** The weight of a deed that is marked on the scrubber. */
const GREAT = 3;

/** So many moments on. @param {number} step @returns {(now: Turned) => Partial<Turned>} */
const by = (step) => (now) => ({ moment: now.moment + step });

/** How long a moment stays while the replay plays by itself. */
const PLAYING_MS = 700;

/**
 * @typedef {object} ControlsProps
 * @property {number} moment
 * @property {number} last
 * @property {string|null} chair
 * @property {string[]} names
 * @property {Turn} turn
 * @property {boolean} present whether the moment has been shown
 * @property {number[]} marks the moments that mean most
 */

/** Steps, playing, the scrubber, and through whose eyes one looks. @param {ControlsProps} props */
function Controls({ moment, last, chair, names, turn, present, marks }) {
  const playing = useSignal(false);
  useEffect(() => {
    if (!playing.value || !present) return;
    if (moment >= last) return void (playing.value = false);
    const timer = setTimeout(() => turn(by(1)), PLAYING_MS);
    return () => clearTimeout(timer);
  }, [playing.value, moment, last, present]);
  return html`
    <div class="row">
      <div class="row steps">
        <${Step} icon="first" act=${() => turn(() => ({ moment: 0 }))} off=${moment === 0} />
        <${Step} icon="before" act=${() => turn(by(-1))} off=${moment === 0} />
        <button
          class="main"
          aria-pressed=${playing.value}
          disabled=${moment >= last}
          onClick=${() => void (playing.value = !playing.value)}
        >
          ${t(playing.value ? "replay-pause" : "replay-play")}
        </button>
        <${Step} icon="next" act=${() => turn(by(1))} off=${moment >= last} />
        <${Step} icon="last" act=${() => turn(() => ({ moment: last }))} off=${moment >= last} />
      </div>
      <label class="scrub">
        <span>${t("replay-moment", { moment, last })}</span>
        <input
          type="range"
          min="0"
          max=${last}
          value=${moment}
          list="big-moments"
          onInput=${onValue((at) => turn(() => ({ moment: Number(at) })))}
        />
        <datalist id="big-moments">
          ${marks.map(
            (mark) => html`
              <option key=${mark} value=${mark}></option>
            `,
          )}
        </datalist>
      </label>
      <label class="viewer">
        <span>${t("replay-viewer")}</span>
        <select value=${chair ?? ""} onChange=${onValue((eyes) => turn(() => ({ chair: eyes || null })))}>
          <option value="">${t("replay-all-secrets")}</option>
          ${names.map(
            (name, number) => html`
              <option key=${number} value=${number} selected=${chair === String(number)}>${name}</option>
            `,
          )}
        </select>
      </label>
    </div>
  `;
}

/**
 * The deeds up to a moment; the one that was under way as it was then.
 * @param {ToldDeed[]} deeds
 * @param {number} moment
 * @param {Moment} shown
 */
function toldBy(deeds, moment, shown) {
  const past = deeds.filter((told) => told.until <= moment);
  const { deed } = shown;
  const growing =
    deed && shown.moment === moment && deed.until <= moment && deed.number > (past.at(-1)?.number ?? -1);
  return growing ? [...past, deed] : past;
}

/**
 * What happened at the last moment: a coronation, and that another round begins.
 * @param {Cast} cast
 * @param {ToldDeed[]} deeds
 */
const wordsOfMoment = (cast, deeds) =>
  deeds
    .filter(({ until }) => until === deeds[deeds.length - 1].until)
    .flatMap((told) => deedWords(cast, told) || [])
    .join(" ");

/**
 * What some players knew at a moment.
 * @param {Moment["views"]} views
 */
const knowledgeIn = (views) =>
  Object.entries(views).map(([player, seen]) => ({ player: Number(player), seen }));
