// Holidays in a game over days: one's own clock stands still, as long as the table allows.
import { html, useSignal } from "../html.js";
import { NumberField } from "../new_table/fields.js";
import { complain } from "../toast.js";
import { t, when } from "../words.js";

/** @import { View } from "../wire.js" */
/** @import { TableStore } from "../table_store.js" */

/**
 * Begins a holiday, or ends it; nothing where there are none.
 * @param {{store: TableStore, view: View}} props
 */
export function Holiday({ store, view }) {
  const days = useSignal(1);
  const { me, holidays_left: left } = view;
  if (me === null || left === null || left === undefined || view.status !== "playing") return null;
  /** @param {number} wanted */
  const take = (wanted) => void store.once("holiday", { days: wanted }).catch(complain);
  const until = view.holidays[me];
  return html`
    <section class="card habits" aria-labelledby="holiday-head">
      <h3 id="holiday-head">${t("holiday-head")}</h3>
      ${
        until
          ? html`
              <p>${t("holiday-until", { date: when(until) })}</p>
              <button onClick=${() => take(0)}>${t("holiday-back")}</button>
            `
          : html`
              <p class="small soft">${t("holiday-left", { left })}</p>
              ${
                left > 0 &&
                html`
                  <div class="row">
                    <${NumberField}
                      label=${t("holiday-days")}
                      limits=${{ least: 1, most: left }}
                      value=${Math.min(days.value, left)}
                      set=${(/** @type {number} */ wanted) => (days.value = wanted)}
                    />
                    <button onClick=${() => take(Math.min(days.value, left))}>${t("holiday-take")}</button>
                  </div>
                `
              }
            `
      }
    </section>
  `;
}
