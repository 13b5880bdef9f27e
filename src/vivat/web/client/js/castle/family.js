// The castle games at a table: what the frame around a board takes from this family.
import { html } from "../html.js";
import { catalogue } from "../catalogue.js";
import { castOf } from "../log_words.js";
import { EMISSARY_SEAT } from "../wire.js";
import { t } from "../words.js";
import { CastleBoard } from "./board.js";
import { CastleCoachPanel } from "./coach.js";
import { Ending } from "./ending.js";
import { Portrait } from "./faces.js";
import { castleFrames } from "./frames.js";
import { CastlePicture } from "./castle_picture.js";
import { CastleMoment, castleReplaying } from "./replay.js";
import { SeatSigns } from "./own_cards.js";
import { characterName } from "./sentences.js";
import { castleHighlights } from "./highlights.js";
import { aheadTabs } from "./votes_ahead.js";

/** @import { CastleView, ToldDeed } from "../wire.js" */
/** @import { Family, FamilyParts, Rival } from "../families/family.js" */
/** @import { ViewOf } from "../families/types.js" */
/** @import { ShownTable } from "../shown_table.js" */
/** @import { Tab } from "../table/tabs.js" */
/** @import { CastleCast } from "./sentences.js" */

/** The Emissary, where there is one. @param {CastleView} game @returns {Rival|null} */
const emissary = ({ emissary_score: score, winners }) =>
  score === null
    ? null
    : {
        score,
        name: t("emissary-name"),
        short: t("emissary-short"),
        line: t("emissary-line"),
        won: winners.includes(EMISSARY_SEAT) ? t("emissary-wins") : null,
      };

/**
 * @param {ShownTable<"castle">} store
 * @param {ViewOf<"castle">} view
 * @param {CastleView} game
 * @param {CastleCast} cast
 * @returns {FamilyParts}
 */
function castleParts(store, view, game, cast) {
  // Whoever hides the own card hides what tells of it.
  const isHidden = view.me === null || (store.covered.value ?? false);
  return {
    board: (lately, lesson) => html`
      <${CastleBoard}
        store=${store}
        view=${view}
        game=${game}
        cast=${cast}
        lately=${lately}
        lesson=${lesson}
      />
    `,
    ranking: html`
      <${Ending}
        game=${game}
        cast=${cast}
        chairs=${view.chairs}
        me=${view.me === null ? null : view.chairs[view.me].seat}
        deeds=${store.deeds.value}
        link=${(/** @type {ToldDeed} */ told) => `/table/${store.id}/replay/${told.game}/${told.until}`}
      />
    `,
    winners: view.chairs.flatMap((chair, number) => (game.winners.includes(chair.seat) ? [number] : [])),
    standings: game.standings.flatMap(({ seat, rank, points }) =>
      view.chairs.flatMap((each, chair) => (each.seat === seat ? [{ chair, rank, points }] : [])),
    ),
    score: (chair) => game.scores[chair],
    detail: (chair) => html`
      <${SeatSigns} seat=${view.chairs[chair].seat} game=${game} cast=${cast} />
    `,
    seated: false,
    tabs: isHidden ? [] : [...coachTabs(store, view, cast), ...aheadTabs(store, view, cast)],
    known: null,
    rival: emissary(game),
    logNote: game.votes_left === null && view.status === "playing" ? t("log-ballots-forgotten") : undefined,
    certain: null,
    claimable: [],
    things: cast.facts.characters
      .map((_name, slot) => ({
        key: String(slot),
        name: characterName(cast, slot),
        picture: html`
          <${Portrait} figure=${cast.facts.figures[slot]} />
        `,
      }))
      .filter((_thing, slot) => slot !== cast.facts.jester),
  };
}

/**
 * What the coach says, where there is one.
 * @param {ShownTable<"castle">} store
 * @param {ViewOf<"castle">} view
 * @param {CastleCast} cast
 * @returns {Tab[]}
 */
function coachTabs(store, view, cast) {
  const { coaching } = store;
  if (!coaching || view.status !== "playing" || view.coach === "nobody") return [];
  const body = html`
    <${CastleCoachPanel} store=${store} coaching=${coaching} view=${view} cast=${cast} />
  `;
  return [{ key: "coach", title: t("coach-title"), shortcut: "c", body }];
}

/** The castle games. @type {Family<"castle">} */
export const castle = {
  covered: false,
  picture: ({ figures }) => html`
    <${CastlePicture} figures=${figures} />
  `,
  meaning: () => null,
  triumph: () => html`
    <${Portrait} figure=${catalogue.value?.greeters[0] ?? ""} expression="proud" crowned />
  `,
  scenario: () => null,
  introduction: () =>
    ["learn-goal", "learn-place", "learn-climb", "learn-vote", "learn-count"].map((key) => t(key)),
  parts: (store, view, facts) => view.game && castleParts(store, view, view.game, castOf(view, facts)),
  boardAt: (knowledge, cast, alone) => html`
    <${CastleMoment} knowledge=${knowledge} cast=${cast} alone=${alone} />
  `,
  replaying: castleReplaying,
  frames: castleFrames,
  highlights: castleHighlights,
};
