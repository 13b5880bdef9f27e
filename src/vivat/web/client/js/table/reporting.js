// Telling the operator of the server what somebody at the table wrote, or is called.
import { html, onTick, onValue, useSignal } from "../html.js";
import { newId, report } from "../api.js";
import { complain, tell } from "../toast.js";
import { LIMITS } from "../wire.js";
import { t } from "../words.js";
import { isTalk, Words } from "./talk.js";

/** @import { Line, View } from "../wire.js" */
/** @import { Signal } from "@preact/signals" */
/** @import { TableStore } from "../table_store.js" */

/** Of so many lines one chooses: the last that somebody wrote. */
const SHOWN = 20;

/** People besides oneself: id, name, and the chair of those who sit. @param {View} view */
function others(view) {
  const seated = view.chairs.flatMap(({ guest, name }, chair) =>
    guest !== null && chair !== view.me ? [{ guest, name, chair }] : [],
  );
  return [...seated, ...view.watching.map(([guest, name]) => ({ guest, name, chair: null }))];
}

/**
 * What somebody wrote, each with its number.
 * @param {(Line|null)[]} lines
 * @param {{name: string, chair: number|null}} who
 */
function linesOf(lines, { name, chair }) {
  return lines
    .flatMap((line, number) => (line && isTalk(line) ? [{ line, number }] : []))
    .filter(({ line }) => chair !== null && line.chair === chair && line.name === name)
    .slice(-SHOWN);
}

/** Tells the operator of somebody, folded away. @param {{store: TableStore, view: View}} props */
export function Reporting({ store, view }) {
  const whom = useSignal("");
  const chosen = useSignal(/** @type {number[]} */ ([]));
  const text = useSignal("");
  const people = others(view);
  if (!people.length) return null;
  const who = people.find(({ guest }) => guest === whom.value);
  /** @param {string} guest */
  const choose = (guest) => {
    whom.value = guest;
    chosen.value = [];
  };
  /** @param {Event} event */
  const send = (event) => {
    event.preventDefault();
    if (!who) return;
    const told = { guest: who.guest, lines: chosen.value, text: text.value.trim() };
    store.pending
      .ask("report", told, async () => {
        await report(store.id, newId(), told, store.hand);
        choose("");
        text.value = "";
        tell(t("reporting-sent"));
      })
      .catch(complain);
  };
  return html`
    <details class="reporting">
      <summary>${t("reporting-title")}</summary>
      <form onSubmit=${send}>
        <p class="small soft">${t("reporting-text")}</p>
        <label class="stacked">
          <span>${t("reporting-whom")}</span>
          <select value=${whom.value} onChange=${onValue(choose)}>
            <option value="" selected=${!who}>${t("reporting-choose")}</option>
            ${people.map(
              ({ guest, name }) => html`
                <option key=${guest} value=${guest} selected=${guest === whom.value}>${name}</option>
              `,
            )}
          </select>
        </label>
        ${
          who
            ? html`
                <${WhatToReport} store=${store} who=${who} chosen=${chosen} text=${text} />
              `
            : null
        }
      </form>
    </details>
  `;
}

/**
 * @typedef {object} WhatToReportProps
 * @property {TableStore} store
 * @property {{name: string, chair: number|null}} who
 * @property {Signal<number[]>} chosen the numbers of the lines that are ticked
 * @property {Signal<string>} text one's own words
 */

/** Which lines of somebody, and one's own words to them. @param {WhatToReportProps} props */
function WhatToReport({ store, who, chosen, text }) {
  /** @param {number} number @param {boolean} ticked */
  const tick = (number, ticked) => {
    chosen.value = ticked ? [...chosen.value, number] : chosen.value.filter((each) => each !== number);
  };
  return html`
    <fieldset>
      <legend>${t("reporting-lines")}</legend>
      ${linesOf(store.lines.value, who).map(
        ({ line, number }) => html`
          <p key=${number}>
            <label>
              <input
                type="checkbox"
                checked=${chosen.value.includes(number)}
                onChange=${onTick((ticked) => tick(number, ticked))}
              />
              ${" "}
              <${Words} line=${line} store=${store} />
            </label>
          </p>
        `,
      )}
    </fieldset>
    <label class="stacked">
      <span>${t("reporting-why")}</span>
      <input
        type="text"
        maxlength=${LIMITS.NewReport.text.most}
        value=${text.value}
        onInput=${onValue((said) => (text.value = said))}
      />
    </label>
    <button class="small">${t("reporting-send")}</button>
  `;
}
