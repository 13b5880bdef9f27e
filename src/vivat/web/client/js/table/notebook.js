// The private notebook: who has which character, who is which role. Kept with the seat, seen by nobody else.
import { html } from "../html.js";
import { complain } from "../toast.js";
import { t } from "../words.js";
import { chairIdentity } from "./identity.js";
import { Medallion } from "./medallion.js";

/** @import { View } from "../wire.js" */
/** @import { Markup } from "../html.js" */
/** @import { TableStore } from "../table_store.js" */
/** @typedef {{key: string, name: string, picture?: Markup}} Thing that somebody may have or be */
/** @typedef {(chair: number, key: string) => {mark: "yes"|"no", why: string}|null} Certain */

const SIGNS = { "": "·", yes: "✓", no: "✗", maybe: "?" };
/** @typedef {keyof typeof SIGNS} Mark */
const MARKS = /** @type {Mark[]} */ (Object.keys(SIGNS));

/** The mark of a cell, as it was last turned. @param {TableStore} store @param {string} cell */
const markOf = (store, cell) =>
  /** @type {Mark} */ (store.pending.of(`note ${cell}`) ?? store.view.value?.notes[cell] ?? "");

/**
 * The grid of what one notes of others. A row for each thing: there are more of those than people, and a page
 * is longer than wide.
 * @param {{store: TableStore, view: View, things: Thing[], certain: Certain|null}} props
 */
export function Notebook({ store, view, things, certain }) {
  if (view.me === null || !view.game) return null;
  const people = view.chairs
    .map((chair, number) => ({ name: chair.name, number }))
    .filter(({ number }) => number !== view.me);
  return html`
    <section class="card notebook" aria-label=${t("notebook-title")}>
      <h2>${t("notebook-title")}</h2>
      <p class="soft small">${t(certain ? "notebook-filled" : "notebook-text")}</p>
      <div class="scroll" tabindex="0">
        <table>
          <thead>
            <tr>
              <td></td>
              ${people.map(
                ({ name, number }) => html`
                  <th scope="col" key=${number}>
                    <span class="sideways">${name}</span>
                    <${Medallion} who=${chairIdentity(view.chairs, number)} size=${24} />
                  </th>
                `,
              )}
            </tr>
          </thead>
          <tbody>
            ${things.map(
              ({ key, name: what, picture = null }) => html`
                <tr key=${key}>
                  <th scope="row">${picture}${what}</th>
                  ${people.map(({ name: who, number }) => {
                    const known = certain?.(number, key);
                    return known
                      ? html`
                          <${CertainCell} key=${number} who=${who} what=${what} known=${known} />
                        `
                      : html`
                          <${NoteCell}
                            key=${number}
                            store=${store}
                            cell=${`${number}-${key}`}
                            who=${who}
                            what=${what}
                          />
                        `;
                  })}
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
    </section>
  `;
}

/**
 * What the table has filled in, and why.
 * @param {{who: string, what: string, known: NonNullable<ReturnType<Certain>>}} props
 */
function CertainCell({ who, what, known }) {
  const mark = t("notebook-certain", { mark: t(`notebook-${known.mark}`), why: known.why });
  return html`
    <td class=${`certain mark-${known.mark}`} title=${known.why}>
      <span role="img" aria-label=${t("notebook-cell", { who, what, mark })}>${SIGNS[known.mark]}</span>
    </td>
  `;
}

/**
 * A note of one's own: a touch turns it to the next mark.
 * @param {{store: TableStore, cell: string, who: string, what: string}} props
 */
function NoteCell({ store, cell, who, what }) {
  const mark = markOf(store, cell);
  const turn = () => {
    const next = MARKS[(MARKS.indexOf(markOf(store, cell)) + 1) % MARKS.length];
    store.pending.ask(`note ${cell}`, next, () => store.send("note", { cell, mark: next })).catch(complain);
  };
  return html`
    <td>
      <button
        class=${`small quiet mark-${mark}`}
        aria-label=${t("notebook-cell", { who, what, mark: t(`notebook-${mark || "none"}`) })}
        onClick=${turn}
      >
        ${SIGNS[mark]}
      </button>
    </td>
  `;
}
