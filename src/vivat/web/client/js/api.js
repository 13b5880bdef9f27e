// Requests to the server, each with the type of its answer. Every refusal has one form: a key, a sentence, an
// article.

/**
 * @import { Advice, ArticleView, CampaignNews, CampaignView } from "./wire.js"
 * @import { Catalogue, CircleCommand, CircleInfo, CircleInvitation } from "./wire.js"
 * @import { CircleView, CodeInfo, Command, CreationOptions, Devices, FoundedCircle } from "./wire.js"
 * @import { GameLog, GameReview, Guest, Lesson, Link } from "./wire.js"
 * @import { Moment, NewPasskey, NewReport, NewTable, OwnPasskey } from "./wire.js"
 * @import { TableCircle } from "./wire.js"
 * @import { RecoveryCodes, RequestOptions, ResultsView, SignIn, TableFacts, TableInfo } from "./wire.js"
 * @import { CoachAnswer, CoachQuestion, Problem, TableOptions, View, Visitor } from "./wire.js"
 * @import { PuzzleAnswer, PuzzleDays, PuzzlePosition, PuzzleSolution } from "./wire.js"
 * @import { ChannelView, NewChannel, NewNoticePreferences, NoticesView, SentByWays } from "./wire.js"
 */

/** What the server refused, with its reason in words. */
export class Refused extends Error {
  /** @param {Pick<Problem, "key" | "sentence"> & Partial<Problem>} problem */
  constructor(problem) {
    super(problem.sentence);
    this.key = problem.key;
    this.sentence = problem.sentence;
    this.article = problem.article ?? "";
    this.facts = problem.facts ?? {};
  }
}

/**
 * Refusals that mean: not now. One frame too many is not among them: each further one brings the end of the
 * socket nearer.
 */
const LATER = ["guest-too-fast", "address-too-fast", "table-busy", "store-away"];
/** How long one waits before each further try, in milliseconds. */
const PATIENCE = [200, 500, 1000, 2000, 4000];

/**
 * How long to wait before the same is asked again; undefined if it is no use.
 * @param {string} key why it was refused
 * @param {number} tries how often it was asked again already
 * @returns {number|undefined}
 */
export function askAgainIn(key, tries) {
  return LATER.includes(key) ? PATIENCE[tries] : undefined;
}

/**
 * A request. What can be asked twice without harm (a question, a command with its id) is asked again where
 * the
 * server could not answer just now.
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @param {number} [tries]
 * @returns {Promise<unknown>}
 */
async function ask(method, path, body, tries = 0) {
  try {
    return await askOnce(method, path, body);
  } catch (error) {
    const harmless = method === "GET" || (body && "id" in body);
    const wait = error instanceof Refused && harmless ? askAgainIn(error.key, tries) : undefined;
    if (wait === undefined) throw error;
    await new Promise((done) => setTimeout(done, wait));
    return ask(method, path, body, tries + 1);
  }
}

/** @param {string} method @param {string} path @param {object} [body] @returns {Promise<unknown>} */
async function askOnce(method, path, body) {
  const answer = await fetch(path, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: "same-origin",
  });
  const isJson = answer.headers.get("content-type")?.startsWith("application/json");
  const content = isJson ? await answer.json() : await answer.text();
  if (!answer.ok) {
    throw new Refused(isJson ? content : { key: `http-${answer.status}`, sentence: answer.statusText });
  }
  return content;
}

/**
 * The answer to a question, as a type that the server promises (`wire.js`).
 * @template T
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 */
const answer = async (method, path, body) => /** @type {T} */ (await ask(method, path, body));

/** What this server offers. @returns {Promise<Catalogue>} */
export const fetchCatalogue = () => answer("GET", "/api/games");

/** Whether these options can be played. @param {TableOptions} options @returns {Promise<Advice>} */
export const adviseOn = (options) => answer("POST", "/api/options", options);

/** The articles of the rulebook in a language. @param {string} language @returns {Promise<ArticleView[]>} */
export const fetchRules = (language) => answer("GET", `/api/rules?language=${language}`);

/** A game to play along with. @param {string} lesson @returns {Promise<Lesson>} */
export const fetchLesson = (lesson) => answer("GET", `/api/lessons/${lesson}`);

/** The puzzles that can be solved by now. @returns {Promise<PuzzleDays>} */
export const fetchPuzzles = () => answer("GET", "/api/puzzles");

/** The position of a day's puzzle. @param {string} day @returns {Promise<PuzzlePosition>} */
export const fetchPuzzle = (day) => answer("GET", `/api/puzzles/${day}`);

/**
 * What an answer to a puzzle is worth.
 * @param {string} day @param {PuzzleAnswer} given @returns {Promise<PuzzleSolution>}
 */
export const answerPuzzle = (day, given) => answer("POST", `/api/puzzles/${day}`, given);

/** Who opens this page. @returns {Promise<Visitor>} */
export const fetchVisitor = () => answer("GET", "/api/visitor");

/**
 * Gives whoever looks at this page a name on this server.
 * @param {string} name
 * @param {string} device
 * @returns {Promise<Guest>}
 */
export const becomeGuest = (name, device) => answer("POST", "/api/guests", { name, device });

/** Changes the name of the guest who asks. @param {string} name @returns {Promise<Guest>} */
export const rename = (name) => answer("PUT", "/api/me", { name });

/** Delete oneself, with everything that is kept of one. */
export const deleteMe = () => ask("DELETE", "/api/me");

/** By what I am known here. @returns {Promise<Devices>} */
export const fetchDevices = () => answer("GET", "/api/me/devices");

/** Calls a device of mine something else. @param {string} device @param {string} name */
export const renameDevice = (device, name) => ask("PUT", `/api/me/devices/${device}`, { name });

/** Log out a device of mine. @param {string} device */
export const removeDevice = (device) => ask("DELETE", `/api/me/devices/${device}`);

/**
 * Log out everywhere, or everywhere but here.
 * @param {boolean} spare whether this device stays
 * @param {boolean} keep whether passkeys, and mail and webhooks for notices, stay
 */
export const removeDevices = (spare, keep) => ask("DELETE", `/api/me/devices?spare=${spare}&keep=${keep}`);

/** A link to myself, good once. @returns {Promise<Link>} */
export const makeLink = () => answer("POST", "/api/me/links");

/** New recovery codes; those from before are void. @returns {Promise<RecoveryCodes>} */
export const makeRecoveryCodes = () => answer("POST", "/api/me/recovery");

/** Who one would be with a code. @param {string} code @returns {Promise<CodeInfo>} */
export const lookAtCode = (code) => answer("POST", "/api/codes", { code });

/** Be whoever has a code, here too. @param {string} code @param {string} name @returns {Promise<Guest>} */
export const useCode = (code, name) => answer("POST", "/api/devices", { code, name });

/** What the browser needs to make a passkey. @returns {Promise<CreationOptions>} */
export const fetchCreationOptions = () => answer("POST", "/api/me/passkeys/options");

/** Has the server know a passkey. @param {NewPasskey} made @returns {Promise<OwnPasskey>} */
export const keepPasskey = (made) => answer("POST", "/api/me/passkeys", made);

/** Makes a passkey of mine good for nothing. @param {string} passkey */
export const removePasskey = (passkey) => ask("DELETE", `/api/me/passkeys/${passkey}`);

/** What the browser needs to show a passkey. @returns {Promise<RequestOptions>} */
export const fetchRequestOptions = () => answer("POST", "/api/passkeys/options");

/** Be whoever has a passkey, here too. @param {SignIn} shown @returns {Promise<Guest>} */
export const usePasskey = (shown) => answer("POST", "/api/passkeys", shown);

/** What one is told when one is not there. @returns {Promise<NoticesView>} */
export const fetchNotices = () => answer("GET", "/api/me/notices");

/**
 * When and of what one wants to be told.
 * @param {NewNoticePreferences} preferred @returns {Promise<NoticesView>}
 */
export const setNotices = (preferred) => answer("PUT", "/api/me/notices", preferred);

/** One more way to be told. @param {NewChannel} channel @returns {Promise<ChannelView>} */
export const addChannel = (channel) => answer("POST", "/api/me/notices/channels", channel);

/** One way fewer. @param {string} channel */
export const removeChannel = (channel) => ask("DELETE", `/api/me/notices/channels/${channel}`);

/** To see whether notices come. @returns {Promise<SentByWays>} */
export const testNotices = () => answer("POST", "/api/me/notices/test");

/** What the link of a notice leads to. @param {"confirm"|"unsubscribe"} what @param {string} token */
export const followNoticeLink = (what, token) =>
  ask("POST", `/api/notices/${what}?token=${encodeURIComponent(token)}`);

/** Tables that anybody may find. @returns {Promise<TableInfo[]>} */
export const fetchTables = () => answer("GET", "/api/tables");

/** Tables at which I have, or had, a chair. @returns {Promise<TableInfo[]>} */
export const fetchMyTables = () => answer("GET", "/api/me/tables");

/**
 * A new table, perhaps one of a circle's.
 * @param {TableOptions} options
 * @param {string} [circle]
 * @returns {Promise<NewTable>}
 */
export const createTable = (options, circle) =>
  answer("POST", `/api/tables${circle ? `?circle=${encodeURIComponent(circle)}` : ""}`, options);

/** Sends a command to a table without its socket. @param {string} table @param {Command} command */
export const command = (table, command) => ask("POST", `/api/tables/${table}/commands`, command);

/**
 * For one of several people at one screen.
 * @param {string} table
 * @param {Command} command
 * @param {number} hand
 */
export const commandBy = (table, command, hand) =>
  ask("POST", `/api/tables/${table}/commands?hand=${hand}`, command);

/** Begin a game. @param {string} table */
export const begin = (table) => command(table, { type: "start", id: "start" });

/**
 * Whether one of several people at one screen plays at this one: refused if it is another device.
 * @param {string} table
 * @param {number} hand
 */
export const checkScreen = (table, hand) => ask("GET", `/api/tables/${table}/options?hand=${hand}`);

/**
 * Sit down; `hand` and `name` are for several people at one screen.
 * @param {string} table
 * @param {string} id
 * @param {{chair?: number, hand?: number, name?: string}} [who]
 */
export function join(table, id, { chair, hand, name } = {}) {
  const query = hand === undefined ? "" : `?hand=${hand}&name=${encodeURIComponent(name ?? "")}`;
  return ask("POST", `/api/tables/${table}/join${query}`, { type: "sit", id, chair });
}

/**
 * Tell the operator of somebody; `hand` is for several people at one screen.
 * @param {string} table
 * @param {string} id
 * @param {Omit<NewReport, "id">} told
 * @param {number} hand
 */
export const report = (table, id, told, hand) =>
  ask("POST", `/api/tables/${table}/reports${hand ? `?hand=${hand}` : ""}`, { id, ...told });

/**
 * What the coach says of the game under way; `hand` is for several people at one screen.
 * @param {string} table @param {CoachQuestion} question @param {number} hand @returns {Promise<CoachAnswer>}
 */
export const askCoach = (table, question, hand) =>
  answer("POST", `/api/tables/${table}/coach${hand ? `?hand=${hand}` : ""}`, question);

/** What does not change at a table. @param {string} table @returns {Promise<TableFacts>} */
export const fetchFacts = (table) => answer("GET", `/api/tables/${table}/facts`);

/** Of a finished game: whose eyes, or null for all. @param {string|null} chair */
const seenBy = (chair) => (chair === null ? "" : `?chair=${chair}`);

/**
 * The log of a finished game, as a chair or everybody may know it.
 * @param {string} table @param {number} game @param {string|null} chair @returns {Promise<GameLog>}
 */
export const fetchLog = (table, game, chair) =>
  answer("GET", `/api/tables/${table}/games/${game}/log${seenBy(chair)}`);

/**
 * A finished game at one moment, as a chair or everybody may know it.
 * @param {string} table
 * @param {number} game
 * @param {number} moment
 * @param {string|null} chair
 * @returns {Promise<Moment>}
 */
export const fetchMoment = (table, game, moment, chair) =>
  answer("GET", `/api/tables/${table}/games/${game}/moments/${moment}${seenBy(chair)}`);

/** The table as I see it. @param {string} table @returns {Promise<View>} */
export const fetchTable = (table) => answer("GET", `/api/tables/${table}`);

/**
 * How far the review of a finished game has come.
 * @param {string} table @param {number} game @returns {Promise<GameReview>}
 */
export const fetchReview = (table, game) => answer("GET", `/api/tables/${table}/games/${game}/review`);

/**
 * Has a finished game reviewed.
 * @param {string} table @param {number} game @returns {Promise<GameReview>}
 */
export const beginReview = (table, game) => answer("POST", `/api/tables/${table}/games/${game}/review`);

/** An id for a command; used once. */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The circles that I am in. @returns {Promise<CircleInfo[]>} */
export const fetchCircles = () => answer("GET", "/api/circles");

/** Founds a circle with this name. @param {string} name @returns {Promise<FoundedCircle>} */
export const foundCircle = (name) => answer("POST", "/api/circles", { name });

/** A circle as its members see it. @param {string} circle @returns {Promise<CircleView>} */
export const fetchCircle = (circle) => answer("GET", `/api/circles/${circle}`);

/**
 * To which circle a link leads.
 * @param {string} circle
 * @param {string} link its secret
 * @returns {Promise<CircleInvitation>}
 */
export const fetchInvitation = (circle, link) =>
  answer("POST", `/api/circles/${circle}/invitation`, { link });

/** Join by the secret of a link. @param {string} circle @param {string} link @param {string} id */
export const joinCircle = (circle, link, id) => ask("POST", `/api/circles/${circle}/join`, { id, link });

/** Sends a command to a circle. @param {string} circle @param {CircleCommand} command */
export const commandCircle = (circle, command) => ask("POST", `/api/circles/${circle}/commands`, command);

/**
 * What a circle's games come to, of a season or (0) of all.
 * @param {string} circle
 * @param {number} season
 * @returns {Promise<ResultsView>}
 */
export const fetchResults = (circle, season) =>
  answer("GET", `/api/circles/${circle}/results${season ? `?season=${season}` : ""}`);

/** What my own games come to. @returns {Promise<ResultsView>} */
export const fetchOwnResults = () => answer("GET", "/api/me/results");

/**
 * Of which of my circles a table is.
 * @param {string} table
 * @returns {Promise<TableCircle[]>}
 */
export const fetchCirclesOf = (table) => answer("GET", `/api/me/circles?table=${table}`);

/**
 * What the last game of a table has brought in campaigns of my circles.
 * @param {string} table
 * @param {string} language
 * @returns {Promise<CampaignNews[]>}
 */
export const fetchCampaignNews = (table, language) =>
  answer("GET", `/api/me/news?table=${table}&lang=${language}`);

/**
 * A campaign of a circle, its cards in a language.
 * @param {string} circle
 * @param {number} campaign
 * @param {string} language
 * @returns {Promise<CampaignView>}
 */
export const fetchCampaign = (circle, campaign, language) =>
  answer("GET", `/api/circles/${circle}/campaigns/${campaign}?lang=${language}`);
