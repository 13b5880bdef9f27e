// What may be done, after a touch: with a sort of action, to somebody, with a pile or with one's own cards;
// and why not, in the server's words. It lies beside the hall, on a phone at the lower edge.
import { html, useLayoutEffect, useRef } from "../html.js";
import { seatIdentity } from "../table/identity.js";
import { Medallion } from "../table/medallion.js";
import { t } from "../words.js";
import { isAimedAt, paymentWords, whyWords } from "./action_words.js";
import { AIMED, CostPicture, costOf, costWords, isAsked } from "./actions.js";
import { BY_PERSON, Buttons } from "./choice_buttons.js";
import { seenWords } from "./hall_players.js";
import { PersonDossier } from "./person_dossier.js";
import { SaleTray } from "./sale.js";
import { goodName } from "./sentences.js";
import { changed, NOTHING } from "./trays.js";

/** @import { IntrigueAction, IntrigueView, RefusedSort, View } from "../wire.js" */
/** @import { ViewOf } from "../families/types.js" */
/** @import { Act } from "../deciding.js" */
/** @import { IntrigueCast } from "./sentences.js" */
/** @typedef {IntrigueAction["verb"]} Verb */
/**
 * Who or what was touched: a sort of action, perhaps for somebody; somebody; a pile; a card of one's own.
 * @typedef {{pile: "pile"|"discard"} | {suit: number}} WantedThing
 * @typedef {{verb: Verb, player?: number} | {player: number} | WantedThing} Wanted
 */

/**
 * What whoever decides needs to know, and how it is done.
 * @typedef {object} Answering
 * @property {ViewOf<"intrigue">} view
 * @property {IntrigueView} game
 * @property {IntrigueCast} cast
 * @property {number|null} role one's own, while it lies open
 * @property {Verb[]} verbs the sorts of action there are
 * @property {Wanted|null} wanted who or what was touched last
 * @property {(wanted: Wanted) => void} choose
 * @property {Act} act
 */

/** @import { SaleDraft } from "./sale.js" */
/**
 * @typedef {object} OwnChoicesProps
 * @property {SaleDraft} sale what one is about to sell
 * @property {boolean} covered whether one's role is
 * @property {() => void} close
 */
/** @typedef {Answering & OwnChoicesProps} ChoicesProps */

/** What has the focus when choices open: the first of these that is there. */
const FIRST = [".tray button:enabled", ".row:not(.head) button", ".head button"];

/** What may be done with whoever or whatever was touched. @param {ChoicesProps} props */
export function Choices({ wanted, covered, close, ...rest }) {
  const { view, cast, game } = rest;
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  // Whoever opens them by keyboard is there at once.
  useLayoutEffect(() => {
    const first = FIRST.map((each) => box.current?.querySelector(each)).find(Boolean);
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }, [JSON.stringify(wanted)]);
  if (!wanted || view.status === "finished") return null;
  let head;
  let body;
  if ("verb" in wanted) {
    head = html`
      ${t(`kind-${wanted.verb}`)}${
        wanted.player !== undefined &&
        html`
          ${" "}
          <${Medallion} who=${seatIdentity(wanted.player)} size=${28} />
          ${cast.names[wanted.player]}
        `
      }
    `;
    body = html`
      <${OfVerb} verb=${wanted.verb} player=${wanted.player} ...${rest} />
    `;
  } else if ("player" in wanted) {
    head = html`
      <${Medallion} who=${seatIdentity(wanted.player)} size=${28} />
      ${" "}${cast.names[wanted.player]}
    `;
    body = html`
      <p class="small soft">${seenWords(cast, game, wanted.player, false)}</p>
      <${ToPlayer} player=${wanted.player} ...${rest} />
      <${PersonDossier} player=${wanted.player} view=${view} cast=${cast} covered=${covered} />
    `;
  } else if ("pile" in wanted) {
    head = t("kind-buy");
    body = html`
      <${FromPile} pile=${wanted.pile} ...${rest} />
    `;
  } else {
    head = goodName(wanted.suit);
    body = html`
      <${WithSuit} suit=${wanted.suit} ...${rest} />
    `;
  }
  return html`
    <section
      ref=${box}
      class=${`choices card ${"pile" in wanted ? "of-pile" : ""}`}
      aria-labelledby="choices-head"
    >
      <div class="row head">
        <h2 id="choices-head">${head}</h2>
        <button class="quiet small" onClick=${close}>${t("give-up")}</button>
      </div>
      ${body}
    </section>
  `;
}

/** @typedef {Omit<Answering, "wanted"> & {sale: SaleDraft}} Rest */

/**
 * Why something cannot be done, and what is missing: each reason once, with whom it is about.
 * @param {{reasons: RefusedSort[], cast: IntrigueCast}} props
 */
function WhyNots({ reasons, cast }) {
  const said = reasons.map((why) => {
    const who = why.player === undefined ? "" : `${cast.names[why.player]}: `;
    return `${who}${whyWords(why, cast)}`;
  });
  return [...new Set(said)].map(
    (words) => html`
      <p class="small why-not" key=${words}>${words}</p>
    `,
  );
}

/**
 * What all these actions cost, in words, if one and the same; empty otherwise.
 * @param {IntrigueCast} cast @param {IntrigueAction[]} actions
 */
function onlyPayment(cast, actions) {
  const paid = new Set(actions.map(({ verb, payment = [] }) => paymentWords(cast, verb, payment)));
  return actions.length > 1 && actions.every(({ payment }) => payment?.some(Boolean)) && paid.size === 1
    ? [...paid][0]
    : "";
}

/** One sort of action, against everybody or somebody. @param {Rest & {verb: Verb, player?: number}} props */
function OfVerb({ verb, player, view, cast, game, act, sale }) {
  const { legal, refused, knowledge } = view;
  const { extort, ...prices } = cast.facts.prices;
  const actions = legal.filter(
    (action) => action.verb === verb && (player === undefined || isAimedAt(game, action, player)),
  );
  const reasons = refused.filter(
    (why) => why.verb === verb && (player === undefined || (why.player ?? player) === player),
  );
  const only = onlyPayment(cast, actions);
  return html`
    <p class="small soft">
      ${t(`kind-${verb}-text`, { ...prices, gold: extort, allied: cast.facts.alliance.points })}${" "}
      ${only ? t("paid-always", { goods: only }) : costWords(cast, game, verb)}
    </p>
    ${
      verb === "sell" && actions.length
        ? html`
            <${SaleTray} sale=${sale} game=${game} cast=${cast} />
          `
        : html`
            <${Rows}
              actions=${actions}
              verb=${verb}
              cast=${cast}
              game=${game}
              act=${act}
              knowledge=${knowledge}
            />
          `
    }
    <${WhyNots} reasons=${reasons} cast=${cast} />
    ${
      isAsked({ view, game })
        ? null
        : html`
            <p class="small why-not">${t("actions-later")}</p>
          `
    }
  `;
}

/**
 * @typedef {object} RowsProps
 * @property {IntrigueAction[]} actions
 * @property {Verb} verb
 * @property {IntrigueCast} cast
 * @property {IntrigueView} game
 * @property {Act} act
 * @property {View["knowledge"]} [knowledge] what is known of those whom it is about
 */

/** Actions in rows: one for each player, where there are several against one. @param {RowsProps} props */
function Rows({ actions, verb, cast, game, act, knowledge = null }) {
  /** @type {Map<number|undefined, IntrigueAction[]>} */
  const byPlayer = new Map();
  for (const action of actions) byPlayer.set(action.player, [...(byPlayer.get(action.player) ?? []), action]);
  const inRing = [...byPlayer].sort(([one = 0], [other = 0]) => one - other);
  const isPaid = Boolean(onlyPayment(cast, actions));
  return inRing.map(
    ([player, row]) => html`
      <div class="row" key=${player}>
        ${
          BY_PERSON.includes(verb) && player !== undefined
            ? html`
                <strong class="whom">
                  <${Medallion} who=${seatIdentity(player)} size=${24} />
                  ${" "}${cast.names[player]}
                </strong>
              `
            : null
        }
        <${Buttons}
          actions=${row}
          cast=${cast}
          game=${game}
          act=${act}
          knowledge=${knowledge}
          isPaid=${isPaid}
        />
      </div>
    `,
  );
}

/** What can be done to somebody. @param {Rest & {player: number}} props */
function ToPlayer({ player, verbs, view, cast, game, act }) {
  const { legal, refused, knowledge } = view;
  if (!isAsked({ view, game }) && verbs.length) {
    return html`
      <p class="small why-not">${t("actions-later")}</p>
    `;
  }
  const rows = verbs.map((verb) => {
    const actions = legal.filter((action) => action.verb === verb && isAimedAt(game, action, player));
    const why = refused.find(
      (each) => each.verb === verb && (each.player === player || (each.player ?? each.what) === undefined),
    );
    return { verb, actions, why: !actions.length && why && AIMED.includes(verb) ? whyWords(why, cast) : "" };
  });
  const reasons = [...new Set(rows.map(({ why }) => why).filter(Boolean))];
  return html`
    ${rows.map(({ verb, actions }) =>
      actions.length
        ? html`
            <div class="row of-verb" key=${verb}>
              <strong class="whom">
                <span>${t(`kind-${verb}`)}</span>
                <${PriceOf} verb=${verb} cast=${cast} />
              </strong>
              <${Buttons} actions=${actions} cast=${cast} game=${game} act=${act} knowledge=${knowledge} />
            </div>
          `
        : null,
    )}
    ${reasons.map(
      (reason) => html`
        <p class="small why-not" key=${reason}>
          <strong>${kindsWords(rows.filter(({ why }) => why === reason))}</strong>
          ${" "}${reason}
        </p>
      `,
    )}
  `;
}

/** Sorts of action, by their names. @param {{verb: Verb}[]} rows */
const kindsWords = (rows) => t("why-of", { kinds: rows.map(({ verb }) => t(`kind-${verb}`)).join(", ") });

/** What a sort of action costs always, in pictures. @param {{verb: Verb, cast: IntrigueCast}} props */
function PriceOf({ verb, cast }) {
  const cost = costOf(cast, null, verb);
  return cost && cost.ways.length === 1
    ? html`
        <${CostPicture} ways=${cost.ways} />
      `
    : null;
}

/** A card of a pile. @param {Rest & {pile: "pile"|"discard"}} props */
function FromPile({ pile, view, cast, game, act }) {
  const { legal, refused } = view;
  const actions = legal.filter((action) => action.verb === "buy" && action.what === pile);
  const why = refused.filter((each) => each.verb === "buy" && (each.what ?? pile) === pile);
  return html`
    <p class="small soft">${t("kind-buy-text", { ...cast.facts.prices })}</p>
    <${Rows} actions=${actions} verb="buy" cast=${cast} game=${game} act=${act} />
    <${WhyNots} reasons=${why} cast=${cast} />
    ${
      isAsked({ view, game })
        ? null
        : html`
            <p class="small why-not">${t("actions-later")}</p>
          `
    }
  `;
}

/** What a card of one's own is good for. @param {Rest & {suit: number}} props */
function WithSuit({ suit, verbs, view, cast, game, choose, sale }) {
  const { legal } = view;
  const sold = legal.filter((action) => action.verb === "sell" && action.suit === suit);
  /** @param {number} first */
  const sellMore = (first) => {
    choose({ verb: "sell" });
    sale.lay(first);
  };
  const paid = verbs.filter((verb) =>
    legal.some((action) => action.verb === verb && (action.payment?.[suit] ?? 0) > 0),
  );
  return html`
    ${
      sold.length > 0 &&
      html`
        <div class="row">
          <${Buttons}
            actions=${sold}
            cast=${cast}
            game=${game}
            act=${async () => sale.sell(changed(NOTHING, suit, 1))}
            knowledge=${null}
          />
          <button onClick=${() => sellMore(suit)}>${t("sale-more")}</button>
        </div>
      `
    }
    ${
      paid.length > 0 &&
      html`
        <p class="small soft">${t("card-pays-for")}</p>
        <div class="row">
          ${paid.map(
            (verb) => html`
              <button key=${verb} onClick=${() => choose({ verb })}>${t(`kind-${verb}`)}</button>
            `,
          )}
        </div>
      `
    }
    ${
      sold.length + paid.length
        ? null
        : html`
            <p class="small why-not">${t(isAsked({ view, game }) ? "card-pays-nothing" : "actions-later")}</p>
          `
    }
  `;
}
