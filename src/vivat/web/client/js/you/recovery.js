// Recovery codes: made when somebody wants them, shown once, to be written down or printed.
import { html, useSignal } from "../html.js";
import { makeRecoveryCodes } from "../api.js";
import { me } from "../guest.js";
import { Pending } from "../pending.js";
import { complain } from "../toast.js";
import { t } from "../words.js";
import { Heading } from "./heading.js";

const pending = new Pending();

/**
 * The recovery codes, or how many are still good.
 * @param {{left: number, look: () => Promise<void>}} props
 */
export function Recovery({ left, look }) {
  const codes = useSignal(/** @type {string[]} */ ([]));
  const make = () =>
    pending
      .ask("codes", true, async () => {
        codes.value = (await makeRecoveryCodes()).codes;
        await look();
      })
      .catch(complain);
  return html`
    <section class="card recovery">
      <${Heading} of="paper" words=${t("you-recovery")} />
      <p class="small soft">${t("you-recovery-text")}</p>
      ${
        codes.value.length
          ? html`
              <div class="sheet" role="status">
                <p>
                  <strong>
                    ${t("you-recovery-for", { name: me.value?.name ?? "", host: location.host })}
                  </strong>
                </p>
                <ol>
                  ${codes.value.map(
                    (code) => html`
                      <li key=${code} class="said-code">${code}</li>
                    `,
                  )}
                </ol>
                <p class="small">${t("you-recovery-use")}</p>
              </div>
              <p>${t("you-recovery-once")}</p>
              <div class="row">
                <button onClick=${() => print()}>${t("you-recovery-print")}</button>
                <button class="main" onClick=${() => (codes.value = [])}>${t("you-recovery-done")}</button>
              </div>
            `
          : html`
              <p>${t("you-recovery-left", { count: left })}</p>
              <button onClick=${make}>${t(left ? "you-recovery-renew" : "you-recovery-make")}</button>
            `
      }
    </section>
  `;
}
