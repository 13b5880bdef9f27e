// Requests to the server. Every refusal has one form: a key, a sentence, an article.

export class Refused extends Error {
  /** @param {{key: string, sentence: string, article?: string, facts?: Record<string, string|number>}} problem */
  constructor(problem) {
    super(problem.sentence);
    this.key = problem.key;
    this.sentence = problem.sentence;
    this.article = problem.article ?? "";
    this.facts = problem.facts ?? {};
  }
}

/** Refusals that mean: not now. */
const LATER = ["table-busy", "store-away"];
/** How long one waits before each further try, in milliseconds. */
const PATIENCE = [200, 500, 1000, 2000, 4000];

/** How long to wait before the same is asked again; undefined if it is no use. @param {string} key why it was refused @param {number} tries how often it was asked again already @returns {number|undefined} */
export function askAgainIn(key, tries) {
  return LATER.includes(key) ? PATIENCE[tries] : undefined;
}

/**
 * A request. What can be asked twice without harm (a question, a command with its id) is asked again where the server could not answer just now.
 * @param {string} method @param {string} path @param {any} [body] @param {number} [tries]
 * @returns {Promise<any>}
 */
export async function ask(method, path, body, tries = 0) {
  try {
    return await askOnce(method, path, body);
  } catch (error) {
    const wait =
      error instanceof Refused && (method === "GET" || body?.id) ? askAgainIn(error.key, tries) : undefined;
    if (wait === undefined) throw error;
    await new Promise((done) => setTimeout(done, wait));
    return ask(method, path, body, tries + 1);
  }
}

/** @param {string} method @param {string} path @param {any} body */
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

/** An id for a command; used once. */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
