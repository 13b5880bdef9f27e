// The coach of the card game: likely roles and hands, who could win in the next turn, and what would stop
// them.
import { html } from "../html.js";
import { rangeWords } from "../odds.js";
import { CoachPanel } from "../table/coach_panel.js";
import { chairIdentity } from "../table/identity.js";
import { Medallion } from "../table/medallion.js";
import { listed, t } from "../words.js";
import { fullActionWords } from "./action_words.js";
import { goodName, roleName } from "./sentences.js";

/** @import { CoachReason, IntrigueAction, IntrigueCoach, IntrigueOpponent } from "../wire.js" */
/** @import { IntrigueView } from "../wire.js" */
/** @import { Coaching } from "../table/coaching.js" */
/** @import { ViewOf } from "../families/types.js" */
/** @import { ShownTable } from "../shown_table.js" */
/** @import { IntrigueCast } from "./sentences.js" */

/** Less likely roles and cards are left out. */
const LEAST = { role: 0.1, suit: 0.5 };
/** From so much on somebody is said to be near to winning. */
const NEAR = 0.05;
/** Roles that are likely by so much alike: nothing is known. */
const EVEN = 0.05;

/**
 * @typedef {object} IntrigueCoachProps
 * @property {ShownTable<"intrigue">} store
 * @property {Coaching} coaching
 * @property {ViewOf<"intrigue">} view
 * @property {IntrigueView} game
 * @property {IntrigueCast} cast
 * @property {boolean} covered whether one's secrets are: what the coach says would tell of them
 */

/** What the coach says of a game of intrigue. @param {IntrigueCoachProps} props */
export function IntrigueCoachPanel({ store, coaching, view, game, cast, covered }) {
  if (covered) {
    return html`
      <section class="card coach" aria-labelledby="coach-title">
        <h2 id="coach-title">${t("coach-title")}</h2>
        <p class="soft">${t("coach-covered")}</p>
      </section>
    `;
  }
  const told = /** @type {IntrigueCoach|null} */ (coaching.answer.value?.coach ?? null);
  const ways = listed((told?.models ?? []).map((each) => t(`coach-inferred-${each}`)));
  return html`
    <${CoachPanel}
      store=${store}
      coaching=${coaching}
      view=${view}
      choice=${(/** @type {IntrigueAction} */ action) => fullActionWords(cast, game, action)}
      facts=${(/** @type {CoachReason} */ reason) => reasonFacts(reason, cast)}
      assumed=${told ? t("coach-inferred", { ways }) : ""}
      likely=${
        told &&
        html`
          <h3>${t("coach-others")}</h3>
          ${told.opponents.map(
            (each) => html`
              <${OpponentPart} key=${each.player} opponent=${each} view=${view} cast=${cast} />
            `,
          )}
        `
      }
    />
  `;
}

/** What a reason names. @param {CoachReason} reason @param {IntrigueCast} cast */
export const reasonFacts = ({ seat, good, role }, cast) => ({
  who: typeof seat === "number" ? cast.names[seat] : "",
  good: typeof good === "number" ? goodName(good) : "",
  role: typeof role === "number" ? roleName(role) : "",
});

/**
 * What is likely of one opponent.
 * @param {{opponent: IntrigueOpponent, view: ViewOf<"intrigue">, cast: IntrigueCast}} props
 */
function OpponentPart({ opponent, view, cast }) {
  const { player, wins_next, wins_as, rests_on, needs_ally } = opponent;
  const likely = opponent.roles.map(({ chance }) => chance.mean);
  const open = likely.length > 2 && Math.max(...likely) - Math.min(...likely) < EVEN;
  const roles = opponent.roles
    .filter(({ chance }) => chance.mean >= LEAST.role)
    .map(({ role, chance }) => t("coach-role", { role: roleName(role), chance: rangeWords(chance) }));
  const goods = opponent.suits.flatMap((chance, suit) =>
    chance.mean >= LEAST.suit ? [t("coach-role", { role: goodName(suit), chance: rangeWords(chance) })] : [],
  );
  const near = wins_as !== null && wins_next.mean >= NEAR;
  return html`
    <div class="opponent">
      <p>
        <${Medallion} who=${chairIdentity(view.chairs, player)} size=${24} />
        ${" "}
        <strong>${cast.names[player]}</strong>
      </p>
      <ul class="small">
        <li>${open ? t("coach-roles-open") : t("coach-roles", { roles: listed(roles) })}</li>
        ${
          goods.length > 0 &&
          html`
            <li>${t("coach-holds", { goods: listed(goods) })}</li>
          `
        }
        ${
          near &&
          html`
            <li>
              <strong>
                ${t("coach-wins-next", { role: roleName(wins_as), chance: rangeWords(wins_next) })}
              </strong>
              ${" "}
              ${t(needs_ally ? "coach-stops-ally" : "coach-stops", {
                goods: listed(rests_on.map((good) => goodName(good))),
              })}
            </li>
          `
        }
      </ul>
    </div>
  `;
}
