// Everything here improves pages that already work as plain forms and links.
import "./forms.js";
import "./live.js";
import "./board.js";
import "./bring.js";
import "./clock.js";
import "./drawing.js";
import "./kryptos.js";
import "./lesson.js";
import "./replay.js";
import "./reveal.js";
import "./seats.js";
import "./share.js";
import "./signals.js";
import "./chat.js";
import "./why.js";

document.documentElement.dataset.script = "on";
// Wherever the server is: scripts lie three folders below its front page.
navigator.serviceWorker?.register(new URL("../../../sw.js", import.meta.url)).catch(() => {});

// What lies in drawers on a phone lies on the page of a wide screen: one that is open when a tablet is turned would cover it.
matchMedia("(width >= 64rem)").addEventListener("change", () => {
  for (const drawer of document.querySelectorAll(".drawer:not(.drawer--over):popover-open")) drawer.hidePopover();
});
