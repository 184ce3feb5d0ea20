// Copying and sharing a link. Where the browser shares nothing, only copying is offered.

function offer() {
  for (const button of document.querySelectorAll("[data-share]")) button.hidden = !navigator.share;
}

// The clipboard is missing on plain http, which is how phones reach a house on the same network.
async function copy(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}

document.addEventListener("click", async ({ target }) => {
  const button = target.closest("[data-copy]");
  if (button) {
    await copy(button.dataset.copy);
    const label = button.querySelector("span");
    const before = label.textContent;
    label.textContent = button.dataset.done;
    setTimeout(() => (label.textContent = before), 1800);
  }
  const share = target.closest("[data-share]");
  if (share) navigator.share({ title: document.title, url: share.dataset.share }).catch(() => {});
  if (target.closest("[data-print]")) print();
});

document.addEventListener("live", offer);
offer();
