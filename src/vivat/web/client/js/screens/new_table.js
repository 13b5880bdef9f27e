// A new table: every option the rules allow. What does not combine is greyed out, with the reason, as the server says it.
import { html, useEffect, useSignal, useState } from "../html.js";
import { ask } from "../api.js";
import { botWords, catalogue as offered, Levels } from "../catalogue.js";
import { because, knows, t } from "../words.js";
import { complain } from "../toast.js";
import { goToNew, newTable, opening } from "./home.js";

const FEWEST = 2;
const NO_ADVICE = { problem: null, closed: {}, ways: {} };

/** @param {{game: string}} props */
export function NewTable({ game }) {
  const [catalogue, setCatalogue] = useState(/** @type {any} */ (null));
  const wished = useSignal(/** @type {any} */ (usual(game || "kingup")));
  const options = wished.value;
  const [advice, setAdvice] = useState(
    /** @type {{problem: any, closed: Record<string, any>, ways: Record<string, boolean>}} */ (NO_ADVICE),
  );
  useEffect(() => void offered().then(setCatalogue, complain), []);
  useEffect(() => {
    let current = true;
    ask("POST", "/api/options", options).then(
      (found) => current && setAdvice(found),
      (error) => current && setAdvice({ ...NO_ADVICE, problem: error }),
    );
    return () => void (current = false);
  }, [JSON.stringify(options)]);
  if (!catalogue) {
    return html`
      <main id="main" class="narrow">
        <h1>${t("new-title")}</h1>
        <p role="status">${t("loading")}</p>
      </main>
    `;
  }
  const chosen =
    catalogue.games.find((/** @type {any} */ each) => each.key === options.game) ?? catalogue.games[0];
  /** @param {Record<string, unknown>} changes */
  const set = (changes) => void (wished.value = { ...wished.value, ...changes });
  /** @returns {string[][]} */
  const seated = () => wished.value.seats;
  /** @param {number} seat @param {number} place @param {string} wish */
  const sit = (seat, place, wish) => {
    const seats = seated().map((wishes, s) =>
      wishes.map((each, p) =>
        s === seat && p === place ? wish : wish === "me" && each === "me" ? "open" : each,
      ),
    );
    set({ seats });
  };
  /** @param {number} seat @param {boolean} team */
  const pair = (seat, team) =>
    set({
      seats: seated().map((wishes, s) => (s === seat ? (team ? [wishes[0], "open"] : [wishes[0]]) : wishes)),
    });
  const scenario =
    catalogue.scenarios.find((/** @type {any} */ each) => each.key === options.scenario) ??
    catalogue.scenarios[0];
  const most = chosen.family === "intrigue" ? scenario.most : chosen.most;
  const addSeat = () => seated().length < most && set({ seats: [...seated(), ["steward"]] });
  const removeSeat = () =>
    seated().length > FEWEST && void (wished.value = withSeats(wished.value, seated().slice(0, -1)));
  /** @param {string} seat */
  const setFirst = (seat) => set({ first_seat: seat === "" ? null : Number(seat) });
  /** @param {string} key */
  const setScenario = (key) => void (wished.value = fit({ ...wished.value, scenario: key }, catalogue));
  /** @param {Record<string, unknown>} changes */
  const setClock = (changes) => set({ clock: { ...wished.value.clock, ...changes } });
  /** @param {string} name */
  const flag = (name) => {
    const closed = advice.closed[name];
    return html`
      <p key=${name} class=${closed ? "closed" : ""}>
        <label>
          <input
            type="checkbox"
            checked=${options[name] ?? false}
            disabled=${Boolean(closed) && !options[name]}
            aria-describedby=${closed ? `why-${name}` : undefined}
            onChange=${(/** @type {any} */ event) => set({ [name]: event.target.checked })}
          />
          ${t(knows(`option-${name.replace("_", "-")}`) ? `option-${name.replace("_", "-")}` : `new-option-${name}`)}
        </label>
        ${
          closed
            ? html`
                <span class="small soft why" id=${`why-${name}`}>
                  ${" "}${because(closed)}${
                    closed.article
                      ? html`
                          ${" "}
                          <a href=${`/rules/${closed.article}`}>${closed.article}</a>
                        `
                      : null
                  }
                </span>
              `
            : null
        }
      </p>
    `;
  };
  /** @param {string} name @param {string} key */
  const habit = (name, key) => html`
    <p>
      <label>
        <input
          type="checkbox"
          checked=${options[name]}
          onChange=${(/** @type {any} */ event) => set({ [name]: event.target.checked })}
        />
        ${t(key)}
      </label>
    </p>
  `;
  /** @param {string} wish */
  const who = (wish) => (catalogue.bots.includes(wish) ? botWords(wish) : t(`new-place-${wish}`));
  const problem = advice.problem;
  /** @param {Event} event */
  const create = (event) => {
    event.preventDefault();
    const last = wished.value;
    goToNew(() => newTable(last));
  };
  const hotSeat = () => {
    const seats = seated().map((wishes) => wishes.map((wish) => (wish === "me" ? "open" : wish)));
    const last = { ...wished.value, seats };
    goToNew(async () => `/hot-seat/${(await ask("POST", "/api/tables", last)).id}`);
  };
  return html`
    <main id="main" class="narrow">
      <h1>${t("new-title")}</h1>
      <form onSubmit=${create}>
        <fieldset>
          <legend>${t("new-game")}</legend>
          <div class="row">
            ${catalogue.games.map(
              (/** @type {any} */ { key }) => html`
                <label key=${key}>
                  <input
                    type="radio"
                    name="game"
                    checked=${options.game === key}
                    onChange=${() => void (wished.value = usual(key))}
                  />
                  ${t(`game-${key}`)}
                </label>
              `,
            )}
          </div>
        </fieldset>
        ${
          chosen.family === "intrigue"
            ? html`
                <fieldset>
                  <legend>${t("new-scenario")}</legend>
                  <label class="stacked">
                    <span class="unseen">${t("new-scenario")}</span>
                    <select
                      value=${options.scenario}
                      onChange=${(/** @type {any} */ event) => setScenario(event.target.value)}
                    >
                      ${catalogue.scenarios.map(
                        (/** @type {any} */ each) => html`
                          <option key=${each.key} value=${each.key}>${scenarioWords(each)}</option>
                        `,
                      )}
                    </select>
                  </label>
                </fieldset>
              `
            : null
        }
        <fieldset>
          <legend>${t("new-seats")}</legend>
          ${options.seats.map(
            (/** @type {string[]} */ wishes, /** @type {number} */ seat) => html`
              <div class="row chair" key=${seat}>
                <span class="soft">${t("new-seat", { number: seat + 1 })}</span>
                ${wishes.map(
                  (wish, place) => html`
                    <label key=${place}>
                      <span class="unseen">${t("new-seat", { number: seat + 1 })}</span>
                      <select
                        value=${wish}
                        onChange=${(/** @type {any} */ event) => sit(seat, place, event.target.value)}
                      >
                        ${["me", "open", ...catalogue.bots].map(
                          (each) => html`
                            <option key=${each} value=${each} selected=${each === wish}>${who(each)}</option>
                          `,
                        )}
                      </select>
                    </label>
                  `,
                )}
                ${
                  chosen.teams
                    ? html`
                        <label>
                          <input
                            type="checkbox"
                            checked=${wishes.length === 2}
                            onChange=${(/** @type {any} */ event) => pair(seat, event.target.checked)}
                          />
                          ${t("new-team")}
                        </label>
                      `
                    : null
                }
              </div>
            `,
          )}
          <div class="row">
            <button type="button" disabled=${seated().length >= most} onClick=${addSeat}>
              ${t("new-add-seat")}
            </button>
            <button type="button" disabled=${seated().length <= FEWEST} onClick=${removeSeat}>
              ${t("new-remove-seat")}
            </button>
          </div>
          <p>
            <label for="first-seat">${t("new-first")}</label>
            <select
              id="first-seat"
              value=${options.first_seat ?? ""}
              onChange=${(/** @type {any} */ event) => setFirst(event.target.value)}
            >
              <option value="" selected=${options.first_seat === null}>${t("new-first-chance")}</option>
              ${options.seats.map(
                (/** @type {string[]} */ wishes, /** @type {number} */ seat) => html`
                  <option key=${seat} value=${seat} selected=${options.first_seat === seat}>
                    ${t("new-first-seat", { number: seat + 1, who: wishes.map(who).join(" + ") })}
                  </option>
                `,
              )}
            </select>
          </p>
          <${Levels} levels=${catalogue.bots} />
        </fieldset>
        <fieldset>
          <legend>${t("new-options")}</legend>
          ${
            chosen.family === "castle"
              ? html`
                  ${chosen.options.filter((/** @type {string} */ name) => name !== "first_seat").map(flag)}
                `
              : html`
                  ${flag("forced_alliances")}
                  <p>
                    <label>
                      ${t("new-session")}${" "}
                      <input
                        type="number"
                        min="1"
                        max="100"
                        value=${options.session_points ?? ""}
                        onInput=${(/** @type {any} */ event) => set({ session_points: event.target.value ? Number(event.target.value) : null })}
                      />
                    </label>
                  </p>
                  ${flag("reduction")}
                  <p>
                    <label>
                      ${t("new-rounds")}${" "}
                      <input
                        type="number"
                        min="0"
                        max="200"
                        value=${options.most_rounds ?? 50}
                        onInput=${(/** @type {any} */ event) => set({ most_rounds: event.target.value === "" ? 50 : Number(event.target.value) })}
                      />
                    </label>
                  </p>
                  <details>
                    <summary>${t("new-own-sheet")}</summary>
                    <textarea
                      aria-label=${t("new-own-sheet")}
                      rows="6"
                      class="wide"
                      onChange=${(/** @type {any} */ event) => set({ own_sheet: event.target.value || null })}
                    >
${options.own_sheet ?? ""}</textarea>
                  </details>
                  <details>
                    <summary>${t("new-own-scenario")}</summary>
                    <textarea
                      aria-label=${t("new-own-scenario")}
                      rows="6"
                      class="wide"
                      onChange=${(/** @type {any} */ event) => set({ own_scenario: event.target.value || null })}
                    >
${options.own_scenario ?? ""}</textarea>
                  </details>
                `
          }
        </fieldset>
        <fieldset>
          <legend>${t("new-habits")}</legend>
          ${habit("listed", "new-listed")}${habit("spectators", "new-spectators")}${habit("ask_twice", "new-ask-twice")}
          <div class="row">
            <label>
              ${t("new-clock")}${" "}
              <select
                value=${options.clock.kind}
                onChange=${(/** @type {any} */ event) => setClock({ kind: event.target.value })}
              >
                ${["none", "decision", "bank"].map(
                  (kind) => html`
                    <option key=${kind} value=${kind}>${t(`new-clock-${kind}`)}</option>
                  `,
                )}
              </select>
            </label>
            ${
              options.clock.kind !== "none"
                ? html`
                    <label>
                      ${t("new-seconds")}
                      <input
                        type="number"
                        min="1"
                        max="604800"
                        value=${options.clock.seconds}
                        onInput=${(/** @type {any} */ event) => setClock({ seconds: Number(event.target.value) || 60 })}
                      />
                    </label>
                  `
                : null
            }
            ${
              options.clock.kind === "bank"
                ? html`
                    <label>
                      ${t("new-increment")}
                      <input
                        type="number"
                        min="0"
                        max="3600"
                        value=${options.clock.increment}
                        onInput=${(/** @type {any} */ event) => setClock({ increment: Number(event.target.value) || 0 })}
                      />
                    </label>
                  `
                : null
            }
          </div>
          <p>
            <label>
              ${t("new-grace")}${" "}
              <input
                type="number"
                min="0"
                max="3600"
                value=${options.grace}
                onInput=${(/** @type {any} */ event) => set({ grace: Number(event.target.value) || 0 })}
              />
            </label>
          </p>
        </fieldset>
        ${
          problem
            ? html`
                <div class="notice bad" role="status">
                  <p>
                    ${t("new-cannot", { reason: because(problem) })}${
                      problem.article
                        ? html`
                            ${" "}
                            <a href=${`/rules/${problem.article}`}>${problem.article}</a>
                          `
                        : null
                    }
                  </p>
                  ${Object.entries(advice.ways).map(
                    ([name, on]) => html`
                      <button type="button" key=${name} onClick=${() => set({ [name]: on })}>
                        ${t(on ? "new-way-on" : "new-way-off", { option: t(`new-option-${name}`) })}
                      </button>
                    `,
                  )}
                </div>
              `
            : null
        }
        <div class="row">
          <button class="main" aria-busy=${opening.value} disabled=${Boolean(problem)}>
            ${t("new-create")}
          </button>
          <button type="button" disabled=${Boolean(problem)} onClick=${hotSeat}>${t("new-hot-seat")}</button>
        </div>
      </form>
    </main>
  `;
}

/** @param {{key: string, name: string, fewest: number, most: number}} scenario */
function scenarioWords({ key, name, fewest, most }) {
  const players = t("scenario-players", { one: fewest === most ? 1 : 0, fewest, most });
  return t("new-scenario-choice", { name, players, line: t(`scenario-${key}`) });
}

/** @param {string} game */
function usual(game) {
  const bots = game === "intrigue" ? 4 : 3;
  const memory_aids = game === "vive-le-roi" ? true : game === "intrigue" ? null : false;
  return {
    game,
    memory_aids,
    first_seat: null,
    seats: [["me"], ...Array.from({ length: bots }, () => ["steward"])],
    scenario: "base",
    listed: false,
    spectators: true,
    ask_twice: false,
    clock: { kind: "none", seconds: 60, increment: 10 },
    grace: 60,
  };
}

/** As many seats as a scenario allows. @param {any} options @param {any} catalogue */
function fit(options, catalogue) {
  const scenario = catalogue.scenarios.find((/** @type {any} */ each) => each.key === options.scenario);
  const seats = options.seats.slice(0, scenario.most);
  while (seats.length < scenario.fewest) seats.push(["steward"]);
  return withSeats(options, seats);
}

/** Other seats; whoever was to begin does, unless that seat is gone. @param {any} options @param {string[][]} seats */
function withSeats(options, seats) {
  return { ...options, seats, first_seat: options.first_seat < seats.length ? options.first_seat : null };
}
