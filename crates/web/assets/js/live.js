// One socket per table page. The server sends the regions whose HTML changed; we morph them in, so that
// focus, caret, open drawers and half-typed text survive.
import { forget, holds, resend, settle } from "./forms.js";

const table = document.body.dataset.live;
const link = document.getElementById("link");
let mark = document.body.dataset.mark ?? "";
let skew = Number(document.body.dataset.now ?? Date.now()) - Date.now();
let socket, watchdog, retry;
let tries = 0;

/** The server's clock, as well as we know it. */
export const now = () => Date.now() + skew;

const callbacks = {
  beforeNodeMorphed: (old, fresh) => {
    if (old.localName === "form" && old.dataset.stamp !== fresh.dataset?.stamp) forget(old);
    return !(old.dataset && "keep" in old.dataset);
  },
  // What the reader opened stays open; what was chosen or typed and is not yet with the server stays.
  beforeAttributeUpdated: (name, node) =>
    !(name === "open" && node.localName === "details") &&
    !(name === "hidden" && node.localName === "article") &&
    !((name === "value" || name === "checked") && holds(node)) &&
    name !== "data-busy",
};

function show(update) {
  skew = update.now - Date.now();
  settle(update.done);
  // Only what is typed in is spared: a focused button must say what it now does.
  const ignoreActiveValue = !!document.activeElement?.matches("input:not([type=radio], [type=checkbox]), textarea");
  for (const [id, html] of Object.entries(update.regions)) {
    const region = document.getElementById(id);
    if (region) Idiomorph.morph(region, html, { morphStyle: "outerHTML", ignoreActiveValue, callbacks });
  }
  // A new phase begins at the top of the page, unless its reader is busy writing.
  if ("main" in update.regions && !ignoreActiveValue) scrollTo({ top: 0 });
  mark = update.mark;
  document.dispatchEvent(new CustomEvent("live", { detail: update }));
}

function state(name) {
  document.documentElement.dataset.link = name;
  if (!link) return;
  link.textContent = link.dataset[name] ?? "";
  link.hidden = !link.textContent;
  if (name === "back") setTimeout(() => link.textContent === link.dataset.back && (link.hidden = true), 2500);
}

// Browsers do not show a script the protocol's pings, so a dead line is found by asking.
function watch() {
  clearTimeout(watchdog);
  watchdog = setTimeout(() => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send(".");
    watchdog = setTimeout(() => socket.close(), 5000);
  }, 25000);
}

function connect() {
  clearTimeout(retry);
  if (socket && socket.readyState < WebSocket.CLOSING) return;
  const url = new URL(table, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  url.searchParams.set("after", mark);
  socket = new WebSocket(url);
  socket.onopen = () => {
    if (tries > 0) state("back");
    tries = 0;
    watch();
    resend();
  };
  socket.onmessage = ({ data }) => {
    watch();
    if (data !== ".") show(JSON.parse(data));
  };
  socket.onclose = () => {
    clearTimeout(watchdog);
    if (tries > 0 || navigator.onLine === false) state("lost");
    else setTimeout(() => socket.readyState === WebSocket.CLOSED && state("lost"), 600);
    retry = setTimeout(connect, Math.min(8000, 250 * 2 ** tries++) * (0.7 + 0.6 * Math.random()));
  };
}

if (table) {
  connect();
  addEventListener("online", connect);
  // The socket was opened by nobody in particular.
  document.addEventListener("known", () => {
    socket.onclose = socket.onmessage = null;
    socket.close();
    connect();
  });
  addEventListener("offline", () => socket.close());
  // A page taken out of the back/forward cache has a dead socket and old regions.
  addEventListener("pageshow", (event) => event.persisted && connect());
  document.addEventListener("visibilitychange", () => document.hidden || connect());
}
