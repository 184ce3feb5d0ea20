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
  (next ? (chosen(next) ?? next.querySelector("input")) : document.querySelector("#seal"))?.focus();
});
