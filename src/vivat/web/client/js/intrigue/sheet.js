// The role sheet: how each role wins and what it can do, put together from the table's own numbers.
import { html } from "../html.js";
import { ROLES } from "../wire.js";
import { t } from "../words.js";
import { RolePicture } from "./role_picture.js";
import { goodsWords, roleName } from "./sentences.js";

/** @import { IntrigueView, Condition } from "../wire.js" */
/** @import { IntrigueCast } from "./sentences.js" */

/** What a role needs to win. @param {Condition} card */
function needsWords({ needs, exactly, wild, alliance }) {
  const goods = goodsWords(needs);
  const counted = exactly ? t("win-exactly", { goods }) : goods;
  const held = wild ? t("win-wild", { goods: counted }) : counted;
  return [needs.some(Boolean) && held, alliance && t("win-alliance")].filter(Boolean).join(" + ");
}

/** When it wins, and with what. @param {Condition} card */
function conditionWords(card) {
  const needs = needsWords(card);
  if (card.when !== "target") return t("win-at", { when: card.when, needs });
  const role = card.target === null ? "" : roleName(card.target);
  const target = card.by_marker ? t("target-by-card") : t("role-the", { role });
  const win = t("win-target", { deed: card.action ?? "", target });
  return needs ? t("win-target-with", { win, needs }) : win;
}

/** How a role wins. @param {Pick<IntrigueCast, "facts">} cast @param {number} role */
export function winWords(cast, role) {
  const card = cast.facts.sheet[role];
  const condition = conditionWords(card);
  const win = card.alone ? t("win-alone", { win: condition }) : condition;
  return card.shares_with === null ? win : t("win-shared", { win, role: roleName(card.shares_with) });
}

/** What only a role can do. @param {Condition} card */
export const roleActionWords = ({ action, cost }) =>
  action ? t(`role-action-${action}`, { cost: goodsWords(cost) }) : "";

/** The order of roles on the sheet: what somebody has, what somebody may have, the rest. */
const PLAYED = /** @type {const} */ (["always", "perhaps", "aside", "never"]);

/** All roles, those in play first. @param {IntrigueView["in_play"]} dealt */
const inPlayFirst = (dealt) =>
  PLAYED.flatMap((how) => ROLES.flatMap((_role, number) => (dealt[number] === how ? [number] : [])));

/**
 * The role sheet: how each role wins, what it can do, and who is known to have it.
 * @param {{cast: IntrigueCast, roles: (number|null)[], dealt: IntrigueView["in_play"]}} props
 */
export function Sheet({ cast, roles, dealt }) {
  /** Who is known to have a role, or whether it is in play. @param {number} role */
  const known = (role) =>
    cast.names.filter((_name, player) => roles[player] === role).join(", ") || t(`sheet-${dealt[role]}`);
  return html`
    <section class="card sheet" aria-labelledby="sheet-head">
      <h2 id="sheet-head">${t("sheet-head")}</h2>
      <div class="scroll" tabindex="0">
        <table>
          <thead>
            <tr>
              <th scope="col">${t("sheet-role")}</th>
              <th scope="col">${t("sheet-wins")}</th>
              <th scope="col">${t("sheet-action")}</th>
              <th scope="col">${t("sheet-in-play")}</th>
            </tr>
          </thead>
          <tbody>
            ${inPlayFirst(dealt).map(
              (number) => html`
                <tr key=${ROLES[number]} class=${dealt[number] === "never" ? "not-dealt" : ""}>
                  <th scope="row">
                    <${RolePicture} role=${number} width=${34} />
                    <span>${roleName(number)}</span>
                  </th>
                  <td>${winWords(cast, number)}</td>
                  <td>${roleActionWords(cast.facts.sheet[number])}</td>
                  <td>${known(number)}</td>
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
    </section>
  `;
}
