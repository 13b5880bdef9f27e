// Where the links of a notice lead: one button, for a mail program that only looks must not decide anything.
import { html, useSignal } from "../html.js";
import { followNoticeLink } from "../api.js";
import { Pending } from "../pending.js";
import { complain } from "../toast.js";
import { t } from "../words.js";

const pending = new Pending();

/** The page behind a link of a notice, with its one button. @param {{what: "confirm"|"unsubscribe"}} props */
export function NoticeLink({ what }) {
  const done = useSignal(false);
  const go = () =>
    pending
      .ask("link", what, async () => {
        await followNoticeLink(what, location.hash.slice(1));
        done.value = true;
      })
      .catch(complain);
  return html`
    <main id="main" class="narrow">
      <h1>${t(`${what}-title`)}</h1>
      ${
        done.value
          ? html`
              <p role="status">${t(`${what}-done`)}</p>
              <a class="button" href="/">${t("go-home")}</a>
            `
          : html`
              <p>${t(`${what}-text`)}</p>
              <button class="main" onClick=${go}>${t(`${what}-do`)}</button>
            `
      }
    </main>
  `;
}
