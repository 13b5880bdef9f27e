// What happened, in words: the lines of a table's log, and the deeds of its games.
import { tellingOf } from "./families/telling.js";
import { PLACES } from "./wire.js";
import { seatPerson, seatWords } from "./persons.js";
import { because, t } from "./words.js";

/** @import { ActionRef, Fact, Line, Sentence, ToldDeed } from "./wire.js" */
/** @import { Cast, FamilyKey, FamilyTypes, ViewOf } from "./families/types.js" */

/** @typedef {(sentence: Sentence) => boolean} Hides which sentences are not to be read now */

/**
 * Who plays at a table, by chair and by seat, with the facts of the game.
 * @template {FamilyKey} K
 * @param {ViewOf<K>} view
 * @param {FamilyTypes[K]["facts"]} facts
 * @returns {Cast<K>}
 */
export function castOf(view, facts) {
  const names = view.chairs.map((chair) => chair.name || t("open-chair"));
  /** @type {number[][]} */
  const seats = [];
  view.chairs.forEach((chair, number) => (seats[chair.seat] ??= []).push(number));
  const me = view.me === null ? null : { chair: view.me, seat: view.chairs[view.me].seat };
  return { names, seats, me, facts };
}

/** A text as the beginning of a line. @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * An action in words, with what it is paid with where that is said.
 * @param {Cast} cast
 * @param {ActionRef} action
 */
function actionWords(cast, { verb, facts }) {
  const said = factsWords(cast, facts);
  const words = t(`action-${verb}`, said);
  return said.cost === undefined ? words : t("aim-paid", { aim: words, goods: said.cost });
}

/**
 * The facts of a sentence or a refusal with everything that they refer to in words, and whatever messages
 * choose
 * by beside it.
 * @param {Cast} cast @param {Record<string, Fact>} facts
 */
export function factsWords(cast, facts) {
  const { reference, kind } = tellingOf(cast.facts);
  /** @type {Record<string, string | number>} */
  const said = {};
  for (const [name, fact] of Object.entries(facts)) {
    if (typeof fact !== "object") said[name] = fact;
    else if (fact.kind === "place") Object.assign(said, PLACES[fact.number]);
    else if (fact.kind === "action") said[name] = actionWords(cast, fact);
    else if (fact.kind === "actions") {
      said[name] = fact.actions.map((each) => actionWords(cast, each)).join(", ");
    } else {
      said[name] = reference(cast, fact);
      const is = kind(cast, fact);
      if (is) said[`${name}-is`] = is;
    }
  }
  return said;
}

/** A sentence of a deed. @param {Cast} cast @param {Sentence} sentence */
export const sentenceWords = (cast, { key, facts }) => capital(t(key, factsWords(cast, facts)));

/**
 * Why something was refused, in words.
 * @param {Cast} cast @param {{key?: string, sentence?: string, facts?: Record<string, Fact>}} refusal
 */
export const refusalWords = (cast, refusal) => because(refusal, factsWords(cast, refusal.facts ?? {}));

/** What a bot says: to all, so nobody is "you" in it. @param {Cast} cast @param {Sentence} remark */
export const remarkWords = (cast, remark) => sentenceWords({ ...cast, me: null }, remark);

/** @type {Hides} */
const nothing = () => false;

/**
 * The sentences of a deed, in words.
 * @param {Cast} cast
 * @param {ToldDeed} told
 * @param {Hides} [hides]
 */
export function deedSentences(cast, told, hides = nothing) {
  const said = told.deed.sentences
    .filter((sentence) => !hides(sentence))
    .map((sentence) => sentenceWords(cast, sentence));
  return told.by === "clock" && said.length ? [...said, t("line-by-clock")] : said;
}

/**
 * A deed in words; empty where all of it is hidden.
 * @param {Cast} cast
 * @param {ToldDeed} told
 * @param {Hides} [hides]
 */
export const deedWords = (cast, told, hides) => deedSentences(cast, told, hides).join(" ");

/** Sentences that tell what is on the viewer's own secret cards. @type {Hides} */
export const isOwnSecret = ({ secret }) => secret === "own";

/** Sentences that would give away what the viewer has covered. @type {Hides} */
export const isCovered = ({ secret }) => secret !== undefined;

/** What was said, or proposed. @param {Cast} cast @param {Line} line */
export function wordsOf(cast, line) {
  if (line.phrase) return t(`phrase-${line.phrase}`);
  if (line.sentence) return remarkWords(cast, line.sentence);
  return line.action ? tellingOf(cast.facts).proposal(cast, line.action) : (line.text ?? "");
}

/** A line as a sentence; empty where there is nothing to say. @param {Cast} cast @param {Line} line */
export function lineSentence(cast, line) {
  if (["ballot", "noted"].includes(line.kind)) return "";
  if (line.kind === "finished" && tellingOf(cast.facts).tellsTheEnd) return "";
  const name = line.name || (line.chair === undefined ? "" : cast.names[line.chair]);
  const mine = cast.me !== null && line.chair === cast.me.chair && name === cast.names[line.chair];
  const facts = {
    name: mine && line.kind !== "renamed" ? t("reader") : name,
    "name-is": mine ? "you" : "one",
    taker: line.taker ?? "",
    before: line.before ?? "",
    text: wordsOf(cast, line),
    other: line.other === undefined ? "" : cast.names[line.other],
    chair: line.chair === undefined ? "" : cast.names[line.chair],
    seat: line.seat === undefined ? "" : seatWords(cast, line.seat),
    "seat-is": line.seat === undefined ? "one" : seatPerson(cast, line.seat),
    days: line.days ?? 0,
  };
  if (["said", "phrase"].includes(line.kind)) {
    return t(line.team ? "line-said-team" : "line-said", { ...facts, name });
  }
  if (line.kind === "arranged") return t(line.level ? "line-arranged" : "line-opened-chair", facts);
  return capital(t(`line-${line.kind}`, facts));
}

/**
 * Lines and deeds in the order in which they began.
 * @param {(Line|null)[]} lines by number; null for what is not told yet
 * @param {ToldDeed[]} deeds
 * @param {number} [before] how many lines came before these
 * @returns {(Line | ToldDeed)[]}
 */
export function inOrder(lines, deeds, before = 0) {
  /** @type {(Line | ToldDeed)[]} */
  const found = [];
  let next = 0;
  lines.forEach((line, number) => {
    while (next < deeds.length && (deeds[next].after ?? 0) <= before + number) found.push(deeds[next++]);
    if (line) found.push(line);
  });
  return [...found, ...deeds.slice(next)];
}

/** Whether something in the log is a deed. @param {Line | ToldDeed} entry @returns {entry is ToldDeed} */
export const isDeed = (entry) => "deed" in entry;
