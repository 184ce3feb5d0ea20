// Clocks run on the server; here they are only shown. Every element with data-until counts down to it, and one with
// data-shown-from is not seen before.
import { now } from "./live.js";

function tick() {
  for (const later of document.querySelectorAll("[data-shown-from]")) {
    later.classList.toggle("is-due", now() >= Number(later.dataset.shownFrom));
  }
  for (const clock of document.querySelectorAll("[data-until]")) {
    const left = Math.max(0, Number(clock.dataset.until) - now());
    const seconds = Math.ceil(left / 1000);
    const text =
      seconds < 3600
        ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
        : new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit: seconds < 172800 ? "hour" : "day" }).format(
            Math.ceil(seconds / (seconds < 172800 ? 3600 : 86400)),
          );
    if (clock.textContent !== text) {
      // The last ten seconds of whoever has to act can be heard.
      if (clock.textContent && seconds > 0 && seconds <= 10 && document.body.dataset.turn === "true") {
        document.dispatchEvent(new CustomEvent("sound", { detail: "tick" }));
      }
      clock.textContent = text;
    }
    const glass = clock.closest(".glass");
    if (glass && clock.dataset.span) glass.style.setProperty("--sand", Math.min(1, left / Number(clock.dataset.span)));
  }
}

setInterval(tick, 250);
document.addEventListener("live", tick);
tick();
