// Every action there is, from the beginning, each with its cost; what is not possible says why. What only
// one's role can do is covered with the role.
import { html } from "../html.js";
import { GOLD, POWER } from "../wire.js";
import { t } from "../words.js";
import { whyWords } from "./action_words.js";
import { GoodIcon } from "./goods.js";
import { goodsWords } from "./sentences.js";

/** @import { IntrigueView } from "../wire.js" */
/** @import { IntrigueCast } from "./sentences.js" */
/** @import { Answering, Verb } from "./choices.js" */

/** @type {Verb[]} */
const OF_ALLIANCES = ["ally", "sabotage"];
/** @type {Verb[]} */
const KINDS = ["buy", "sell", "trade", "bribe", "extort", "investigate", "ally", "sabotage", "seize-power"];

/** What is done to somebody. @type {Verb[]} */
export const AIMED = [
  "trade",
  "bribe",
  "extort",
  "investigate",
  "ally",
  "sabotage",
  "assassinate",
  "accuse",
  "seize-him",
];

/**
 * The sorts of action at this table, with the one of one's role while it lies open.
 * @param {IntrigueCast} cast @param {number|null} role
 */
export function verbsOf(cast, role) {
  const { alliances } = cast.facts.scenario;
  const own = role === null ? null : cast.facts.sheet[role].action;
  return [...KINDS.filter((kind) => alliances || !OF_ALLIANCES.includes(kind)), ...(own ? [own] : [])];
}

/** The key of an action, by its place in the list. @param {number} place */
export const keyOf = (place) => String((place + 1) % 10);

/**
 * What a sort of action costs, by the book: one way, or several.
 * @param {IntrigueCast} cast @param {number|null} role @param {Verb} verb
 */
export function costOf(cast, role, verb) {
  const known = cast.facts.costs.find((cost) => cost.verb === verb);
  if (known) return known;
  const sheet = role === null ? null : cast.facts.sheet[role];
  return sheet && sheet.action === verb ? { verb, ways: [sheet.cost], wild: false } : null;
}

/**
 * What a cost means where Power stands in.
 * @param {IntrigueCast} cast @param {IntrigueView} game @param {Verb} verb
 */
export function costWords(cast, game, verb) {
  const cost = costOf(cast, null, verb);
  if (!cost?.wild) return "";
  return t("cost-wild", { cost: goodsWords(cost.ways[0]), power: game.hand?.[POWER] ?? 0 });
}

/**
 * A cost in pictures: of several ways to pay, the pair of any suit, or gold.
 * @param {{ways: number[][]}} props
 */
export function CostPicture({ ways }) {
  const [first] = ways;
  const gold = ways.find((way) => way[GOLD])?.[GOLD];
  const cards =
    ways.length > 1 ? [] : first.flatMap((count, good) => (good === GOLD ? [] : Array(count).fill(good)));
  return html`
    <span class="cost" aria-hidden="true">
      ${
        ways.length > 1 &&
        html`
          <span class="pair">${t("cost-pair")}</span>
        `
      }
      ${cards.map(
        (good, place) => html`
          <${GoodIcon} key=${place} good=${good} size=${16} />
        `,
      )}
      ${
        gold &&
        html`
          <${GoodIcon} good=${GOLD} size=${16} />
          ${gold}
        `
      }
    </span>
  `;
}

/** Whether an action is to be taken. @param {Pick<Answering, "view" | "game">} answering */
export const isAsked = ({ view, game }) => view.legal.length > 0 && game.phase === "act";

/** Every sort of action, each with its cost, and the end of the turn. @param {Answering} props */
export function Actions({ view, game, cast, role, verbs, wanted, choose, act }) {
  const { legal, refused } = view;
  const asked = isAsked({ view, game });
  const pass = legal.find((action) => action.verb === "pass");
  const open = wanted && "verb" in wanted ? wanted.verb : null;
  return html`
    <section class=${`card actions ${asked ? "yours" : ""}`} aria-labelledby="actions-head">
      <h2 id="actions-head">${t(game.turn === view.me ? "actions-head" : "actions-head-later")}</h2>
      <div class="kinds" role="group" aria-label=${t("actions-head")}>
        ${verbs.map((verb, place) => {
          const can = legal.some((action) => action.verb === verb);
          const why = can ? [] : refused.filter((each) => each.verb === verb);
          const cost = costOf(cast, role, verb);
          return html`
            <button
              key=${verb}
              data-verb=${verb}
              class=${`kind ${can ? "" : "cannot"}`}
              aria-expanded=${open === verb}
              aria-keyshortcuts=${keyOf(place)}
              onClick=${() => choose({ verb })}
            >
              <span>
                ${t(`kind-${verb}`)}${" "}
                <kbd aria-hidden="true">${keyOf(place)}</kbd>
              </span>
              ${
                cost &&
                html`
                  <${CostPicture} ways=${cost.ways} />
                  <span class="unseen">${cost.ways.map((way) => goodsWords(way)).join(", ")}</span>
                `
              }
              ${
                why.length > 0 &&
                html`
                  <span class="small why">
                    ${whyWords(why.find(({ missing }) => missing) ?? why[0], cast)}
                  </span>
                `
              }
            </button>
          `;
        })}
        ${
          pass &&
          html`
            <button
              class="kind end"
              data-verb=${pass.verb}
              aria-keyshortcuts="e"
              onClick=${() => act(pass.text)}
            >
              ${t("act-pass")}${" "}
              <kbd aria-hidden="true">e</kbd>
            </button>
          `
        }
      </div>
      ${
        role === null
          ? html`
              <p class="small soft of-a-role">${t("actions-of-a-role")}</p>
            `
          : null
      }
    </section>
  `;
}
