// Chat, quick phrases, reactions and the ledger of claims.
import { artOf } from "../art.js";
import { html, onValue, useEffect, useRef, useSignal } from "../html.js";
import { castOf, remarkWords } from "../log_words.js";
import { complain } from "../toast.js";
import { LIMITS, PHRASES, REACTIONS } from "../wire.js";
import { t } from "../words.js";
import { chairIdentity } from "./identity.js";
import { lastGameOf } from "./last_game.js";
import { Medallion } from "./medallion.js";

/** @import { ChairView, Line, Phrase, View } from "../wire.js" */
/** @import { ShownTable } from "../shown_table.js" */
/** @import { TableStore } from "../table_store.js" */

/** What people say to each other. @param {Line} line */
export const isTalk = ({ kind }) => ["said", "phrase", "claimed"].includes(kind);

/** Whether a bot says it: that has no words of a person. @param {Line} line */
export const isOfBot = ({ sentence, text }) => sentence !== undefined && text === undefined;

/** A face instead of words; what it means is said to whoever does not see it. @param {{of: string}} props */
function Reaction({ of }) {
  return html`
    <svg class="reaction" width="28" height="28" role="img" aria-label=${t(`phrase-${of}`)}>
      <use href=${artOf("reactions", of)} />
    </svg>
  `;
}

/** What was said, in the reader's language. @param {{line: Line, store: ShownTable}} props */
export function Words({ line: { kind, phrase, text, sentence }, store }) {
  if (kind === "claimed" && !sentence) return t("talk-claims", { text: text ?? "" });
  const { table, view } = store;
  if (sentence && table.value && view.value) {
    return remarkWords(castOf(view.value, table.value.facts), sentence);
  }
  if (!phrase) return text ?? "";
  return REACTIONS.some((each) => each === phrase)
    ? html`
        <${Reaction} of=${phrase} />
      `
    : t(`phrase-${phrase}`);
}

/** How much of a conversation is shown: the last of it. */
const SHOWN = 60;
/** How much of what was said in the game before. */
const SHOWN_BEFORE = 12;

/** What was said at a table, by whom. @param {{store: TableStore, view: View}} props */
export function Conversation({ store, view }) {
  const box = useRef(/** @type {HTMLUListElement|null} */ (null));
  const lines = store.lines.value.flatMap((line) => (line && isTalk(line) ? [line] : [])).slice(-SHOWN);
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines.length]);
  const before = lastGameOf(store.id);
  const past = before?.talk.slice(-SHOWN_BEFORE) ?? [];
  if (!lines.length && !past.length) return null;
  /** @param {ChairView[]} chairs */
  const said = (chairs) => (/** @type {Line} */ line, /** @type {number} */ number) => html`
    <li key=${number}>
      <${Medallion} who=${chairIdentity(chairs, line.chair ?? 0)} size=${24} />
      <span>
        <strong>${line.name}</strong>
        ${" "}
        <${Words} line=${line} store=${store} />
      </span>
    </li>
  `;
  return html`
    <ul ref=${box} class="card conversation" tabindex="0" aria-label=${t("talk-title")}>
      ${
        before && past.length
          ? html`
              ${past.map(said(before.chairs))}
              <li class="small soft last-game">${t("talk-last-game")}</li>
            `
          : null
      }
      ${lines.map(said(view.chairs))}
    </ul>
  `;
}

/**
 * Where people at a table talk: chat, what can be said with one click, and claims.
 * @param {{store: TableStore, view: View, team: boolean, roles: Claimable[]}} props
 */
export function Talk({ store, view, team, roles }) {
  if (view.me === null) return null;
  /** @param {Phrase["phrase"]} phrase */
  const say = (phrase) => void store.once("phrase", { phrase }).catch(complain);
  return html`
    <section class="card talk" aria-labelledby="talk-title">
      <h2 id="talk-title">${t("talk-title")}</h2>
      <${ChatForm} store=${store} team=${team} />
      <${RoleClaim} store=${store} roles=${roles} />
      <div class="row phrases" role="group" aria-label=${t("talk-reactions")}>
        ${REACTIONS.map(
          (phrase) => html`
            <button class="small quiet" key=${phrase} onClick=${() => say(phrase)}>
              <${Reaction} of=${phrase} />
            </button>
          `,
        )}
      </div>
      <div class="row phrases">
        ${PHRASES.map(
          (phrase) => html`
            <button class="small quiet" key=${phrase} onClick=${() => say(phrase)}>
              ${t(`phrase-${phrase}`)}
            </button>
          `,
        )}
      </div>
      ${
        view.claims.length
          ? html`
              <${Claims} view=${view} />
            `
          : null
      }
    </section>
  `;
}

/** @typedef {{number: number, name: string}} Claimable a role that one may say to have */

/**
 * Says that one has a role, true or not: everybody reads it in their own language, and it is kept.
 * @param {{store: TableStore, roles: Claimable[]}} props
 */
function RoleClaim({ store, roles }) {
  if (!roles.length) return null;
  /** @param {string} chosen */
  const claim = (chosen) => {
    const role = roles.find(({ number }) => String(number) === chosen);
    if (!role) return;
    const text = t("remark-claim-role", { wording: 0, role: role.name });
    store.send("claim", { text, role: role.number }).catch(complain);
  };
  return html`
    <label class="row claim-role">
      ${t("talk-claim-role")}${" "}
      <select value="" onChange=${onValue(claim)}>
        <option value="">${t("talk-claim-role-choose")}</option>
        ${roles.map(
          ({ number, name }) => html`
            <option key=${number} value=${number}>${name}</option>
          `,
        )}
      </select>
    </label>
  `;
}

/** A line to all, to the team, or as a claim. @param {{store: TableStore, team: boolean}} props */
function ChatForm({ store, team }) {
  const text = useSignal("");
  const kind = useSignal("say");
  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault();
    const said = text.value.trim();
    if (!said) return;
    text.value = "";
    try {
      if (kind.value === "claim") await store.send("claim", { text: said });
      else await store.send("say", { text: said, team: kind.value === "team" });
    } catch (error) {
      text.value = `${said} ${text.value}`.trim();
      complain(error);
    }
  };
  return html`
    <form class="row" onSubmit=${send}>
      <label class="stacked wide">
        <span class="unseen">${t("talk-text")}</span>
        <input
          type="text"
          maxlength=${LIMITS[kind.value === "claim" ? "Claim" : "Say"].text.most}
          placeholder=${t(`talk-placeholder-${kind.value}`)}
          value=${text.value}
          onInput=${onValue((said) => (text.value = said))}
        />
      </label>
      <label>
        <span class="unseen">${t("talk-kind")}</span>
        <select value=${kind.value} onChange=${onValue((chosen) => (kind.value = chosen))}>
          <option value="say">${t("talk-all")}</option>
          ${
            team
              ? html`
                  <option value="team">${t("talk-team")}</option>
                `
              : null
          }
          <option value="claim">${t("talk-claim")}</option>
        </select>
      </label>
      <button>${t("talk-send")}</button>
    </form>
  `;
}

/** What people have claimed or promised. @param {{view: View}} props */
function Claims({ view }) {
  return html`
    <h3>${t("claims-title")}</h3>
    <ul class="claims">
      ${view.claims.map(
        (claim, number) => html`
          <li key=${number}>
            <${Medallion} who=${chairIdentity(view.chairs, claim.chair)} size=${24} />
            ${" "}${t("line-said", { name: view.chairs[claim.chair].name, text: claim.text })}
          </li>
        `,
      )}
    </ul>
  `;
}
