// The role sheet: how each role wins and what it can do, put together from the table's own numbers.
import { html } from "../html.js";
import { GOODS, goodsWords, ROLES } from "../story.js";
import { t } from "../words.js";

/** @param {any} card @returns {number[]} */
const needsOf = (card) => GOODS.map((good) => card[good] ?? 0);

/** @param {any} cost @returns {string} */
const costWords = (cost) => goodsWords(GOODS.map((good) => cost?.[good] ?? 0));

/** How a role wins. @param {import("../story.js").Cast} cast @param {string} role */
export function winWords(cast, role) {
  const card = cast.facts.sheet[role];
  const scenario = cast.facts.scenario;
  const goods = goodsWords(needsOf(card));
  const counted = card.exactly ? t("win-exactly", { goods }) : goods;
  const parts = [
    ...(needsOf(card).some(Boolean) ? [card.wild ? t("win-wild", { goods: counted }) : counted] : []),
    ...(card.alliance ? [t("win-alliance")] : []),
  ];
  const needs = parts.join(" + ");
  let win;
  if (card.wins === "target") {
    const target = scenario.targets?.[role] ?? card.target;
    const marked =
      Object.keys(scenario.markers ?? {}).length > 0 && (role === "assassin" || role === "knight");
    const whom = marked ? t("target-by-card") : t("role-the", { role: t(`role-${target}`) });
    win = t("win-target", { deed: card.action, target: whom });
    if (parts.length) win = t("win-target-with", { win, needs });
  } else win = t("win-at", { when: card.wins, needs });
  if (card.alone) win = t("win-alone", { win });
  const shared = scenario.shared?.[role];
  return shared ? t("win-shared", { win, role: t(`role-${shared}`) }) : win;
}

/** @param {{cast: import("../story.js").Cast, game: any}} props */
export function Sheet({ cast, game }) {
  return html`
    <details class="card sheet">
      <summary>${t("sheet-head")}</summary>
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
            ${ROLES.map((role, number) => {
              const card = cast.facts.sheet[role];
              const shown = game.roles
                .map((/** @type {number|null} */ each, /** @type {number} */ player) =>
                  each === number ? cast.names[player] : "",
                )
                .filter(Boolean);
              const known = shown.length ? shown.join(", ") : t(`sheet-${game.in_play[number]}`);
              return html`
                <tr key=${role}>
                  <th scope="row">${t(`role-${role}`)}</th>
                  <td>${winWords(cast, role)}</td>
                  <td>
                    ${card.action ? t(`role-action-${card.action}`, { cost: costWords(card.cost) }) : ""}
                  </td>
                  <td>${known}</td>
                </tr>
              `;
            })}
          </tbody>
        </table>
      </div>
    </details>
  `;
}
