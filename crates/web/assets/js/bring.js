// A record that is chosen or dropped as a file is put where it could be pasted.
const form = document.querySelector("[data-bring]");
const take = async (file) => {
  if (!file) return;
  const text = form.elements.record;
  text.value = await file.text();
  form.querySelector("button").focus();
};
if (form) {
  form.querySelector("[data-bring-file]").hidden = false;
  form.addEventListener("change", (event) => take(event.target.files?.[0]));
  form.addEventListener("dragover", (event) => event.preventDefault());
  form.addEventListener("drop", (event) => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    take(file);
  });
}
