// Whoever comes by a link is somebody first: the server shows a table to nobody without a name.
import { html, useEffect, useState } from "./html.js";
import { beSomebody, me } from "./guest.js";
import { complain } from "./toast.js";
import { t } from "./words.js";

/** @import { Markup } from "./html.js" */

/** What only somebody may see, once a stranger has got a name. @param {{children: Markup}} props */
export function Somebody({ children }) {
  const [known, setKnown] = useState(me.value !== null);
  useEffect(() => {
    if (!known) beSomebody().then(() => setKnown(true), complain);
  }, []);
  return known
    ? children
    : html`
        <main id="main"><p>${t("loading")}</p></main>
      `;
}
