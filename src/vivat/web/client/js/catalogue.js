// What this server offers: games, scenarios, and levels of bots with a word on the character of each.
import { ask } from "./api.js";
import { html } from "./html.js";
import { t } from "./words.js";

/** @type {Promise<any>|null} */
let asked = null;

/** Asked for once. @returns {Promise<any>} */
export function catalogue() {
  asked ??= ask("GET", "/api/games").catch((error) => {
    asked = null;
    throw error;
  });
  return asked;
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
