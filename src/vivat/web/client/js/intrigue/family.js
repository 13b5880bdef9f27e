// Intrigue at a table: what the frame around a board takes from this family.
import { html } from "../html.js";
import { castOf } from "../log_words.js";
import { oneFrame } from "../table/stage.js";
import { GOLD, ROLES } from "../wire.js";
import { t } from "../words.js";
import { allyName } from "./action_words.js";
import { IntrigueBoard } from "./board.js";
import { GoodIcon } from "./goods.js";
import { CourtThen } from "./replay.js";
import { goodName, roleName } from "./sentences.js";
import { Victory } from "./victory.js";

/** @import { IntrigueView, View } from "../wire.js" */
/** @import { Family, FamilyParts } from "../families.js" */
/** @import { TableStore } from "../table_store.js" */
/** @import { IntrigueCast } from "./sentences.js" */

/**
 * What everybody sees of a player.
 * @param {IntrigueView} game
 * @param {IntrigueCast} cast
 * @param {number} player
 * @param {boolean} own
 */
function detailWords(game, cast, player, own) {
  const role = game.roles[player];
  const ally = allyName(cast, game, player);
  const power = game.shown_power[player];
  const marker = game.markers[player];
  return [
    t("court-hand", { count: game.hand_sizes[player] }),
    role !== null && !own && roleName(role),
    game.dead[player] && t("court-dead"),
    game.jailed[player] && t("court-jailed"),
    ally && t("court-ally", { who: ally }),
    power && t("court-shown-power", { count: power }),
    marker !== null && t("court-marker", { good: goodName(marker) }),
  ]
    .filter(Boolean)
    .join(" · ");
}

/**
 * @param {TableStore} store
 * @param {View} view
 * @param {IntrigueView} game
 * @param {IntrigueCast} cast
 * @returns {FamilyParts}
 */
function intrigueParts(store, view, game, cast) {
  const over = view.status === "finished";
  return {
    board: (lately) => html`
      <${IntrigueBoard} store=${store} view=${view} game=${game} cast=${cast} lately=${lately} />
    `,
    ranking: html`
      <${Victory} game=${game} cast=${cast} />
    `,
    winners: [...game.winners, ...game.allied_winners],
    rivalWins: false,
    score: (player) =>
      over
        ? game.points[player]
        : html`
            <${GoodIcon} good=${GOLD} size=${22} />
            ${" "}${game.gold[player]}
          `,
    detail: (player) => html`
      <div class="small">${detailWords(game, cast, player, player === view.me && !over)}</div>
    `,
    rival: null,
    things: ROLES.map((role) => ({ key: role, name: t(`role-${role}`) })),
  };
}

/** @type {Family} */
export const intrigue = {
  covered: true,
  minute: ["minute-role", "minute-turn", "minute-deal", "minute-ally", "minute-win"],
  parts: (store, view, facts) =>
    view.game?.family === "intrigue" && facts.family === "intrigue"
      ? intrigueParts(store, view, view.game, castOf(view, facts))
      : null,
  then: (knowledge, cast, alone) => html`
    <${CourtThen} knowledge=${knowledge} cast=${cast} alone=${alone} />
  `,
  frames: oneFrame,
  doers: (deed) => (deed.family === "intrigue" && deed.player !== undefined ? [deed.player] : []),
  begins: () => false,
  lesson: () => "goal",
};
