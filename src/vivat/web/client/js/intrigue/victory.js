// Who has won, all roles and all hands, and how near everybody was to winning.
import { fetchLog } from "../api.js";
import { html, useEffect, useSignal } from "../html.js";
import { seatIdentity } from "../table/identity.js";
import { Medallion } from "../table/medallion.js";
import { t } from "../words.js";
import { capital, deedWords } from "../log_words.js";
import { playerPerson, playerWords } from "../persons.js";
import { complain } from "../toast.js";
import { DeedPicture } from "./deed_picture.js";
import { needWords } from "./goal.js";
import { RolePicture } from "./role_picture.js";
import { goodsWords, roleName } from "./sentences.js";
import { winWords } from "./sheet.js";

/** @import { Closest, IntrigueView, IntrigueVictory } from "../wire.js" */
/** @import { ToldOf } from "../families/types.js" */
/** @import { IntrigueCast } from "./sentences.js" */

/**
 * Why a player has won.
 * @param {IntrigueCast} cast
 * @param {IntrigueView} game
 * @param {IntrigueVictory} victory
 */
export function victoryWords(cast, game, { player, how, other }) {
  const role = game.roles[player] ?? 0;
  const facts = {
    who: capital(playerWords(cast, player)),
    "who-is": playerPerson(cast, player),
    role: roleName(role),
  };
  const partner = other ?? player;
  const ally = { other: playerWords(cast, partner), "other-is": playerPerson(cast, partner) };
  switch (how) {
    case "ally":
    case "last-two":
      return t("victory-allied", { ...facts, ...ally, last_two: how === "ally" ? 0 : 1 });
    case "last":
      return t("victory-last", facts);
    case "shared":
      return t("victory-shared", { ...facts, other: roleName(game.roles[partner] ?? 0) });
    default:
      return t("victory-role", { ...facts, condition: winWords(cast, role) });
  }
}

/** What is told of the end by itself. @type {ToldOf<"intrigue">["deed"]["kind"][]} */
const OF_THE_END = ["victory", "unmasking"];

/** How many turning points are told: the last ones. */
const TURNING_POINTS = 4;

/** The weight of a deed that is an event. */
const EVENT = 3;

/**
 * The deeds that decided a game: its events, the last of them.
 * @param {ToldOf<"intrigue">[]} deeds @param {number} number which game of the table
 */
const turningPoints = (deeds, number) =>
  deeds
    .filter(({ game, deed }) => game === number && deed.weight === EVENT && !OF_THE_END.includes(deed.kind))
    .slice(-TURNING_POINTS);

/** Whoever wins by their role is told before whoever wins with them. @param {IntrigueVictory} victory */
const isWithOther = ({ other }) => Number(other !== null && other !== undefined);

/**
 * By player, when each was nearest to winning; empty until it is known, and where no server knows it.
 * @param {string|null} table @param {number} number which game of the table
 */
function useClosest(table, number) {
  const closest = useSignal(/** @type {Closest[]} */ ([]));
  useEffect(() => {
    if (table !== null) fetchLog(table, number, null).then((log) => (closest.value = log.closest), complain);
  }, [table, number]);
  return closest.value;
}

/**
 * @typedef {object} VictoryProps
 * @property {string|null} table its id; null in a lesson
 * @property {IntrigueView} game
 * @property {IntrigueCast} cast
 * @property {ToldOf<"intrigue">[]} deeds
 * @property {number} number which game of the table it is
 */

/** Who has won and why, what decided it, and all roles and hands. @param {VictoryProps} props */
export function Victory({ table, game, cast, deeds, number }) {
  const closest = useClosest(table, number);
  const won = game.victories.map((victory) => victory.player);
  const decisive = turningPoints(deeds, number);
  const ranked = [...cast.names.keys()].sort(
    (one, other) =>
      Number(game.winners.includes(other)) - Number(game.winners.includes(one)) ||
      game.points[other] - game.points[one],
  );
  return html`
    <div class="ranking">
      ${[...game.victories]
        .sort((one, other) => isWithOther(one) - isWithOther(other))
        .map(
          (victory) => html`
            <p class="why" key=${victory.player}>${victoryWords(cast, game, victory)}</p>
          `,
        )}
      <h3>${t("victory-table")}</h3>
      ${
        won.length
          ? null
          : html`
              <p>${t("intrigue-event-no-victory")}</p>
            `
      }
      <ul>
        ${ranked.map(
          (player) => html`
            <${Ranked}
              key=${player}
              player=${player}
              victory=${game.victories.find((each) => each.player === player) ?? null}
              game=${game}
              cast=${cast}
              closest=${closest.find((each) => each.player === player) ?? null}
            />
          `,
        )}
      </ul>
      ${
        decisive.length > 0 &&
        html`
          <h3>${t("victory-turning-points")}</h3>
          <ol class="turning-points">
            ${decisive.map(
              (told) => html`
                <li key=${told.number}>
                  <${DeedPicture} kind=${told.deed.kind} size=${28} />
                  ${" "}${deedWords(cast, told)}
                </li>
              `,
            )}
          </ol>
        `
      }
    </div>
  `;
}

/**
 * How near a player came, and when; and why all that the role asks for did not win.
 * @param {IntrigueCast} cast @param {Closest} closest
 */
function closestWords(cast, { round, progress, missed }) {
  if (!progress.allied && progress.needs.every(([, have]) => have === 0)) return t("victory-nothing");
  const { exactly, when } = cast.facts.sheet[progress.role];
  const needs = [
    ...progress.needs.map((need) => needWords(need, exactly)),
    ...(progress.allied === null ? [] : [t("progress-alliance", { allied: progress.allied ? 1 : 0 })]),
  ];
  const near = t("victory-closest", { round, ready: progress.is_ready ? 1 : 0, needs: needs.join(", ") });
  return missed ? `${near}. ${t("victory-missed", { missed, when })}.` : near;
}

/**
 * @param {{
 *   player: number, victory: IntrigueVictory|null, game: IntrigueView, cast: IntrigueCast, closest:
 * Closest|null,
 * }} props
 */
function Ranked({ player, victory, game, cast, closest }) {
  const won = victory !== null;
  const role = game.roles[player];
  const hand = game.hands[player];
  return html`
    <li class=${won ? "winner" : ""}>
      <${Medallion}
        who=${seatIdentity(player)}
        size=${40}
        mood=${won ? "proud" : game.dead[player] ? "dead" : game.jailed[player] ? "jailed" : "calm"}
      />
      <${RolePicture} role=${role} width=${44} />
      <span>
        ${player === cast.me?.seat ? capital(t("reader")) : cast.names[player]}${won ? " ♛" : ""}
        ${
          role === null
            ? null
            : html`
                ${" "}
                <span class="soft">${roleName(role)}</span>
              `
        }
        ${
          hand?.some(Boolean)
            ? html`
                ${" "}
                <span class="small soft hand-shown">${goodsWords(hand)}</span>
              `
            : null
        }
        ${
          victory &&
          html`
            <span class="small worth">
              ${t("victory-worth", { how: victory.how, points: victory.points, alone: victory.alone })}
            </span>
          `
        }
        ${
          closest &&
          !won &&
          html`
            <span class="small closest">${closestWords(cast, closest)}</span>
          `
        }
      </span>
      <strong>${game.points[player]}</strong>
    </li>
  `;
}
