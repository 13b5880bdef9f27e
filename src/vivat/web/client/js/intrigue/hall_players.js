// The players in the hall: people around its table, with what everybody sees of them, and the piles
// between them.
import { artOf } from "../art.js";
import { html } from "../html.js";
import { markersWords } from "./scenario.js";
import { seatIdentity } from "../table/identity.js";
import { Medallion } from "../table/medallion.js";
import { GOODS, POWER } from "../wire.js";
import { capital } from "../log_words.js";
import { playerWords } from "../persons.js";
import { t } from "../words.js";
import { allyName } from "./action_words.js";
import { Card, Coins, Pile } from "./cards.js";
import { GoodIcon } from "./goods.js";
import { Hall } from "./hall.js";
import { heldSign, heldWords, NONE } from "./known.js";
import { RolePicture } from "./role_picture.js";
import { goodName, roleName } from "./sentences.js";
import { travelsOf } from "./travels.js";

/** @import { IntrigueView, View } from "../wire.js" */
/** @import { Markup } from "../html.js" */
/** @import { Mood } from "../table/medallion.js" */
/** @import { ToldOf } from "../families/types.js" */
/** @import { TimeOfDay, Bond } from "./hall.js" */
/** @import { IntrigueCast } from "./sentences.js" */
/** @import { Wanted } from "./choices.js" */
/** @import { Held } from "./known.js" */

/** By the round: a game begins in the morning. @type {TimeOfDay[]} */
const HOURS = ["morning", "day", "day", "evening", "night"];

/**
 * What has become of a player; the own role is nobody's business before the end.
 * @param {IntrigueView} game
 * @param {number} player
 * @param {boolean} own
 */
export function fateWords(game, player, own) {
  const role = game.roles[player];
  return [
    role !== null && !own && roleName(role),
    game.dead[player] && t("intrigue-player-dead"),
    game.jailed[player] && t("intrigue-player-jailed"),
  ]
    .filter(Boolean)
    .join(" · ");
}

/**
 * All that everybody sees of a player, in words.
 * @param {IntrigueCast} cast @param {IntrigueView} game @param {number} player @param {boolean} own
 */
export function seenWords(cast, game, player, own) {
  const ally = allyName(cast, game, player);
  const power = game.shown_power[player];
  const marker = game.markers[player];
  return [
    t("intrigue-gold", { count: game.gold[player] }),
    t("intrigue-hand", { count: game.hand_sizes[player] }),
    fateWords(game, player, own),
    ally && t("intrigue-ally", { who: ally }),
    power && t("intrigue-shown-power", { count: power }),
    marker !== null && t("intrigue-marker", { good: goodName(marker) }),
  ]
    .filter(Boolean)
    .join(" · ");
}

/**
 * @typedef {object} HallPlayersProps
 * @property {number|null} me
 * @property {boolean} over
 * @property {IntrigueCast} cast
 * @property {IntrigueView} game
 * @property {(wanted: Wanted) => void} [choose] what a touch on somebody or something does
 * @property {Wanted|null} [wanted] who or what is chosen
 * @property {(player: number) => Markup} [signs] what else stands at a chair
 * @property {Set<number>} [marked] whom the last deed names
 * @property {Set<number>} [aims] whom the chosen action can be done to
 * @property {View["knowledge"]} [knowledge] what one knows of everybody
 * @property {View["session"]} [session] points of the session, by player
 * @property {View["role_claims"]} [claims] which roles people say to have
 * @property {ToldOf<"intrigue">|null} [deed] what is played and moves goods
 */

/**
 * Everybody in the hall with what they own, and the piles.
 * @param {HallPlayersProps} props
 */
export function HallPlayers(props) {
  const {
    me,
    over,
    cast,
    game,
    choose,
    wanted = null,
    signs,
    marked,
    aims,
    knowledge,
    session,
    claims,
    deed,
  } = props;
  const bonds = game.allies.flatMap((ally, player) =>
    ally !== null && ally > player ? [/** @type {Bond} */ ([player, ally])] : [],
  );
  /** @param {number} player */
  const look = (player) =>
    [
      seatIdentity(player).look,
      !over && game.to_act === player && "asked",
      game.dead[player] && "dead",
      game.jailed[player] && "jailed",
      game.allies[player] !== null && "allied",
      player === me && "me",
      marked?.has(player) && "marked",
      aims?.has(player) && "aim",
      wanted && "player" in wanted && wanted.player === player && "chosen",
    ]
      .filter(Boolean)
      .join(" ");
  return html`
    <div class="hall-players" role="group" aria-label=${t("intrigue-hall")}>
      <${Hall}
        count=${cast.names.length}
        first=${me ?? 0}
        time=${HOURS[Math.min(game.round, HOURS.length) - 1]}
        bonds=${bonds}
        look=${look}
        person=${(/** @type {number} */ player) => html`
          <${PlayerChair}
            player=${player}
            cast=${cast}
            game=${game}
            own=${player === me && !over}
            me=${player === me}
            points=${session?.[player] ?? null}
            claimed=${claims?.findLast(({ chair }) => chair === player)?.role ?? null}
            found=${game.roles[player] === null ? (knowledge?.[player].role ?? null) : null}
            known=${over || player === me ? null : (knowledge?.[player].cards ?? null)}
            choose=${choose}
          />
          ${signs?.(player)}
        `}
        travels=${travelsOf(deed ?? null)}
      >
        <${Piles} game=${game} choose=${choose} />
      <//>
    </div>
  `;
}

/** The pile and the discards. @param {{game: IntrigueView, choose?: (wanted: Wanted) => void}} props */
function Piles({ game, choose }) {
  const top = game.discards.at(-1) ?? null;
  const piles = /** @type {const} */ ([
    ["pile", t("intrigue-pile", { count: game.pile_size }), game.pile_size, null],
    [
      "discard",
      top === null
        ? t("intrigue-no-discard")
        : t("intrigue-discard-on-top", { count: game.discards.length, good: goodName(top) }),
      game.discards.length,
      top,
    ],
  ]);
  return html`
    <div class="piles">
      ${piles.map(
        ([what, words, count, good]) => html`
          <button
            key=${what}
            class=${`pile-${what}`}
            aria-label=${words}
            disabled=${!choose}
            data-drop=${choose ? what : undefined}
            onClick=${() => choose?.({ pile: what })}
          >
            <${Pile} count=${count} top=${good} />
            <span class="number" aria-hidden="true">${count}</span>
          </button>
        `,
      )}
    </div>
  `;
}

/** @param {IntrigueView} game @param {number} player @returns {Mood} */
function moodOf(game, player) {
  if (game.dead[player]) return "dead";
  if (game.jailed[player]) return "jailed";
  return game.to_act === player ? "asked" : "calm";
}

/**
 * @typedef {object} PlayerChairProps
 * @property {number} player
 * @property {IntrigueCast} cast
 * @property {IntrigueView} game
 * @property {boolean} own
 * @property {boolean} me whether it is the viewer
 * @property {number|null} points of the session, where one is played
 * @property {number|null} claimed the role that they said last to have
 * @property {number|null} found a role that no card shows, and that one knows nevertheless
 * @property {Held[]|null} known what one knows of their cards
 * @property {(wanted: Wanted) => void} [choose]
 */

/** Somebody at the table; an empty chair where somebody has died. @param {PlayerChairProps} props */
function PlayerChair({ player, cast, game, own, me, points, claimed, found, known, choose }) {
  const foundWords = found === null ? "" : t("intrigue-you-know", { role: roleName(found) });
  const scored = points === null ? "" : t("points", { count: points });
  const seen = t("intrigue-seen", { who: cast.names[player], seen: seenWords(cast, game, player, own) });
  const claim = claimed === null ? "" : t("intrigue-claims", { role: roleName(claimed) });
  const cards = (game.hand_sizes[player] ? (known ?? []) : []).map((held, good) => {
    const words = heldWords(held);
    return words && t("intrigue-known", { good: goodName(good), held: words });
  });
  const heard = [seen, foundWords, ...cards, claim, scored];
  return html`
    <button
      class="player-chair"
      disabled=${!choose || own}
      aria-label=${heard.filter(Boolean).join(" · ")}
      data-drop=${choose && !own ? `player-${player}` : undefined}
      onClick=${() => choose?.({ player })}
    >
      <span class="face" aria-hidden="true">
        <${Medallion} who=${seatIdentity(player)} size=${56} mood=${moodOf(game, player)} />
        <${CardsAtFace}
          role=${own ? null : game.roles[player]}
          dead=${game.dead[player]}
          found=${found}
          foundWords=${foundWords}
          marker=${game.markers[player]}
        />
      </span>
      <${NamePlate}
        player=${player}
        cast=${cast}
        game=${game}
        own=${own}
        me=${me}
        points=${points}
        claim=${game.roles[player] === null || own ? claim : ""}
        known=${own ? null : known}
      />
    </button>
  `;
}

/**
 * @typedef {object} CardsAtFaceProps
 * @property {number|null} role the one that a card shows
 * @property {boolean} dead
 * @property {number|null} found a role that no card shows, and that one knows nevertheless
 * @property {string} foundWords
 * @property {number|null} marker the good of a marker card
 */

/** The role that somebody shows, or that one knows, and their marker. @param {CardsAtFaceProps} props */
function CardsAtFace({ role, dead, found, foundWords, marker }) {
  return html`
    ${
      role !== null &&
      html`
        <${RolePicture} role=${role} width=${38} state=${dead ? "dead" : "open"} />
      `
    }
    ${
      found !== null &&
      html`
        <span class="found" title=${foundWords}><${RolePicture} role=${found} width=${34} /></span>
      `
    }
    ${
      marker !== null &&
      html`
        <span class="marker"><${Card} good=${marker} width=${26} /></span>
      `
    }
  `;
}

/**
 * The plate below a face: the name, gold and cards, the ally, and what has become of them.
 * @param {Omit<PlayerChairProps, "found" | "choose" | "claimed"> & {claim: string}} props
 */
function NamePlate({ player, cast, game, own, me, points, claim, known }) {
  const power = game.shown_power[player];
  const fate = fateWords(game, player, own);
  return html`
    <span class="plate" aria-hidden="true">
      <span class="who">
        ${me ? capital(t("reader")) : cast.names[player]}${
          points !== null &&
          html`
            ${" "}
            <span class="points">★${points}</span>
          `
        }
      </span>
      <span class="owns">
        <${Coins} amount=${game.gold[player]} size=${16} />
        <strong>${game.gold[player]}</strong>
        <${Backs} count=${game.hand_sizes[player]} />
        <strong>${game.hand_sizes[player]}</strong>
        ${
          power > 0 &&
          html`
            <span class="shown-power">
              <svg viewBox="0 0 100 100" width="16" height="16">
                <use href=${artOf("intrigue/goods", GOODS[POWER])} width="100" height="100" />
              </svg>
              ${power}
            </span>
          `
        }
      </span>
      <${KnownCards} known=${known} count=${game.hand_sizes[player]} />
      ${
        game.allies[player] !== null &&
        html`
          <span class="banner">${capital(playerWords(cast, game.allies[player]))}</span>
        `
      }
      ${[fate, claim].filter(Boolean).map(
        (words) => html`
          <span key=${words} class="fate">${words}</span>
        `,
      )}
    </span>
  `;
}

/**
 * What one knows of somebody's cards, in signs: at least so many, or none. Of an empty hand everybody knows.
 * @param {{known: Held[]|null, count: number}} props
 */
function KnownCards({ known, count }) {
  const signs = (known ?? []).flatMap((held, good) => {
    const sign = count ? heldSign(held) : "";
    return sign ? [{ good, sign }] : [];
  });
  if (!signs.length) return null;
  return html`
    <span class="known">
      ${signs.map(
        ({ good, sign }) => html`
          <span key=${good} class=${sign === NONE ? "none" : ""}>
            <${GoodIcon} good=${good} size=${16} />
            ${sign}
          </span>
        `,
      )}
    </span>
  `;
}

/** More cards than these are not drawn one by one. */
const MOST_BACKS = 6;

/** Cards that somebody holds, from behind. @param {{count: number}} props */
function Backs({ count }) {
  const shown = Math.min(MOST_BACKS, count);
  return html`
    <svg class="backs" viewBox=${`0 0 ${14 + 6 * Math.max(0, shown - 1)} 20`} height="18">
      ${Array.from(
        { length: shown },
        (_, place) => html`
          <use key=${place} href=${artOf("intrigue/goods", "back")} x=${6 * place} width="14" height="20" />
        `,
      )}
    </svg>
  `;
}

/** Which card face up means which target, where there are such cards. @param {{cast: IntrigueCast}} props */
export function MarkerLegend({ cast }) {
  const { markers } = cast.facts.scenario;
  if (!markers.length) return null;
  return html`
    <p class="small legend">${markersWords(markers)}</p>
  `;
}
