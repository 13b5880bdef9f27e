// The private notebook: who has which character, who is which role. Kept with the seat, seen by nobody else.
import { html } from "./html.js";
import { complain } from "./toast.js";
import { t } from "./words.js";

const MARKS = ["", "yes", "no", "maybe"];
const SIGNS = { "": "·", yes: "✓", no: "✗", maybe: "?" };

/** @param {{store: import("./table_store.js").TableStore, view: import("./table_store.js").View, columns: {key: string, name: string}[]}} props */
export function Notebook({ store, view, columns }) {
  if (view.me === null || !view.game) return null;
  const rows = view.places.map((place, number) => ({ place, number })).filter(({ number }) => number !== view.me);
  /** @param {string} cell */
  const turn = (cell) => {
    const mark = MARKS[(MARKS.indexOf(view.notes[cell] ?? "") + 1) % MARKS.length];
    store.send("note", { cell, mark }).catch(complain);
  };
  return html`<details class="card notebook"><summary><h2>${t("notebook-title")}</h2></summary>
    <p class="soft small">${t("notebook-text")}</p>
    <div class="scroll" tabindex="0"><table><thead><tr><td></td>${columns.map(({ key, name }) => html`<th scope="col" key=${key}><span class="sideways">${name}</span></th>`)}</tr></thead>
    <tbody>${rows.map(({ place, number }) => html`<tr key=${number}><th scope="row">${place.name}</th>${columns.map(({ key, name }) => {
      const cell = `${number}-${key}`;
      const mark = /** @type {keyof typeof SIGNS} */ (view.notes[cell] ?? "");
      return html`<td key=${key}><button class=${`small quiet mark-${mark}`} aria-label=${t("notebook-cell", { who: place.name, what: name, mark: t(`notebook-${mark || "none"}`) })} onClick=${() => turn(cell)}>${SIGNS[mark]}</button></td>`;
    })}</tr>`)}</tbody></table></div>
  </details>`;
}
