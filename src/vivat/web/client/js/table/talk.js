// Chat, quick phrases and the ledger of claims.
import { html, onValue, useSignal } from "../html.js";
import { complain } from "../toast.js";
import { LIMITS, PHRASES } from "../wire.js";
import { t } from "../words.js";
import { chairIdentity } from "./identity.js";
import { Medallion } from "./medallion.js";

/** @import { View } from "../wire.js" */
/** @import { TableStore } from "../table_store.js" */

/** @param {{store: TableStore, view: View, team: boolean}} props */
export function Talk({ store, view, team }) {
  const text = useSignal("");
  const kind = useSignal("say");
  if (view.me === null) return null;
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
    <section class="card talk" aria-labelledby="talk-title">
      <h2 id="talk-title">${t("talk-title")}</h2>
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
      <div class="row phrases">
        ${PHRASES.map(
          (phrase) => html`
            <button
              class="small quiet"
              key=${phrase}
              onClick=${() => store.once("phrase", { phrase }).catch(complain)}
            >
              ${t(`phrase-${phrase}`)}
            </button>
          `,
        )}
      </div>
      ${
        view.claims.length
          ? html`
              <h3>${t("claims-title")}</h3>
              <ul class="claims">
                ${view.claims.map(
                  (claim, number) => html`
                    <li key=${number}>
                      <${Medallion} who=${chairIdentity(view.places, claim.place)} size=${24} />
                      ${" "}${t("line-said", { name: view.places[claim.place].name, text: claim.text })}
                    </li>
                  `,
                )}
              </ul>
            `
          : null
      }
    </section>
  `;
}
