// The sheet with an opened code lies over the table once, when the code is opened; a button brings it back.
// On the wall nobody presses a button: there it goes by itself.
const ON_THE_WALL = 15000;

const key = `reveal:${location.pathname}`;
const stamp = () => document.getElementById("reveal")?.dataset.stamp;

function show() {
  const now = stamp();
  if (!now || sessionStorage.getItem(key) === now) return;
  sessionStorage.setItem(key, now);
  const sheet = document.getElementById("reveal");
  if (sheet.matches(":popover-open")) sheet.hidePopover();
  sheet.showPopover();
  if (document.body.matches(".tv")) setTimeout(() => stamp() === now && sheet.hidePopover(), ON_THE_WALL);
}

// Whoever comes to a game that is on has missed nothing that they should see staged.
if (stamp() && !sessionStorage.getItem(key)) sessionStorage.setItem(key, stamp());
else show();
document.addEventListener("live", show);
