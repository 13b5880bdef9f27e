// Keeps the shell of the app for when the server does not answer: the client's own files and words, and
// nothing else. What belongs to a table or a person is never kept: whatever is not named here goes past this
// script. And it shows what the server tells somebody whose page is closed.
const SHELL = "vivat-shell";
const KEPT = ["/client/", "/words/"];
const HOME = "/";

/**
 * What a worker hears.
 * @typedef {object} Heard
 * @property {Request} request
 * @property {(answer: Promise<Response>) => void} respondWith
 * @property {(work: Promise<unknown>) => void} waitUntil
 * @property {{json: () => import("./wire.js").Payload}|null} data what was pushed
 * @property {Notification & {data: {path: string, stop: string}}} notification that was clicked
 * @property {string} action which of its buttons
 */
/** @typedef {{url: string, focus: () => Promise<unknown>}} Page an open page of ours */
/**
 * The worker's own scope, which is not a page's.
 * @typedef {object} Scope
 * @property {(kind: string, hear: (event: Heard) => void) => void} addEventListener
 * @property {() => Promise<void>} skipWaiting
 * @property {Pages} clients
 * @property {{showNotification: (title: string, options: object) => Promise<void>}} registration
 */
/**
 * The open pages.
 * @typedef {object} Pages
 * @property {() => Promise<void>} claim
 * @property {(wanted: object) => Promise<Page[]>} matchAll
 * @property {(path: string) => Promise<unknown>} openWindow
 */
const worker = /** @type {Scope} */ (/** @type {unknown} */ (self));

/** From the server, and kept; or what was kept the last time. @param {Request} request */
async function freshOrKept(request) {
  const shell = await caches.open(SHELL);
  const place = new URL(request.url).pathname; // its tag aside: of each file one is kept
  try {
    const answer = await fetch(request);
    if (answer.ok) await shell.put(place, answer.clone());
    return answer;
  } catch (error) {
    const kept = await shell.match(place);
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

/**
 * What somebody is told; a later word about the same table takes its place.
 * @param {import("./wire.js").Payload} said
 */
function tell({ title, body, path, tag, stop, stop_title }) {
  return worker.registration.showNotification(title, {
    body,
    tag,
    icon: "/client/icons/icon-192.png",
    data: { path, stop },
    actions: [{ action: "stop", title: stop_title }],
  });
}

/** Lead to a page: to one that is open, or to a new one. @param {string} path */
async function lead(path) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === path);
  return open ? open.focus() : worker.clients.openWindow(path);
}

worker.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(tell(event.data.json()));
});
worker.addEventListener("notificationclick", (event) => {
  const { path, stop } = event.notification.data;
  event.notification.close();
  event.waitUntil(
    event.action === "stop"
      ? fetch(`/api/notices/unsubscribe?token=${encodeURIComponent(stop)}`, { method: "POST" })
      : lead(path),
  );
});
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
