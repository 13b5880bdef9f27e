// The ring of players with the piles in the middle.
import { artOf } from "../art.js";
import { html } from "../html.js";
import { seatIdentity } from "../table/identity.js";
import { Medallion } from "../table/medallion.js";
import { GOLD, GOODS } from "../wire.js";
import { t } from "../words.js";
import { CardArt } from "./cards.js";
import { Good } from "./goods.js";
import { goodName, roleName } from "./sentences.js";

/** @import { IntrigueView } from "../wire.js" */
/** @import { IntrigueCast } from "./sentences.js" */
/** @typedef {{number: number, x: number, y: number}} Spot where a player sits in the picture */

/** @param {string} name */
const shortened = (name) => (name.length > 12 ? `${name.slice(0, 11)}…` : name);

/**
 * The spots of so many players, with oneself at the lower end.
 * @param {number} count
 * @param {number} me
 * @returns {Spot[]}
 */
const ring = (count, me) =>
  Array.from({ length: count }, (_, number) => {
    const angle = Math.PI / 2 + (((number - me + count) % count) / count) * 2 * Math.PI;
    return { number, x: 320 + 214 * Math.cos(angle), y: 246 + 186 * Math.sin(angle) };
  });

/**
 * What has become of a player; the own role is nobody's business before the end.
 * @param {IntrigueView} game
 * @param {number} player
 * @param {boolean} own
 */
export function fateWords(game, player, own) {
  if (game.dead[player]) return t("court-dead");
  if (game.jailed[player]) return t("court-jailed");
  const role = game.roles[player];
  return role !== null && !own ? roleName(role) : "";
}

/** @param {{me: number|null, over: boolean, cast: IntrigueCast, game: IntrigueView}} props */
export function Court({ me, over, cast, game }) {
  const spots = ring(cast.names.length, me ?? 0);
  const allied = spots.filter(({ number }) => (game.allies[number] ?? -1) > number);
  return html`
    <svg
      class="court"
      viewBox="0 0 640 500"
      role="img"
      aria-label=${t("court-picture", { pile: game.pile_size, discards: game.discards.length })}
    >
      <ellipse class="cloth" cx="320" cy="246" rx="250" ry="196" />
      ${allied.map((one) => {
        const other = spots[game.allies[one.number] ?? 0];
        const way = `M${one.x} ${one.y}Q320 246 ${other.x} ${other.y}`;
        return html`
          <path key=${`a${one.number}`} class="bond" d=${way} />
        `;
      })}
      <${Piles} game=${game} />
      ${spots.map(
        (spot) => html`
          <${Courtier}
            key=${spot.number}
            spot=${spot}
            name=${cast.names[spot.number]}
            game=${game}
            mine=${spot.number === me}
            fate=${fateWords(game, spot.number, spot.number === me && !over)}
          />
        `,
      )}
    </svg>
  `;
}

/** The pile and the discards. @param {{game: IntrigueView}} props */
function Piles({ game }) {
  const top = game.discards.at(-1);
  return html`
    <g class="stack" transform="translate(262 232)">
      <g transform="translate(-36 -44) scale(0.56)"><${CardArt} good=${null} /></g>
      <g transform="translate(-33 -49) scale(0.56)"><${CardArt} good=${null} /></g>
      <circle class="badge" cx="30" cy="-40" r="20" />
      <text class="number" x="30" y="-33" text-anchor="middle">${game.pile_size}</text>
      <text x="0" y="72" text-anchor="middle">${t("pile")}</text>
    </g>
    <g class="stack" transform="translate(380 232)">
      ${
        top === undefined
          ? html`
              <rect class="discard" x="-34" y="-46" width="68" height="92" rx="8" />
            `
          : html`
              <g transform="translate(-34 -47) scale(0.56)"><${CardArt} good=${top} /></g>
            `
      }
      <text y="72" text-anchor="middle">${t("discards", { count: game.discards.length })}</text>
    </g>
  `;
}

/**
 * A player of the ring.
 * @param {{spot: Spot, name: string, game: IntrigueView, mine: boolean, fate: string}} props
 */
function Courtier({ spot: { number, x, y }, name, game, mine, fate }) {
  const marker = game.markers[number];
  const looks = ["courtier", game.to_act === number && "asked", game.dead[number] && "dead", mine && "me"];
  return html`
    <g class=${looks.filter(Boolean).join(" ")} transform=${`translate(${x} ${y})`}>
      <rect x="-80" y="-44" width="160" height=${fate ? 100 : 84} rx="14" />
      <g transform=${`translate(${x > 320 ? 60 : -112} -18)`}>
        <${Medallion}
          who=${seatIdentity(number)}
          size=${52}
          mood=${game.dead[number] ? "dead" : game.jailed[number] ? "jailed" : "calm"}
        />
      </g>
      <text y="-14" text-anchor="middle" class="who">${shortened(name)}</text>
      <g transform="translate(-46 14)">
        <${Good} good=${GOLD} size=${24} />
        <text x="18" y="8">${game.gold[number]}</text>
      </g>
      <g transform="translate(22 14)">
        <use href=${artOf("court/goods", "back")} x="-10" y="-14" width="20" height="28" />
        <text x="16" y="8">${game.hand_sizes[number]}</text>
      </g>
      ${
        fate
          ? html`
              <text y="46" text-anchor="middle" class="fate">${fate}</text>
            `
          : null
      }
      ${
        marker === null
          ? null
          : html`
              <g class="marker" transform="translate(78 -42)">
                <title>${t("court-marker", { good: goodName(marker) })}</title>
                <rect x="-18" y="-24" width="36" height="48" rx="5" />
                <${Good} good=${marker} size=${26} />
              </g>
            `
      }
    </g>
  `;
}

/** Which card face up means which target, where there are such cards. @param {{cast: IntrigueCast}} props */
export function MarkerLegend({ cast }) {
  const { markers } = cast.facts.scenario;
  if (!markers.length) return null;
  const targets = markers.map(([suit, role]) => [GOODS[suit], t("role-the", { role: roleName(role) })]);
  return html`
    <p class="small legend">${t("court-marker-legend", Object.fromEntries(targets))}</p>
  `;
}
