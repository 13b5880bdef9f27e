// Tables in a list, each with who sits there and whether it waits for whoever looks; those that one plays at
// as cards with a picture.
import { html } from "./html.js";
import { catalogue } from "./catalogue.js";
import { TablePicture } from "./table/round_table.js";
import { ago, listed, t, when } from "./words.js";

/** @import { TableInfo } from "./wire.js" */

/** A list of tables under a title. @param {{tables: TableInfo[], title: string, empty: string}} props */
export function TableList({ tables, title, empty }) {
  return html`
    <section class="card">
      <h2>${title}</h2>
      ${
        tables.length === 0
          ? html`
              <p class="soft">${empty}</p>
            `
          : html`
              <ul class="tables">
                ${tables.map(
                  (table) => html`
                    <${Row} key=${table.id} table=${table} />
                  `,
                )}
              </ul>
            `
      }
    </section>
  `;
}

/** Who sits at a table. @param {TableInfo} table */
const peopleAt = (table) => table.summary.chairs.map((chair) => chair.name || t("open-chair")).join(", ");

/** Of which circle a table is. @param {TableInfo} table */
const circleOf = ({ circle }) => (circle ? t("circle-of", { name: circle }) : "");

/** A moment: how long ago it was, and when it was for whoever points at it. @param {{at: number}} props */
const Ago = ({ at }) => html`
  <time datetime=${new Date(at).toISOString()} title=${when(at)}>${ago(at)}</time>
`;

/** For whom a table waits. @param {TableInfo} table */
function waitingWords({ status, waits_for, summary }) {
  if (status !== "playing" || !waits_for.length) return t(`status-${status}`);
  return t("home-waits-for", { who: listed(waits_for.map((chair) => summary.chairs[chair].name)) });
}

/** What is due: until when there is time in a game over days, or how long ago something happened there. */
const Due = (/** @type {{table: TableInfo}} */ { table: { due_at: due, changed_at: changed } }) =>
  due === null
    ? html`
        <${Ago} at=${changed} />
      `
    : html`
        <time datetime=${new Date(due).toISOString()}>${t("home-due", { date: when(due) })}</time>
      `;

/**
 * A table with everybody around it.
 * @param {{table: TableInfo, circle?: string}} props `circle`: of which circle the reader knows that it is
 */
export function TableCard({ table, circle = "" }) {
  const game = catalogue.value?.games.find(({ key }) => key === table.game);
  const chairs = table.summary.chairs.map((chair, number) => ({
    ...chair,
    seat: chair.seat ?? number,
    asked: table.waits_for.includes(number),
  }));
  return html`
    <li class=${`card game ${table.waits_for_me ? "waits" : ""}`}>
      ${
        game &&
        html`
          <${TablePicture} game=${game} chairs=${chairs} />
        `
      }
      <p class="heading">
        <a href=${`/table/${table.id}`}>${t(`game-${table.game}`)}</a>
        ${
          table.waits_for_me
            ? html`
                <strong class="turn">${t("home-waits")}</strong>
              `
            : null
        }
      </p>
      <p class="small">
        ${
          table.waits_for_me
            ? null
            : html`
                ${waitingWords(table)}${" · "}
              `
        }
        <${Due} table=${table} />
      </p>
      <p class="small soft">
        ${[table.circle === circle ? "" : circleOf(table), peopleAt(table)].filter(Boolean).join(" · ")}
      </p>
    </li>
  `;
}

/** So many tables are shown as cards. */
const CARDS = 4;

/** The tables at which one plays, those that wait first. @param {{tables: TableInfo[]}} props */
export function RunningTables({ tables }) {
  const more = tables.slice(CARDS);
  return html`
    <section class="running" aria-labelledby="running-title">
      <h2 id="running-title">${t("home-running")}</h2>
      <ul class="tables grid games">
        ${tables.slice(0, CARDS).map(
          (table) => html`
            <${TableCard} key=${table.id} table=${table} />
          `,
        )}
      </ul>
      ${
        more.length
          ? html`
              <details class="card">
                <summary>${t("home-running-more", { count: more.length })}</summary>
                <ul class="tables">
                  ${more.map(
                    (table) => html`
                      <${Row} key=${table.id} table=${table} />
                    `,
                  )}
                </ul>
              </details>
            `
          : null
      }
    </section>
  `;
}

/** @param {{table: TableInfo}} props */
function Row({ table }) {
  return html`
    <li class=${table.waits_for_me ? "waits" : ""}>
      <a href=${`/table/${table.id}`}>${t(`game-${table.game}`)}</a>
      ${
        table.waits_for_me
          ? html`
              ${" "}
              <strong class="turn">${t("home-waits")}</strong>
            `
          : null
      }
      <span class="soft">
        ${" "}${[circleOf(table), peopleAt(table), waitingWords(table)].filter(Boolean).join(" · ")}${
          table.status === "gathering"
            ? null
            : html`
                ${" · "}
                <${Ago} at=${table.changed_at} />
              `
        }
      </span>
    </li>
  `;
}
