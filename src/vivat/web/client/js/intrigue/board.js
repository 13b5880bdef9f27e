// The intrigue table: the ring of players, the piles, your hand and role, and the desk where you decide.
import { html, useEffect, useLayoutEffect, useSignal } from "../html.js";
import { PrivateNews } from "./private_news.js";
import { isTyping } from "../focus.js";
import { settings } from "../settings.js";
import { GOODS, goodsWords, ROLES, sentence } from "../story.js";
import { complain } from "../toast.js";
import { t } from "../words.js";
import { Good, GoodIcon, GoodsRow } from "./goods.js";
import { Sheet, winWords } from "./sheet.js";
import { TradeDesk } from "./trade.js";

const PRIVATE = ["role-seen", "hand-seen", "stolen-card", "card-drawn", "card-dealt", "role-dealt"];
const KINDS = [
  "buy",
  "sell",
  "trade",
  "bribe",
  "extort",
  "investigate",
  "ally",
  "sabotage",
  "seize power",
  "assassinate",
  "accuse",
  "seize him",
  "pass",
];
const OF_A_ROLE = ["assassinate", "accuse", "seize him"];
const OF_ALLIANCES = ["ally", "sabotage"];
const TRADING = ["give", "ask", "answer", "join"];
const COUNTERED = /** @type {Record<string, string>} */ ({
  give: "counter-give",
  ask: "counter-ask",
  answer: "decide",
});

/** What stands in the list of people. @param {import("../table_store.js").View} view @param {number} place */
export function intrigueScore(view, place) {
  if (!view.game) return "";
  return view.status === "finished"
    ? view.game.points[place]
    : html`
        <span class="gold">●${" "}${view.game.gold[place]}</span>
      `;
}

/** @param {import("../table_store.js").View} view @param {import("../story.js").Cast} cast @param {number} place */
export function intrigueDetail(view, cast, place) {
  const game = view.game;
  if (!game) return null;
  const ally = game.allies[place];
  const signs = [
    t("court-hand", { count: game.hand_sizes[place] }),
    game.roles[place] !== null && (place !== view.me || view.status === "finished")
      ? t(`role-${ROLES[game.roles[place]]}`)
      : "",
    game.dead[place] ? t("court-dead") : "",
    game.jailed[place] ? t("court-jailed") : "",
    ally !== null ? t("court-ally", { who: cast.names[ally] }) : "",
    game.shown_power[place] ? t("court-shown-power", { count: game.shown_power[place] }) : "",
    game.markers[place] !== null ? t("court-marker", { good: t(`good-${GOODS[game.markers[place]]}`) }) : "",
  ].filter(Boolean);
  return html`
    <div class="small">${signs.join(" · ")}</div>
  `;
}

/** What an action does, as short as its group leaves it. @param {import("../story.js").Cast} cast @param {any} game @param {import("../table_store.js").Action} action */
export function actionWords(cast, game, action) {
  const prices = cast.facts.prices;
  const goods = goodsWords(action.payment ?? action.goods ?? []);
  const who = action.player === undefined ? "" : cast.names[action.player];
  const suit = action.suit === undefined ? "" : t(`good-${GOODS[action.suit]}`);
  switch (action.verb) {
    case "buy": {
      const top = game.discards.at(-1);
      return action.what === "discard"
        ? t("act-buy-discard", { good: t(`good-${GOODS[top ?? 0]}`), price: prices.buy })
        : t("act-buy", { price: prices.buy });
    }
    case "sell":
      return t("act-sell", { good: suit, price: prices.sell });
    case "trade":
      return t("act-trade", { who });
    case "bribe":
      return t("act-bribe", { who, good: suit, price: prices.bribe });
    case "extort":
      return t(action.what === "gold" ? "act-extort-gold" : "act-extort-card", {
        who,
        goods,
        most: prices.extort,
      });
    case "investigate":
      return t(action.what === "role" ? "act-see-role" : "act-see-hand", { who, goods });
    case "ally":
      return action.spares === undefined ? t("act-ally-sharing", { who }) : t("act-ally", { who, goods });
    case "sabotage":
      return t("act-sabotage", { who, other: cast.names[game.allies[action.player ?? 0]] ?? "", goods });
    case "seize power":
      return t("act-seize-power", { goods });
    case "assassinate":
      return t("act-assassinate", { who });
    case "accuse":
      return t("act-accuse", { who });
    case "seize him":
      return t("act-seize-him", { who });
    case "pass":
      return t("act-pass");
    case "give":
    case "ask":
      return goods;
    case "join":
      return action.suit === undefined ? t("act-join") : t("act-join-and-pay", { good: suit });
    default:
      return t(`act-${action.verb.replace(" ", "-")}`);
  }
}

/** @param {{store: import("../table_store.js").TableStore, view: import("../table_store.js").View, cast: import("../story.js").Cast, lately: string}} props */
export function IntrigueBoard({ store, view, cast, lately }) {
  const game = view.game;
  const kind = useSignal("");
  const doubt = useSignal(/** @type {string|null} */ (null));
  // Before anybody can click on what is left of the last request.
  useLayoutEffect(() => {
    kind.value = "";
    doubt.value = null;
  }, [view.decision]);
  if (!game) return null;
  /** @param {string} text @param {boolean} [sure] */
  const act = async (text, sure = false) => {
    if (settings.value.askTwice && !sure) return void (doubt.value = text);
    doubt.value = null;
    const action = view.legal.find((each) => each.text === text);
    try {
      await store.play(text, sure);
    } catch (error) {
      if (/** @type {any} */ (error).key === "table-are-you-sure") doubt.value = text;
      else complain(error, action ? { action: doubtWords(cast, game, action) } : {});
    }
  };
  const covered = view.status !== "finished" && (store.covered.value ?? true);
  const shownRoles = covered
    ? game.roles.map((/** @type {number|null} */ role, /** @type {number} */ place) =>
        place === view.me ? null : role,
      )
    : game.roles;
  const mine = view.legal.length > 0;
  const doubted = view.legal.find((action) => action.text === doubt.value);
  const dealing = TRADING.includes(game.phase) && view.status === "playing";
  const involved = dealing && view.me !== null && [game.turn, game.partner].includes(view.me);
  // Somebody's offer comes before everything else; one's own turn begins with a look at the court and the hand.
  const ask = html`
    <div class=${`ask ${involved ? "dealing" : ""}`} key="ask">
      ${
        doubted
          ? html`
              <div class="notice row doubt">
                <span>${t("are-you-sure", { action: doubtWords(cast, game, doubted) })}</span>
                <button class="main" onClick=${() => doubt.value && act(doubt.value, true)}>
                  ${t("yes-do-it")}
                </button>
                <button onClick=${() => void (doubt.value = null)}>${t("no-wait")}</button>
              </div>
            `
          : null
      }
      ${
        dealing
          ? html`
              <${TradeDesk} view=${view} cast=${cast} game=${game} act=${act} />
            `
          : null
      }
      ${
        mine && game.phase === "act"
          ? html`
              <${Actions}
                view=${view}
                cast=${cast}
                game=${game}
                act=${act}
                wanted=${kind}
                covered=${covered}
              />
            `
          : null
      }
    </div>
  `;
  return html`
    <div class="intrigue">
      ${
        view.status === "finished"
          ? null
          : html`
              <div class=${`prompt ${mine && !store.sent.value ? "yours" : ""}`} data-home tabindex="-1">
                <span class="what">${store.sent.value ? t("sending") : promptWords(view, cast, game)}</span>
                <span class="soft">
                  ${t("intrigue-round", { round: game.round })}${game.phase === "act" ? ` · ${t("actions-left", { count: game.actions_left })}` : ""}
                </span>
                <span class="lately">${lately}</span>
              </div>
            `
      }
      <${MarkerLegend} cast=${cast} />
      <${PrivateNews} store=${store} cast=${cast} />
      ${involved ? ask : null}
      <${Court} view=${view} cast=${cast} game=${game} />
      <${Hand} store=${store} view=${view} cast=${cast} game=${game} act=${act} />
      ${involved ? null : ask}
      <div class="mine">
        <${Dossier} lines=${store.lines.value} cast=${cast} view=${view} covered=${covered} />
        <${Sheet} cast=${cast} game=${{ ...game, roles: shownRoles }} />
      </div>
    </div>
  `;
}

/** An action by itself, out of its group: with its kind. @param {import("../story.js").Cast} cast @param {any} game @param {import("../table_store.js").Action} action */
function doubtWords(cast, game, action) {
  const words = actionWords(cast, game, action);
  return ["bribe", "extort", "investigate", "ally", "sabotage", "seize power"].includes(action.verb)
    ? t("act-of-kind", { kind: t(`kind-${action.verb.replace(" ", "-")}`), action: words })
    : words;
}

/** @param {import("../table_store.js").View} view @param {import("../story.js").Cast} cast @param {any} game */
function promptWords(view, cast, game) {
  const who = cast.names[game.to_act ?? game.turn];
  return view.legal.length ? questionWords(view, cast, game) : t("castle-wait", { who });
}

/** What you are asked. @param {import("../table_store.js").View} view @param {import("../story.js").Cast} cast @param {any} game */
export function questionWords(view, cast, game) {
  const asked = (game.counters && COUNTERED[game.phase]) || game.phase;
  const other = game.turn === view.me ? game.partner : game.turn;
  const sharing = view.legal.some((action) => action.verb === "join" && action.suit === undefined) ? 0 : 1;
  return t(`intrigue-ask-${asked}`, { who: cast.names[other] ?? "", sharing });
}

/** The ring of players with the piles in the middle. @param {{view: {places: unknown[], me: number|null, status: string}, cast: import("../story.js").Cast, game: any}} props */
export function Court({ view, cast, game }) {
  const count = view.places.length;
  const seats = view.places.map((/** @type {any} */ _place, /** @type {number} */ number) => {
    const turn = ((number - (view.me ?? 0) + count) % count) / count;
    const angle = Math.PI / 2 + turn * 2 * Math.PI;
    return { number, x: 320 + 234 * Math.cos(angle), y: 246 + 186 * Math.sin(angle) };
  });
  const top = game.discards.at(-1);
  /** @param {number} number */
  const fate = (number) =>
    game.dead[number]
      ? t("court-dead")
      : game.jailed[number]
        ? t("court-jailed")
        : game.roles[number] !== null && (number !== view.me || view.status === "finished")
          ? t(`role-${ROLES[game.roles[number]]}`)
          : "";
  return html`
    <svg
      class="court"
      viewBox="0 0 640 500"
      role="img"
      aria-label=${t("court-picture", { pile: game.pile_size, discards: game.discards.length })}
    >
      <ellipse class="cloth" cx="320" cy="246" rx="250" ry="196" />
      ${seats.flatMap((/** @type {any} */ seat) => {
        const ally = game.allies[seat.number];
        return ally !== null && ally > seat.number
          ? [
              html`
                <path
                  key=${`a${seat.number}`}
                  class="bond"
                  d=${`M${seat.x} ${seat.y}Q320 246 ${seats[ally].x} ${seats[ally].y}`}
                />
              `,
            ]
          : [];
      })}
      <g class="stack" transform="translate(262 232)">
        <rect class="pile" x="-36" y="-44" width="68" height="92" rx="8" />
        <rect class="pile" x="-32" y="-48" width="68" height="92" rx="8" />
        <text class="number" x="2" y="6" text-anchor="middle">${game.pile_size}</text>
        <text x="0" y="72" text-anchor="middle">${t("pile")}</text>
      </g>
      <g class="stack" transform="translate(380 232)">
        <rect class="discard" x="-34" y="-46" width="68" height="92" rx="8" />
        ${
          top === undefined
            ? null
            : html`
                <${Good} good=${top} size=${44} />
              `
        }
        <text y="72" text-anchor="middle">${t("discards", { count: game.discards.length })}</text>
      </g>
      ${seats.map((/** @type {any} */ { number, x, y }) => {
        const state = fate(number);
        const marker = game.markers[number];
        return html`
          <g
            key=${number}
            class=${`courtier ${game.to_act === number ? "asked" : ""} ${game.dead[number] ? "dead" : ""} ${number === view.me ? "me" : ""}`}
            transform=${`translate(${x} ${y})`}
          >
            <rect x="-80" y="-44" width="160" height=${state ? 100 : 84} rx="14" />
            <text y="-14" text-anchor="middle" class="who">${shortened(cast.names[number])}</text>
            <g transform="translate(-46 14)">
              <${Good} good=${4} size=${24} />
              <text x="18" y="8">${game.gold[number]}</text>
            </g>
            <g transform="translate(22 14)">
              <rect class="back" x="-9" y="-13" width="18" height="26" rx="3" />
              <text x="16" y="8">${game.hand_sizes[number]}</text>
            </g>
            ${
              state
                ? html`
                    <text y="46" text-anchor="middle" class="fate">${state}</text>
                  `
                : null
            }
            ${
              marker === null
                ? null
                : html`
                    <g class="marker" transform="translate(78 -42)">
                      <title>${t("court-marker", { good: t(`good-${GOODS[marker]}`) })}</title>
                      <rect x="-18" y="-24" width="36" height="48" rx="5" />
                      <${Good} good=${marker} size=${26} />
                    </g>
                  `
            }
          </g>
        `;
      })}
    </svg>
  `;
}

/** Which card face up means which target, where there are such cards. @param {{cast: import("../story.js").Cast}} props */
export function MarkerLegend({ cast }) {
  const markers = Object.entries(cast.facts.scenario.markers ?? {});
  if (!markers.length) return null;
  const targets = markers.map(([suit, role]) => [suit, t("role-the", { role: t(`role-${role}`) })]);
  return html`
    <p class="small legend">${t("court-marker-legend", Object.fromEntries(targets))}</p>
  `;
}

/** @param {string} name */
const shortened = (name) => (name.length > 12 ? `${name.slice(0, 11)}…` : name);

/** Your role, which stays covered until you look, and your cards. @param {any} props */
function Hand({ store, view, cast, game, act }) {
  const open = view.status === "finished" || !(store.covered.value ?? true);
  const toggle = () => void (store.covered.value = !(store.covered.value ?? true));
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const key = (event) => {
      if (event.key === "h" && !isTyping(event)) toggle();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [store]);
  if (view.me === null || !game.hand) return null;
  const role = game.roles[view.me];
  return html`
    <section class="card hand" aria-labelledby="hand-head">
      <h2 id="hand-head">${t("hand-head")}</h2>
      <div class="row">
        <button
          class=${`rolecard ${open ? "open" : ""}`}
          aria-expanded=${open}
          aria-keyshortcuts="h"
          onClick=${toggle}
        >
          ${
            open && role !== null
              ? html`
                  <strong>${t(`role-${ROLES[role]}`)}</strong>
                  <span class="small">${t("role-wins-by", { condition: winWords(cast, ROLES[role]) })}</span>
                `
              : html`
                  <span aria-hidden="true">♛</span>
                  <span>
                    ${t("role-look")}${" "}
                    <kbd aria-hidden="true">h</kbd>
                  </span>
                `
          }
        </button>
        <${GoodsRow} goods=${[...game.hand, game.gold[view.me]]} />
      </div>
      ${
        game.phase === "sell" && view.legal.length
          ? html`
              <div class="row selling">
                ${view.legal.map(
                  (/** @type {any} */ action) => html`
                    <button
                      key=${action.text}
                      class=${action.verb === "stop selling" ? "main" : ""}
                      onClick=${() => act(action.text)}
                    >
                      ${actionWords(cast, game, action)}
                    </button>
                  `,
                )}
              </div>
            `
          : null
      }
    </section>
  `;
}

/** What an action of a kind costs: the price of the first. @param {any[]} actions */
function costWords(actions) {
  if (!actions.length) return t("not-now");
  return actions[0].payment ? goodsWords(actions[0].payment) : "";
}

/** What may be done, by kind; each with its price. What cannot be done now can be read about; what only some roles can do is covered with the role. @param {any} props */
function Actions({ view, cast, game, act, wanted, covered }) {
  const kind = wanted.value;
  /** @param {string} each */
  const legal = (each) => view.legal.filter((/** @type {any} */ action) => action.verb === each);
  const kinds = KINDS.filter((each) =>
    OF_A_ROLE.includes(each)
      ? !covered && legal(each).length
      : OF_ALLIANCES.includes(each)
        ? cast.facts.scenario.alliances || legal(each).length
        : each !== "pass" || legal(each).length,
  );
  const shown = legal(kind);
  /** @type {Map<number, any[]>} */
  const byPlayer = new Map();
  for (const action of shown) {
    byPlayer.set(action.player ?? -1, [...(byPlayer.get(action.player ?? -1) ?? []), action]);
  }
  /** @type {any[][]} */
  const rows =
    kind !== "bribe" && [...byPlayer.values()].every((actions) => actions.length === 1)
      ? [shown]
      : [...byPlayer.values()];
  const prices = cast.facts.prices;
  return html`
    <section class="card actions" aria-labelledby="actions-head">
      <h2 id="actions-head">${t("actions-head")}</h2>
      <div class="kinds" role="group" aria-label=${t("actions-head")}>
        ${kinds.map((each) => {
          const name = each.replace(" ", "-");
          return each === "pass"
            ? html`
                <button key=${each} class="kind end" onClick=${() => act("pass")}>${t("act-pass")}</button>
              `
            : html`
                <button
                  key=${each}
                  class=${`kind ${legal(each).length ? "" : "cannot"}`}
                  aria-expanded=${kind === each}
                  onClick=${() => void (wanted.value = wanted.value === each ? "" : each)}
                >
                  <span>${t(`kind-${name}`)}</span>
                  <span class="small soft">${costWords(legal(each))}</span>
                </button>
              `;
        })}
      </div>
      ${
        covered
          ? html`
              <p class="small soft">${t("actions-of-a-role")}</p>
            `
          : null
      }
      ${
        kind && kinds.includes(kind)
          ? html`
              <div class="choices">
                <p class="small soft">
                  ${t(`kind-${kind.replace(" ", "-")}-text`, { buy: prices.buy, sell: prices.sell, bribe: prices.bribe, seize: prices.seize, gold: prices.extort })}
                </p>
                ${rows.map(
                  (actions, number) => html`
                    <div class="row" key=${number}>
                      ${
                        kind === "bribe"
                          ? html`
                              <strong class="whom">${cast.names[actions[0].player]}</strong>
                            `
                          : null
                      }${actions.map(
                        (action) => html`
                          <button
                            key=${action.text}
                            aria-label=${kind === "bribe" ? actionWords(cast, game, action) : undefined}
                            onClick=${() => act(action.text)}
                          >
                            ${
                              kind === "bribe" || kind === "sell"
                                ? html`
                                    <${GoodIcon} good=${action.suit} />
                                  `
                                : null
                            }${kind === "bribe" ? t(`good-${GOODS[action.suit ?? 0]}`) : actionWords(cast, game, action)}
                          </button>
                        `,
                      )}
                    </div>
                  `,
                )}
              </div>
            `
          : null
      }
    </section>
  `;
}

/** Everything private that you learned. @param {any} props */
function Dossier({ lines, cast, view, covered }) {
  if (view.me === null) return null;
  const facts = lines
    .filter(
      (/** @type {any} */ line) =>
        line.kind === "event" &&
        PRIVATE.includes(line.event.kind) &&
        line.game === view.games &&
        !(covered && line.event.kind === "role-dealt"),
    )
    .reverse();
  return html`
    <details class="card dossier">
      <summary>${t("dossier-head", { count: facts.length })}</summary>
      <ul>
        ${facts.map(
          (/** @type {any} */ line, /** @type {number} */ number) => html`
            <li key=${number}>${sentence(cast, true, line)}</li>
          `,
        )}
      </ul>
    </details>
  `;
}

/** Who has won, all roles and all hands. @param {any} props */
export function Victory({ view, game, cast }) {
  const won = [...game.winners, ...game.allied_winners];
  /** @param {number} place */
  const how = (place) => {
    const role = ROLES[game.roles[place]];
    const facts = { who: cast.names[place], role: t(`role-${role}`) };
    const shares = cast.facts.scenario.shared?.[role];
    if (game.allied_winners.includes(place)) {
      return t("victory-allied", {
        ...facts,
        other: cast.names[game.allies[place]] ?? "",
        last_two: game.winners.length ? 0 : 1,
      });
    }
    if (game.dead.filter((/** @type {boolean} */ dead) => !dead).length === 1) {
      return t("victory-last", facts);
    }
    if (shares && place !== game.turn) return t("victory-shared", { ...facts, other: t(`role-${shares}`) });
    return t("victory-role", { ...facts, condition: winWords(cast, role) });
  };
  const ranked = view.places
    .map((/** @type {any} */ _place, /** @type {number} */ number) => number)
    .sort((/** @type {number} */ one, /** @type {number} */ other) => game.points[other] - game.points[one]);
  return html`
    <div class="ranking">
      ${won.map(
        (place) => html`
          <p key=${place}>${how(place)}</p>
        `,
      )}
      <h3>${t("ranking-head")}</h3>
      ${
        won.length
          ? null
          : html`
              <p>${t("intrigue-event-no-victory")}</p>
            `
      }
      <ul>
        ${ranked.map(
          (/** @type {number} */ number) => html`
            <li key=${number} class=${won.includes(number) ? "winner" : ""}>
              <span>
                ${view.places[number].name}${won.includes(number) ? " ♛" : ""}
                ${
                  game.roles[number] !== null
                    ? html`
                        ${" "}
                        <span class="soft">${t(`role-${ROLES[game.roles[number]]}`)}</span>
                      `
                    : null
                }
                ${
                  game.hands[number]?.some(Boolean)
                    ? html`
                        ${" "}
                        <span class="small soft hand-shown">${goodsWords(game.hands[number])}</span>
                      `
                    : null
                }
              </span>
              <strong>${game.points[number]}</strong>
            </li>
          `,
        )}
      </ul>
    </div>
  `;
}
