// A circle with whose turn it is at those of its tables at which I play: the circle itself tells nobody of
// that.
import { fetchCircle, fetchMyTables } from "../api.js";

/** A circle, its tables as I know them. @param {string} id @returns {ReturnType<typeof fetchCircle>} */
export async function fetchOwnCircle(id) {
  const circle = await fetchCircle(id);
  if (!circle.tables.length) return circle;
  const mine = new Map((await fetchMyTables()).map((table) => [table.id, table]));
  return {
    ...circle,
    tables: circle.tables.map((table) => ({ ...(mine.get(table.id) ?? table), circle: table.circle })),
  };
}
