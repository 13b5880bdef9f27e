// What may be done, by kind; each with its price. What cannot be done now can be read about; what only some
// roles can do is covered with the role.
import { html } from "../html.js";
import { t } from "../words.js";
import { actionWords, verbKey } from "./action_words.js";
import { GoodIcon } from "./goods.js";
import { goodName, goodsWords } from "./sentences.js";

/** @import { IntrigueAction, IntrigueView } from "../wire.js" */
/** @import { Act } from "../deciding.js" */
/** @import { IntrigueCast } from "./sentences.js" */
/** @typedef {IntrigueAction["verb"]} Verb */

/** @type {Verb[]} */
const OF_A_ROLE = ["assassinate", "accuse", "seize him"];
/** @type {Verb[]} */
const OF_ALLIANCES = ["ally", "sabotage"];
/** @type {Verb[]} */
const KINDS = ["buy", "sell", "trade", "bribe", "extort", "investigate", "ally", "sabotage", "seize power"];

/**
 * What the first action of a kind costs; nothing where its role says so.
 * @param {IntrigueAction|undefined} action
 */
function costWords(action) {
  if (!action) return t("not-now");
  return action.payment && !OF_A_ROLE.includes(action.verb) ? goodsWords(action.payment) : "";
}

/**
 * Actions in rows: one for each player, where there are several against one.
 * @param {IntrigueAction[]} actions
 * @param {Verb} kind
 */
function rowsOf(actions, kind) {
  /** @type {Map<number|undefined, IntrigueAction[]>} */
  const byPlayer = new Map();
  for (const action of actions) byPlayer.set(action.player, [...(byPlayer.get(action.player) ?? []), action]);
  const rows = [...byPlayer.values()];
  return kind !== "bribe" && rows.every((row) => row.length === 1) ? [actions] : rows;
}

/**
 * @typedef {object} ActionsProps
 * @property {IntrigueAction[]} legal
 * @property {IntrigueCast} cast
 * @property {IntrigueView} game
 * @property {Act} act
 * @property {import("@preact/signals").Signal<Verb|null>} wanted the kind that is open
 * @property {boolean} covered
 */

/** @param {ActionsProps} props */
export function Actions({ legal, cast, game, act, wanted, covered }) {
  /** @param {Verb} kind */
  const of = (kind) => legal.filter((action) => action.verb === kind);
  const { alliances } = cast.facts.scenario;
  const kinds = [
    ...KINDS.filter((kind) => !OF_ALLIANCES.includes(kind) || alliances || of(kind).length),
    ...OF_A_ROLE.filter((kind) => !covered && of(kind).length),
  ];
  const [pass] = of("pass");
  const kind = wanted.value;
  return html`
    <section class="card actions" aria-labelledby="actions-head">
      <h2 id="actions-head">${t("actions-head")}</h2>
      <div class="kinds" role="group" aria-label=${t("actions-head")}>
        ${kinds.map(
          (each) => html`
            <button
              key=${each}
              class=${`kind ${of(each).length ? "" : "cannot"}`}
              aria-expanded=${kind === each}
              onClick=${() => void (wanted.value = wanted.value === each ? null : each)}
            >
              <span>${t(`kind-${verbKey(each)}`)}</span>
              <span class="small soft">${costWords(of(each)[0])}</span>
            </button>
          `,
        )}
        ${
          pass &&
          html`
            <button class="kind end" onClick=${() => act(pass.text)}>${t("act-pass")}</button>
          `
        }
      </div>
      ${
        covered
          ? html`
              <p class="small soft">${t("actions-of-a-role")}</p>
            `
          : null
      }
      ${
        kind && kinds.includes(kind)
          ? html`
              <${Choices} kind=${kind} rows=${rowsOf(of(kind), kind)} cast=${cast} game=${game} act=${act} />
            `
          : null
      }
    </section>
  `;
}

/**
 * What may be done of one kind.
 * @param {{kind: Verb, rows: IntrigueAction[][], cast: IntrigueCast, game: IntrigueView, act: Act}} props
 */
function Choices({ kind, rows, cast, game, act }) {
  const { extort, ...prices } = cast.facts.prices;
  return html`
    <div class="choices">
      <p class="small soft">${t(`kind-${verbKey(kind)}-text`, { ...prices, gold: extort })}</p>
      ${rows.map(
        (actions, number) => html`
          <div class="row" key=${number}>
            ${
              kind === "bribe"
                ? html`
                    <strong class="whom">${cast.names[actions[0].player ?? 0]}</strong>
                  `
                : null
            }
            ${actions.map(
              (action) => html`
                <${Choice}
                  key=${action.text}
                  action=${action}
                  words=${actionWords(cast, game, action)}
                  act=${act}
                />
              `,
            )}
          </div>
        `,
      )}
    </div>
  `;
}

/**
 * One action; of a bribe its row says whom, and the button only what for.
 * @param {{action: IntrigueAction, words: string, act: Act}} props
 */
function Choice({ action, words, act }) {
  const { verb, suit, text } = action;
  const bribe = verb === "bribe" && suit !== undefined;
  return html`
    <button aria-label=${bribe ? words : undefined} onClick=${() => act(text)}>
      ${
        suit === undefined
          ? null
          : html`
              <${GoodIcon} good=${suit} />
            `
      }${bribe ? goodName(suit) : words}
    </button>
  `;
}
