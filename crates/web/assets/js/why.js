// Why a bot of one's own team marked what it marked: asked for whenever its marks have changed.

let told;

async function ask() {
  const place = document.getElementById("why-of");
  const marks = place?.dataset.marks;
  if (marks === told) return;
  told = marks;
  const words = document.getElementById("why");
  words?.replaceChildren();
  if (!words) return;
  const reply = await fetch(place.dataset.ask).catch(() => null);
  if (reply?.ok && told === marks) words.innerHTML = await reply.text();
}

document.addEventListener("live", ask);
ask();
