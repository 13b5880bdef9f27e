// What happens at a table, for the ear: said aloud to screen readers, and with a sound.
import { useEffect, useRef } from "../html.js";
import { announce } from "../announce.js";
import { play as sound } from "../sounds.js";
import { castOf, isEcho, isOwnSecret, sentence } from "../story.js";
import { t } from "../words.js";

/** @import { Line } from "../wire.js" */
/** @import { Listener, TableStore } from "../table_store.js" */
/** @import { Sound } from "../sounds.js" */

/** What sounds for which kinds of lines; of several the first that is found. @type {[Sound, string[]][]} */
const HEARD = [
  ["won", ["finished"]],
  ["crowned", ["crowned"]],
  ["rejected", ["rejected", "cancelled"]],
  ["murder", ["assassinated"]],
  ["arrested", ["jailed"]],
  ["allied", ["allied"]],
  ["ballots-turned", ["revealed"]],
  ["counted", ["scored"]],
  ["ballot-laid", ["voted"]],
  ["coin", ["income", "earned", "bribed", "traded", "extorted"]],
  ["card", ["bought", "bought-discard", "sold", "flipped"]],
  ["stepped-up", ["moved"]],
  ["said", ["said", "phrase", "claimed"]],
];

/** The sound of some lines. @param {Line[]} lines @param {boolean} myTurn @returns {Sound|null} */
function soundOf(lines, myTurn) {
  const kinds = lines.map((line) => line.event?.kind ?? line.kind);
  const heard = HEARD.find(([, wanted]) => kinds.some((kind) => wanted.includes(kind)));
  if (heard && heard[0] !== "said") return heard[0];
  return myTurn ? "your-turn" : (heard?.[0] ?? (kinds.length ? "placed" : null));
}

/** @param {TableStore} store @param {boolean} usuallyCovered whether secrets are, unless one has looked */
export function useNews(store, usuallyCovered) {
  const asked = useRef(-1);
  useEffect(() => {
    /** @type {Listener} */
    const hear = (fresh, snapshot) => {
      const view = store.view.value;
      const table = store.table.value;
      if (!view || !table) return;
      const mine = view.legal.length > 0 && view.ballot === null;
      const news = mine && asked.current !== view.decision;
      if (mine) asked.current = view.decision;
      if (snapshot) return;
      const cast = castOf(view, table.facts);
      const told = fresh.filter((line) => !isEcho(line));
      const covered = store.covered.value ?? usuallyCovered;
      for (const line of told) if (!(covered && isOwnSecret(line))) announce(sentence(cast, line));
      if (news) announce(t("your-turn-now"));
      const tune = soundOf(told, news);
      if (tune) sound(tune);
    };
    return store.listen(hear);
  }, [store, usuallyCovered]);
}
