// How the page calls its player: the announcement for screen readers, the tab's title, a click of the
// telegraph and a notification, the last two only if asked for. And the screen that stays awake meanwhile.

const kept = (name) => localStorage.getItem(name) === "on";
const spoken = document.getElementById("announce");
let turn = document.body.dataset.turn === "true";
let audio;

function click(at, length) {
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = "square";
  tone.frequency.value = 640;
  gain.gain.setValueAtTime(0.06, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length);
}

function sound() {
  audio ??= new AudioContext();
  const at = audio.currentTime + 0.02;
  click(at, 0.07);
  click(at + 0.14, 0.07);
  click(at + 0.28, 0.2);
}

// Phones show a notification only through the service worker; a page that makes one itself is refused there.
async function notify({ title, say }) {
  if (window.Notification?.permission !== "granted") return;
  const worker = await navigator.serviceWorker?.ready;
  await worker?.showNotification(title, { body: say, tag: location.pathname, icon: "/icons/192.png", data: location.href }).catch(() => {});
}

document.addEventListener("live", ({ detail }) => {
  document.title = detail.title;
  if (detail.say && spoken?.lastElementChild?.textContent !== detail.say) {
    const line = document.createElement("p");
    line.textContent = detail.say;
    spoken?.append(line);
    while (spoken?.childElementCount > 4) spoken.firstElementChild.remove();
  }
  if (detail.turn && !turn) {
    if (kept("sound")) sound();
    if (kept("notify") && document.hidden) notify(detail);
  }
  turn = detail.turn;
  awake();
});

for (const toggle of document.querySelectorAll("[data-switch]")) {
  const name = toggle.dataset.switch;
  if (name === "notify" && !("Notification" in window)) continue;
  toggle.closest("[hidden]")?.removeAttribute("hidden");
  toggle.checked = kept(name);
  toggle.addEventListener("change", async () => {
    if (name === "notify" && toggle.checked) toggle.checked = (await Notification.requestPermission()) === "granted";
    localStorage.setItem(name, toggle.checked ? "on" : "off");
    if (name === "sound" && toggle.checked) sound();
  });
}

let lock;
async function awake() {
  const wanted = document.body.dataset.live && !document.hidden && "wakeLock" in navigator;
  if (!wanted || (lock && !lock.released)) return;
  lock = await navigator.wakeLock.request("screen").catch(() => undefined);
}
document.addEventListener("visibilitychange", awake);
awake();
