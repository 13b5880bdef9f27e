// What a screen shows is fetched first: until it is there one waits, and if it cannot be had, it is said why.
import { html, useEffect, useState } from "./html.js";
import { because, t } from "./words.js";

/** @import { Refused } from "./api.js" */

/**
 * What was asked for, or why it cannot be had. What was found before stays until the next is there; an answer
 * to an earlier question is passed over.
 * @template T
 * @param {() => Promise<T>} ask
 * @param {unknown[]} about when one of these changes, it is asked again
 * @returns {{found: T|null, failure: Refused|null}}
 */
export function useFetched(ask, about) {
  const [answer, setAnswer] = useState({
    found: /** @type {T|null} */ (null),
    failure: /** @type {Refused|null} */ (null),
  });
  useEffect(() => {
    let current = true;
    ask().then(
      (found) => current && setAnswer({ found, failure: null }),
      (failure) => current && setAnswer(({ found }) => ({ found, failure })),
    );
    return () => void (current = false);
  }, about);
  return answer;
}

/**
 * @typedef {object} NotYetProps
 * @property {string} title of the screen
 * @property {Refused|null} failure why it cannot be shown; null while it is fetched
 * @property {string} href where one may go instead
 * @property {string} back what that is called
 */

/** Instead of a screen that is not there yet, or cannot be. @param {NotYetProps} props */
export function NotYet({ title, failure, href, back }) {
  return html`
    <main id="main" class="narrow">
      <h1>${title}</h1>
      ${
        failure
          ? html`
              <p role="alert">${because(failure)}</p>
              <a class="button" href=${href}>${back}</a>
            `
          : html`
              <p role="status">${t("loading")}</p>
            `
      }
    </main>
  `;
}
