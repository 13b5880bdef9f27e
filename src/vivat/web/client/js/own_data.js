// What the server keeps of whoever looks at this page: to read, and to delete.
import { html, useSignal } from "./html.js";
import { deleteMe } from "./api.js";
import { me } from "./guest.js";
import { useInSight } from "./in_sight.js";
import { complain, tell } from "./toast.js";
import { t } from "./words.js";
import { Heading } from "./you/heading.js";

/** What the server keeps of this guest, to read and to delete. */
export function OwnData() {
  const asked = useSignal(false);
  const box = useInSight(asked.value);
  if (!me.value) return null;
  const go = async () => {
    await deleteMe();
    me.value = null;
    tell(t("own-data-deleted"));
  };
  return html`
    <section class="card own-data">
      <${Heading} of="chest" words=${t("own-data-title")} />
      <p class="small">
        ${t("own-data-text")}${" "}
        <a href="/privacy">${t("privacy-link")}</a>
      </p>
      <div class="row">
        <a class="button small" href="/api/me/data" download="vivat.json" target="_self">
          ${t("own-data-download")}
        </a>
        ${
          asked.value
            ? null
            : html`
                <button class="small" onClick=${() => (asked.value = true)}>${t("own-data-delete")}</button>
              `
        }
      </div>
      ${
        asked.value
          ? html`
              <div role="alert" class="notice bad sure" ref=${box}>
                <p>${t("own-data-sure")}</p>
                <div class="row">
                  <button class="small" onClick=${() => go().catch(complain)}>${t("own-data-yes")}</button>
                  <button class="small main" onClick=${() => (asked.value = false)}>
                    ${t("own-data-no")}
                  </button>
                </div>
              </div>
            `
          : null
      }
    </section>
  `;
}
