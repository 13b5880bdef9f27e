// Finding what somebody asks in their own words: any word counts, rare ones more, and the best comes first.

/** As people type: without accents, with whatever apostrophe, and hyphens or none. @param {string} text */
export const plain = (text) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replaceAll("’", "'")
    .replaceAll("-", " ");

/** @param {string} text */
const wordsOf = (text) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** So much of a word has to be the same: its end differs by number, person and gender. */
const STEM = 4;
const ENDING = 2;

/** Whether somebody who types the one means the other. @param {string} typed @param {string} word */
const means = (typed, word) =>
  typed === word ||
  (typed.length >= STEM && word.startsWith(typed.slice(0, Math.max(STEM, typed.length - ENDING))));

/**
 * What is asked: its question and everyday words, which count double, and its answer.
 * @typedef {{question: string, answer: string}} Text
 */

/** How much less than the best one may have. */
const NEAR = 0.5;

/**
 * Which texts are about what somebody typed, the best first; none only if no word is in any of them.
 * @template {Text} T
 * @param {T[]} texts
 * @param {string} typed
 * @returns {T[]}
 */
export function ranked(texts, typed) {
  const asked = [...new Set(wordsOf(typed))];
  const phrase = wordsOf(typed).join(" ");
  const held = texts.map((text) => {
    const [question, answer] = [wordsOf(text.question), wordsOf(text.answer)];
    /** @type {number[]} */
    const each = asked.map((word) => {
      if (question.some((other) => means(word, other))) return 2;
      return answer.some((other) => means(word, other)) ? 1 : 0;
    });
    return { text, each, whole: question.join(" ").includes(phrase) };
  });
  const rarity = asked.map((_word, at) => {
    const among = held.filter(({ each }) => each[at] > 0).length;
    return Math.log(1 + texts.length / (1 + among));
  });
  const scored = held.map(({ text, each, whole }) => {
    const score = each.reduce((sum, hit, at) => sum + hit * rarity[at], 0);
    return { text, score: whole ? 2 * score : score };
  });
  const best = Math.max(...scored.map(({ score }) => score), 0);
  return scored
    .filter(({ score }) => score > 0 && score >= NEAR * best)
    .sort((one, other) => other.score - one.score)
    .map(({ text }) => text);
}
