// In games over days: after one's move, the next table that waits for one.
import { useEffect, useRef, useSignal } from "../html.js";
import { fetchMyTables } from "../api.js";
import { complain } from "../toast.js";

/** @import { TableInfo } from "../wire.js" */
/** @import { TableStore } from "../table_store.js" */

/**
 * Another table that waits for whoever has just decided at this one; null if there is none.
 * @param {TableStore} store
 * @param {boolean} isTurn whether one is asked here now
 * @returns {TableInfo|null}
 */
export function useNextGame(store, isTurn) {
  const next = useSignal(/** @type {TableInfo|null} */ (null));
  const before = useRef(false);
  const isOverDays = store.table.value?.options.clock?.kind === "days";
  useEffect(() => {
    const hasDecided = before.current && !isTurn;
    before.current = isTurn;
    if (isTurn) next.value = null;
    if (!hasDecided || !isOverDays) return;
    fetchMyTables()
      .then((mine) => {
        next.value = mine.find(({ id, waits_for_me: waits }) => waits && id !== store.id) ?? null;
      })
      .catch(complain);
  }, [isTurn]);
  return next.value;
}
