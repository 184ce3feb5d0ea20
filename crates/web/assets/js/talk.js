// Unread lines of talk, counted on the dock while the drawer is shut; and the newest line kept in sight.

const drawer = () => document.getElementById("talk");
const lines = () => document.querySelectorAll("#talk .talk li").length;
const shown = () => !drawer() || matchMedia("(width >= 64rem)").matches || drawer().matches(":popover-open");
let seen = lines();

function count() {
  if (shown()) seen = lines();
  const badge = document.getElementById("talk-count");
  if (!badge) return;
  const unread = Math.max(0, lines() - seen);
  badge.hidden = unread === 0;
  badge.textContent = unread;
}

// A list that nobody sees, or with nothing in it, is not worth the layout that measuring it costs.
function follow() {
  if (!shown() || !lines()) return;
  for (const list of document.querySelectorAll("#talk .talk")) list.scrollTop = list.scrollHeight;
}

document.addEventListener("live", ({ detail }) => {
  if ("talk" in detail.regions || "main" in detail.regions) follow();
  count();
});
document.addEventListener("toggle", (event) => event.target.id === "talk" && (count(), follow()), true);
follow();
count();
