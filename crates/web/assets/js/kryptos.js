// The Kryptos table: the sentence that says what is about to be said, the help with the numbers, and the
// pencil. Help and notes are the reader's own and stay in this browser.

const part = (id) => document.getElementById(id);
const chosen = (name) => document.querySelector(`input[name="${name}"]:checked`);
const words = (list) => new Set((list ?? "").split(" ").filter(Boolean));
const fill = (text, values) => text?.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
let odds = { fresh: false, cards: {} };

function level() {
  return localStorage.getItem("kryptos-help") ?? "off";
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
  if (reply?.ok) odds.cards = await reply.json();
  update();
}

function notes() {
  const table = part("picker")?.dataset;
  return table && `pencil:${table.table}:${table.game}`;
}

const pencilled = () => JSON.parse(localStorage.getItem(notes()) ?? "{}");

function sentence(card, number) {
  const values = { place: card?.dataset.place, number: number?.value ?? card?.dataset.number };
  const whole = card && values.number;
  for (const said of document.querySelectorAll("#picker .picker__say")) {
    const { empty, half, say } = said.dataset;
    const text = whole ? fill(say, values) : card ? fill(half, values) : empty;
    if (said.textContent !== text) said.textContent = text;
  }
  const button = document.querySelector("#picker .btn--seal");
  if (button) {
    button.dataset.plain ??= button.textContent;
    button.textContent = whole ? fill(button.dataset.say, values) : button.dataset.plain;
  }
}

function pad(card, number) {
  const open = possible(card);
  const chances = (level() === "full" && card && odds.cards[card.value]) || {};
  const not = words(card?.dataset.not);
  for (const input of document.querySelectorAll("#guess .pad__n input")) {
    const label = input.parentElement;
    label.classList.toggle("is-off", not.has(input.value) || Boolean(open && !open.has(input.value)));
    const chance = chances[input.value];
    if (chance === undefined) label.removeAttribute("data-odds");
    else label.dataset.odds = `${Math.max(1, Math.round(chance * 100))} %`;
  }
  const label = number?.parentElement;
  const doubtful = label && (label.matches(".is-mine") || not.has(number.value) || (open && !open.has(number.value)));
  const bluff = document.querySelector("#guess .bluff");
  if (bluff) bluff.hidden = !doubtful;
}

function pencil(card) {
  const field = part("pencil-note");
  const all = pencilled();
  for (const input of document.querySelectorAll('input[name="card"]')) {
    const note = all[input.value];
    if (note) input.parentElement.dataset.note = note;
    else input.parentElement.removeAttribute("data-note");
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
  if (part("guess")) pad(card, number);
  pencil(chosen("card"));
  count();
}

// On a phone the numbers lie in a drawer: choosing a card opens it. On a wide screen they lie beside the hands.
const narrow = matchMedia("(width < 64rem)");
const shut = () => document.querySelector("#picker:popover-open")?.hidePopover();
narrow.addEventListener("change", shut);

document.addEventListener("change", ({ target }) => {
  if (target.name === "help") localStorage.setItem("kryptos-help", target.value);
  update();
  const drawer = part("picker");
  if (narrow.matches && target.matches('input[name="card"], input[name="position"]') && !drawer.matches(":popover-open")) {
    drawer.showPopover();
  }
});

document.addEventListener("input", ({ target }) => {
  const card = chosen("card");
  if (target.id !== "pencil-note" || !card) return;
  const all = pencilled();
  if (target.value) all[card.value] = target.value;
  else delete all[card.value];
  localStorage.setItem(notes(), JSON.stringify(all));
  pencil(card);
});

// Said is said: a second guess begins without the number of the first. The event comes before what it announces.
document.addEventListener("reset", () => queueMicrotask(update));

document.addEventListener("live", () => {
  odds.fresh = false;
  // The drawer goes when there is nothing left to do in it.
  if (!part("guess") && !part("reveal")) shut();
  update();
});
update();
