// How the page calls its player: the announcement for screen readers, the tab's title, a few sounds,
// and a notification if asked for. And the screen that stays awake meanwhile.

const isOn = (name) => localStorage.getItem(name) === "on";
// Sounds are on unless the reader has switched them off; a browser plays none before the first tap.
const isAudible = () => localStorage.getItem("sound") !== "off";
const spoken = document.getElementById("announce");
let turn = document.body.dataset.turn === "true";
let audio;

const wake = () => {
  if (!isAudible() || !document.body.dataset.live) return;
  audio ??= new AudioContext();
  audio.resume();
};
for (const tap of ["pointerdown", "keydown"]) addEventListener(tap, wake, { passive: true });

/** Tones of a sound: when it begins and how long it is, in seconds, how high, how loud. */
const SOUNDS = {
  turn: [[0, 0.07, 640, 0.06], [0.14, 0.07, 640, 0.06], [0.28, 0.2, 640, 0.06]],
  stamp: [[0, 0.12, 110, 0.2], [0.03, 0.06, 70, 0.2]],
  interception: [[0, 0.12, 110, 0.2], [0.2, 0.14, 523, 0.07], [0.34, 0.14, 659, 0.07], [0.48, 0.3, 784, 0.07]],
  message: [[0, 0.06, 880, 0.03]],
  tick: [[0, 0.03, 1200, 0.03]],
};

function sound(name) {
  if (!isAudible() || audio?.state !== "running") return;
  for (const [from, length, height, volume] of SOUNDS[name] ?? []) {
    const at = audio.currentTime + 0.02 + from;
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.type = height < 200 ? "sine" : "square";
    tone.frequency.value = height;
    gain.gain.setValueAtTime(volume, at);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(gain).connect(audio.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}

document.addEventListener("sound", ({ detail }) => sound(detail));

// Phones show a notification only through the service worker; a page that makes one itself is refused there.
async function notify({ title, say }) {
  if (window.Notification?.permission !== "granted") return;
  const worker = await navigator.serviceWorker?.ready;
  await worker?.showNotification(title, { body: say, tag: location.pathname, icon: new URL("../../../icons/192.png", import.meta.url).href, data: location.href }).catch(() => {});
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
    sound("turn");
    if (isOn("notify") && document.hidden) notify(detail);
  }
  turn = detail.turn;
  document.body.dataset.turn = turn;
  awake();
});

for (const toggle of document.querySelectorAll("[data-switch]")) {
  const name = toggle.dataset.switch;
  if (name === "notify" && !("Notification" in window)) continue;
  toggle.closest("[hidden]")?.removeAttribute("hidden");
  toggle.checked = name === "sound" ? isAudible() : isOn(name);
  toggle.addEventListener("change", async () => {
    if (name === "notify" && toggle.checked) {
      const answer = await Notification.requestPermission();
      toggle.checked = answer === "granted";
      // A switch that falls back says why.
      document.getElementById("notify-blocked").hidden = answer !== "denied";
    }
    localStorage.setItem(name, toggle.checked ? "on" : "off");
    if (name === "sound") heard();
  });
}

// The switch in the bar is the same one.
const bell = document.querySelector("[data-sound]");
function heard() {
  bell?.setAttribute("aria-pressed", isAudible());
  for (const toggle of document.querySelectorAll("[data-switch=sound]")) toggle.checked = isAudible();
  if (isAudible()) {
    wake();
    sound("turn");
  }
}
bell?.setAttribute("aria-pressed", isAudible());
bell?.addEventListener("click", () => {
  localStorage.setItem("sound", isAudible() ? "off" : "on");
  heard();
});

let lock;
async function awake() {
  const wanted = document.body.dataset.live && !document.hidden && "wakeLock" in navigator;
  if (!wanted || (lock && !lock.released)) return;
  lock = await navigator.wakeLock.request("screen").catch(() => undefined);
}
document.addEventListener("visibilitychange", awake);
awake();
