// A replay's controls are links and a plain form; here they change the page in place, also by key.
const controls = () => document.getElementById("replay");
let wanted;

async function show(address) {
  wanted = address;
  const answer = await fetch(address).catch(() => undefined);
  if (wanted !== address) return;
  if (!answer?.ok) return location.assign(address);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (wanted !== address) return;
  // The slider under the reader's finger stays where it was put.
  for (const selector of ["#replay", ".replay-odds", ".replay-open", "#main"]) {
    const [old, fresh] = [document, page].map((root) => root.querySelector(selector));
    if (old && fresh) Idiomorph.morph(old, fresh.outerHTML, { morphStyle: "outerHTML", ignoreActiveValue: true });
    else if (old) old.remove();
    else if (fresh) controls().after(fresh);
  }
  document.title = page.title;
  history.replaceState(null, "", address);
}

const fromForm = (form) => `${form.action.split("?")[0]}?${new URLSearchParams(new FormData(form))}`;

if (controls()) {
  document.addEventListener("click", (event) => {
    const link = event.target.closest("#replay a[href*='?at=']");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(link.href);
  });
  document.addEventListener("input", (event) => {
    if (event.target.closest("#replay") && event.target.type === "range") show(fromForm(event.target.form));
  });
  document.addEventListener("keydown", (event) => {
    if (event.target.matches("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
    const link = controls().querySelector(`[data-key="${event.key}"]`);
    if (!link) return;
    event.preventDefault();
    show(link.href);
  });
}
