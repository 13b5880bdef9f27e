// What happened, in words: every line of a table's log as a sentence.
import { textWords } from "./castle/moves.js";
import { t } from "./words.js";

export const GOODS = ["might", "knowledge", "influence", "power", "gold"];
export const ROLES = [
  "king",
  "assassin",
  "knight",
  "investigator",
  "sage",
  "politician",
  "ambassador",
  "merchant",
  "crime-lord",
  "fool",
];
const VOTES = ["yes", "no", "stomachache"];
const THRONE = 6;

/** A place of the castle, as the catalogues speak of it. @param {number} place */
export function placeFacts(place) {
  if (place < THRONE) return { kind: "floor", floor: place };
  if (place === THRONE) return { kind: "throne", floor: 0 };
  if (place <= 8) return { kind: "wc", floor: place - 4 };
  if (place <= 11) return { kind: "dungeon", floor: 12 - place };
  return { kind: ["box", "beside-board", "beside-throne"][place - 12], floor: 0 };
}

/** @typedef {{names: string[], seatNames: string[], facts: any}} Cast who plays, and what does not change in a game */

/** @param {any} table @param {import("./table_store.js").View} view @returns {Cast} */
export function castOf(table, view) {
  const names = view.places.map((place) => place.name || t("open-place"));
  /** @type {string[][]} */
  const seats = [];
  view.places.forEach((place, number) => (seats[place.seat] ??= []).push(names[number]));
  return { names, seatNames: seats.map((players) => players.join(" + ")), facts: table?.facts ?? {} };
}

/** @param {Cast} cast @param {number|undefined} character */
export function characterName(cast, character) {
  const name = character === undefined ? "" : (cast.facts.characters?.[character] ?? "");
  return name === "Jester" ? t("jester") : name;
}

/** Goods in words: "2 Might and 1 Gold". @param {number[]} goods */
export function goodsWords(goods) {
  const said = goods.flatMap((count, good) =>
    count ? [t("amount", { count, good: t(`good-${GOODS[good]}`) })] : [],
  );
  return said.length ? said.join(" + ") : t("nothing");
}

/** @param {Cast} cast @param {any} event */
function castleSentence(cast, event) {
  const who =
    event.player !== undefined
      ? (cast.names[event.player] ?? t("emissary"))
      : event.seat !== undefined
        ? cast.seatNames[event.seat]
        : "";
  const facts = {
    who,
    character: characterName(cast, event.character),
    ...(event.place === undefined ? { kind: "floor", floor: 0 } : placeFacts(event.place)),
    vote: event.vote === undefined ? "" : t(`vote-${VOTES[event.vote]}`),
    names:
      event.card === undefined
        ? ""
        : (cast.facts.favourites?.[event.card] ?? [])
            .map((/** @type {number} */ slot) => characterName(cast, slot))
            .join(", "),
    ambition: event.ambition === undefined ? "" : t(`ambition-${event.ambition + 1}`),
    points: event.points ?? 0,
    score: event.score ?? 0,
    round: (event.round ?? 0) + 1,
    drawn: event.drawn ?? 0,
  };
  return t(`event-${event.kind}`, facts);
}

/** @param {Cast} cast @param {any} event */
function intrigueSentence(cast, event) {
  const good = event.good === undefined ? "" : t(`good-${GOODS[event.good]}`);
  const prices = cast.facts.prices ?? {};
  const facts = {
    who: cast.names[event.player] ?? "",
    other: cast.names[event.other] ?? "",
    role: event.role === undefined ? "" : t(`role-${ROLES[event.role]}`),
    roles: event.role === undefined ? "" : t(`role-${ROLES[event.role]}`),
    good,
    goods: good && t("amount", { count: event.count ?? 1, good }),
    count: event.count ?? 0,
    gold: event.gold ?? 0,
    flag: event.flag ?? 0,
    round: (event.round ?? 0) + 1,
    buy: prices.buy ?? 2,
    bribe: prices.bribe ?? 3,
  };
  return t(`intrigue-event-${event.kind}`, facts);
}

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** @param {Cast} cast @param {boolean} intrigue @param {any} event */
export function eventSentence(cast, intrigue, event) {
  return capital(intrigue ? intrigueSentence(cast, event) : castleSentence(cast, event));
}

/** A line as a sentence; empty where there is nothing to say. @param {Cast} cast @param {boolean} intrigue @param {import("./table_store.js").Line} line */
export function sentence(cast, intrigue, line) {
  if (line.kind === "event") {
    const said = eventSentence(cast, intrigue, line.event);
    return line.by === "clock" ? `${said} ${t("line-by-clock")}` : said;
  }
  const name = line.place === undefined ? (line.name ?? "") : line.name || cast.names[line.place];
  const facts = {
    name,
    text: line.kind === "proposed" ? textWords(cast, line.text ?? "") : (line.text ?? ""),
    other: line.other === undefined ? "" : cast.names[line.other],
    seat: line.seat === undefined ? "" : cast.seatNames[line.seat],
  };
  if (["ballot", "noted", "discarded"].includes(line.kind)) return "";
  if (line.kind === "finished" && !intrigue) return ""; // the castle's last event has said so
  const said = line.team ? "line-said-team" : "line-said";
  if (line.kind === "phrase") return t(said, { ...facts, text: t(`phrase-${line.text}`) });
  if (line.kind === "said") return t(said, facts);
  if (line.kind === "arranged") return t(line.text ? "line-arranged" : "line-opened-place", facts);
  return t(`line-${line.kind}`, facts);
}

/** Events that a table has told in other words already: a ballot was cast, and then it is turned over. @param {import("./table_store.js").Line} line */
export function isEcho(line) {
  return line.kind === "event" && ["sealed", "ballot"].includes(line.event.kind);
}

/**
 * Lines without the votes whose cards were discarded: the server says from which event on votes may be read.
 * @param {import("./table_store.js").Line[]} lines @param {import("./table_store.js").View} view
 */
export function withoutDiscarded(lines, view) {
  let event = 0;
  return lines.filter((line) => {
    if (!["event", "discarded"].includes(line.kind) || line.game !== view.games) return true;
    event += 1;
    return !line.fades || event > (view.game?.open_votes ?? 0);
  });
}

/** Lines that tell what is on the viewer's own secret cards. @param {import("./table_store.js").Line} line */
export function isOwnSecret(line) {
  return (
    line.kind === "event" &&
    ["favourites-dealt", "ambition-offered", "ambition-kept", "role-dealt"].includes(line.event.kind)
  );
}

/** Lines that would give away what the viewer has covered. @param {import("./table_store.js").Line} line */
export function isCovered(line) {
  return isOwnSecret(line) || line.event?.kind === "role-seen";
}

/** Lines that begin a group in the log. @param {import("./table_store.js").Line} line */
export function beginsGroup(line) {
  return (
    line.kind === "started" ||
    (line.kind === "event" && ["round-begins", "turn-begins", "candidate"].includes(line.event.kind))
  );
}
