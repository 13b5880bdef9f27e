// How the deeds of the castle games are played: a step in one frame, an election card by card, a count player
// by player. Each frame shows the castle as it was then.
import { PICTURES_MS, THRONE } from "../wire.js";
import { beatOf, isBegun } from "../table/playback.js";

/** @import { CastleDeedView, CastleView } from "../wire.js" */
/** @import { BegunView } from "../families/types.js" */
/** @import { Frame, Frames } from "../table/playback.js" */
/** @typedef {BegunView<"castle">} Begun */
/** @typedef {Frames<"castle", Begun>} BegunFrames */
/**
 * What of a deed a frame shows: so many ballots are laid, so many of them turned over, or what came of them;
 * or of a count, whose Favourites; or that new cards were dealt.
 * @typedef {{kind: "laid"|"turned"|"result"|"counted"|"dealt", number: number}} Cue
 */

/** How long somebody is on their way: by a step, and from the throne to where a vote sends them. */
const STEP_MS = 900;
const FALL_MS = 2000;

/** @param {CastleView} game @param {CastleDeedView} deed @param {number} [most] walks that are done */
function walked(game, { walks = [] }, most = walks.length) {
  const places = [...game.places];
  for (const [character, , end] of walks.slice(0, most)) places[character] = end;
  return places;
}

/**
 * The game after a deed that others have followed already.
 * It is put together here, for with the position after it every deed of a log would be as large as a view;
 * it is seen only while one catches up: the last moment is always the server's.
 * @param {CastleView} before
 * @param {CastleDeedView} deed
 * @param {CastleView} after
 * @returns {CastleView}
 */
function afterwards(before, deed, after) {
  const places = walked(before, deed);
  if (deed.kind === "round") return { ...after, places, phase: "deal" };
  if (deed.kind === "election" && deed.is_done) {
    const king = deed.result === "crowned" ? (deed.candidate ?? null) : before.king;
    return { ...before, places, king, phase: "climb", candidate: null };
  }
  if (deed.kind !== "count") return { ...before, places };
  const counts = after.counts.slice(0, (deed.count ?? 0) + 1);
  const { standings } = counts[counts.length - 1];
  return { ...before, ...scored(before, after, deed.count ?? 0, Infinity), standings, counts };
}

/**
 * The scores when so many rows of a count have been told.
 * @param {CastleView} before
 * @param {CastleView} after
 * @param {number} count
 * @param {number} rows
 * @returns {Pick<CastleView, "scores"|"emissary_score">}
 */
function scored(before, after, count, rows) {
  const scores = [...before.scores];
  let emissary_score = before.emissary_score;
  for (const { player, score } of after.counts[count].rows.slice(0, rows)) {
    if (player < scores.length) scores[player] = score;
    else emissary_score = score;
  }
  return { scores, emissary_score };
}

/** A view with another part of its game. @type {(view: Begun, game: Partial<CastleView>) => Begun} */
const playing = (view, game) => ({ ...view, game: { ...view.game, ...game } });

/** An election, from the way to the throne to what came of it. @type {BegunFrames} */
function electionFrames(before, { deed }, after, { grown, last }) {
  const { game } = before;
  const atThrone = deed.walks?.findIndex(([, , end]) => end === THRONE) ?? -1;
  const called = playing(before, {
    places: grown ? game.places : walked(game, deed, atThrone + 1),
    candidate: deed.candidate ?? null,
    crown: deed.seat ?? null,
    phase: "vote",
  });
  const done = last ? after : playing(before, afterwards(game, deed, after.game));
  /** @type {Frame<"castle">} */
  const procession = { view: called, ms: PICTURES_MS.procession, cue: { kind: "laid", number: 0 } };
  if (!deed.is_done) return [{ ...procession, view: last ? after : called }];
  /** @type {Frame<"castle">[]} */
  const frames = grown ? [] : [procession];
  const { ballots = [] } = deed;
  if (ballots.some(([, vote]) => vote !== null)) {
    const laid = grown ? [ballots.length] : ballots.map((_ballot, number) => number + 1);
    for (const number of laid) {
      frames.push({ view: called, ms: PICTURES_MS.laying / ballots.length, cue: { kind: "laid", number } });
    }
    frames[frames.length - 1].ms = PICTURES_MS.breath;
    ballots.forEach((_ballot, number) => {
      frames.push({
        view: called,
        ms: PICTURES_MS.turning / ballots.length,
        cue: { kind: "turned", number: number + 1 },
      });
    });
    frames[frames.length - 1].ms = PICTURES_MS.breath;
  }
  const cue = { kind: /** @type {const} */ ("result"), number: ballots.length };
  return [...frames, { view: done, ms: PICTURES_MS.result, cue, lands: FALL_MS }];
}

/** A count, player by player. @type {BegunFrames} */
function countFrames(before, { deed }, after, { last }) {
  const { game } = before;
  const { game: then } = after;
  const count = deed.count ?? 0;
  const { rows } = then.counts[count];
  const counts = then.counts.slice(0, count + 1);
  const counting = { ...before, voted: [] };
  const ms = Math.min(PICTURES_MS.row, PICTURES_MS.count / rows.length);
  /** @type {Frame<"castle">[]} */
  const frames = rows.map((_row, number) => ({
    view: playing(counting, { ...scored(game, then, count, number + 1), counts, candidate: null }),
    ms,
    cue: { kind: "counted", number },
  }));
  frames[frames.length - 1].view = last ? after : playing(before, afterwards(game, deed, then));
  return frames;
}

/** How a deed of a castle game is played. @type {Frames<"castle">} */
export function castleFrames(before, told, after, how) {
  const { deed } = told;
  if (!isBegun(before) || !isBegun(after)) return [{ view: after, ms: beatOf(told) }];
  if (deed.kind === "election") return electionFrames(before, told, after, how);
  if (deed.kind === "count" && after.game.counts[deed.count ?? 0]) {
    return countFrames(before, told, after, how);
  }
  const view = how.last ? after : playing(before, afterwards(before.game, deed, after.game));
  if (deed.kind === "round" && view.me !== null) {
    return [{ view, ms: PICTURES_MS.dealt, cue: { kind: "dealt", number: view.game.round } }];
  }
  return [{ view, ms: beatOf(told), lands: !how.mine && deed.walks?.length ? STEP_MS : 0 }];
}
