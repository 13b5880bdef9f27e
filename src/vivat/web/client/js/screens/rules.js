// The rulebook: our own, searchable, an address for each article. The server has made HTML of it.
import { html, onValue, useEffect, useMemo, useState } from "../html.js";
import { fetchRules } from "../api.js";
import { settings } from "../settings.js";
import { complain } from "../toast.js";
import { t } from "../words.js";

/** @import { ArticleView } from "../wire.js" */

/** As people type: without accents, with whatever apostrophe, and hyphens or none. @param {string} text */
const plain = (text) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replaceAll("’", "'")
    .replaceAll("-", " ");

/** What can be found of an article. @param {ArticleView} article */
function searchable({ number, title, html: content }) {
  const box = document.createElement("template");
  box.innerHTML = content;
  return plain(`${number} ${title} ${box.content.textContent}`.replace(/\s+/g, " "));
}

/** @param {{article: string}} props */
export function Rules({ article }) {
  const [{ book, spoken }, setBook] = useState({ book: /** @type {ArticleView[]} */ ([]), spoken: "" });
  const [wanted, setWanted] = useState("");
  const language = settings.value.language;
  useEffect(() => {
    fetchRules(language).then((found) => setBook({ book: found, spoken: language }), complain);
  }, [language]);
  useEffect(() => {
    if (article && book.length) document.getElementById(article)?.scrollIntoView({ block: "start" });
  }, [article, book.length]);
  const texts = useMemo(() => new Map(book.map((each) => [each, searchable(each)])), [book]);
  const words = plain(wanted.trim());
  const exact = book.filter((each) => words && plain(each.number) === words);
  const others = book.filter((each) => !exact.includes(each) && texts.get(each)?.includes(words));
  const found = [...exact, ...others];
  return html`
    <main id="main" class="narrow rules">
      <h1>${t("rules-title")}</h1>
      <p class="soft">${t("rules-text")}</p>
      <label class="stacked">
        ${t("rules-search")}
        <input type="search" value=${wanted} onInput=${onValue(setWanted)} />
      </label>
      <p class="small soft" role="status">${book.length ? t("rules-found", { count: found.length }) : ""}</p>
      ${found.map(
        (each) => html`
          <article
            key=${each.number}
            id=${each.number}
            lang=${spoken}
            class=${each.number === article ? "wanted" : ""}
          >
            <h2>
              <a href=${`/rules/${each.number}`}>${each.number}</a>
              ${" "}${each.title}
            </h2>
            <div dangerouslySetInnerHTML=${{ __html: each.html }}></div>
          </article>
        `,
      )}
    </main>
  `;
}
