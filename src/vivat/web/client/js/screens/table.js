// A table: gathering, playing, finished. The boards of the two families are in folders of their own.
import { html, useEffect, useMemo } from "../html.js";
import { Lost } from "../lost.js";
import { familyOf } from "../families/family.js";
import { castOf, isCovered } from "../log_words.js";
import { Bar } from "../table/bar.js";
import { Bubbles } from "../table/bubbles.js";
import { useCalling } from "../table/calling.js";
import { Finished } from "../table/finished.js";
import { Gathering } from "../table/gathering.js";
import { TableActions } from "../table/table_actions.js";
import { RecentDeeds } from "../table/recent_deeds.js";
import { Holiday } from "../table/holiday.js";
import { peopleOf, TableLayout } from "../table/layout.js";
import { Log } from "../table/log.js";
import { useNews } from "../table/news.js";
import { Notebook } from "../table/notebook.js";
import { Reporting } from "../table/reporting.js";
import { Conversation, Talk } from "../table/talk.js";
import { ownTitle, unread } from "../attention.js";
import { Somebody } from "../somebody.js";
import { TableStore } from "../table_store.js";
import { complain } from "../toast.js";
import { t } from "../words.js";

/** @import { TableView, ToldDeed, View } from "../wire.js" */
/** @import { FamilyParts } from "../families/family.js" */
/** @import { Markup } from "../html.js" */
/** @import { Hides } from "../log_words.js" */
/** @import { Tab } from "../table/tabs.js" */

/** The screen of a table, for whoever has a name here or is asked for one. @param {{id: string}} props */
export function TableScreen({ id }) {
  return html`
    <${Somebody}><${Connected} id=${id} /><//>
  `;
}

/** @param {{id: string}} props */
function Connected({ id }) {
  const store = useMemo(() => new TableStore(id), [id]);
  useEffect(() => () => store.close(), [store]);
  return html`
    <${TableOf} store=${store} />
  `;
}

/**
 * A table as it is now: gathering, playing or finished.
 * @param {{store: TableStore, again?: () => void}} props how those at one screen play once more
 */
export function TableOf({ store, again }) {
  const { value: view } = store.view;
  const { value: table } = store.table;
  useNews(store, table ? familyOf(table.facts).covered : false);
  useCalling(store);
  useEffect(() => void (ownTitle.value = table ? `game-${table.options.game}` : null), [table]);
  useEffect(() => () => void (ownTitle.value = null), []);
  if (store.failure.value) {
    return html`
      <${Lost} why=${store.failure.value} />
    `;
  }
  if (!view || !table) {
    return html`
      <main id="main"><p role="status">${t("loading")}</p></main>
    `;
  }
  const parts = familyOf(table.facts).parts(store, view, table.facts);
  return html`
    <main id="main" class=${`table-screen ${view.status === "playing" ? "playing" : ""}`}>
      <${Bubbles} store=${store} view=${view} />
      <${Bar} store=${store} view=${view} table=${table} shared=${again !== undefined} />
      ${
        view.me !== null && view.status === "playing" && view.chairs[view.me].kept
          ? html`
              <div class="notice row kept">
                <span>${t("kept-for-you")}</span>
                <button class="main" onClick=${() => store.once("sit").catch(complain)}>
                  ${t("habits-return")}
                </button>
              </div>
            `
          : null
      }
      ${
        view.status === "gathering" || !parts
          ? html`
              <${Gathering} store=${store} view=${view} table=${table} />
            `
          : html`
              <${Played} store=${store} view=${view} table=${table} parts=${parts} again=${again} />
            `
      }
    </main>
  `;
}

/**
 * @typedef {object} PlayedProps
 * @property {TableStore} store
 * @property {View} view
 * @property {TableView} table
 * @property {FamilyParts} parts
 * @property {() => void} [again]
 */

/** What lies beside the board for those who watch, too. */
const OPEN_TO_ALL = ["log", "roles"];

/**
 * A game under way, or over: the board, and beside it people, log, talk and notebook.
 * @param {PlayedProps} props
 */
function Played({ store, view, table, parts, again }) {
  const over = view.status === "finished";
  const covered = !over && (store.covered.value ?? familyOf(table.facts).covered);
  const hides = covered ? isCovered : undefined;
  const lately = html`
    <${RecentDeeds}
      deeds=${store.deeds.value}
      skipped=${store.moment.value?.since ?? 0}
      view=${view}
      cast=${castOf(view, table.facts)}
      hides=${hides}
    />
  `;
  const people = peopleOf(store, view, parts, again !== undefined);
  const beside = over || !parts.seated;
  const tabs = [
    logTab(store, view, table, parts, hides),
    talkTab(store, view, table, parts),
    notebookTab(store, view, parts),
    ...parts.tabs,
    moreTab(store, view, beside ? null : people),
  ];
  const board = html`
    ${
      over
        ? html`
            <${Finished} store=${store} view=${view} table=${table} parts=${parts} again=${again} />
          `
        : null
    }
    ${parts.board(lately)}
  `;
  return html`
    <${TableLayout}
      family=${table.facts.family}
      board=${board}
      people=${beside ? people : null}
      tabs=${tabs.filter(({ key }) => view.me !== null || OPEN_TO_ALL.includes(key))}
    />
  `;
}

/**
 * What happened; once the game is over each deed leads to its moment.
 * @param {TableStore} store @param {View} view @param {TableView} table @param {FamilyParts} parts
 * @param {Hides|undefined} hides
 * @returns {Tab}
 */
function logTab(store, view, table, parts, hides) {
  /** @param {ToldDeed} told */
  const link = (told) => `/table/${table.id}/replay/${told.game}/${told.until}`;
  return {
    key: "log",
    title: t("tab-log"),
    body: html`
      <${Log}
        lines=${store.lines.value}
        deeds=${store.deeds.value}
        cast=${castOf(view, table.facts)}
        hides=${hides}
        link=${view.status === "finished" ? link : undefined}
        note=${parts.logNote}
      />
    `,
  };
}

/**
 * What people say to each other.
 * @param {TableStore} store @param {View} view @param {TableView} table @param {FamilyParts} parts
 * @returns {Tab}
 */
const talkTab = (store, view, table, parts) => ({
  key: "talk",
  title: t("talk-title"),
  calls: unread.value > 0,
  body: html`
    <${Conversation} store=${store} view=${view} />
    <${Talk}
      store=${store}
      view=${view}
      team=${table.options.seats.some((seat) => seat.length > 1)}
      roles=${parts.claimable}
    />
  `,
});

/**
 * What one notes, and has learned.
 * @param {TableStore} store @param {View} view @param {FamilyParts} parts
 * @returns {Tab}
 */
const notebookTab = (store, view, parts) => ({
  key: "notebook",
  title: t("notebook-title"),
  shortcut: "g",
  body: html`
    <${Notebook} store=${store} view=${view} things=${parts.things} certain=${parts.certain} />
    ${parts.known}
  `,
});

/**
 * Whatever else one may do at a table; with the people where they have no list of their own.
 * @param {TableStore} store @param {View} view @param {Markup} people
 * @returns {Tab}
 */
const moreTab = (store, view, people) => ({
  key: "more",
  title: t("habits-title"),
  calls:
    view.offers.some(({ agreed }) => view.me !== null && !agreed.includes(view.me)) ||
    (people !== null && view.preparing !== null),
  body: html`
    ${people}
    <${Holiday} store=${store} view=${view} />
    <${TableActions} store=${store} view=${view} />
    <${Reporting} store=${store} view=${view} />
  `,
});
