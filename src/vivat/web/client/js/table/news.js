// What happens at a table, for the ear: said aloud to screen readers, and with a sound.
import { useEffect, useRef } from "../html.js";
import { announce } from "../announce.js";
import { play as sound } from "../sounds.js";
import { castOf, isEcho, isOwnSecret, sentence } from "../story.js";
import { t } from "../words.js";

/** @import { Line } from "../wire.js" */
/** @import { Listener, TableStore } from "../table_store.js" */

/** The sound of some lines. @param {Line[]} lines @param {boolean} myTurn */
function soundOf(lines, myTurn) {
  const kinds = lines.map((line) => line.event?.kind ?? line.kind);
  /** @param {string[]} wanted */
  const some = (...wanted) => kinds.some((kind) => wanted.includes(kind));
  if (some("finished")) return "end";
  if (some("crowned")) return "yes";
  if (some("rejected", "cancelled")) return "no";
  if (some("voted")) return "vote";
  if (some("income", "earned", "bribed", "traded")) return "coin";
  return myTurn ? "turn" : kinds.length ? "move" : null;
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
