// In games over days: after one's move, the next table that waits for one, and once the offer to be told.
import { useEffect, useRef, useSignal } from "../html.js";
import { fetchMyTables, fetchNotices } from "../api.js";
import { settings } from "../settings.js";
import { remember } from "./first_use.js";
import { complain } from "../toast.js";

/** @import { TableInfo } from "../wire.js" */
/** @import { TableStore } from "../table_store.js" */

/** What is read once one has been offered notices. */
const OFFERED = "notices-offered";

/** Offers notices no more. */
export const forgetNotices = () => remember(OFFERED);

/**
 * @typedef {{next: TableInfo|null, offers: boolean}} After what comes after a move in a game over days:
 * another
 * table that waits, and whether notices are offered
 */

/**
 * Another table that waits for whoever has just decided at this one, and whether notices are to be offered:
 * to whoever has none and was not asked before.
 * @param {TableStore} store
 * @param {boolean} isTurn whether one is asked here now
 * @returns {After}
 */
export function useNextGame(store, isTurn) {
  const next = useSignal(/** @type {TableInfo|null} */ (null));
  const offers = useSignal(false);
  const before = useRef(false);
  const isOverDays = store.table.value?.options.clock?.kind === "days";
  useEffect(() => {
    const hasDecided = before.current && !isTurn;
    before.current = isTurn;
    if (isTurn) next.value = null;
    if (!hasDecided || !isOverDays) return;
    if (!settings.value.explained.includes(OFFERED)) {
      fetchNotices().then(({ channels }) => void (offers.value = !channels.length), complain);
    }
    fetchMyTables()
      .then((mine) => {
        next.value = mine.find(({ id, waits_for_me: waits }) => waits && id !== store.id) ?? null;
      })
      .catch(complain);
  }, [isTurn]);
  return { next: next.value, offers: offers.value && !settings.value.explained.includes(OFFERED) };
}
