// The reference card: how each role wins and what it can do, what every action costs, and where Power stands
// in; with what one knows of who is who.
import { html, useEffect, useRef } from "../html.js";
import { t } from "../words.js";
import { costOf, CostPicture, verbsOf } from "./actions.js";
import { goodsWords } from "./sentences.js";
import { Sheet } from "./sheet.js";

/** @import { IntrigueView } from "../wire.js" */
/** @import { IntrigueCast } from "./sentences.js" */

/**
 * The reference card over the table, until it is closed.
 * @param {{cast: IntrigueCast, roles: (number|null)[], game: IntrigueView, close: () => void}} props the
 * roles that may be seen
 */
export function Reference({ cast, roles, game, close }) {
  const card = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => card.current?.focus(), []);
  const { extort, ...prices } = cast.facts.prices;
  return html`
    <section ref=${card} class="reference card" tabindex="-1" aria-labelledby="reference-head">
      <div class="row head">
        <h2 id="reference-head">${t("reference-head")}</h2>
        <button class="small" onClick=${close}>${t("close")}</button>
      </div>
      <h3>${t("actions-head")}</h3>
      <p class="small">${t("reference-turn", { income: prices.income })}</p>
      <ul class="costs">
        ${verbsOf(cast, null).map((verb) => {
          const cost = costOf(cast, null, verb);
          return html`
            <li key=${verb}>
              <strong>${t(`kind-${verb}`)}</strong>
              ${
                cost &&
                html`
                  <${CostPicture} ways=${cost.ways} />
                  <span class="unseen">${cost.ways.map((way) => goodsWords(way)).join(", ")}</span>
                `
              }
              ${
                cost?.wild
                  ? html`
                      <span class="small wild">${t("goal-wild")}</span>
                    `
                  : null
              }
              <p class="small soft">
                ${t(`kind-${verb}-text`, { ...prices, gold: extort, allied: cast.facts.alliance.points })}
              </p>
            </li>
          `;
        })}
      </ul>
      <${Sheet} cast=${cast} roles=${roles} dealt=${game.in_play} />
    </section>
  `;
}
