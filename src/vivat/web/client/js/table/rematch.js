// Once more: the table that follows a finished game, and how one comes to it.
import { effect } from "../html.js";
import { begin, join } from "../api.js";
import { go, path } from "../router.js";
import { complain } from "../toast.js";
import { keepLastGame } from "./last_game.js";
import { isOfBot, isTalk } from "./talk.js";

/** @import { View } from "../wire.js" */
/** @import { TableStore } from "../table_store.js" */

/**
 * The table for those who want to play again, once there is one.
 * @param {TableStore} store
 * @returns {Promise<string>}
 */
async function rematchOf(store) {
  let stop = () => {};
  const id = await new Promise((done) => {
    stop = effect(() => {
      if (store.view.value?.rematch) done(store.view.value.rematch);
    });
  });
  stop();
  return id;
}

/**
 * Plays again with those who want to: whoever asks first opens the table, the others sit down at it.
 * @param {TableStore} store @param {View} view
 */
export const askForRematch = (store, view) =>
  store.pending
    .ask("rematch", true, async () => {
      const from = path.value;
      const first = (store.view.value?.rematch ?? null) === null;
      if (!store.view.value?.rematch_requests.includes(view.me ?? -1)) await store.send("rematch");
      const id = await rematchOf(store);
      if (!first) await join(id, "rematch");
      else if (view.chairs.every((chair, number) => chair.kind === "bot" || number === view.me)) {
        await begin(id);
      }
      const talk = store.lines.value.flatMap((line) =>
        line && isTalk(line) && !isOfBot(line) ? [line] : [],
      );
      keepLastGame(id, { chairs: view.chairs, talk });
      if (path.value === from) go(`/table/${id}`);
    })
    .catch(complain);
