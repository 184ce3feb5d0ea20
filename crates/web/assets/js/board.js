// The guess board: keys 1 to 4 answer the clue in hand, and a digit is never used twice.

const clues = () => [...document.querySelectorAll("#board .guess")];
const chosen = (clue) => clue.querySelector("input:checked");

document.addEventListener("change", ({ target }) => {
  const clue = target.closest("#board .guess");
  if (!clue) return;
  for (const other of clues()) {
    const same = other !== clue && chosen(other);
    if (same && same.value === target.value) same.checked = false;
  }
});

// One decides for all: before a teammate's other mark is passed over, the page asks. Bots only propose.
const numerals = ["i", "ii", "iii"];

function passedOver() {
  const found = [];
  for (const [place, clue] of clues().entries()) {
    for (const chip of clue.querySelectorAll(".pick:not(:has(:checked)) .chip:not([data-bot])")) {
      const digit = chip.closest(".pick").dataset.d;
      found.push({ name: chip.title, digit, clue: numerals[place] });
    }
  }
  return found;
}

document.addEventListener("click", (event) => {
  const ask = document.getElementById("board-ask");
  if (!ask) return;
  if (event.target.closest("#board-ask button")) ask.hidden = true;
  if (!event.target.closest("#board #main-action")) return;
  const others = passedOver();
  if (!others.length) return;
  event.preventDefault();
  const sentence = (values) => ask.dataset.say.replace(/\{(\w+)\}/g, (_, name) => values[name]);
  ask.querySelector("p").textContent = others.map(sentence).join(" ");
  ask.hidden = false;
  ask.querySelector("button").focus();
});

// Whoever changes their mind is asked anew.
document.addEventListener("change", ({ target }) => {
  const ask = target.closest("#board") && document.getElementById("board-ask");
  if (ask) ask.hidden = true;
});

document.addEventListener("live", () => {
  const ask = document.getElementById("board-ask");
  if (ask && !ask.hidden && !passedOver().length) ask.hidden = true;
});

document.addEventListener("keydown", (event) => {
  if (!/^[1-4]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches?.("input:not([type=radio]), textarea, select")) return;
  const open = clues();
  const clue = event.target.closest?.(".guess") ?? open.find((each) => !chosen(each)) ?? open[0];
  const pick = clue?.querySelector(`input[value="${event.key}"]:not(:disabled)`);
  if (!pick) return;
  event.preventDefault();
  pick.checked = true;
  pick.dispatchEvent(new Event("input", { bubbles: true }));
  pick.dispatchEvent(new Event("change", { bubbles: true }));
  const next = open[open.indexOf(clue) + 1];
  (next ? (chosen(next) ?? next.querySelector("input")) : document.querySelector("#main-action"))?.focus();
});

// The tie-break: before a word is left out, the page asks.
const words = (form) => [...form.querySelectorAll("input[type=text]")];
const leavesOut = (form) => words(form).some((word) => !word.value.trim());

document.addEventListener("click", (event) => {
  const ask = document.getElementById("words-ask");
  const form = ask && event.target.closest("form");
  if (!form?.contains(ask)) return;
  if (event.target.closest("#words-ask button")) ask.hidden = true;
  if (!event.target.closest("#main-action") || !leavesOut(form)) return;
  event.preventDefault();
  ask.hidden = false;
  ask.querySelector("button").focus();
});

document.addEventListener("input", ({ target }) => {
  const ask = document.getElementById("words-ask");
  if (ask && target.form?.contains(ask)) ask.hidden = true;
});
