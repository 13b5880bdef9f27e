// What will be played at a table, a line each, and the game in a minute for whoever does not know it.
import { html } from "../html.js";
import { catalogue } from "../catalogue.js";
import { familyOf } from "../families/family.js";
import { optionLine } from "../new_table/fields.js";
import { t } from "../words.js";

/** @import { TableOptions, TableView } from "../wire.js" */

/**
 * What a host has decided otherwise than usual, in words.
 * @param {TableOptions} options
 * @returns {string[]}
 */
function variants(options) {
  const game = catalogue.value?.games.find(({ key }) => key === options.game);
  const scenario = catalogue.value?.scenarios.find(({ key }) => key === options.scenario);
  return (game?.options ?? []).flatMap(({ key, kind, default: usual }) => {
    const value = options[/** @type {keyof TableOptions} */ (key)];
    if (kind === "choice") return scenario ? [t("outline-scenario", { name: scenario.name })] : [];
    if (kind === "switch") return value ? [optionLine(key)] : [];
    if (kind === "number" && value !== usual) return [`${optionLine(key)}: ${value ?? "–"}`];
    return kind === "text" && value ? [optionLine(key)] : [];
  });
}

/** How long people may think. @param {TableOptions} options */
export function clockWords({ clock }) {
  return t(`outline-clock-${clock.kind}`, {
    seconds: clock.seconds,
    increment: clock.increment,
    days: clock.days,
  });
}

/** What will be played at a table, a line each. @param {{table: TableView}} props */
export function Outline({ table }) {
  const { options } = table;
  const game = catalogue.value?.games.find(({ key }) => key === options.game);
  const lesson = catalogue.value?.lessons.find((each) => each.game === options.game);
  return html`
    <section class="card outline" aria-labelledby="outline-title">
      <h2 id="outline-title">${t("outline-title")}</h2>
      <p>${t(`game-${options.game}-line`)}</p>
      <ul class="small">
        ${
          game
            ? html`
                <li>${t("outline-length", { players: options.seats.length, minutes: game.minutes })}</li>
              `
            : null
        }
        ${variants(options).map(
          (line) => html`
            <li key=${line}>${line}</li>
          `,
        )}
        ${
          options.seats.some((seat) => seat.length > 1)
            ? html`
                <li>${t(options.shared_pawn ? "outline-teams-shared" : "outline-teams")}</li>
              `
            : null
        }
        <li>${clockWords(options)}</li>
        <li>${t(`outline-coach-${options.coach ?? "alone"}`)}</li>
        <li>${t(options.spectators ? "outline-spectators" : "outline-no-spectators")}</li>
      </ul>
      ${familyOf(table.facts).scenario(table.facts)}
      <details>
        <summary><strong>${t("outline-minute")}</strong></summary>
        <ol class="small">
          ${familyOf(table.facts)
            .introduction(table.facts)
            .map(
              (step) => html`
                <li key=${step}>${step}</li>
              `,
            )}
        </ol>
        <p class="small">
          <a href=${`/rules/${options.game}`} target="_blank" rel="noopener">${t("outline-rules")}</a>
          ${
            lesson &&
            html`
              ${" · "}
              <a href=${`/learn/${lesson.key}`} target="_blank" rel="noopener">${t("outline-lesson")}</a>
            `
          }
        </p>
      </details>
    </section>
  `;
}
