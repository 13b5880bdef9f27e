// What one is asked in a castle game besides a climb: to agree with a partner, to keep an Ambition; and all
// moves as a list.
import { html } from "../html.js";
import { Doubt } from "../deciding.js";
import { capital, isCovered, sentenceWords } from "../log_words.js";
import { playerWords, seatPerson, seatWords } from "../persons.js";
import { FirstUse } from "../table/first_use.js";
import { OwnTime } from "../table/people.js";
import { PromptFrame } from "../table/prompt_frame.js";
import { DeedLine } from "../table/recent_deeds.js";
import { PLACES } from "../wire.js";
import { listed, t } from "../words.js";
import { Election } from "./election.js";
import { moveWords } from "./moves.js";
import { Proposal, proposalWords } from "./proposal.js";
import { lastCounts, RoundResult } from "./scoring.js";
import { about } from "./sentences.js";

/** @import { CastleAction, CastleView } from "../wire.js" */
/** @import { Act, DoubtSignal } from "../deciding.js" */
/** @import { Markup } from "../html.js" */
/** @import { Moment } from "../table/playback.js" */
/** @import { ViewOf } from "../families/types.js" */
/** @import { ShownTable } from "../shown_table.js" */
/** @import { CastleCast } from "./sentences.js" */

/**
 * Who is ahead of everybody else, and by how much.
 * @param {CastleView} game @param {CastleCast} cast
 */
function leadWords({ standings }, cast) {
  const leaders = standings.filter(({ rank }) => rank === 1);
  if (leaders.length === standings.length) return t("castle-level");
  const who = leaders.map(({ seat }) => seatWords(cast, seat));
  if (who.length > 1) return t("castle-lead-together", { who: listed(who) });
  const person = seatPerson(cast, leaders[0].seat);
  return t("castle-leads", { who: who[0], "who-is": person, points: standings[1].behind });
}

/**
 * What a frame shows, in words; empty where the deed says it.
 * @param {Moment<"castle">} moment @param {CastleView} game @param {CastleCast} cast
 */
function cueWords({ told, frame: { cue } }, game, cast) {
  const deed = told?.deed;
  if (!cue || !deed) return "";
  if (cue.kind === "counted") {
    const {
      player,
      total,
      score,
      ambition,
      ambition_points: points,
    } = game.counts[deed.count ?? 0].rows[cue.number];
    const who = playerWords(cast, player);
    const words = capital(t("castle-counted", { who, points: total, score }));
    return ambition === null
      ? words
      : `${words} ${t("castle-counted-ambition", { ambition: t(`ambition-${ambition + 1}`), points })}`;
  }
  if (cue.kind === "result") {
    return deed.sentences
      .slice(-1)
      .map((said) => sentenceWords(cast, said))
      .join("");
  }
  // Who begins; one's new Favourites lie over the castle meanwhile.
  if (cue.kind === "dealt") return sentenceWords(cast, deed.sentences[0]);
  const seat = deed.seat ?? 0;
  const facts = {
    ...about(cast, deed.candidate),
    who: seatWords(cast, seat),
    "who-is": seatPerson(cast, seat),
  };
  return capital(t(`castle-${cue.kind}`, facts));
}

/**
 * @typedef {object} PromptProps
 * @property {ShownTable<"castle">} store
 * @property {ViewOf<"castle">} view
 * @property {CastleView} game
 * @property {CastleCast} cast
 * @property {Markup} lately
 */

/** What happens now, and who is asked; nothing when the game is over. @param {PromptProps} props */
export function Prompt({ store, view, game, cast, lately }) {
  if (view.status === "finished") return null;
  const moment = store.moment.value;
  const others = view.chairs.filter(({ seat }, chair) => view.waited_for.includes(seat) && chair !== view.me);
  const who = listed(others.map(({ name }) => name));
  const mine = view.legal.length > 0 && (game.phase !== "vote" || view.ballot === null);
  const key = mine ? `castle-ask-${game.phase}` : others.length ? "waiting-for" : "castle-wait-a-moment";
  const told = moment?.told;
  const played =
    moment &&
    told &&
    (cueWords(moment, game, cast) ||
      html`
        <${DeedLine}
          told=${told}
          view=${view}
          cast=${cast}
          hides=${store.covered.value ? isCovered : undefined}
        />
      `);
  const proposed = view.proposal && proposalWords(view.proposal, view, cast);
  const asked = t(key, { who, round: game.round });
  const teams = !store.table.value?.options.shared_pawn && cast.seats.some((chairs) => chairs.length > 1);
  const lower = teams ? ` · ${t("team-lower")}` : "";
  const round = t("castle-round", { round: game.round, rounds: cast.facts.rounds });
  // Who leads is not known again before everybody's have been counted.
  const counting = moment && !moment.present && moment.frame.cue?.kind === "counted";
  return html`
    <${PromptFrame}
      store=${store}
      mine=${mine}
      asked=${store.replays ? played || t("replay-beginning") : proposed || asked}
      played=${played}
      stakes=${html`
        ${
          mine &&
          html`
            <${OwnTime} store=${store} view=${view} />
          `
        }
        ${counting ? round : `${round} · ${leadWords(game, cast)}${lower}`}
      `}
      lately=${html`
        <${RoundResult} counts=${lastCounts(store.deeds.value, game)} view=${view} cast=${cast} />
        ${lately}
      `}
    />
  `;
}

/**
 * @typedef {object} RequestsProps
 * @property {ViewOf<"castle">} view
 * @property {CastleView} game
 * @property {CastleCast} cast
 * @property {boolean} present whether nothing is left to be shown
 * @property {Act} act
 * @property {() => void} refuse puts the partner's proposal aside
 * @property {DoubtSignal} doubt
 * @property {(text: string) => string} words an action in words
 * @property {Markup} [lesson] what is said to somebody who learns
 */

/** All that is asked of whoever looks besides a climb, and said to them. @param {RequestsProps} props */
export function Requests({ view, game, cast, present, act, refuse, doubt, words, lesson }) {
  return html`
    <div class="ask">
      ${
        lesson ??
        html`
          <${FirstUse} topics=${present ? topicsOf(view, game, cast) : NOTHING_NEW} />
        `
      }
      <${Proposal} view=${view} act=${act} refuse=${refuse} />
      <${Doubt} doubt=${doubt} words=${words} act=${act} />
      ${
        game.phase === "keep" && view.legal.length
          ? html`
              <${AmbitionChoice} legal=${view.legal} cast=${cast} act=${act} />
            `
          : null
      }
      ${
        game.phase === "vote" && view.status !== "finished" && present
          ? html`
              <${Election} view=${view} game=${game} cast=${cast} act=${act} />
            `
          : null
      }
    </div>
  `;
}

/** @type {string[]} */
const NOTHING_NEW = [];

/**
 * What somebody may meet for the first time now.
 * @param {ViewOf<"castle">} view @param {CastleView} game @param {CastleCast} cast
 */
function topicsOf(view, game, { facts }) {
  const { legal } = view;
  if (!legal.length) return NOTHING_NEW;
  const team = view.me !== null && view.chairs.filter(({ seat }) => seat === view.chairs[view.me ?? 0].seat);
  return [
    game.phase === "keep" && "ambition",
    game.phase === "place" && (view.me === null ? "one-board" : "favourites"),
    game.phase === "climb" && "climb",
    game.phase === "vote" && "vote",
    game.phase === "vote" && game.votes_left === null && "forgotten-ballots",
    team && team.length > 1 && "teams",
    game.emissary_card !== null && "emissary",
    legal.some(({ verb }) => verb === "to-wc") && "wc",
    game.phase === "vote" && facts.jester !== null && game.candidate === facts.jester && "jester",
    game.phase === "vote" && game.votes?.stomachache && "stomachache",
    game.places.some((place) => PLACES[place].kind === "beside-throne") && "wedding",
  ].filter((topic) => typeof topic === "string");
}

/** @param {{legal: CastleAction[], cast: CastleCast, act: Act}} props */
function AmbitionChoice({ legal, cast, act }) {
  return html`
    <section class="card">
      <h2>${t("castle-ask-keep")}</h2>
      <div class="row ambitions">
        ${legal.map(
          ({ text, ambition = 0 }) => html`
            <button class="ambition" key=${text} onClick=${() => act(text)}>
              <strong>${t(`ambition-${ambition + 1}`)}</strong>
              <span>${t(`ambition-${ambition + 1}-when`)}</span>
              <span class="worth">${t("points", { count: cast.facts.ambitions[ambition] })}</span>
            </button>
          `,
        )}
      </div>
    </section>
  `;
}

/**
 * Every move as a button, for whoever prefers a list.
 * @param {{legal: CastleAction[], game: CastleView, cast: CastleCast, act: Act}} props
 */
export function AllMoves({ legal, game, cast, act }) {
  if (!legal.length || game.phase === "vote" || game.phase === "keep") return null;
  return html`
    <details class="card moves">
      <summary>${t("all-moves", { count: legal.length })}</summary>
      <div class="row">
        ${legal.map(
          (action) => html`
            <button class="small" key=${action.text} onClick=${() => act(action.text)}>
              ${moveWords(cast, action)}
            </button>
          `,
        )}
      </div>
    </details>
  `;
}
