// What happens now at the court, and who is asked.
import { html } from "../html.js";
import { isCovered } from "../log_words.js";
import { PromptFrame } from "../table/prompt_frame.js";
import { DeedLine } from "../table/recent_deeds.js";
import { t } from "../words.js";
import { questionWords } from "./action_words.js";

/** @import { IntrigueView } from "../wire.js" */
/** @import { ViewOf } from "../families/types.js" */
/** @import { Markup } from "../html.js" */
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

/** What happens now, and who is asked; nothing when the game is over. @param {PromptProps} props */
export function Prompt({ store, view, game, cast, covered, lately }) {
  if (view.status === "finished") return null;
  const moment = store.moment.value;
  const { legal } = view;
  const mine = legal.length > 0;
  const asked = mine
    ? questionWords(cast, game, view.me, legal)
    : t("castle-wait", { who: cast.names[game.to_act ?? game.turn] });
  const left = game.phase === "act" ? ` · ${t("actions-left", { count: game.actions_left })}` : "";
  const played =
    moment?.told &&
    html`
      <${DeedLine} told=${moment.told} view=${view} cast=${cast} hides=${covered ? isCovered : undefined} />
    `;
  const stakes = `${t("intrigue-round", { round: game.round })}${left}`;
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
