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

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
export async function ask(method, path, body) {
  const answer = await fetch(path, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: "same-origin",
  });
  const isJson = answer.headers.get("content-type")?.startsWith("application/json");
  const content = isJson ? await answer.json() : await answer.text();
  if (!answer.ok) throw new Refused(isJson ? content : { key: `http-${answer.status}`, sentence: answer.statusText });
  return content;
}

/** An id for a command; used once. */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
