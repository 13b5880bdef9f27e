// A table: gathering, playing, finished. The boards of the two families are in folders of their own.
import { html, useEffect, useMemo, useState } from "../html.js";
import { familyOf } from "../families.js";
import { beSomebody, me } from "../guest.js";
import { castOf, deedWords, isCovered } from "../story.js";
import { Bubbles } from "../table/bubbles.js";
import { useCalling } from "../table/calling.js";
import { Finished } from "../table/finished.js";
import { Gathering } from "../table/gathering.js";
import { Log } from "../table/log.js";
import { useNews } from "../table/news.js";
import { Notebook } from "../table/notebook.js";
import { People } from "../table/people.js";
import { Talk } from "../table/talk.js";
import { TableStore } from "../table_store.js";
import { complain } from "../toast.js";
import { because, t } from "../words.js";

/** @import { TableView, ToldDeed, View } from "../wire.js" */
/** @import { FamilyParts } from "../families.js" */

/** @param {{id: string}} props */
export function TableScreen({ id }) {
  const [known, setKnown] = useState(me.value !== null);
  useEffect(() => {
    if (!known) beSomebody().then(() => setKnown(true), complain);
  }, []);
  return known
    ? html`
        <${Connected} id=${id} />
      `
    : html`
        <main id="main"><p>${t("loading")}</p></main>
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

/** @param {{store: TableStore, again?: () => void}} props how those at one screen play once more */
export function TableOf({ store, again }) {
  const { value: view } = store.view;
  const { value: table } = store.table;
  useNews(store, table ? familyOf(table.facts).covered : false);
  useCalling(store);
  if (store.failure.value) {
    return html`
      <${NoTable} why=${store.failure.value} />
    `;
  }
  if (!view || !table) {
    return html`
      <main id="main"><p role="status">${t("loading")}</p></main>
    `;
  }
  const parts = familyOf(table.facts).parts(store, view, table.facts);
  return html`
    <main id="main" class="table-screen">
      <${Bubbles} store=${store} view=${view} />
      <${Title} store=${store} view=${view} table=${table} />
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
 * Which game it is, and what is out of the ordinary.
 * @param {{store: TableStore, view: View, table: TableView}} props
 */
function Title({ store, view, table }) {
  return html`
    <div class="row title">
      <h1>${t(`game-${table.options.game}`)}</h1>
      ${
        store.link.value === "offline"
          ? html`
              <span class="offline" role="status">${t("offline")}</span>
            `
          : null
      }
      ${
        view.paused
          ? html`
              <span class="offline" role="status">${t("paused")}</span>
            `
          : null
      }
      ${
        view.me === null && view.status === "playing"
          ? html`
              <span class="soft">${t("watching")}</span>
            `
          : null
      }
    </div>
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

/**
 * A game under way, or over: the board, and beside it people, log, talk and notebook.
 * @param {PlayedProps} props
 */
function Played({ store, view, table, parts, again }) {
  const cast = castOf(view, table.facts);
  const over = view.status === "finished";
  const covered = !over && (store.covered.value ?? familyOf(table.facts).covered);
  const hides = covered ? isCovered : undefined;
  const deeds = store.deeds.value;
  const last = deeds.at(-1);
  /** @param {ToldDeed} told */
  const link = (told) => `/table/${table.id}/replay/${told.game}/${told.until}`;
  return html`
    <div class="table">
      <div class="board">
        ${
          over && !store.held.value
            ? html`
                <${Finished} store=${store} view=${view} table=${table} parts=${parts} again=${again} />
              `
            : null
        }
        ${parts.board(last ? deedWords(cast, last, hides) : "")}
      </div>
      <div class="side">
        <${People}
          store=${store}
          view=${view}
          score=${parts.score}
          detail=${parts.detail}
          rival=${parts.rival}
        />
        <${Log}
          lines=${store.lines.value}
          deeds=${deeds}
          cast=${cast}
          hides=${hides}
          link=${over ? link : undefined}
        />
        <${Talk} store=${store} view=${view} team=${table.options.seats.some((seat) => seat.length > 1)} />
        <${Notebook} store=${store} view=${view} things=${parts.things} />
      </div>
    </div>
  `;
}

/** @param {{why: import("../api.js").Refused}} props */
export function NoTable({ why }) {
  return html`
    <main id="main" class="narrow">
      <h1>${t("lost-title")}</h1>
      <div class="notice bad"><p>${because(why)}</p></div>
      <a class="button" href="/">${t("go-home")}</a>
    </main>
  `;
}
