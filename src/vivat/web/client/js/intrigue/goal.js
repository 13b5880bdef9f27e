// How far one has come: each good of one's condition, who is to be found, when it counts, what one's role can
// do, and what an ally needs.
import { html } from "../html.js";
import { t } from "../words.js";
import { GoodIcon } from "./goods.js";
import { goodName, goodsWords, roleName } from "./sentences.js";
import { winWords } from "./sheet.js";

/** @import { IntrigueView, View } from "../wire.js" */
/** @import { IntrigueCast } from "./sentences.js" */

/**
 * @typedef {object} GoalProps
 * @property {IntrigueView} game
 * @property {IntrigueCast} cast
 * @property {number} me
 * @property {View["knowledge"]} knowledge what one knows of everybody
 */

/**
 * The role that somebody shows, or that one knows of nevertheless.
 * @param {IntrigueView} game @param {View["knowledge"]} knowledge @param {number} player
 */
export const knownRole = (game, knowledge, player) => game.roles[player] ?? knowledge?.[player].role ?? null;

/**
 * Who is to be found, or who it is.
 * @param {number} target @param {IntrigueView} game @param {IntrigueCast} cast
 * @param {number} me @param {View["knowledge"]} knowledge
 */
function targetWords(target, game, cast, me, knowledge) {
  const role = t("role-the", { role: roleName(target) });
  const found = cast.names.findIndex(
    (_name, player) => player !== me && knownRole(game, knowledge, player) === target,
  );
  return found < 0 ? t("goal-find", { role }) : t("goal-found", { role, who: cast.names[found] });
}

/**
 * Whether an ally wins with a role, as the rules of this table have it.
 * @param {IntrigueCast} cast
 * @param {number} role
 */
export const isSharedByAllies = ({ facts }, role) => facts.alliance.points > 0 && !facts.sheet[role].alone;

/** What would let an ally win, and oneself with them. @param {GoalProps} props */
function AllysGoal({ game, cast, me, knowledge }) {
  const ally = game.allies[me];
  const role = ally === null ? null : knownRole(game, knowledge, ally);
  if (ally === null || role === null || !isSharedByAllies(cast, role)) return null;
  const condition = winWords(cast, role);
  return html`
    <span class="need">${t("goal-ally", { who: cast.names[ally], condition })}</span>
  `;
}

/**
 * How much there is of a good that a role asks for.
 * @param {readonly number[]} need the good, how much one has, how much is wanted @param {boolean} exactly
 */
export const needWords = ([good, have, want], exactly) =>
  t(have > want && !exactly ? "goal-more" : "progress-good", {
    good: goodName(good),
    have,
    want,
    exactly: exactly ? 1 : 0,
  });

/** How far one has come, and what is still to be done. @param {GoalProps} props */
export function Goal({ game, cast, me, knowledge }) {
  const { progress } = game;
  if (!progress) return null;
  const card = cast.facts.sheet[progress.role];
  const rest = [
    progress.allied !== null && t("progress-alliance", { allied: progress.allied ? 1 : 0 }),
    progress.target !== null && targetWords(progress.target, game, cast, me, knowledge),
    progress.wild && t("goal-wild"),
    card.shares_with !== null &&
      t("goal-partner", { role: t("role-the", { role: roleName(card.shares_with) }) }),
  ].filter(Boolean);
  return html`
    <span class=${`goal ${progress.is_ready ? "ready" : ""}`}>
      ${progress.needs.map(
        ([good, have, want]) => html`
          <span key=${good} class=${`need ${have >= want ? "there" : ""}`}>
            <${GoodIcon} good=${good} size=${18} />
            <meter min="0" max=${want} value=${Math.min(have, want)} aria-hidden="true"></meter>
            <span>${needWords([good, have, want], card.exactly)}</span>
          </span>
        `,
      )}
      ${rest.map(
        (words) => html`
          <span key=${words} class="need">${words}</span>
        `,
      )}
      <span class="when">${t("goal-when", { when: card.when })}</span>
      ${
        card.action &&
        html`
          <span class="when">${t(`role-action-${card.action}`, { cost: goodsWords(card.cost) })}</span>
        `
      }
      <${AllysGoal} game=${game} cast=${cast} me=${me} knowledge=${knowledge} />
    </span>
  `;
}
