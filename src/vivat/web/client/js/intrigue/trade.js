// The trade desk: who gives what for what, and the answers; alliances too.
import { html } from "../html.js";
import { t } from "../words.js";
import { actionWords, questionWords } from "./action_words.js";
import { GoodsRow } from "./goods.js";
import { goodsWords } from "./sentences.js";

/** @import { IntrigueAction, IntrigueView } from "../wire.js" */
/** @import { Act } from "../deciding.js" */
/** @import { IntrigueCast } from "./sentences.js" */
/**
 * @typedef {{me: number|null, legal: IntrigueAction[], cast: IntrigueCast, game: IntrigueView, act: Act}}
 * DeskProps
 */

/** @param {DeskProps} props */
export function TradeDesk({ me, legal, cast, game, act }) {
  const { turn, partner, phase } = game;
  const names = { who: cast.names[turn], other: cast.names[partner ?? turn] };
  return html`
    <section class="card desk" aria-labelledby="desk-head">
      <h2 id="desk-head">${t(phase === "join" ? "desk-alliance" : "desk-head", names)}</h2>
      <${Offer} me=${me} cast=${cast} game=${game} />
      ${
        legal.length
          ? html`
              <${Answers} me=${me} legal=${legal} cast=${cast} game=${game} act=${act} />
            `
          : html`
              <p class="soft">
                ${t("castle-wait", { who: game.to_act === null ? "" : cast.names[game.to_act] })}
              </p>
            `
      }
    </section>
  `;
}

/**
 * What lies on the table, or what one is about to offer.
 * @param {{me: number|null, cast: IntrigueCast, game: IntrigueView}} props
 */
function Offer({ me, cast, game }) {
  const giver = game.draft ? me : game.offered_by;
  const [offer, asked] = game.draft ? [game.draft, null] : [game.offer, game.asked];
  const taker = giver === game.turn ? game.partner : game.turn;
  if (!offer || giver === null || taker === null) return null;
  /** @param {number} from @param {number} to */
  const givesWords = (from, to) => {
    if (from === me) return t("desk-you-give", { who: cast.names[to] });
    return t(to === me ? "desk-gives-you" : "desk-gives", { who: cast.names[from] });
  };
  const heard = asked && {
    who: cast.names[giver],
    other: cast.names[taker],
    gives: goodsWords(offer),
    asks: goodsWords(asked),
  };
  return html`
    <div class="offer">
      <div>
        <h3>${givesWords(giver, taker)}</h3>
        <${GoodsRow} goods=${offer} offered=${true} />
      </div>
      <span class="swap" aria-hidden="true">⇄</span>
      <div>
        <h3>${givesWords(taker, giver)}</h3>
        ${
          asked
            ? html`
                <${GoodsRow} goods=${asked} offered=${true} />
              `
            : html`
                <p class="soft">${t("court-offer-open")}</p>
              `
        }
      </div>
    </div>
    ${
      heard &&
      html`
        <p class="unseen">${t("court-offer", heard)}</p>
      `
    }
  `;
}

/** What you may answer. @param {DeskProps} props */
function Answers({ me, legal, cast, game, act }) {
  const verbs = legal.map((action) => action.verb);
  const cannotAccept = verbs.includes("decline") && !verbs.includes("accept");
  return html`
    <p>${questionWords(cast, game, me, legal)}</p>
    ${
      cannotAccept
        ? html`
            <p class="notice">${t("hint-cannot-accept")}</p>
          `
        : null
    }
    <div class="row">
      ${legal.map(
        (action) => html`
          <button
            key=${action.text}
            class=${["accept", "join"].includes(action.verb) ? "main" : ""}
            onClick=${() => act(action.text)}
          >
            ${actionWords(cast, game, action)}
          </button>
        `,
      )}
    </div>
  `;
}
