// Intrigue at a table: what the frame around a board takes from this family.
import { html } from "../html.js";
import { castOf } from "../log_words.js";
import { GOLD, ROLES } from "../wire.js";
import { t } from "../words.js";
import { IntrigueBoard } from "./board.js";
import { IntrigueCoachPanel } from "./coach.js";
import { DeedPicture } from "./deed_picture.js";
import { seenWords } from "./hall_players.js";
import { Dossier } from "./dossier.js";
import { intrigueFrames } from "./frames.js";
import { GoodIcon } from "./goods.js";
import { certainRole } from "./known.js";
import { IntrigueMoment } from "./replay.js";
import { ScenarioSpecial } from "./scenario.js";
import { Sheet } from "./sheet.js";
import { SheetPicture } from "./sheet_picture.js";
import { intrigueHighlights } from "./highlights.js";
import { Victory } from "./victory.js";

/** @import { IntrigueView } from "../wire.js" */
/** @import { Family, FamilyParts } from "../families/family.js" */
/** @import { ViewOf } from "../families/types.js" */
/** @import { Certain } from "../table/notebook.js" */
/** @import { ShownTable } from "../shown_table.js" */
/** @import { IntrigueCast } from "./sentences.js" */

/** Who has won, and how everybody has done. @param {IntrigueView} game */
function outcomeOf(game) {
  const winners = [...game.winners, ...game.allied_winners];
  /** @param {number} chair */
  const rankOf = (chair) => {
    if (game.winners.includes(chair)) return 1;
    return game.allied_winners.includes(chair) ? Math.max(1, game.winners.length) + 1 : winners.length + 2;
  };
  const standings = game.points
    .map((points, chair) => ({ chair, rank: rankOf(chair), points }))
    .sort((one, other) => one.rank - other.rank || other.points - one.points);
  return { winners, standings };
}

/**
 * What is certain of roles, for the notebook; null where the table fills in nothing.
 * @param {ViewOf<"intrigue">} view @param {IntrigueCast} cast @param {boolean} covered
 * @returns {Certain|null}
 */
function certainOf({ me, knowledge }, cast, covered) {
  if (!knowledge || me === null) return null;
  return (player, key) => {
    const role = ROLES.findIndex((each) => each === key);
    return certainRole(cast, knowledge, me, player, role, covered);
  };
}

/**
 * Whether somebody can have a role, as far as one knows: the others need no line in the grid.
 * @param {ViewOf<"intrigue">} view @param {IntrigueCast} cast @param {number} role @param {boolean} covered
 */
function isInQuestion({ me, knowledge }, cast, role, covered) {
  if (!knowledge || me === null || knowledge[me].role === role) return true;
  return cast.names.some(
    (_name, player) =>
      player !== me && certainRole(cast, knowledge, me, player, role, covered)?.mark !== "no",
  );
}

/**
 * @param {ShownTable<"intrigue">} store
 * @param {ViewOf<"intrigue">} view
 * @param {IntrigueView} game
 * @param {IntrigueCast} cast
 * @returns {FamilyParts}
 */
function intrigueParts(store, view, game, cast) {
  const over = view.status === "finished";
  const covered = !over && (store.covered.value ?? true);
  const shownRoles = game.roles.map((role, player) => (covered && player === view.me ? null : role));
  return {
    ...outcomeOf(game),
    board: (lately, lesson) => html`
      <${IntrigueBoard}
        store=${store}
        view=${view}
        game=${game}
        cast=${cast}
        lately=${lately}
        lesson=${lesson}
      />
    `,
    ranking: html`
      <${Victory}
        table=${store.isKept ? store.id : null}
        game=${game}
        cast=${cast}
        deeds=${store.deeds.value}
        number=${view.games}
      />
    `,
    score: (player) =>
      over
        ? game.points[player]
        : html`
            <${GoodIcon} good=${GOLD} size=${22} />
            ${" "}${game.gold[player]}
          `,
    detail: (player) => html`
      <div class="small">${seenWords(cast, game, player, player === view.me && !over)}</div>
    `,
    seated: true,
    tabs: [
      {
        key: "roles",
        title: t("tab-roles"),
        body: html`
          <${Sheet} cast=${cast} roles=${shownRoles} dealt=${game.in_play} />
        `,
      },
    ],
    known: html`
      ${
        view.knowledge &&
        html`
          <${Dossier} deeds=${store.deeds.value} cast=${cast} view=${view} covered=${covered} />
        `
      }
      ${coachOf(store, view, game, cast, covered)}
    `,
    certain: certainOf(view, cast, covered),
    claimable: ROLES.flatMap((role, number) =>
      ["never", "aside"].includes(game.in_play[number]) ? [] : [{ number, name: t(`role-${role}`) }],
    ),
    rival: null,
    things: ROLES.filter((_role, number) => isInQuestion(view, cast, number, covered)).map((role) => ({
      key: role,
      name: t(`role-${role}`),
    })),
  };
}

/**
 * What the coach says, where there is one.
 * @param {ShownTable<"intrigue">} store @param {ViewOf<"intrigue">} view
 * @param {IntrigueView} game @param {IntrigueCast} cast @param {boolean} covered
 */
function coachOf(store, view, game, cast, covered) {
  const { coaching } = store;
  if (!coaching || view.status !== "playing" || view.coach === "nobody") return null;
  return html`
    <${IntrigueCoachPanel}
      store=${store}
      coaching=${coaching}
      view=${view}
      game=${game}
      cast=${cast}
      covered=${covered}
    />
  `;
}

/** Intrigue as one of the families of games. @type {Family<"intrigue">} */
export const intrigue = {
  covered: true,
  picture: ({ deed }) =>
    deed &&
    html`
      <${DeedPicture} kind=${deed} size=${110} />
    `,
  meaning: (facts) => html`
    <${SheetPicture} facts=${facts} />
  `,
  triumph: () => html`
    <${DeedPicture} kind="victory" size=${110} />
  `,
  scenario: (facts) => html`
    <${ScenarioSpecial} facts=${facts} />
    <details>
      <summary><strong>${t("outline-roles")}</strong></summary>
      <${SheetPicture} facts=${facts} />
    </details>
  `,
  introduction: ({ alliance }) =>
    ["minute-role", "minute-turn", "minute-deal", "minute-ally", "minute-win"].map((key) =>
      t(key, { allied: alliance.points }),
    ),
  parts: (store, view, facts) => view.game && intrigueParts(store, view, view.game, castOf(view, facts)),
  replaying: null,
  boardAt: (knowledge, cast, alone) => html`
    <${IntrigueMoment} knowledge=${knowledge} cast=${cast} alone=${alone} />
  `,
  frames: intrigueFrames,
  highlights: intrigueHighlights,
};
