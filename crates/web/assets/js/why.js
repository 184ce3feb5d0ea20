// Why a bot of one's own team marked what it marked, and why it read a code as it did: asked for whenever that has changed.

const told = new Map(); // place -> what it was last asked about

async function ask(place) {
  const { why, ask } = place.dataset;
  if (told.get(place.id) === why) return;
  told.set(place.id, why);
  const words = place.firstElementChild;
  words.replaceChildren();
  const reply = await fetch(ask).catch(() => null);
  if (reply?.ok && told.get(place.id) === why) words.innerHTML = await reply.text();
}

function askAll() {
  const places = [...document.querySelectorAll("[data-why]")];
  for (const id of told.keys()) if (!document.getElementById(id)) told.delete(id);
  places.forEach(ask);
}

document.addEventListener("live", askAll);
askAll();
