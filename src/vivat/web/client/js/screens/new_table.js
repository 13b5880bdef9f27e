// A new table: every option the rules allow. What does not combine is greyed out, with the reason, as the
// server says it.
import { html, useEffect, useSignal, useState } from "../html.js";
import { adviseOn, createTable } from "../api.js";
import { catalogue, openCatalogue } from "../catalogue.js";
import { ArticleLink, optionName } from "../new_table/fields.js";
import { CircleChoice } from "../new_table/circle.js";
import { GameChoice } from "../new_table/game_choice.js";
import { Habits } from "../new_table/habits.js";
import { GameRules, ScenarioChoice } from "../new_table/rules.js";
import { textsOfLink } from "../new_table/own_text.js";
import { Seats } from "../new_table/seats.js";
import { atOneScreen, openChairs, paced, usual, withScenario } from "../new_table/draft.js";
import { complain } from "../toast.js";
import { because, t } from "../words.js";
import { goToNew, newTable, opening } from "../create_table.js";

/** @import { Advice, Catalogue, Problem, TableOptions } from "../wire.js" */

/** @type {Advice} */
const NO_ADVICE = { problem: null, closed: {}, ways: {}, facts: null };

/** The form of a new table. @param {{game: string}} props */
export function NewTable({ game }) {
  useEffect(() => void openCatalogue().catch(complain), []);
  if (catalogue.value) {
    return html`
      <${Form} game=${game} catalogue=${catalogue.value} />
    `;
  }
  return html`
    <main id="main" class="narrow">
      <h1>${t("new-title")}</h1>
      <p role="status">${t("loading")}</p>
    </main>
  `;
}

/**
 * What the server says of some options, and of which: it may be of those before.
 * @param {TableOptions} options
 */
function useAdvice(options) {
  const [said, setSaid] = useState({ advice: NO_ADVICE, checked: options });
  useEffect(() => {
    let current = true;
    adviseOn(options).then(
      (advice) => current && setSaid({ advice, checked: options }),
      (problem) => current && setSaid({ advice: { ...NO_ADVICE, problem }, checked: options }),
    );
    return () => void (current = false);
  }, [JSON.stringify(options)]);
  return said;
}

/**
 * The usual options of a game, with what was chosen before one came here and the texts that a link has
 * brought.
 * @param {Catalogue} catalogue @param {string} game
 */
function initial(catalogue, game) {
  const chosen = new URLSearchParams(location.search);
  const options = paced(usual(catalogue, game), chosen.has("days"));
  const info = catalogue.games.find((each) => each.key === options.game);
  const players = Number(chosen.get("players"));
  const isPossible = info !== undefined && players >= info.fewest && players <= info.most;
  return {
    ...(isPossible ? openChairs(options, players) : options),
    ...textsOfLink(info?.options ?? []),
  };
}

/** @param {{game: string, catalogue: Catalogue}} props */
function Form({ game, catalogue }) {
  const draft = useSignal(initial(catalogue, game));
  const circle = useSignal(new URLSearchParams(location.search).get("circle") ?? "");
  const options = draft.value;
  const { advice, checked } = useAdvice(options);
  const chosen = catalogue.games.find((each) => each.key === options.game) ?? catalogue.games[0];
  const scenarios = chosen.options.some(({ key }) => key === "scenario") ? catalogue.scenarios : [];
  const scenario = scenarios.find((each) => each.key === options.scenario);
  /** @param {(now: TableOptions) => TableOptions} change */
  const change = (change) => void (draft.value = change(draft.value));
  /** @param {Partial<TableOptions>} changes */
  const set = (changes) => change((now) => ({ ...now, ...changes }));
  /** @param {Event} event */
  const create = (event) => {
    event.preventDefault();
    const last = draft.value;
    goToNew(() => newTable(last, false, circle.value));
  };
  const hotSeat = () => {
    const last = atOneScreen(draft.value);
    goToNew(async () => `/hot-seat/${(await createTable(last, circle.value)).id}`);
  };
  return html`
    <main id="main" class="new-table">
      <h1>${t("new-title")}</h1>
      <form onSubmit=${create}>
        <${GameChoice}
          games=${catalogue.games}
          chosen=${options.game}
          choose=${(/** @type {TableOptions} */ usual) => change(() => usual)}
        />
        <div class="halves">
          <div>
            <${Seats}
              options=${options}
              catalogue=${catalogue}
              game=${chosen}
              most=${scenario?.most ?? chosen.most}
              change=${change}
            />
          </div>
          <div>
            ${
              scenarios.length
                ? html`
                    <${ScenarioChoice}
                      scenarios=${scenarios}
                      chosen=${options.scenario}
                      set=${(/** @type {string} */ key) => change((now) => withScenario(now, catalogue, key))}
                    />
                  `
                : null
            }
            <${GameRules} game=${chosen} options=${options} advice=${advice} checked=${checked} set=${set} />
            <${CircleChoice} circle=${circle} />
            <${Habits} game=${chosen} options=${options} set=${set} />
          </div>
        </div>
        <div class="decide">
          <${Obstacle} problem=${advice.problem} ways=${advice.ways} set=${set} />
          <div class="row">
            <button class="main big" aria-busy=${opening.value} disabled=${advice.problem !== null}>
              ${t("new-create")}
            </button>
            <button type="button" disabled=${advice.problem !== null} onClick=${hotSeat}>
              ${t("new-hot-seat")}
            </button>
          </div>
        </div>
      </form>
    </main>
  `;
}

/**
 * Why this cannot be played, and what would help.
 * @param {{problem: Problem|null, ways: Advice["ways"], set: (changes: Partial<TableOptions>) => void}} props
 */
function Obstacle({ problem, ways, set }) {
  if (!problem) return null;
  return html`
    <div class="notice bad" role="status">
      <p>
        ${t("new-cannot", { reason: because(problem) })}
        <${ArticleLink} problem=${problem} />
      </p>
      ${Object.entries(ways).map(
        ([name, on]) => html`
          <button type="button" key=${name} onClick=${() => set({ [name]: on })}>
            ${t(on ? "new-way-on" : "new-way-off", { option: optionName(name) })}
          </button>
        `,
      )}
    </div>
  `;
}
