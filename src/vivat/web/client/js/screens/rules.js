// The rulebook: our own, searchable, an address for each article.
import { html, useEffect, useState } from "../html.js";
import { ask } from "../api.js";
import { settings } from "../settings.js";
import { complain } from "../toast.js";
import { t } from "../words.js";

/** The few marks of Markdown that the rulebook uses. @param {string} text */
function marked(text) {
  return text.split(/(\*\*.+?\*\*|\*.+?\*|`.+?`)/g).map((part, number) => {
    if (part.startsWith("**")) {
      return html`
        <strong key=${number}>${part.slice(2, -2)}</strong>
      `;
    }
    if (part.startsWith("*") && part.length > 2) {
      return html`
        <em key=${number}>${part.slice(1, -1)}</em>
      `;
    }
    if (part.startsWith("`")) {
      return html`
        <code key=${number}>${part.slice(1, -1)}</code>
      `;
    }
    return part.split(/\b([RS]\d+(?:\.\d+)?)\b/g).map((piece, at) =>
      at % 2
        ? html`
            <a key=${`${number}-${at}`} href=${`/rules/${piece}`}>${piece}</a>
          `
        : piece,
    );
  });
}

/** As people type: without accents, with any apostrophe, and hyphens or none. @param {string} text */
const plain = (text) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replaceAll("’", "'")
    .replaceAll("-", " ");

/** A block of Markdown: a table, a list or a paragraph. @param {string} block @param {number} key */
function shown(block, key) {
  const lines = block.split("\n");
  if (lines[0].startsWith("|")) {
    const rows = lines
      .filter((line) => !/^\|[\s:|-]+\|$/.test(line))
      .map((line) =>
        line
          .replace(/^\||\|$/g, "")
          .split("|")
          .map((cell) => cell.trim()),
      );
    return html`
      <div class="scroll" tabindex="0" key=${key}>
        <table>
          <thead>
            <tr>
              ${rows[0].map((cell, at) =>
                cell
                  ? html`
                      <th scope="col" key=${at}>${marked(cell)}</th>
                    `
                  : html`
                      <td key=${at}></td>
                    `,
              )}
            </tr>
          </thead>
          <tbody>
            ${rows.slice(1).map(
              (row, at) => html`
                <tr key=${at}>
                  ${row.map(
                    (cell, of) => html`
                      <td key=${of}>${marked(cell)}</td>
                    `,
                  )}
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
    `;
  }
  if (/^[-*] /.test(lines[0])) {
    return html`
      <ul key=${key}>
        ${block.split(/\n(?=[-*] )/).map(
          (item, at) => html`
            <li key=${at}>${marked(item.slice(2).replaceAll("\n", " "))}</li>
          `,
        )}
      </ul>
    `;
  }
  if (lines[0].startsWith("```")) {
    return html`
      <pre key=${key} tabindex="0">${lines.slice(1, -1).join("\n")}</pre>
    `;
  }
  return html`
    <p key=${key}>${marked(block.replaceAll("\n", " "))}</p>
  `;
}

/** @param {{article: string}} props */
export function Rules({ article }) {
  const [book, setBook] = useState(/** @type {{number: string, title: string, text: string}[]} */ ([]));
  const [wanted, setWanted] = useState("");
  const language = settings.value.language;
  useEffect(() => void ask("GET", `/api/rules?language=${language}`).then(setBook, complain), [language]);
  useEffect(() => {
    if (article && book.length) document.getElementById(article)?.scrollIntoView({ block: "start" });
  }, [article, book.length]);
  const words = plain(wanted.trim());
  const exact = book.filter((each) => plain(each.number) === words);
  const found = words
    ? [
        ...exact,
        ...book.filter(
          (each) =>
            !exact.includes(each) && plain(`${each.number} ${each.title} ${each.text}`).includes(words),
        ),
      ]
    : book;
  return html`
    <main id="main" class="narrow rules">
      <h1>${t("rules-title")}</h1>
      <p class="soft">${t("rules-text")}</p>
      <label class="stacked">
        ${t("rules-search")}
        <input
          type="search"
          value=${wanted}
          onInput=${(/** @type {any} */ event) => setWanted(event.target.value)}
        />
      </label>
      <p class="small soft" role="status">${book.length ? t("rules-found", { count: found.length }) : ""}</p>
      ${found.map(
        (each) => html`
          <article key=${each.number} id=${each.number} class=${each.number === article ? "wanted" : ""}>
            <h2>
              <a href=${`/rules/${each.number}`}>${each.number}</a>
              ${" "}${each.title}
            </h2>
            <div>
              ${each.text
                .replace(/^\*\*.+?\*\*\s*/, "")
                .split(/\n\n+/)
                .filter(Boolean)
                .map(shown)}
            </div>
          </article>
        `,
      )}
    </main>
  `;
}
