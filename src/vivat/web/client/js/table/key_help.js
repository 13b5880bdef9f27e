// Which keys do what at a table: opened and closed with a key of its own.
import { html, useEffect, useRef } from "../html.js";
import { t } from "../words.js";

/** @import { Signal } from "@preact/signals" */

/** The keys of a castle table and what each does, as messages. */
export const CASTLE_KEYS = {
  "← →": "keys-arrows",
  "1 – 4": "keys-digits",
  Esc: "keys-escape",
  h: "keys-hide",
  g: "keys-notebook",
  c: "keys-coach",
  s: "keys-skip",
  t: "keys-turn",
  "?": "keys-help",
};

/** The same of an intrigue table. */
export const INTRIGUE_KEYS = {
  "1 – 9, 0": "keys-actions",
  e: "keys-end",
  r: "keys-reference",
  Esc: "keys-escape",
  h: "keys-hide",
  g: "keys-notebook",
  s: "keys-skip",
  t: "keys-turn",
  "?": "keys-help",
};

/**
 * The list of keys over the table, as long as it is open.
 * @param {{keys: Record<string, string>, open: Signal<boolean>}} props
 */
export function KeyHelp({ keys, open }) {
  const button = useRef(/** @type {HTMLButtonElement|null} */ (null));
  useEffect(() => button.current?.focus(), [open.value]);
  if (!open.value) return null;
  return html`
    <section class="card key-help" aria-labelledby="keys-title">
      <h2 id="keys-title">${t("keys-title")}</h2>
      <dl>
        ${Object.entries(keys).map(
          ([key, does]) => html`
            <div key=${key}>
              <dt><kbd>${key}</kbd></dt>
              <dd>${t(does)}</dd>
            </div>
          `,
        )}
      </dl>
      <button ref=${button} class="small" onClick=${() => void (open.value = false)}>${t("close")}</button>
    </section>
  `;
}
