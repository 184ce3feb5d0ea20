// The sheet with an opened code lies over the table once, when the code is opened. However fast codes are opened, each
// waits until the one before was read. A button brings them back, and then one can leaf through them.
// On the wall nobody presses a button: there each goes by itself.
const ON_THE_WALL = 15000;

const key = `reveal:${location.pathname}`;
const dialog = () => document.getElementById("reveal");
const sheets = () => [...document.querySelectorAll("#reveal [data-stamp]")];
const isOpen = () => dialog()?.matches(":popover-open");
let current;

/** The sheets after the last that was read, the oldest first. */
function unread() {
  const all = sheets();
  const read = all.findIndex(({ dataset }) => dataset.stamp === sessionStorage.getItem(key));
  return all.slice(read + 1);
}

function turn(stamp) {
  current = stamp;
  for (const sheet of sheets()) sheet.hidden = sheet.dataset.stamp !== stamp;
  for (const button of document.querySelectorAll("#reveal [data-show]")) {
    button.setAttribute("aria-pressed", button.dataset.show === stamp);
  }
  dialog().scrollTop = 0;
}

/** Shows the next unread sheet, if there is one. */
function next() {
  const [sheet] = unread();
  if (!sheet) return false;
  const { stamp } = sheet.dataset;
  sessionStorage.setItem(key, stamp);
  turn(stamp);
  if (!isOpen()) dialog().showPopover();
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const name = sheet.querySelector(".stamp--int") ? "interception" : "stamp";
  setTimeout(() => current === stamp && document.dispatchEvent(new CustomEvent("sound", { detail: name })), still ? 0 : 2600);
  if (document.body.matches(".tv")) setTimeout(() => current === stamp && dialog()?.hidePopover(), ON_THE_WALL);
  return true;
}

// New sheets have arrived: what is being read stays.
function arrange() {
  if (!dialog()) return;
  if (isOpen() && sheets().some(({ dataset }) => dataset.stamp === current)) turn(current);
  else if (isOpen()) dialog().hidePopover();
  else next();
}

document.addEventListener("click", (event) => {
  const chosen = event.target.closest?.("#reveal [data-show]");
  if (chosen) turn(chosen.dataset.show);
  // Going on leads to the next sheet while there is one.
  if (event.target.closest?.(".reveal-over__go button") && next()) event.preventDefault();
});

document.addEventListener(
  "toggle",
  (event) => {
    if (event.target.id !== "reveal" || event.newState !== "closed") return;
    if (next()) return;
    // When all are read the newest lies on top, for whoever brings it back, and bots that waited go on.
    if (sheets().length) turn(sheets().at(-1).dataset.stamp);
    document.getElementById("went-on")?.requestSubmit();
    // What comes next begins with its headline.
    scrollTo({ top: 0 });
  },
  true,
);

// Whoever comes to a game that is on has missed nothing that they should see staged.
const last = sheets().at(-1)?.dataset.stamp;
if (last && !sessionStorage.getItem(key)) sessionStorage.setItem(key, last);
arrange();
document.addEventListener("live", arrange);
