// The service worker: keeps the client's files, shows a page when the table cannot be reached, and calls people back.

const KEPT = "ostoja-1";
const OFFLINE = "/offline.html";
const SHELL = [OFFLINE, "/offline.css", "/icons/icon-192.png", "/manifest.webmanifest"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(SHELL)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(old).then(() => self.clients.claim()));
});

/** Files whose names carry a hash never change: what was fetched once is taken from the device. */
async function keptOrFetched(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  else if (url.pathname.startsWith("/assets/") || SHELL.includes(url.pathname))
    event.respondWith(keptOrFetched(request));
});

self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data ? event.data.json() : {};
  } catch {
    // A message that cannot be read still says that something waits.
  }
  const path = typeof told.path === "string" && told.path.startsWith("/") ? told.path : "/";
  const shown = { icon: "/icons/icon-192.png", badge: "/icons/icon-192.png", tag: path, data: { path } };
  event.waitUntil(self.registration.showNotification(told.title || "Ostoja", shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const goal = new URL(event.notification.data.path, self.location.origin).href;
  const go = async () => {
    const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = open.find((page) => page.url === goal);
    return there ? there.focus() : self.clients.openWindow(goal);
  };
  event.waitUntil(go());
});
