// Keeps files whose names change with their content, and one page to show when no page can be loaded. Pages, their data
// and the API's answers always come from the network and are never kept.

const CACHE = `fairwatt-${VERSION}`;
const OFFLINE = "/offline";

self.addEventListener("install", (event) => {
  // What is kept never changes, so a new worker disturbs no open page.
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(startAfresh());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

/** Fetched without cookies, so that nobody's name is on it. */
async function keepOfflinePage() {
  const cache = await caches.open(CACHE);
  const answer = await fetch(OFFLINE, { credentials: "omit", cache: "no-cache" });
  if (!answer.ok) throw new Error("The offline page did not come.");
  const html = await answer.clone().text();
  await cache.put(OFFLINE, answer);
  await cache.addAll([...new Set(html.match(/\/assets\/[\w.-]+/g))]);
}

async function startAfresh() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  // Lets the browser request a page while this worker is still starting.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const kept = await caches.match(OFFLINE);
    if (!kept) throw error;
    return kept;
  }
}

async function asset(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) await cache.put(request, answer.clone());
  return answer;
}

self.addEventListener("push", (event) => {
  const { title, body, tag, path } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, icon: "/icons/icon-192.png", data: { path } }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(event.notification.data.path, self.location.origin)));
});

/** Prefers a window that is already open. */
async function show({ origin, href }) {
  if (origin !== self.location.origin) return;
  const [open] = await self.clients.matchAll({ type: "window" });
  if (!open) return self.clients.openWindow(href);
  const there = await open.navigate(href).catch(() => null);
  return there ? there.focus() : self.clients.openWindow(href);
}
