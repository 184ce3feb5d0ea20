// Unread lines of chat, counted on the dock while the drawer is shut; and the newest line kept in sight.

const drawer = () => document.getElementById("chat");
const lines = () => document.querySelectorAll("#chat .chat li").length;
const shown = () => !drawer() || matchMedia("(width >= 64rem)").matches || drawer().matches(":popover-open");
let seen = lines();

function count() {
  if (shown()) seen = lines();
  const badge = document.getElementById("chat-count");
  if (!badge) return;
  const unread = Math.max(0, lines() - seen);
  badge.hidden = unread === 0;
  badge.textContent = unread;
}

// A list that nobody sees, or with nothing in it, is not worth the layout that measuring it costs.
function follow() {
  if (!shown() || !lines()) return;
  for (const list of document.querySelectorAll("#chat .chat")) list.scrollTop = list.scrollHeight;
}

// On a phone the drawer is shut most of the time: what others say and feel shows for a moment, and can be heard.
const TOAST = 4500;
const newest = () => {
  const line = [...document.querySelectorAll("#chat .chat li")].at(-1);
  const news = [...document.querySelectorAll("#chat .notices li")].at(-1);
  const feeling = [...document.querySelectorAll("#chat .reaction")].at(-1);
  return { line, text: line?.innerText ?? "", feeling, at: feeling?.dataset.at, news, when: news?.dataset.at };
};
let before = newest();
let fading;

function toast(text) {
  let box = document.querySelector(".toast");
  box ??= document.body.appendChild(Object.assign(document.createElement("p"), { className: "toast", role: "status" }));
  box.textContent = text;
  box.hidden = false;
  clearTimeout(fading);
  fading = setTimeout(() => (box.hidden = true), TOAST);
}

function notice() {
  const now = newest();
  const said = now.line && now.text !== before.text && !("own" in now.line.dataset) && lines() > 0;
  const felt = now.at && now.at !== before.at;
  const told = now.when && now.when !== before.when;
  before = now;
  // Who came, went or took over concerns everybody, wherever they look.
  if (told) toast(now.news.textContent);
  // Whoever is awaited hears it, and feels it on a phone.
  if (told && "nudge" in now.news.dataset && document.body.dataset.turn === "true") {
    document.dispatchEvent(new CustomEvent("sound", { detail: "turn" }));
    navigator.vibrate?.(200);
  }
  if (!said && !felt) return;
  if (said) document.dispatchEvent(new CustomEvent("sound", { detail: "message" }));
  if (!shown()) toast(said ? now.line.querySelector("p").textContent : now.feeling.textContent);
}

document.addEventListener("live", ({ detail }) => {
  if ("chat" in detail.regions || "main" in detail.regions) notice();
  if ("chat" in detail.regions || "main" in detail.regions) follow();
  count();
});
document.addEventListener("toggle", (event) => event.target.id === "chat" && (count(), follow()), true);
follow();
count();
