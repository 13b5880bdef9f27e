// The table's bar: which game it is, what is out of the ordinary, at which pace deeds are shown, and sounds.
import { html, onValue } from "../html.js";
import { change, settings } from "../settings.js";
import { t } from "../words.js";

/** @import { TableView, View } from "../wire.js" */
/** @import { ShownTable } from "../shown_table.js" */
/** @import { Settings } from "../settings.js" */

/** @type {Settings["pace"][]} */
const PACES = ["calm", "brisk", "instant"];

/** What a horn gives off, or that it is silent. */
const WAVES = "M15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11";
const CROSS = "M16 9.5l5 5M21 9.5l-5 5";

/**
 * The bar above a table: its game, pace, sounds.
 * @param {{store: ShownTable, view: View, table: TableView, shared?: boolean}} props shared: whether several
 *   people play at this screen
 */
export function Bar({ store, view, table, shared = false }) {
  const playing = view.status === "playing";
  const signs = [
    store.link.value === "offline" && t("offline"),
    view.paused && t("paused"),
    playing && view.coach === "all" && t("coach-for-all"),
    view.me === null && playing && !shared && t("watching"),
  ].filter(Boolean);
  return html`
    <div class="row title">
      <a class="home" href="/" aria-label=${t("go-home")}>
        <img src="/client/icon.svg" alt="" width="28" height="28" />
      </a>
      <a
        class="home"
        href=${`/rules/${table.options.game}`}
        target="_blank"
        rel="noopener"
        aria-label=${t("menu-rules")}
      >
        ?
      </a>
      <h1>${t(`game-${table.options.game}`)}</h1>
      ${signs.map(
        (sign) => html`
          <span key=${sign} class="offline" role="status">${sign}</span>
        `,
      )}
      ${
        playing &&
        html`
          <label class="pace">
            <span class="unseen">${t("pace-title")}</span>
            <select
              value=${settings.value.pace}
              onChange=${onValue((pace) => {
                change({ pace: /** @type {Settings["pace"]} */ (pace) });
                if (pace === "instant") store.playback.toPresent();
              })}
            >
              ${PACES.map(
                (pace) => html`
                  <option key=${pace} value=${pace}>${t(`pace-${pace}`)}</option>
                `,
              )}
            </select>
          </label>
          <button
            class="icon sounds"
            aria-pressed=${settings.value.sound}
            aria-label=${t("sound-switch")}
            onClick=${() => change({ sound: !settings.value.sound })}
          >
            <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
              <path class="horn" d="M4 9.5v5h3.5L12 19V5L7.5 9.5z" />
              <path d=${settings.value.sound ? WAVES : CROSS} />
            </svg>
          </button>
        `
      }
    </div>
  `;
}
