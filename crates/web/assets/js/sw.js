// The shell: what never changes under one version comes from the cache, pages come from the network, and
// without a network there is a page that says so.
const VERSION = "{version}";
const SHELL = {shell};

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(SHELL)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// A notification leads to its table: to the tab that has it, else to a new one.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((tabs) => {
      const tab = tabs.find((each) => each.url === url);
      return tab ? tab.focus() : self.clients.openWindow(url);
    }),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  if (request.url.includes(`/assets/${VERSION}/`)) {
    event.respondWith(
      caches.match(request).then(
        (kept) =>
          kept ??
          fetch(request).then((reply) => {
            const copy = reply.clone();
            if (reply.ok) caches.open(VERSION).then((cache) => cache.put(request, copy));
            return reply;
          }),
      ),
    );
  } else if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match(SHELL[0])));
  }
});
