// Tables in a list, each with who sits there and whether it waits for whoever looks.
import { html } from "./html.js";
import { t, when } from "./words.js";

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

/** @param {{table: TableInfo}} props */
function Row({ table }) {
  const circle = table.circle ? t("circle-of", { name: table.circle }) : "";
  const people = table.summary.chairs.map((chair) => chair.name || t("open-chair")).join(", ");
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
        ${" "}${[circle, people, t(`status-${table.status}`)].filter(Boolean).join(" · ")}${
          table.status === "gathering"
            ? null
            : html`
                ${" · "}
                <time datetime=${new Date(table.changed_at).toISOString()}>${when(table.changed_at)}</time>
              `
        }
      </span>
    </li>
  `;
}
