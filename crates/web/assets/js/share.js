// Copying and sharing the table's link.

for (const button of document.querySelectorAll("[data-share]")) button.hidden = !navigator.share;
for (const button of document.querySelectorAll("[data-copy]")) button.hidden = !navigator.clipboard;

document.addEventListener("click", async ({ target }) => {
  const copy = target.closest("[data-copy]");
  if (copy) {
    await navigator.clipboard.writeText(copy.dataset.copy);
    const label = copy.querySelector("span");
    const before = label.textContent;
    label.textContent = copy.dataset.done;
    setTimeout(() => (label.textContent = before), 1800);
  }
  const share = target.closest("[data-share]");
  if (share) navigator.share({ title: document.title, url: share.dataset.share }).catch(() => {});
  if (target.closest("[data-print]")) print();
});
