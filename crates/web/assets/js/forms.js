// Plain forms, sent without leaving the page. A form with data-live posts itself; one with data-draft also
// posts what is being written, a moment after each change, so that a reload or another device loses nothing.

const dirty = new Map(); // field -> the command that brings its value to the server; undefined: not sent yet
const waiting = new Map(); // form -> timer
const notice = document.getElementById("notice");

/** Whether this field holds something that the server's HTML may not yet know. */
export const holds = (field) => dirty.has(field);

/** Forgets what the regions contain now that this command is done. */
export function settle(done) {
  for (const [field, sent] of dirty) if ((sent && sent === done) || !field.isConnected) dirty.delete(field);
}

/** Sends again what could not be sent while the line was down. */
export function resend() {
  for (const form of document.querySelectorAll("form[data-draft]")) {
    if ([...form.elements].some((field) => dirty.has(field) && !dirty.get(field))) draft(form);
  }
}

function tell(sentence) {
  if (!notice) return;
  notice.querySelector("p").textContent = sentence ?? "";
  notice.hidden = !sentence;
}

// `crypto.randomUUID` is missing on plain http, which is how phones reach a house on the same network.
function name() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function post(url, form, submitter, key) {
  const reply = await fetch(url, {
    method: "POST",
    body: new URLSearchParams(new FormData(form, submitter)),
    headers: { accept: "application/json", "idempotency-key": key },
  });
  const body = await reply.json().catch(() => ({}));
  if (!reply.ok) throw Object.assign(new Error(body.title ?? reply.statusText), { refused: true });
  return body;
}

// A command that got no answer is sent again under the same key: the table applies it once.
async function send(url, form, submitter) {
  const key = name();
  for (let attempt = 0; ; attempt++) {
    try {
      return await post(url, form, submitter, key);
    } catch (error) {
      if (error.refused || attempt === 4) throw error;
      await new Promise((done) => setTimeout(done, 400 * 2 ** attempt));
    }
  }
}

const memory = (form) => `draft:${form.dataset.draft}:${form.dataset.stamp ?? ""}`;
const fields = (form) => [...form.elements].filter((field) => field.name && field.type !== "hidden" && "value" in field);

function remember(form) {
  const typed = fields(form).filter((field) => field.matches("input[type=text], textarea"));
  sessionStorage.setItem(memory(form), JSON.stringify(typed.map((field) => [field.id, field.value])));
}

async function draft(form) {
  clearTimeout(waiting.get(form));
  waiting.delete(form);
  const sent = new Map(fields(form).map((field) => [field, field.value]));
  try {
    const { done } = await post(form.dataset.draft, form, null, name());
    for (const [field, value] of sent) {
      if (!dirty.has(field) || field.value !== value) continue;
      // Nothing to do means that the server has it already.
      if (done) dirty.set(field, done);
      else dirty.delete(field);
      // A page that misses the very update that says so must not hold on for ever.
      setTimeout(() => dirty.get(field) === done && dirty.delete(field), 3000);
    }
    sessionStorage.removeItem(memory(form));
  } catch (error) {
    if (error.refused) tell(error.message);
  }
}

document.addEventListener("input", ({ target }) => {
  const form = target.form;
  if (!form?.dataset.draft) return;
  dirty.set(target, undefined);
  remember(form);
  clearTimeout(waiting.get(form));
  waiting.set(form, setTimeout(() => draft(form), target.type === "radio" ? 0 : 350));
});

// A choice that needs no button: sent as soon as it is made. What is written waits for the button beside it.
document.addEventListener("change", ({ target }) => {
  if (target.form?.matches("[data-instant]") && !target.matches("textarea")) target.form.requestSubmit();
});

// What cannot be undone is not done by a stray Enter: it leads to the next field, then to the button.
document.addEventListener("keydown", (event) => {
  const form = event.target.form;
  if (event.key !== "Enter" || !form?.dataset.draft || !event.target.matches("input[type=text]")) return;
  event.preventDefault();
  const typed = [...form.querySelectorAll("input[type=text]")];
  (typed[typed.indexOf(event.target) + 1] ?? form.querySelector("#seal"))?.focus();
});

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.matches("[data-live]")) return;
  event.preventDefault();
  if (form.dataset.busy) return;
  form.dataset.busy = "1";
  clearTimeout(waiting.get(form));
  const submitter = event.submitter;
  const url = submitter?.hasAttribute("formaction") ? submitter.formAction : form.action;
  try {
    await send(url, form, submitter);
    tell("");
    for (const field of fields(form)) dirty.delete(field);
    sessionStorage.removeItem(memory(form));
    if (form.matches("[data-reset]")) form.reset();
    form.closest("[popover]:popover-open")?.matches("[data-leave]") && form.closest("[popover]").hidePopover();
    form.closest("details.manage")?.removeAttribute("open");
  } catch (error) {
    tell(error.refused ? error.message : notice?.dataset.unsent);
  } finally {
    delete form.dataset.busy;
  }
});

notice?.querySelector("button")?.addEventListener("click", () => tell(""));

// After a reload: what was typed and never reached the server comes back, and is sent.
for (const form of document.querySelectorAll("form[data-draft]")) {
  for (const [id, value] of JSON.parse(sessionStorage.getItem(memory(form)) ?? "[]")) {
    const field = document.getElementById(id);
    if (!field || field.value === value) continue;
    field.value = value;
    dirty.set(field, undefined);
  }
}
resend();
