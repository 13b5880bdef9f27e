// How friends come to a table: its link, to be shared, copied or photographed.
import { html, useRef, useState } from "../html.js";
import { copyField } from "../copy_text.js";
import { ShareButton } from "../share_button.js";
import { complain } from "../toast.js";
import { t } from "../words.js";

/** How friends come to this table. @param {{table: string, game: string}} props */
export function Invitation({ table, game }) {
  const link = `${location.origin}/table/${table}`;
  const [copied, setCopied] = useState(false);
  const field = useRef(/** @type {HTMLInputElement|null} */ (null));
  const copy = async () => setCopied(await copyField(field.current));
  return html`
    <section class="card invitation" aria-labelledby="invite-title">
      <h2 id="invite-title">${t("gathering-invite")}</h2>
      <div class="row link">
        <label class="stacked wide">
          <span class="unseen">${t("home-link")}</span>
          <input ref=${field} type="text" readonly value=${link} onFocus=${() => field.current?.select()} />
        </label>
        <button onClick=${() => copy().catch(complain)}>
          ${copied ? t("gathering-copied") : t("gathering-copy")}
        </button>
      </div>
      <div class="row">
        <${ShareButton} text=${t("invite-text", { game })} url=${link} />
        <p class="small soft">${t("gathering-link-text")}</p>
      </div>
      <figure class="code">
        <img
          src=${`/api/tables/${table}/invitation`}
          alt=${t("gathering-code-label")}
          width="148"
          height="148"
        />
        <figcaption class="small soft">${t("gathering-code")}</figcaption>
      </figure>
    </section>
  `;
}
