// What a role sheet and a scenario come to, in a picture: each role as its card, with what it needs to win
// and what it can do; and which of them are dealt.
import { html } from "../html.js";
import { GOLD, ROLES } from "../wire.js";
import { t } from "../words.js";
import { GoodIcon } from "./goods.js";
import { RolePicture } from "./role_picture.js";
import { roleName } from "./sentences.js";
import { roleActionWords, winWords } from "./sheet.js";

/** @import { IntrigueFacts } from "../wire.js" */

/**
 * Goods as they are drawn everywhere, each as often as it is needed.
 * @param {{goods: readonly number[]}} props
 */
function DrawnGoods({ goods }) {
  return html`
    <span class="drawn-goods" aria-hidden="true">
      ${goods.flatMap((count, good) =>
        good === GOLD
          ? []
          : Array.from(
              { length: count },
              (_, place) => html`
                <${GoodIcon} key=${`${good} ${place}`} good=${good} size=${20} />
              `,
            ),
      )}
      ${
        goods[GOLD] > 0 &&
        html`
          <${GoodIcon} good=${GOLD} size=${20} />
          ${goods[GOLD]}
        `
      }
    </span>
  `;
}

/** A role as its card. @param {{facts: IntrigueFacts, role: number}} props */
function RoleCard({ facts, role }) {
  const card = facts.sheet[role];
  const action = roleActionWords(card);
  return html`
    <li class="role-meant">
      <${RolePicture} role=${role} width=${52} />
      <span>
        <strong>${roleName(role)}</strong>
        <${DrawnGoods} goods=${card.needs} />
        <span class="small">${t("sheet-wins-by", { condition: winWords({ facts }, role) })}</span>
        ${
          action &&
          html`
            <${DrawnGoods} goods=${card.cost} />
            <span class="small soft">${action}</span>
          `
        }
      </span>
    </li>
  `;
}

/**
 * The roles of a game as cards: those always dealt, those that may be, and the rest.
 * @param {{facts: IntrigueFacts}} props
 */
export function SheetPicture({ facts }) {
  const { base, random } = facts.scenario;
  const all = [...ROLES.keys()];
  const groups = /** @type {const} */ ([
    ["base", all.filter((role) => base.includes(role))],
    ["random", all.filter((role) => random.includes(role) && !base.includes(role))],
    ["out", all.filter((role) => !random.includes(role) && !base.includes(role))],
  ]);
  return groups.map(
    ([group, roles]) =>
      roles.length > 0 &&
      html`
        <h3 key=${`head ${group}`}>${t(`sheet-group-${group}`)}</h3>
        <ul key=${group} class=${`roles-meant ${group}`}>
          ${roles.map(
            (role) => html`
              <${RoleCard} key=${role} facts=${facts} role=${role} />
            `,
          )}
        </ul>
      `,
  );
}
