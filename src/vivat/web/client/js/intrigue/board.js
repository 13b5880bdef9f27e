// The intrigue table: the ring of players, the piles, your hand and role, and the desk where you decide.
import { html, useEffect, useState } from "../html.js";
import { settings } from "../settings.js";
import { GOODS, goodsWords, ROLES, sentence } from "../story.js";
import { complain } from "../toast.js";
import { t } from "../words.js";
import { Good, GoodsRow } from "./goods.js";
import { Sheet, winWords } from "./sheet.js";
import { TradeDesk } from "./trade.js";

const PRIVATE = ["role-seen", "hand-seen", "stolen-card", "card-drawn", "card-dealt", "role-dealt"];
const KINDS = ["buy", "sell", "trade", "bribe", "extort", "investigate", "ally", "sabotage", "seize power", "assassinate", "accuse", "seize him", "pass"];
const TRADING = ["give", "ask", "answer", "counter-give", "counter-ask", "decide", "join"];

/** What stands in the list of people. @param {import("../table_store.js").View} view @param {number} place */
export function intrigueScore(view, place) {
  if (!view.game) return "";
  return view.status === "finished" ? view.game.points[place] : html`<span class="gold">● ${view.game.gold[place]}</span>`;
}

/** @param {import("../table_store.js").View} view @param {import("../story.js").Cast} cast @param {number} place */
export function intrigueDetail(view, cast, place) {
  const game = view.game;
  if (!game) return null;
  const ally = game.allies[place];
  const signs = [
    t("court-hand", { count: game.hand_sizes[place] }),
    game.roles[place] !== null && (place !== view.me || view.status === "finished") ? t(`role-${ROLES[game.roles[place]]}`) : "",
    game.dead[place] ? t("court-dead") : "",
    game.jailed[place] ? t("court-jailed") : "",
    ally !== null ? t("court-ally", { who: cast.names[ally] }) : "",
    game.shown_power[place] ? t("court-shown-power", { count: game.shown_power[place] }) : "",
    game.markers[place] !== null ? t("court-marker", { good: t(`good-${GOODS[game.markers[place]]}`) }) : "",
  ].filter(Boolean);
  return html`<div class="small">${signs.join(" · ")}</div>`;
}

/** What an action does, as short as its group leaves it. @param {import("../story.js").Cast} cast @param {any} game @param {import("../table_store.js").Action} action */
export function actionWords(cast, game, action) {
  const prices = cast.facts.prices;
  const goods = goodsWords(action.goods ?? []);
  const who = action.player === undefined ? "" : cast.names[action.player];
  const suit = action.suit === undefined ? "" : t(`good-${GOODS[action.suit]}`);
  switch (action.verb) {
    case "buy": {
      const top = game.discards.at(-1);
      return action.text.includes("discard") ? t("act-buy-discard", { good: t(`good-${GOODS[top ?? 0]}`), price: prices.buy }) : t("act-buy", { price: prices.buy });
    }
    case "sell": return t("act-sell", { good: suit, price: prices.sell });
    case "trade": return t("act-trade", { who });
    case "bribe": return t("act-bribe", { who, good: suit, price: prices.bribe });
    case "extort": return t(action.text.includes("gold from") ? "act-extort-gold" : "act-extort-card", { who, goods, most: prices.extort });
    case "investigate": return t(action.text.includes("the role") ? "act-see-role" : "act-see-hand", { who, goods });
    case "ally": return t("act-ally", { who, goods });
    case "sabotage": return t("act-sabotage", { who, other: cast.names[game.allies[action.player ?? 0]] ?? "", goods });
    case "seize power": return t("act-seize-power", { goods: action.goods ? goods : t("amount", { count: prices.seize, good: t("good-gold") }) });
    case "assassinate": return t("act-assassinate", { who });
    case "accuse": return t("act-accuse", { who });
    case "seize him": return t("act-seize-him", { who });
    case "pass": return t("act-pass");
    case "give": case "ask": return goods;
    case "join": return action.suit === undefined ? t("act-join") : t("act-join-and-pay", { good: suit });
    default: return t(`act-${action.verb.replace(" ", "-")}`);
  }
}

/** @param {{store: import("../table_store.js").TableStore, view: import("../table_store.js").View, table: any, cast: import("../story.js").Cast}} props */
export function IntrigueBoard({ store, view, cast }) {
  const game = view.game;
  const [kind, setKind] = useState("");
  const [doubt, setDoubt] = useState(/** @type {string|null} */ (null));
  useEffect(() => setKind(""), [view.decision]);
  if (!game) return null;
  /** @param {string} text @param {boolean} [sure] */
  const act = async (text, sure = false) => {
    if (settings.value.askTwice && !sure) return setDoubt(text);
    setDoubt(null);
    try {
      await store.play(text, sure);
    } catch (error) {
      if (/** @type {any} */ (error).key === "table-are-you-sure") setDoubt(text);
      else complain(error);
    }
  };
  const mine = view.legal.length > 0;
  return html`<div class="intrigue">
    <div class="prompt" role="status"><span class="what">${store.sent.value ? t("sending") : promptWords(view, cast, game)}</span>
      <span class="soft">${t("castle-round", { round: game.round })}${game.phase === "act" ? ` · ${t("actions-left", { count: game.actions_left })}` : ""}</span></div>
    ${doubt ? html`<div class="notice row"><span>${t("are-you-sure", { action: doubt })}</span><button class="main" onClick=${() => act(doubt, true)}>${t("yes-do-it")}</button><button onClick=${() => setDoubt(null)}>${t("no-wait")}</button></div>` : null}
    <${Court} view=${view} cast=${cast} game=${game} />
    ${TRADING.includes(game.phase) ? html`<${TradeDesk} view=${view} cast=${cast} game=${game} act=${act} />` : null}
    <${Hand} view=${view} cast=${cast} game=${game} act=${act} />
    ${mine && game.phase === "act" ? html`<${Actions} view=${view} cast=${cast} game=${game} act=${act} kind=${kind} setKind=${setKind} />` : null}
    <${Dossier} lines=${store.lines.value} cast=${cast} view=${view} />
    <${Sheet} cast=${cast} view=${view} game=${game} />
    ${view.status === "finished" ? html`<${Victory} view=${view} cast=${cast} game=${game} />` : null}
  </div>`;
}

/** @param {import("../table_store.js").View} view @param {import("../story.js").Cast} cast @param {any} game */
function promptWords(view, cast, game) {
  const who = cast.names[game.to_act ?? game.turn];
  if (view.status === "finished") return t("castle-over");
  if (view.legal.length) return t(`intrigue-ask-${game.phase}`, { who: cast.names[game.partner ?? 0] ?? "", turn: cast.names[game.turn] });
  return t("castle-wait", { who });
}

/** The ring of players with the piles in the middle. @param {any} props */
function Court({ view, cast, game }) {
  const count = view.places.length;
  const seats = view.places.map((/** @type {any} */ _place, /** @type {number} */ number) => {
    const turn = ((number - (view.me ?? 0) + count) % count) / count;
    const angle = Math.PI / 2 + turn * 2 * Math.PI;
    return { number, x: 400 + 300 * Math.cos(angle), y: 232 + 168 * Math.sin(angle) };
  });
  const top = game.discards.at(-1);
  return html`<svg class="court" viewBox="0 0 800 470" role="img" aria-label=${t("court-picture", { pile: game.pile_size, discards: game.discards.length })}>
    <ellipse class="cloth" cx="400" cy="232" rx="310" ry="176" />
    ${seats.flatMap((/** @type {any} */ seat) => {
      const ally = game.allies[seat.number];
      return ally !== null && ally > seat.number ? [html`<path key=${`a${seat.number}`} class="bond" d=${`M${seat.x} ${seat.y}Q400 232 ${seats[ally].x} ${seats[ally].y}`} />`] : [];
    })}
    <g transform="translate(352 232)"><rect class="pile" x="-34" y="-46" width="68" height="92" rx="8" /><rect class="pile" x="-30" y="-50" width="68" height="92" rx="8" /><text x="4" y="2" text-anchor="middle">${game.pile_size}</text><text class="small" x="2" y="66" text-anchor="middle">${t("pile")}</text></g>
    <g transform="translate(448 232)"><rect class="discard" x="-34" y="-46" width="68" height="92" rx="8" />${top === undefined ? null : html`<${Good} good=${top} size=${40} />`}<text class="small" y="66" text-anchor="middle">${t("discards", { count: game.discards.length })}</text></g>
    ${seats.map((/** @type {any} */ { number, x, y }) => html`<g key=${number} class=${`courtier ${game.to_act === number ? "asked" : ""} ${game.dead[number] ? "dead" : ""} ${number === view.me ? "me" : ""}`} transform=${`translate(${x} ${y})`}>
      <rect x="-74" y="-42" width="148" height="84" rx="14" /><text y="-14" text-anchor="middle" class="who">${cast.names[number].slice(0, 14)}</text>
      <text y="10" text-anchor="middle">● ${game.gold[number]}   ▮ ${game.hand_sizes[number]}</text>
      <text y="31" text-anchor="middle" class="small">${game.dead[number] ? t("court-dead") : game.jailed[number] ? t("court-jailed") : game.roles[number] !== null && (number !== view.me || view.status === "finished") ? t(`role-${ROLES[game.roles[number]]}`) : ""}</text></g>`)}
  </svg>`;
}

/** Your role, which stays covered until you look, and your cards. @param {any} props */
function Hand({ view, cast, game, act }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const key = (event) => {
      if (event.key === "h" && !(event.target instanceof HTMLInputElement) && !event.ctrlKey && !event.metaKey) setOpen((before) => !before);
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, []);
  if (view.me === null || !game.hand) return null;
  const role = game.roles[view.me];
  return html`<section class="card hand" aria-labelledby="hand-head"><h2 id="hand-head">${t("hand-head")}</h2>
    <div class="row">
      <button class=${`rolecard ${open ? "open" : ""}`} aria-expanded=${open} onClick=${() => setOpen(!open)}>${open && role !== null ? html`<strong>${t(`role-${ROLES[role]}`)}</strong><span class="small">${winWords(cast, ROLES[role], game)}</span>` : html`<span aria-hidden="true">♛</span><span>${t("role-look")}</span>`}</button>
      <${GoodsRow} goods=${[...game.hand, game.gold[view.me]]} />
    </div>
    ${game.phase === "sell" && view.legal.length ? html`<div class="row">${view.legal.map((/** @type {any} */ action) => html`<button key=${action.text} class=${action.verb === "stop selling" ? "main" : ""} onClick=${() => act(action.text)}>${actionWords(cast, game, action)}</button>`)}</div>` : null}
  </section>`;
}

/** What may be done, by kind; each with its price. @param {any} props */
function Actions({ view, cast, game, act, kind, setKind }) {
  const kinds = KINDS.filter((each) => view.legal.some((/** @type {any} */ action) => action.verb === each));
  const shown = view.legal.filter((/** @type {any} */ action) => action.verb === kind);
  /** @type {Map<number, any[]>} */
  const byPlayer = new Map();
  for (const action of shown) byPlayer.set(action.player ?? -1, [...(byPlayer.get(action.player ?? -1) ?? []), action]);
  return html`<section class="card actions" aria-labelledby="actions-head"><h2 id="actions-head">${t("actions-head")}</h2>
    <div class="row" role="group" aria-label=${t("actions-head")}>${kinds.map((each) => {
      const only = view.legal.filter((/** @type {any} */ action) => action.verb === each);
      return each === "pass" ? html`<button key=${each} onClick=${() => act("pass")}>${t("act-pass")}</button>`
        : html`<button key=${each} aria-pressed=${kind === each} aria-expanded=${kind === each} onClick=${() => setKind(kind === each ? "" : each)}>${t(`kind-${each.replace(" ", "-")}`)} <span class="small soft">${only.length}</span></button>`;
    })}</div>
    ${kind ? html`<div class="choices"><p class="small soft">${t(`kind-${kind.replace(" ", "-")}-text`, { buy: cast.facts.prices.buy, sell: cast.facts.prices.sell, bribe: cast.facts.prices.bribe, seize: cast.facts.prices.seize, gold: cast.facts.prices.extort })}</p>
      ${[...byPlayer.entries()].map(([player, actions]) => html`<div class="row" key=${player}>${actions.map((action) => html`<button key=${action.text} onClick=${() => act(action.text)}>${actionWords(cast, game, action)}</button>`)}</div>`)}</div>` : null}
  </section>`;
}

/** Everything private that you learned. @param {any} props */
function Dossier({ lines, cast, view }) {
  if (view.me === null) return null;
  const facts = lines.filter((/** @type {any} */ line) => line.kind === "event" && PRIVATE.includes(line.event.kind) && line.game === view.games);
  return html`<details class="card dossier"><summary>${t("dossier-head", { count: facts.length })}</summary><ul>${facts.map((/** @type {any} */ line, /** @type {number} */ number) => html`<li key=${number}>${sentence(cast, true, line)}</li>`)}</ul></details>`;
}

/** Who has won, and all roles. @param {any} props */
function Victory({ view, cast, game }) {
  const won = [...game.winners, ...game.allied_winners];
  return html`<section class="card ranking"><h2>${t("ranking-head")}</h2>${won.length ? null : html`<p>${t("intrigue-event-no-victory")}</p>`}
    <ul>${view.places.map((/** @type {any} */ place, /** @type {number} */ number) => html`<li key=${number} class=${won.includes(number) ? "winner" : ""}>${won.includes(number) ? "♛ " : ""}${place.name}${game.roles[number] !== null ? `, ${t(`role-${ROLES[game.roles[number]]}`)}` : ""} <strong>${game.points[number]}</strong></li>`)}</ul></section>`;
}
