// Which options and variants of a game are played at a new table, drawn as the catalogue lists them.
import { html } from "../html.js";
import { t } from "../words.js";
import { Choice, NumberField, optionLine, Switch } from "./fields.js";
import { OwnText } from "./own_text.js";

/** @import { Advice, GameFacts, GameInfo, OptionInfo, ScenarioInfo, TableOptions } from "../wire.js" */
/** @typedef {OptionInfo["default"]} Value */

/**
 * @typedef {object} RulesProps
 * @property {GameInfo} game
 * @property {TableOptions} options
 * @property {Advice} advice
 * @property {TableOptions} checked the options that the advice is about
 * @property {(changes: Partial<TableOptions>) => void} set
 */

/** The options of a game, with what each excludes. @param {RulesProps} props */
export function GameRules({ game, options, advice, checked, set }) {
  return html`
    <fieldset>
      <legend>${t("new-options")}</legend>
      ${game.options.map(
        (option) => html`
          <${OptionField}
            key=${option.key}
            game=${game.key}
            option=${option}
            value=${options[/** @type {keyof TableOptions} */ (option.key)]}
            closed=${advice.closed[option.key]}
            problem=${advice.problem}
            checked=${checked[/** @type {keyof TableOptions} */ (option.key)]}
            facts=${advice.facts ?? null}
            set=${(/** @type {Value} */ value) => set({ [option.key]: value })}
          />
        `,
      )}
    </fieldset>
  `;
}

/**
 * @typedef {object} OptionProps
 * @property {string} game which one it is of, by its key
 * @property {OptionInfo} option
 * @property {Value} value
 * @property {Advice["closed"][string]} [closed] why it cannot be turned on
 * @property {Advice["problem"]} problem what is wrong with the table
 * @property {Value} checked the value that the server has seen
 * @property {GameFacts|null} facts what a text of one's own comes to
 * @property {(value: Value) => void} set
 */

/** An option by its kind; the scenario and who begins have places of their own. @param {OptionProps} props */
function OptionField({ game, option, value, closed, problem, checked, facts, set }) {
  const label = optionLine(option.key);
  switch (option.kind) {
    case "switch":
      return html`
        <${Switch}
          name=${option.key}
          label=${label}
          on=${Boolean(value)}
          article=${option.article}
          closed=${closed}
          set=${set}
        />
      `;
    case "number":
      return html`
        <p>
          <${NumberField}
            label=${label}
            limits=${option}
            value=${value}
            set=${set}
            clear=${() => set(option.default)}
          />
        </p>
      `;
    case "text":
      return html`
        <${OwnText}
          game=${game}
          option=${option}
          label=${label}
          value=${value}
          problem=${problem}
          checked=${checked === value}
          facts=${facts}
          set=${set}
        />
      `;
    default:
      return null;
  }
}

/** @param {ScenarioInfo} scenario */
function scenarioWords({ key, name, fewest, most }) {
  const players = t("scenario-players", { one: fewest === most ? 1 : 0, fewest, most });
  return t("new-scenario-choice", { name, players, line: t(`scenario-${key}`) });
}

/**
 * The choice of a scenario, each with its words.
 * @param {{scenarios: ScenarioInfo[], chosen: string, set: (key: string) => void}} props
 */
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
