// Words: the same Fluent catalogues as everywhere in Vivat, in the language of the settings.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { settings } from "./settings.js";

/** @type {import("@preact/signals").Signal<FluentBundle|null>} */
const bundle = signal(null);

let wanted = "";
/** @type {Promise<void>} */
let loading = Promise.resolve();

/** Speak a language from now on. @param {string} language @returns {Promise<void>} */
export function speak(language) {
  if (wanted !== language) {
    wanted = language;
    loading = load(language);
  }
  return loading;
}

/**
 * What is not spoken of on most screens: catalogues of their own, from the first screen on that needs one.
 * @type {Set<string>}
 */
const parts = new Set();

/** Know the words of a part of the page, too, from now on. @param {string} part @returns {Promise<void>} */
export async function speakOf(part) {
  await loading;
  if (parts.has(part)) return;
  parts.add(part);
  loading = load(settings.value.language).catch((error) => {
    parts.delete(part);
    throw error;
  });
  await loading;
}

/** @param {string} name */
async function fetchWords(name) {
  const answer = await fetch(`/words/${name}.ftl`);
  return new FluentResource(await answer.text());
}

/** The catalogues of a language; of several that are asked for at once, the last. @param {string} language */
async function load(language) {
  try {
    const names = [language, ...[...parts].map((part) => `${part}-${language}`)];
    const found = await Promise.all(names.map(fetchWords));
    if (wanted !== language) return;
    const spoken = new FluentBundle(language, { useIsolating: false });
    for (const each of found) spoken.addResource(each);
    document.documentElement.lang = language;
    bundle.value = spoken;
  } catch (error) {
    if (wanted === language) wanted = "";
    throw error;
  }
}

/**
 * A message with its facts filled in; what belongs to a message is said by `MESSAGE.ATTRIBUTE`.
 * @param {string} key
 * @param {Record<string, string|number>} [facts]
 * @returns {string}
 */
export function t(key, facts) {
  const [name, attribute] = key.split(".");
  const message = bundle.value?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle.value || !pattern) return key;
  // A number below nought has the minus of the board, not a hyphen.
  return bundle.value.formatPattern(pattern, facts ?? null).replace(/(^|[\s(])-(?=\d)/g, "$1−");
}

/** Whether there is such a message. @param {string} key */
export function knows(key) {
  return bundle.value?.hasMessage(key) ?? false;
}

/**
 * Why something was refused, in words.
 * @param {{key?: string, sentence?: string, facts?: Record<string, string|number>}} refusal
 * @param {Record<string, string>} [said] facts that we can say better than the server, which speaks of
 *   actions in English
 */
export function because(refusal, said = {}) {
  return refusal.key && knows(refusal.key)
    ? t(refusal.key, { ...refusal.facts, ...said })
    : (refusal.sentence ?? t("no-answer"));
}

/** What a language is called by those who speak it. @param {string} language */
export const languageName = (language) =>
  new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;

/** Names in a row. @param {string[]} names */
export const listed = (names) => new Intl.ListFormat(settings.value.language).format(names);

/** The reader's country, if the browser speaks the same language. */
function whereabouts() {
  const { language } = settings.value;
  return navigator.languages.find((each) => each.split("-")[0] === language) ?? language;
}

/**
 * A moment as the reader writes it.
 * @param {number} at in milliseconds @param {Intl.DateTimeFormatOptions["timeStyle"]} [timeStyle]
 */
export function when(at, timeStyle = "short") {
  return new Intl.DateTimeFormat(whereabouts(), { dateStyle: "medium", timeStyle }).format(at);
}

const UNITS = /** @type {[Intl.RelativeTimeFormatUnit, number][]} */ ([
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
]);

/** How long ago something was, as the reader says it. @param {number} at in milliseconds */
export function ago(at) {
  const past = Math.max(Date.now() - at, 0);
  const [unit, length] = UNITS.find(([, length]) => past >= length) ?? ["second", Infinity];
  return new Intl.RelativeTimeFormat(whereabouts(), { numeric: "auto" }).format(
    -Math.floor(past / length),
    unit,
  );
}

/** A day as the reader writes it. @param {number} at in milliseconds */
export function day(at) {
  return new Intl.DateTimeFormat(whereabouts(), { dateStyle: "medium" }).format(at);
}
