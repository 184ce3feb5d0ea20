// Whoever has played here before need not write their name again.
const kept = document.querySelector(".bar__table")?.dataset.name;
const asked = document.getElementById("sit-name");
if (kept && asked && !asked.value) {
  asked.value = kept;
  asked.dispatchEvent(new Event("input", { bubbles: true }));
}

// Who becomes the host in the middle of things is told, to everybody.
const people = () => document.getElementById("people")?.dataset ?? {};
const status = document.getElementById("link");
let { host } = people();
document.addEventListener("live", () => {
  const { host: now, hostNow } = people();
  if (status && host && now && now !== host) {
    status.textContent = hostNow;
    status.hidden = false;
    setTimeout(() => status.textContent === hostNow && (status.hidden = true), 5000);
  }
  host = now;
});

// Changing seats by dragging: the same command that the buttons give. The table says no where it must.

let carried, aim;

function point(at) {
  aim?.classList.remove("is-aim");
  aim = at;
  aim?.classList.add("is-aim");
}

document.addEventListener("dragstart", (event) => {
  carried = event.target.closest?.("#teams [data-player]");
  if (carried) event.dataTransfer.effectAllowed = "move";
});

document.addEventListener("dragover", (event) => {
  const chair = carried && event.target.closest?.("#teams [data-chair]");
  point(chair && chair !== carried ? chair : undefined);
  if (aim) event.preventDefault();
});

document.addEventListener("drop", (event) => {
  const form = document.getElementById("move");
  if (!carried || !aim || !form) return;
  event.preventDefault();
  const move = { do: "move", player: Number(carried.dataset.player), chair: Number(aim.dataset.chair) };
  form.elements.command.value = JSON.stringify(move);
  form.requestSubmit();
});

document.addEventListener("dragend", () => {
  point();
  carried = undefined;
});
