// Where things are at a table, whether it is played, seen again, learned or solved: the board, and beside it
// people and tabs.
import { html, useEffect, useMemo } from "../html.js";
import { t } from "../words.js";
import { Log } from "./log.js";
import { useNews } from "./news.js";
import { People } from "./people.js";
import { Tabs } from "./tabs.js";

/** @import { ToldDeed, View } from "../wire.js" */
/** @import { FamilyParts } from "../families/family.js" */
/** @import { Cast } from "../families/types.js" */
/** @import { Markup } from "../html.js" */
/** @import { ShownTable } from "../shown_table.js" */
/** @import { Tab } from "./tabs.js" */

/**
 * @typedef {object} LayoutProps
 * @property {string} family
 * @property {Markup} board
 * @property {Markup} people null where the board itself shows them
 * @property {Tab[]} tabs
 */

/** The board, and what lies beside it. @param {LayoutProps} props */
export function TableLayout({ family, board, people, tabs }) {
  return html`
    <div class=${`table of-${family}`}>
      <div class="board">${board}</div>
      <div class="beside">
        ${people}
        <${Tabs} tabs=${tabs} />
      </div>
    </div>
  `;
}

/**
 * Everybody at a table, with what their family says of them.
 * @param {ShownTable} store @param {View} view @param {FamilyParts} parts
 * @param {boolean} [shared] whether all look at one screen
 */
export const peopleOf = (store, view, parts, shared = false) => html`
  <${People}
    store=${store}
    view=${view}
    score=${parts.score}
    detail=${parts.detail}
    rival=${parts.rival}
    shared=${shared}
  />
`;

/**
 * What happened, where nobody talks.
 * @param {ToldDeed[]} deeds @param {Cast} cast
 * @param {(told: ToldDeed) => string} [link] to the moment of a deed
 * @returns {Tab}
 */
export const deedsTab = (deeds, cast, link) => ({
  key: "log",
  title: t("tab-log"),
  body: html`
    <${Log} deeds=${deeds} cast=${cast} talk=${false} link=${link} />
  `,
});

/**
 * A table of one's own, which nobody else is at; closed when one leaves.
 * @template {ShownTable} S
 * @param {() => S} make @param {unknown[]} of when one of these changes, it is another table
 */
export function useOwnTable(make, of) {
  const store = useMemo(make, of);
  useEffect(() => () => store.close(), [store]);
  useNews(store, false);
  return store;
}
