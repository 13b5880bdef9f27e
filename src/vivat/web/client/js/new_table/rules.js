// Which options and variants of a game are played at a new table.
import { html } from "../html.js";
import { LIMITS } from "../wire.js";
import { t } from "../words.js";
import { Choice, NumberField, optionLine, OwnText, Switch } from "./fields.js";

/** @import { Advice, GameInfo, ScenarioInfo, TableOptions } from "../wire.js" */
/** @typedef {"ambition"|"banished"|"emissary"|"wedding"|"shared_pawn"|"memory_aids"} CastleFlag */

/**
 * @typedef {object} RulesProps
 * @property {GameInfo} game
 * @property {TableOptions} options
 * @property {Advice["closed"]} closed
 * @property {(changes: Partial<TableOptions>) => void} set
 */

/** @param {RulesProps} props */
export function GameRules({ game, options, closed, set }) {
  /** @param {CastleFlag|"forced_alliances"|"reduction"} name */
  const flag = (name) => html`
    <${Switch}
      key=${name}
      name=${name}
      label=${optionLine(name)}
      on=${options[name] ?? false}
      closed=${closed[name]}
      set=${(/** @type {boolean} */ on) => set({ [name]: on })}
    />
  `;
  const flags = /** @type {CastleFlag[]} */ (game.options.filter((name) => name !== "first_seat"));
  return html`
    <fieldset>
      <legend>${t("new-options")}</legend>
      ${
        game.family === "castle"
          ? flags.map(flag)
          : html`
              ${flag("forced_alliances")}
              <p>
                <${NumberField}
                  label=${t("new-session")}
                  limits=${LIMITS.TableOptions.session_points}
                  value=${options.session_points}
                  set=${(/** @type {number|null} */ points) => set({ session_points: points })}
                />
              </p>
              ${flag("reduction")}
              <p>
                <${NumberField}
                  label=${t("new-rounds")}
                  limits=${LIMITS.TableOptions.most_rounds}
                  value=${options.most_rounds}
                  set=${(/** @type {number|null} */ rounds) =>
                    set({ most_rounds: rounds ?? game.usual.most_rounds })}
                />
              </p>
              <${OwnText}
                label=${t("new-own-sheet")}
                value=${options.own_sheet}
                set=${(/** @type {string|null} */ text) => set({ own_sheet: text })}
              />
              <${OwnText}
                label=${t("new-own-scenario")}
                value=${options.own_scenario}
                set=${(/** @type {string|null} */ text) => set({ own_scenario: text })}
              />
            `
      }
    </fieldset>
  `;
}

/** @param {ScenarioInfo} scenario */
function scenarioWords({ key, name, fewest, most }) {
  const players = t("scenario-players", { one: fewest === most ? 1 : 0, fewest, most });
  return t("new-scenario-choice", { name, players, line: t(`scenario-${key}`) });
}

/** @param {{scenarios: ScenarioInfo[], chosen: string, set: (key: string) => void}} props */
export function ScenarioChoice({ scenarios, chosen, set }) {
  const choices = scenarios.map((each) => ({ value: each.key, words: scenarioWords(each) }));
  return html`
    <fieldset>
      <legend>${t("new-scenario")}</legend>
      <label class="stacked">
        <span class="unseen">${t("new-scenario")}</span>
        <${Choice} value=${chosen} choices=${choices} set=${set} />
      </label>
    </fieldset>
  `;
}
