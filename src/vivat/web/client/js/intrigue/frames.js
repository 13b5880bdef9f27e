// How the big moments of intrigue are played: who does it to whom, and what comes of it; Power card by
// card; a victory role by role, and then why. Each frame shows the game as it was then.
import { isBegun, oneFrame } from "../table/playback.js";
import { GOLD, GOODS, PICTURES_MS, TOLD_IN_TWO } from "../wire.js";
import { isDrawn } from "./deed_picture.js";

/** @import { IntrigueDeedView, IntrigueView } from "../wire.js" */
/** @import { BegunView } from "../families/types.js" */
/** @import { Frame, Frames } from "../table/playback.js" */
/** @typedef {BegunView<"intrigue">} Begun */
/**
 * How far a deed is: begun, so many cards turned over, done; of a victory, so many have shown role and
 * hand, and why it was won.
 * @typedef {{kind: "begun"|"flipped"|"done"|"shown"|"won", number: number}} Cue
 */

/** Deeds for which somebody shows their role. @type {IntrigueDeedView["kind"][]} */
export const BY_ROLE = ["assassination", "accusation", "arrest"];

/** A view with another part of its game. @type {(view: Begun, game: Partial<IntrigueView>) => Begun} */
const playing = (view, game) => ({ ...view, game: { ...view.game, ...game } });

/**
 * A list in which some have another value.
 * @template T
 * @param {readonly T[]} list
 * @param {(number|undefined)[]} which
 * @param {(place: number) => T} value
 */
const changed = (list, which, value) =>
  list.map((each, place) => (which.includes(place) ? value(place) : each));

/**
 * What goes from hand to hand by a deed, as far as it is told: gold, cards, and cards by suit of those
 * whom the
 * viewer knows.
 * @param {IntrigueDeedView|null} deed @param {number} player
 */
function gains(deed, player) {
  const goods = GOODS.map(() => 0);
  let unknown = 0;
  for (const [giver, taker, told, untold] of [...(deed?.paid ?? []), ...(deed?.transfers ?? [])]) {
    const sign = Number(taker === player) - Number(giver === player);
    told.forEach((count, good) => (goods[good] += sign * count));
    unknown += sign * untold;
  }
  const suits = goods.slice(0, GOLD);
  return { gold: goods[GOLD], suits, cards: suits.reduce((sum, count) => sum + count, unknown) };
}

/**
 * The game with what a deed has moved from hand to hand, and without its offer.
 * @param {Begun} before
 * @param {IntrigueDeedView} deed
 * @param {IntrigueDeedView|null} known what of the deed was there before
 */
function moved(before, deed, known) {
  const { game: was } = before;
  const [now, then] = [deed, known].map((each) => was.gold.map((_gold, player) => gains(each, player)));
  const mine = before.me === null ? null : before.chairs[before.me].seat;
  // What one has picked to sell is not in the hand any more.
  const picked = (deed.kind === "sale" && was.selling) || GOODS.map(() => 0);
  const count = picked.reduce((sum, cards) => sum + cards, 0);
  return playing(before, {
    gold: was.gold.map((gold, player) => gold + now[player].gold - then[player].gold),
    hand_sizes: was.hand_sizes.map(
      (size, player) => size + now[player].cards - then[player].cards + (player === deed.player ? count : 0),
    ),
    hand:
      was.hand && mine !== null
        ? was.hand.map((cards, suit) => cards + now[mine].suits[suit] - then[mine].suits[suit] + picked[suit])
        : was.hand,
    selling: deed.kind === "sale" ? null : was.selling,
    ...(deed.kind === "trade" ? { offer: null, asked: null, draft: null, offered_by: null } : {}),
  });
}

/**
 * The game after a deed that others have followed already.
 * @param {Begun} start
 * @param {IntrigueDeedView} deed
 * @param {IntrigueDeedView|null} known what of the deed was there before
 * @param {IntrigueView} is
 */
function afterwards(start, deed, known, is) {
  const before = moved(start, deed, known);
  const { game: was } = before;
  const { kind, player, other, result } = deed;
  /** @param {number} place */
  const role = (place) => is.roles[place];
  if (kind === "assassination") {
    const roles = changed(was.roles, [player, other], role);
    const gold = changed(was.gold, [other], () => 0);
    const hand_sizes = changed(was.hand_sizes, [other], () => 0);
    const hand = other === before.me ? (was.hand?.map(() => 0) ?? null) : was.hand;
    return playing(before, { roles, gold, hand_sizes, hand, dead: changed(was.dead, [other], () => true) });
  }
  if (kind === "arrest") {
    const roles = changed(was.roles, [player], role);
    return playing(before, { roles, jailed: changed(was.jailed, [other], () => true) });
  }
  if (kind === "accusation") return playing(before, { roles: changed(was.roles, [player], role) });
  if (kind === "alliance" && result === "allied") {
    const allies = changed(
      was.allies,
      [player, other],
      (place) => (place === player ? other : player) ?? null,
    );
    return playing(before, { allies });
  }
  return before;
}

/**
 * The frames of a victory: everybody shows role and hand, whoever has won last; and why.
 * @param {Begun} before @param {IntrigueView} is @returns {Frame<"intrigue">[]}
 */
function victoryFrames(before, is) {
  const { game: was } = before;
  const won = [...is.winners, ...is.allied_winners];
  const order = [...is.roles.keys()].sort(
    (one, other) => Number(won.includes(one)) - Number(won.includes(other)),
  );
  /** @type {Frame<"intrigue">[]} */
  const frames = order.map((_player, place) => {
    const shown = order.slice(0, place + 1);
    const roles = changed(was.roles, shown, (player) => is.roles[player]);
    const hands = changed(was.hands, shown, (player) => is.hands[player]);
    const view = playing(before, { roles, hands, to_act: null });
    return { view, ms: PICTURES_MS.unveiled / order.length, cue: { kind: "shown", number: place + 1 } };
  });
  const { roles, hands, victories, winners, allied_winners, points } = is;
  const view = playing(before, { roles, hands, victories, winners, allied_winners, points, to_act: null });
  return [...frames, { view, ms: PICTURES_MS.won, cue: { kind: "won", number: order.length } }];
}

/** Whether whoever did a deed wants to see what came of it. @param {IntrigueDeedView} deed */
const isShownToDoer = ({ kind }) => ["purchase", "bribe", "extortion", "investigation"].includes(kind);

/** How a deed of intrigue is played. @type {Frames<"intrigue">} */
export function intrigueFrames(before, told, after, how) {
  const { deed } = told;
  if (!isBegun(after)) return [oneFrame(before, told, after, how)];
  if (!isBegun(before) || deed.kind === "deal") {
    return [
      { view: after, ms: PICTURES_MS.done, cue: { kind: "done", number: 0 } },
      { view: after, ms: 0 },
    ];
  }
  const [was, is] = [before.game, after.game];
  const done = how.last ? after : afterwards(before, deed, how.known, is);
  /** @type {Frame<"intrigue">} */
  const end = { view: done, ms: 0, cue: { kind: "done", number: 0 } };
  // The last frame is the present, in which one is asked and nothing is played any more.
  const present = how.last ? [end] : [];
  if (deed.kind === "victory") return [...victoryFrames(before, is), end];
  const inTwo =
    TOLD_IN_TWO.some((kind) => kind === deed.kind) || (deed.kind === "alliance" && deed.result === "allied");
  if (inTwo) {
    // Whoever uses what only their role can do shows it first; by `after` others may have shown theirs, too.
    const shows = BY_ROLE.includes(deed.kind) ? [deed.player] : [];
    const roles = changed(was.roles, shows, (player) => is.roles[player]);
    const begun = playing(before, { roles });
    const result = { ...end, view: afterwards(before, deed, how.known, is), ms: PICTURES_MS.done };
    /** @type {Frame<"intrigue">} */
    const first = { view: begun, ms: PICTURES_MS.begun, cue: { kind: "begun", number: 0 } };
    return [...(how.grown ? [] : [first]), result, ...present];
  }
  const { flipped = [] } = deed;
  if (flipped.length) {
    const ms = Math.min(PICTURES_MS.flip, PICTURES_MS.flips / flipped.length);
    /** @type {Frame<"intrigue">[]} */
    const turned = flipped.map((_card, place) => ({
      view: before,
      ms,
      cue: { kind: "flipped", number: place + 1 },
    }));
    return [
      { view: before, ms, cue: { kind: "begun", number: 0 } },
      ...turned,
      { ...end, view: how.last ? before : done, ms: PICTURES_MS.done / 2 },
      ...present,
    ];
  }
  const beat = { ...oneFrame(before, told, after, how), view: done };
  // What is done to somebody is seen in the hall before the table goes on, and what one has bought or taken.
  if (how.last && deed.is_done && how.mine && isShownToDoer(deed)) {
    return [{ ...beat, view: before, ms: PICTURES_MS.own }, end];
  }
  return how.last && !how.mine && deed.is_done && isDrawn(deed.kind)
    ? [{ ...beat, view: before }, end]
    : [beat];
}
