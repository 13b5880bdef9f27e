// The trade desk: who gives what for what, in two trays, and the answers; alliances too.
import { html, useLayoutEffect, useSignal } from "../html.js";
import { playerPerson } from "../persons.js";
import { t } from "../words.js";
import { complain } from "../toast.js";
import { actionWords, termsWords } from "./action_words.js";
import { OfferRemark, RemarkChoice, sayRemark, SILENCE } from "./offer_remark.js";
import { isSharedByAllies, knownRole } from "./goal.js";
import { goodsWords } from "./sentences.js";
import { winWords } from "./sheet.js";
import { canBecome, changed, isSameSide, NOTHING, Tray } from "./trays.js";

/** @import { IntrigueAction, IntrigueView, View } from "../wire.js" */
/** @import { Signal } from "@preact/signals" */
/** @import { Act } from "../deciding.js" */
/** @import { ToldOf } from "../families/types.js" */
/** @import { ShownTable } from "../shown_table.js" */
/** @import { IntrigueCast } from "./sentences.js" */
/** @import { Draft, Side } from "./trays.js" */
/**
 * @typedef {object} DeskProps
 * @property {ShownTable<"intrigue">} store
 * @property {number|null} me
 * @property {IntrigueAction[]} legal
 * @property {IntrigueCast} cast
 * @property {IntrigueView} game
 * @property {Act} act
 * @property {Signal<Draft & {sent?: boolean}>} draft what one is about to offer
 * @property {ToldOf<"intrigue">|null} told the trade or the alliance so far
 * @property {View["knowledge"]} knowledge
 * @property {boolean} present whether what is shown is the table as it is
 */

/** An offer of nothing for nothing. @type {Draft} */
export const EMPTY = { give: NOTHING, ask: NOTHING };

/**
 * A touch on one's own card, or where it is dragged, adds it to what is given.
 * @param {Signal<Draft>} draft @param {number} good @param {IntrigueAction[]} legal
 */
export function giveMore(draft, good, legal) {
  const more = changed(draft.value.give, good, 1);
  if (canBecome(more, sidesOf(legal, "give"))) draft.value = { ...draft.value, give: more };
}

/**
 * Asks for one more of a good, where that is possible.
 * @param {Signal<Draft>} draft @param {number} good @param {Side[]} sides what may be asked for
 */
export function askMore(draft, good, sides) {
  const more = changed(draft.value.ask, good, 1);
  if (canBecome(more, sides)) draft.value = { ...draft.value, ask: more };
}

/**
 * What one may ask for, now or once it is said what is given.
 * @param {IntrigueView} game @param {IntrigueAction[]} legal @param {IntrigueCast} cast
 */
export const askable = (game, legal, cast) =>
  game.phase === "ask" ? sidesOf(legal, "ask") : cast.facts.sides;

/**
 * What one may give, or ask for.
 * @param {IntrigueAction[]} legal @param {"give"|"ask"} verb @returns {Side[]}
 */
const sidesOf = (legal, verb) =>
  legal.flatMap((action) => (action.verb === verb && action.goods ? [action.goods] : []));

/** The desk for making and answering an offer of trade or alliance. @param {DeskProps} props */
export function TradeDesk(props) {
  const { me, legal, cast, game } = props;
  const { turn, partner, phase } = game;
  const others = [turn, partner ?? turn]
    .filter((player) => player !== me)
    .map((player) => cast.names[player]);
  const names = { who: others[0], other: others[1] ?? "", me: others[1] === undefined ? 1 : 0 };
  const making = legal.length > 0 && ["give", "ask"].includes(phase);
  return html`
    <section class="card desk" aria-labelledby="desk-head">
      <h2 id="desk-head">${t(phase === "join" ? "desk-alliance" : "desk-head", names)}</h2>
      ${
        making
          ? html`
              <${Making} ...${props} />
            `
          : html`
              <${Offer} ...${props} />
            `
      }
      ${
        legal.length || !props.present
          ? null
          : html`
              <p class="soft">
                ${t("waiting-for", { who: game.to_act === null ? "" : cast.names[game.to_act] })}
              </p>
            `
      }
      ${
        legal.length && !making
          ? html`
              <${Answers} ...${props} />
            `
          : null
      }
    </section>
  `;
}

/**
 * Who gives what by the offer on the table, and by the one before it.
 * @param {IntrigueView} game @param {ToldOf<"intrigue">|null} told
 * @returns {{by: number, gives: Side, asks: Side, before: {gives: Side, asks: Side}|null}|null}
 */
function offerOf(game, told) {
  if (!game.offer || !game.asked || game.offered_by === null) return null;
  const last = told?.deed.offers?.at(-2);
  const before = last ? { gives: last[3], asks: last[2] } : null;
  return { by: game.offered_by, gives: game.offer, asks: game.asked, before };
}

/** An offer that is being made: both trays, and one button. @param {DeskProps} props */
function Making({ store, me, legal, cast, game, act, draft, told, knowledge }) {
  const other = game.turn === me ? game.partner : game.turn;
  const who = other === null ? "" : cast.names[other];
  const countered = offerOf(game, told);
  const asking = game.phase === "ask";
  const { give, ask, sent } = draft.value;
  const gives = sidesOf(legal, "give");
  const given = game.draft ?? (canBecome(give, gives) ? give : NOTHING);
  const asks = askable(game, legal, cast);
  const next = legal.find((action) => action.goods && isSameSide(action.goods, asking ? ask : given));
  const isWhole = next && asks.some((side) => isSameSide(side, ask));
  // What is given is told first and what is asked for then, in one go.
  useLayoutEffect(() => {
    if (!sent) return;
    draft.value = { ...draft.value, sent: false };
    if (asking && next) void act(next.text, true);
  }, [game.phase]);
  const withdraw = legal.find((action) => action.verb === "withdraw");
  const remark = useSignal(SILENCE);
  const send = async () => {
    if (!next) return;
    const said = remark.value;
    remark.value = SILENCE;
    try {
      await sayRemark(store, said);
    } catch (error) {
      remark.value = said; // what may not be said is not offered: one says it otherwise
      return complain(error);
    }
    draft.value = { ...draft.value, sent: !asking };
    void act(next.text);
  };
  return html`
    <div class="offer">
      <${Tray}
        kind="gives"
        title=${t("desk-you-give", { who })}
        side=${given}
        possible=${gives}
        before=${countered?.asks ?? null}
        change=${asking ? null : (/** @type {Side} */ give) => (draft.value = { ...draft.value, give })}
      />
      <${Tray}
        kind="asks"
        title=${t("desk-you-ask", { who })}
        side=${ask}
        possible=${asks}
        before=${countered?.gives ?? null}
        cards=${other === null ? null : (knowledge?.[other].cards ?? null)}
        change=${(/** @type {Side} */ side) => (draft.value = { ...draft.value, ask: side })}
      />
    </div>
    <p class="small soft limits">${t("tray-limits")}</p>
    <div class="row">
      <button class="main send" disabled=${!isWhole} onClick=${send}>${t("tray-offer")}</button>
      ${
        withdraw &&
        html`
          <button onClick=${() => act(withdraw.text)}>${actionWords(cast, game, withdraw)}</button>
        `
      }
      ${
        store.talks &&
        html`
          <${RemarkChoice} remark=${remark} />
        `
      }
    </div>
  `;
}

/** What lies on the table: two trays to be seen, one sentence to be heard. @param {DeskProps} props */
function Offer({ store, me, cast, game, told }) {
  const offer = offerOf(game, told);
  const taker = offer && (offer.by === game.turn ? game.partner : game.turn);
  if (!offer || taker === null) return null;
  /** @param {number} from @param {number} to */
  const givesWords = (from, to) => {
    if (from === me) return t("desk-you-give", { who: cast.names[to] });
    return t(to === me ? "desk-gives-you" : "desk-gives", { who: cast.names[from] });
  };
  const heard = {
    who: cast.names[offer.by],
    "who-is": playerPerson(cast, offer.by),
    other: cast.names[taker],
    "other-is": playerPerson(cast, taker),
    gives: goodsWords(offer.gives),
    asks: goodsWords(offer.asks),
  };
  const trays = [
    { kind: "gives", title: givesWords(offer.by, taker), side: offer.gives, before: offer.before?.gives },
    { kind: "asks", title: givesWords(taker, offer.by), side: offer.asks, before: offer.before?.asks },
  ];
  return html`
    <div class="offer" aria-hidden="true">
      ${trays.map(
        ({ kind, title, side, before }) => html`
          <${Tray}
            key=${kind}
            kind=${kind}
            title=${title}
            side=${side}
            possible=${[]}
            before=${before ?? null}
            change=${null}
          />
        `,
      )}
    </div>
    <p class="unseen">${t("intrigue-offer", heard)}</p>
    <${OfferRemark} store=${store} told=${told} by=${offer.by} />
  `;
}

/**
 * What an alliance means: what lets this ally win, if one knows it, and what every alliance brings.
 * @param {Pick<DeskProps, "me"|"cast"|"game"|"knowledge">} props
 */
function Terms({ me, cast, game, knowledge }) {
  const other = game.turn === me ? game.partner : game.turn;
  const role = other === null ? null : knownRole(game, knowledge, other);
  const theirs =
    other !== null && role !== null && isSharedByAllies(cast, role)
      ? [t("goal-ally", { who: cast.names[other], condition: winWords(cast, role) })]
      : [];
  return html`
    <ul class="small terms">
      ${[...theirs, ...termsWords(cast.facts.alliance)].map(
        (sentence) => html`
          <li key=${sentence}>${sentence}</li>
        `,
      )}
    </ul>
  `;
}

/**
 * What you may answer.
 * @param {Pick<DeskProps, "me"|"legal"|"cast"|"game"|"act"|"knowledge">} props
 */
function Answers({ me, legal, cast, game, act, knowledge }) {
  const verbs = legal.map((action) => action.verb);
  const cannotAccept = verbs.includes("decline") && !verbs.includes("accept");
  const cannotJoin = verbs.includes("refuse") && !verbs.includes("join");
  return html`
    ${
      cannotAccept
        ? html`
            <p class="small why-not">${t("hint-cannot-accept")}</p>
          `
        : null
    }
    ${
      cannotJoin
        ? html`
            <p class="small why-not">${t("hint-cannot-join")}</p>
          `
        : null
    }
    ${
      game.phase === "join"
        ? html`
            <${Terms} me=${me} cast=${cast} game=${game} knowledge=${knowledge} />
          `
        : null
    }
    <div class="row answers">
      ${legal.map(
        (action) => html`
          <button
            key=${action.text}
            data-action=${action.text}
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
