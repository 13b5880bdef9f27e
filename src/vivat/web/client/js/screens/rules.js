// The rules: what people ask, with a picture and a short answer, and our own rulebook below it, searchable,
// with an address for each article. The server has made HTML of it.
import { html, onValue, useEffect, useMemo, useState } from "../html.js";
import { fetchRules } from "../api.js";
import { catalogue } from "../catalogue.js";
import { familyOf } from "../families/family.js";
import { plain, ranked } from "../rules_search.js";
import { settings } from "../settings.js";
import { complain } from "../toast.js";
import { TOPICS } from "../wire.js";
import { t } from "../words.js";

/** @import { ArticleView, GameInfo } from "../wire.js" */
/** @typedef {typeof TOPICS[number]} Topic */

/** What can be found of an article. @param {ArticleView} article */
function searchable({ number, title, html: content }) {
  const box = document.createElement("template");
  box.innerHTML = content;
  return plain(`${number} ${title} ${box.content.textContent}`.replace(/\s+/g, " "));
}

/** A topic with what is asked and answered in it. @param {Topic} topic */
const textOf = (topic) => ({
  topic,
  question: `${t(`topic-${topic.key}`)} ${t(`topic-${topic.key}.words`)}`,
  answer: t(`topic-${topic.key}.text`),
});

/** What is asked about a game; about all of them if none is named. @param {string} [game] */
const topicsOf = (game) => TOPICS.filter(({ games }) => !game || games.some((each) => each === game));

/** A question, pictured and answered. @param {{topic: Topic, titles: Map<string, string>}} props */
function TopicCard({ topic, titles }) {
  return html`
    <section class="card topic" aria-labelledby=${`topic-${topic.key}`}>
      <div class="picture">${familyOf(topic).picture(topic)}</div>
      <h3 id=${`topic-${topic.key}`}>${t(`topic-${topic.key}`)}</h3>
      <p>${t(`topic-${topic.key}.text`)}</p>
      <ul class="small">
        ${topic.articles.map(
          (number) => html`
            <li key=${number}>
              <a href=${`/rules/${number}`}>
                ${titles.get(number)}${" "}
                <span class="article">${number}</span>
              </a>
            </li>
          `,
        )}
      </ul>
    </section>
  `;
}

/** The rulebook, in the language of the settings as soon as it has come. */
function useRulebook() {
  const [{ book, spoken }, setBook] = useState({ book: /** @type {ArticleView[]} */ ([]), spoken: "" });
  const language = settings.value.language;
  useEffect(() => {
    fetchRules(language).then((found) => setBook({ book: found, spoken: language }), complain);
  }, [language]);
  const texts = useMemo(() => new Map(book.map((each) => [each, searchable(each)])), [book]);
  const titles = useMemo(() => new Map(book.map(({ number, title }) => [number, title])), [book]);
  /**
   * The articles of a game with some words in them, first the one of that number.
   * @param {GameInfo|undefined} game @param {string} words
   */
  const find = (game, words) => {
    const pages = book.filter((each) => !game || each.book === game.family);
    const exact = pages.filter((each) => words && plain(each.number) === words);
    return [...exact, ...pages.filter((each) => !exact.includes(each) && texts.get(each)?.includes(words))];
  };
  return { isThere: book.length > 0, spoken, titles, find };
}

/** The rules, searchable. @param {{article: string}} props an article, or the key of a game */
export function Rules({ article }) {
  const [wanted, setWanted] = useState("");
  const { isThere, spoken, titles, find } = useRulebook();
  // Whoever follows a link to an article sees it, whatever they looked for before.
  useEffect(() => setWanted(""), [article]);
  useEffect(() => {
    if (!article || !isThere || wanted) return;
    document.getElementById(article)?.scrollIntoView({ block: "start" });
  }, [article, isThere, wanted]);
  const game = catalogue.value?.games.find(({ key }) => key === article);
  const words = plain(wanted.trim());
  const asked = topicsOf(game?.key);
  const answers = words ? ranked(asked.map(textOf), words).map(({ topic }) => topic) : asked;
  const found = find(game, words);
  const none = answers.length + found.length === 0;
  const topics = none ? asked : answers;
  const counted = [t("rules-answers", { count: answers.length }), t("rules-found", { count: found.length })];
  return html`
    <main id="main" class="rules">
      <h1>${game ? t("rules-game", { game: t(`game-${game.key}`) }) : t("rules-title")}</h1>
      <p class="soft">${t("rules-text")}</p>
      <${GameLinks} here=${game?.key} />
      <label class="stacked">
        ${t("rules-search")}
        <input type="search" value=${wanted} onInput=${onValue(setWanted)} />
      </label>
      <p class="small soft" role="status">
        ${isThere && (none ? t("rules-found-none") : counted.join(" · "))}
      </p>
      ${
        topics.length > 0 &&
        html`
          <h2>${t("rules-topics")}</h2>
          <div class="topics">
            ${topics.map(
              (topic) => html`
                <${TopicCard} key=${topic.key} topic=${topic} titles=${titles} />
              `,
            )}
          </div>
        `
      }
      ${
        found.length > 0 &&
        html`
          <details class="articles" open=${Boolean(words) || titles.has(article)}>
            <summary><h2>${t("rules-articles")}</h2></summary>
            ${found.map(
              (each) => html`
                <${Article}
                  key=${each.number}
                  article=${each}
                  language=${spoken}
                  wanted=${each.number === article}
                />
              `,
            )}
          </details>
        `
      }
    </main>
  `;
}

/** To the rules of one game, or of all. @param {{here: string|undefined}} props the game that is shown */
function GameLinks({ here }) {
  return html`
    <nav class="row" aria-label=${t("rules-title")}>
      <a class="button small" href="/rules" aria-current=${here ? undefined : "page"}>
        ${t("rules-every-game")}
      </a>
      ${catalogue.value?.games.map(
        ({ key }) => html`
          <a
            key=${key}
            class="button small"
            href=${`/rules/${key}`}
            aria-current=${key === here ? "page" : undefined}
          >
            ${t(`game-${key}`)}
          </a>
        `,
      )}
    </nav>
  `;
}

/** An article, with its address. @param {{article: ArticleView, language: string, wanted: boolean}} props */
function Article({ article: { number, title, html: content }, language, wanted }) {
  return html`
    <article id=${number} lang=${language} class=${wanted ? "wanted" : ""}>
      <h3>
        ${title}${" "}
        <a class="article" href=${`/rules/${number}`}>${number}</a>
      </h3>
      <div dangerouslySetInnerHTML=${{ __html: content }}></div>
    </article>
  `;
}
