// Keeps the shell of the app for when the server does not answer: the client's own files and words, and
// nothing else. What belongs to a table or a person is never kept: whatever is not named here goes past this
// script.
const SHELL = "vivat-shell";
const KEPT = ["/client/", "/words/"];
const HOME = "/";

/**
 * What a worker hears.
 * @typedef {object} Heard
 * @property {Request} request
 * @property {(answer: Promise<Response>) => void} respondWith
 * @property {(work: Promise<unknown>) => void} waitUntil
 */
/**
 * The worker's own scope, which is not a page's.
 * @typedef {object} Scope
 * @property {(kind: string, hear: (event: Heard) => void) => void} addEventListener
 * @property {() => Promise<void>} skipWaiting
 * @property {{claim: () => Promise<void>}} clients
 */
const worker = /** @type {Scope} */ (/** @type {unknown} */ (self));

/** From the server, and kept; or what was kept the last time. @param {Request} request */
async function freshOrKept(request) {
  const shell = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) await shell.put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await shell.match(request);
    if (kept) return kept;
    throw error;
  }
}

/** A page: from the server, or the empty shell, which asks for its data itself. @param {Request} request */
async function pageOrShell(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(SHELL)).match(HOME);
    if (kept) return kept;
    throw error;
  }
}

worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((shell) => shell.add(HOME))
      .then(() => worker.skipWaiting()),
  );
});
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (KEPT.some((start) => pathname.startsWith(start))) event.respondWith(freshOrKept(request));
  else if (request.mode === "navigate") event.respondWith(pageOrShell(request));
});
