// What happens now in a game of intrigue, and who is asked.
import { html } from "../html.js";
import { deedWords, isCovered } from "../log_words.js";
import { PromptFrame } from "../table/prompt_frame.js";
import { DeedLine } from "../table/recent_deeds.js";
import { t } from "../words.js";
import { questionWords } from "./action_words.js";

/** @import { IntrigueDeedView, IntrigueView, Sentence } from "../wire.js" */
/** @import { ViewOf } from "../families/types.js" */
/** @import { Markup } from "../html.js" */
/** @import { Hides } from "../log_words.js" */
/** @import { Moment } from "../table/playback.js" */
/** @import { ShownTable } from "../shown_table.js" */
/** @import { IntrigueCast } from "./sentences.js" */

/**
 * @typedef {object} PromptProps
 * @property {ShownTable<"intrigue">} store
 * @property {ViewOf<"intrigue">} view
 * @property {IntrigueView} game
 * @property {IntrigueCast} cast
 * @property {boolean} covered
 * @property {Markup} lately
 */

/** What a deed comes to: told when that has been seen. */
const OUTCOMES = [
  "allied",
  "refused",
  "flipped",
  "power-seized",
  "power-missed",
  "discarded",
  "alliance-broken",
  "stolen-card",
  "hand-shown",
  "role-victory",
  "allied-victory",
  "no-victory",
  "points",
].map((event) => `intrigue-event-${event}`);

/**
 * Whether a sentence says what has come of a deed.
 * @param {IntrigueDeedView} deed @param {Sentence} sentence
 */
const isOutcome = ({ kind }, { key }) =>
  OUTCOMES.includes(key) ||
  key === "deed-accused" ||
  (kind === "victory" && key === "intrigue-event-role-shown");

/**
 * What is told of the deed that is played, as far as it has been seen.
 * @param {Moment<"intrigue">} moment
 * @param {ViewOf<"intrigue">} view @param {IntrigueCast} cast @param {boolean} covered
 */
function playedWords({ told, frame }, view, cast, covered) {
  if (!told) return null;
  const { cue } = frame;
  const open = cue !== undefined && cue.kind !== "done" && cue.kind !== "won";
  /** @type {Hides} */
  const hides = (sentence) => (covered && isCovered(sentence)) || (open && isOutcome(told.deed, sentence));
  if (open && !deedWords(cast, told, hides)) return t("happening", { kind: told.deed.kind, done: "begun" });
  return html`
    <${DeedLine} told=${told} view=${view} cast=${cast} hides=${hides} />
  `;
}

/** What happens now, and who is asked; nothing when the game is over. @param {PromptProps} props */
export function Prompt({ store, view, game, cast, covered, lately }) {
  if (view.status === "finished") return null;
  const moment = store.moment.value;
  const { legal } = view;
  const mine = legal.length > 0;
  const asked = mine
    ? questionWords(cast, game, view.me, legal)
    : t("waiting-for", { who: cast.names[game.to_act ?? game.turn] });
  const mayAct = game.phase === "act" && game.turn === view.me;
  const left = mayAct ? ` · ${t("actions-left", { count: game.actions_left })}` : "";
  const played = moment && playedWords(moment, view, cast, covered);
  const goal = store.table.value?.options.session_points ?? null;
  const session = goal === null ? "" : ` · ${t("session-now", { number: view.games, goal })}`;
  const stakes = `${t("intrigue-round", { round: game.round })}${left}${session}`;
  return html`
    <${PromptFrame}
      store=${store}
      mine=${mine}
      asked=${asked}
      played=${played}
      stakes=${stakes}
      lately=${lately}
    />
  `;
}
