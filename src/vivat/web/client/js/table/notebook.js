// The private notebook: who has which character, who is which role. Kept with the seat, seen by nobody else.
import { html } from "../html.js";
import { complain } from "../toast.js";
import { t } from "../words.js";

/** @import { View } from "../wire.js" */
/** @import { TableStore } from "../table_store.js" */
/** @typedef {{key: string, name: string}} Thing that somebody may have or be */
/** @typedef {(chair: number, key: string) => {mark: "yes"|"no", why: string}|null} Certain */

const SIGNS = { "": "·", yes: "✓", no: "✗", maybe: "?" };
/** @typedef {keyof typeof SIGNS} Mark */
const MARKS = /** @type {Mark[]} */ (Object.keys(SIGNS));

/**
 * A row for each thing: there are more of those than people, and a page is longer than wide.
 * @param {{store: TableStore, view: View, things: Thing[], certain: Certain|null}} props
 */
export function Notebook({ store, view, things, certain }) {
  if (view.me === null || !view.game) return null;
  const people = view.chairs
    .map((chair, number) => ({ chair, number }))
    .filter(({ number }) => number !== view.me);
  /** @param {string} cell */
  const markOf = (cell) =>
    /** @type {Mark} */ (store.pending.of(`note ${cell}`) ?? store.view.value?.notes[cell] ?? "");
  /** @param {string} cell */
  const turn = (cell) => {
    const mark = MARKS[(MARKS.indexOf(markOf(cell)) + 1) % MARKS.length];
    store.pending.ask(`note ${cell}`, mark, () => store.send("note", { cell, mark })).catch(complain);
  };
  return html`
    <section class="card notebook" aria-label=${t("notebook-title")}>
      <p class="soft small">${t(certain ? "notebook-filled" : "notebook-text")}</p>
      <div class="scroll" tabindex="0">
        <table>
          <thead>
            <tr>
              <td></td>
              ${people.map(
                ({ chair, number }) => html`
                  <th scope="col" key=${number}><span class="sideways">${chair.name}</span></th>
                `,
              )}
            </tr>
          </thead>
          <tbody>
            ${things.map(
              ({ key, name }) => html`
                <tr key=${key}>
                  <th scope="row">${name}</th>
                  ${people.map(({ chair, number }) => {
                    const cell = `${number}-${key}`;
                    const mark = markOf(cell);
                    const said = t(`notebook-${mark || "none"}`);
                    const known = certain?.(number, key);
                    if (known) {
                      const words = t("notebook-certain", {
                        mark: t(`notebook-${known.mark}`),
                        why: known.why,
                      });
                      return html`
                        <td key=${number} class=${`certain mark-${known.mark}`} title=${known.why}>
                          <span
                            role="img"
                            aria-label=${t("notebook-cell", { who: chair.name, what: name, mark: words })}
                          >
                            ${SIGNS[known.mark]}
                          </span>
                        </td>
                      `;
                    }
                    return html`
                      <td key=${number}>
                        <button
                          class=${`small quiet mark-${mark}`}
                          aria-label=${t("notebook-cell", { who: chair.name, what: name, mark: said })}
                          onClick=${() => turn(cell)}
                        >
                          ${SIGNS[mark]}
                        </button>
                      </td>
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
