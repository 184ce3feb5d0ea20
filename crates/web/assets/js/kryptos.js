// The Kryptos table: the sentence that says what is about to be said, the help with the numbers, and the pencil. A
// hidden card can be chosen at any time, to name it or to think about it. How much help is the reader's own choice and
// stays in this browser; notes are kept at the table, for the reader's other devices.

const part = (id) => document.getElementById(id);
const chosen = (name) => document.querySelector(`input[name="${name}"]:checked`);
const words = (list) => new Set((list ?? "").split(" ").filter(Boolean));
const fill = (text, values) => text?.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
const percent = (chance) => Math.max(1, Math.round(chance * 100));
let odds = { fresh: false, cards: {} };

/** The help that the reader wishes, or the most below it that the table allows. */
function level() {
  const wished = localStorage.getItem("kryptos-help") ?? "off";
  const allowed = words(part("picker")?.dataset.help);
  return allowed.has(wished) ? wished : wished === "full" && allowed.has("simple") ? "simple" : "off";
}

/** The numbers that the help leaves open at a card; null when it says nothing. */
function possible(card) {
  if (!card || level() === "off") return null;
  const full = level() === "full" && odds.cards[card.value];
  return full ? new Set(Object.keys(full)) : words(card.dataset.simple);
}

async function count() {
  const help = part("help");
  if (level() !== "full" || !help || odds.fresh) return;
  odds.fresh = true;
  const reply = await fetch(help.dataset.odds, { headers: { accept: "application/json" } }).catch(() => null);
  if (reply?.ok) odds.cards = (await reply.json()).cards;
  update();
}

function sentence(card, number) {
  const values = { place: card?.dataset.place, number: number?.value ?? card?.dataset.number };
  const whole = card && values.number;
  for (const said of document.querySelectorAll("#picker .picker__say")) {
    const { empty, half, say } = said.dataset;
    const text = whole && say ? fill(say, values) : card ? fill(half, values) : empty;
    if (said.textContent !== text) said.textContent = text;
  }
  const button = document.querySelector("#picker .btn--final");
  if (button) {
    button.dataset.plain ??= button.textContent;
    button.textContent = whole ? fill(button.dataset.say, values) : button.dataset.plain;
  }
}

function pad(card, number) {
  const open = possible(card);
  const chances = (level() === "full" && card && odds.cards[card.value]) || {};
  const not = words(card?.dataset.not);
  for (const input of document.querySelectorAll("#picker .pad__n input")) {
    const label = input.parentElement;
    label.classList.toggle("is-off", not.has(input.value) || Boolean(open && !open.has(input.value)));
    const chance = chances[input.value];
    if (chance === undefined) label.removeAttribute("data-odds");
    else label.dataset.odds = `${percent(chance)}%`;
  }
  const label = number?.parentElement;
  const doubtful = label && (label.matches(".is-mine") || not.has(number.value) || (open && !open.has(number.value)));
  const bluff = document.querySelector("#guess .bluff");
  if (bluff) bluff.hidden = !doubtful;
}

// The row of the card that is thought about, with its colours: beside the numbers, which lie over it on a phone.
function target(card) {
  const place = part("target");
  if (!place) return;
  const row = card?.closest(".player");
  if (!row) return place.replaceChildren();
  const copies = [row.querySelector(".counts"), row.querySelector(".hand")].map((each) => each.cloneNode(true));
  for (const copy of copies) {
    for (const input of copy.querySelectorAll("input")) {
      input.parentElement.classList.toggle("card--aim", input.value === card.value);
      input.remove();
    }
    for (const known of copy.querySelectorAll("[id]")) known.removeAttribute("id");
    copy.removeAttribute("role");
  }
  place.replaceChildren(...copies);
}

// Notes that are on their way count as written.
const unsent = new Map(); // card -> { text, timer }
const pencilled = () => {
  const all = JSON.parse(part("picker")?.dataset.notes || "{}");
  for (const [card, { text }] of unsent) all[card] = text;
  return all;
};

async function keep(card, text, attempt = 0) {
  const command = JSON.stringify({ do: "note", place: card, text });
  const ask = { method: "POST", body: new URLSearchParams({ command }), headers: { accept: "application/json" } };
  const reply = await fetch(part("picker").dataset.do, ask).catch(() => null);
  if (!reply && attempt < 5) return setTimeout(() => keep(card, text, attempt + 1), 1000 * 2 ** attempt);
  // The table shows it in a moment; until then what was typed stands.
  setTimeout(() => unsent.get(card)?.text === text && unsent.delete(card), 2000);
}

function pencil(card) {
  const field = part("pencil-note");
  const all = pencilled();
  for (const input of document.querySelectorAll('input[name="card"]')) {
    const label = input.parentElement;
    const note = all[input.value];
    if (note) label.dataset.note = note;
    else label.removeAttribute("data-note");
    const [best] = Object.entries((level() === "full" && odds.cards[input.value]) || {}).sort((a, b) => b[1] - a[1]);
    if (best) label.dataset.best = `${best[0]} · ${percent(best[1])}%`;
    else label.removeAttribute("data-best");
    // Who hears the page hears what stands on the card.
    const heard = [
      input.dataset.label,
      note && fill(field?.dataset.label, { text: note }),
      best && fill(field?.dataset.best, { number: best[0], percent: percent(best[1]) }),
    ];
    input.setAttribute("aria-label", heard.filter(Boolean).join(", "));
  }
  if (!field) return;
  field.disabled = !card;
  if (document.activeElement !== field) field.value = (card && all[card.value]) ?? "";
}

function update() {
  if (!part("picker")) return;
  const card = chosen("card") ?? chosen("position");
  const number = chosen("number");
  for (const input of document.querySelectorAll('input[name="help"]')) input.checked = input.value === level();
  sentence(card, number);
  pad(card, number);
  pencil(chosen("card"));
  target(chosen("card"));
  count();
}

// On a phone the numbers lie in a drawer: choosing a card opens it. On a wide screen they lie beside the hands.
const narrow = matchMedia("(width < 64rem)");
const shut = () => document.querySelector("#picker:popover-open")?.hidePopover();

document.addEventListener("change", ({ target }) => {
  if (target.name === "help") localStorage.setItem("kryptos-help", target.value);
  update();
});

// Also for the card that is chosen already: its drawer may have been closed.
document.addEventListener("click", ({ target }) => {
  const drawer = part("picker");
  if (narrow.matches && target.matches('input[name="card"], input[name="position"]') && !drawer.matches(":popover-open")) {
    drawer.showPopover();
  }
});

document.addEventListener("input", ({ target }) => {
  const card = chosen("card")?.value;
  if (target.id !== "pencil-note" || !card) return;
  const text = target.value;
  clearTimeout(unsent.get(card)?.timer);
  unsent.set(card, { text, timer: setTimeout(() => keep(card, text), 350) });
  pencil(chosen("card"));
});

// Digits that are typed one after the other make a number.
let typed = { digits: "", at: 0 };
document.addEventListener("keydown", (event) => {
  if (!/^[0-9]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey || !part("guess")) return;
  if (event.target.matches?.("input:not([type=radio], [type=checkbox]), textarea, select")) return;
  const at = Date.now();
  const digits = at - typed.at < 1200 ? typed.digits + event.key : event.key;
  const pick = (number) => document.querySelector(`#guess input[name="number"][value="${Number(number)}"]:not(:disabled)`);
  const field = pick(digits) ?? pick(event.key);
  typed = { digits: field && pick(digits) ? digits : event.key, at };
  if (!field) return;
  event.preventDefault();
  field.checked = true;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
});

// Said is said: a second guess begins without the number of the first. The event comes before what it announces.
document.addEventListener("reset", () => queueMicrotask(update));

let couldAct = Boolean(part("guess") || part("reveal"));
document.addEventListener("live", () => {
  odds.fresh = false;
  // The drawer goes when what was to be done in it is done.
  const canAct = Boolean(part("guess") || part("reveal"));
  if (couldAct && !canAct) shut();
  couldAct = canAct;
  update();
});
update();
