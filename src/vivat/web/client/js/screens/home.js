// Home: go on, play with friends, play now, learn; the games; other tables.
import { html, onValue, useEffect, useSignal, useState } from "../html.js";
import { adviseOn, fetchMyTables, fetchTables } from "../api.js";
import { catalogue, openCatalogue } from "../catalogue.js";
import { me } from "../guest.js";
import { Name } from "../name.js";
import { goToNew, hasPlayedFirst, newTable, opening, quickTable } from "../create_table.js";
import { go } from "../router.js";
import { settings } from "../settings.js";
import { complain } from "../toast.js";
import { RunningTables, TableList } from "../table_list.js";
import { t } from "../words.js";
import { Comeback } from "../circles/comeback.js";
import { PuzzleCard } from "../puzzle_card.js";
import { GamePicture } from "../families/game_picture.js";
import { Greeting } from "../castle/game_picture.js";

/** @import { Catalogue, GameInfo, TableInfo, TableOptions } from "../wire.js" */

/** The options of the last table, with bots where friends sat. @returns {TableOptions|null} */
function lastOptions() {
  const last = settings.value.lastTable;
  const bot = catalogue.value?.usual_bot ?? "";
  const seats = last?.seats.map((chairs) => chairs.map((each) => (each === "open" ? bot : each)));
  return last && seats?.flat().includes("me") ? { ...last, seats } : null;
}

/** Play at once, as last time; as usual if that cannot be played any more. */
const playNow = () =>
  goToNew(async () => {
    await openCatalogue();
    const last = lastOptions();
    const playable = last && !(await adviseOn(last).catch((problem) => ({ problem }))).problem;
    const { games } = /** @type {Catalogue} */ (catalogue.value);
    return newTable(playable ? last : games[0].usual, Boolean(playable));
  });

/** @param {{game: GameInfo}} props */
function GameCard({ game }) {
  const { key, fewest, most, minutes, alone, difficulty, first } = game;
  return html`
    <article class="card game">
      <${GamePicture} game=${game} />
      <h3>${t(`game-${key}`)}</h3>
      <p class="small">${t(`game-${key}-line`)}</p>
      <p class="small soft">
        ${t("game-facts", { fewest, most, minutes, alone })}${" · "}${t(`difficulty-${difficulty}`)}
      </p>
      <div class="row">
        <button class="main" aria-busy=${opening.value} onClick=${() => goToNew(() => quickTable(game))}>
          ${t("game-with-bots")}
        </button>
        <a class="button" href=${`/friends/${key}`}>${t("game-new-table")}</a>
      </div>
      ${
        first && hasPlayedFirst(key)
          ? html`
              <button class="quiet small" onClick=${() => goToNew(() => newTable(first, true))}>
                ${t("game-first-again")}
              </button>
            `
          : null
      }
    </article>
  `;
}

function Join() {
  const link = useSignal("");
  /** @param {Event} event */
  const join = (event) => {
    event.preventDefault();
    const said = link.value.trim();
    const id = said.match(/\/table\/([\w-]+)/)?.[1] ?? said.split("/").filter(Boolean).pop();
    if (id) go(`/table/${id}`);
  };
  return html`
    <section class="card">
      <h2>${t("home-join")}</h2>
      <form class="row" onSubmit=${join}>
        <label class="stacked wide">
          ${t("home-link")}
          <input type="text" value=${link.value} onInput=${onValue((said) => (link.value = said))} />
        </label>
        <button disabled=${!link.value.trim()}>${t("home-join-button")}</button>
      </form>
    </section>
  `;
}

/** What is played at once. */
function playNowWords() {
  const last = lastOptions();
  if (last) return t("home-play-again-text", { game: t(`game-${last.game}`) });
  const first = catalogue.value?.games[0].usual;
  return first
    ? t("home-play-now-text", { game: t(`game-${first.game}`), bots: first.seats.length - 1 })
    : "";
}

/** Where one learns: the first lesson at once, for whoever has had none. */
function learnLink() {
  const lessons = catalogue.value?.lessons ?? [];
  const isNew = !settings.value.explained.some((topic) => topic.startsWith("lesson-"));
  return isNew && lessons.length ? `/learn/${lessons[0].key}` : "/learn";
}

/** Who comes here is welcomed: play with friends, play now, learn. */
function Welcome() {
  return html`
    <section class=${me.value ? "hero back" : "hero"}>
      <div>
        <h1>${me.value ? t("home-back", { name: me.value.name }) : t("home-welcome")}</h1>
        ${
          me.value
            ? null
            : html`
                <p class="lead">${t("home-text")}</p>
              `
        }
        <ul class="ways-in">
          <li>
            <a class="button main big" href="/friends">${t("home-friends")}</a>
            <span class="small soft">${t("home-friends-text")}</span>
          </li>
          <li>
            <button class="big" aria-busy=${opening.value} onClick=${playNow}>${t("home-play-now")}</button>
            <span class="small soft">${playNowWords()}</span>
          </li>
          <li>
            <a class="button big" href=${learnLink()}>${t("home-learn")}</a>
            <span class="small soft">${t("home-learn-text")}</span>
          </li>
        </ul>
        <${Name} />
        <p class="row small also">
          <a href="/circles">${t("home-circles")}</a>
          ${
            me.value
              ? null
              : html`
                  <a href="/link">${t("home-been-here")}</a>
                `
          }
        </p>
      </div>
      <${Greeting} figures=${catalogue.value?.greeters ?? []} />
    </section>
  `;
}

/** The home screen. */
export function Home() {
  /** Not known yet is null: until then nothing is shown that would have to move. */
  const [known, setMine] = useState(/** @type {TableInfo[]|null} */ (me.value ? null : []));
  const [open, setOpen] = useState(/** @type {TableInfo[]} */ ([]));
  useEffect(() => {
    openCatalogue().catch(complain);
    fetchTables().then(setOpen, complain);
    if (!me.value) return;
    fetchMyTables().then(setMine, (error) => {
      setMine([]);
      complain(error);
    });
  }, [me.value?.id]);
  if (!known) {
    return html`
      <main id="main" class="home"><p class="unseen" role="status">${t("loading")}</p></main>
    `;
  }
  const mine = known;
  const running = mine
    .filter((table) => table.status !== "finished")
    .sort((one, other) => Number(other.waits_for_me) - Number(one.waits_for_me));
  const finished = mine.filter((table) => table.status === "finished");
  return html`
    <main id="main" class="home">
      ${
        running.length
          ? html`
              <${RunningTables} tables=${running} />
            `
          : null
      }
      <${Welcome} />
      ${
        me.value
          ? html`
              <${Comeback} key=${me.value.id} finished=${finished} />
            `
          : null
      }
      <h2>${t("home-choose")}</h2>
      <div class="grid games">
        ${catalogue.value?.games.map(
          (game) => html`
            <${GameCard} key=${game.key} game=${game} />
          `,
        )}
      </div>
      <div class="grid lists">
        ${
          finished.length
            ? null
            : html`
                <${PuzzleCard} />
              `
        }
        <${Join} />
        <${TableList}
          tables=${open.filter(({ id }) => !mine.some((table) => table.id === id))}
          title=${t("home-open")}
          empty=${t("home-none-open")}
        />
        <${TableList} tables=${finished} title=${t("home-finished")} empty=${t("home-none-finished")} />
      </div>
    </main>
  `;
}
