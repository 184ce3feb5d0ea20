// Everything here improves pages that already work as plain forms and links.
import "./forms.js";
import "./live.js";
import "./board.js";
import "./clock.js";
import "./drawing.js";
import "./kryptos.js";
import "./lesson.js";
import "./replay.js";
import "./reveal.js";
import "./seats.js";
import "./share.js";
import "./signals.js";
import "./talk.js";
import "./why.js";

document.documentElement.dataset.script = "on";
// Wherever the server is: scripts lie three folders below its front page.
navigator.serviceWorker?.register(new URL("../../../sw.js", import.meta.url)).catch(() => {});
