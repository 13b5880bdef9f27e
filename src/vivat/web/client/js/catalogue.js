// What this server offers: games, scenarios, and levels of bots with a word on the character of each.
import { fetchCatalogue } from "./api.js";
import { html, signal } from "./html.js";
import { t } from "./words.js";

/**
 * What the server offers; null until it has come.
 * @type {import("@preact/signals").Signal<import("./wire.js").Catalogue|null>}
 */
export const catalogue = signal(null);

/** Asks for it, once. */
export async function openCatalogue() {
  catalogue.value ??= await fetchCatalogue();
}

/** A bot as one that sits somewhere. @param {string|null} level */
export function botWords(level) {
  return t("bot-seat", { level: t(`bot-${level}`) });
}

/** What one can expect of each level. @param {{levels: string[]}} props */
export function Levels({ levels }) {
  return html`
    <ul class="levels small soft">
      ${levels.map(
        (level) => html`
          <li key=${level}>
            <strong>${t(`bot-${level}`)}</strong>
            ${" "}${t(`bot-${level}-line`)}
          </li>
        `,
      )}
    </ul>
  `;
}
