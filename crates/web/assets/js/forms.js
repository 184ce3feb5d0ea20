// Plain forms, sent without leaving the page. A form with data-live posts itself; one with data-draft also
// posts what is being written, a moment after each change, so that a reload or another device loses nothing.
//
// What a reader has chosen or typed is held: no update overwrites it until the table shows a state that contains it.

const held = new Map(); // field -> undefined: not sent; an object: on its way; a name: with the table, but not yet shown
const waiting = new Map(); // form -> timer of its next draft
const lanes = new WeakMap(); // form -> what it sends, one after the other: a confirmation must not overtake a mark
const notice = document.getElementById("notice");
const PATIENCE = 10000;
let shown = ""; // the newest command of this reader that the page shows

/** Whether this field holds something that the server's HTML may not yet know. */
export const holds = (field) => held.has(field);

/** Lets go of what a state that contains this command may replace. */
export function settle(done) {
  shown = done ?? shown;
  for (const [field, sent] of held) {
    if (!field.isConnected || (typeof sent === "string" && contains(shown, sent))) held.delete(field);
  }
}

/** Lets go of a form that has become another one: other clues, another round. */
export function forget(form) {
  clearTimeout(waiting.get(form));
  waiting.delete(form);
  for (const field of ours(form)) held.delete(field);
}

/** Sends again what could not be sent while the line was down. */
export function resend() {
  for (const form of document.querySelectorAll("form[data-draft]")) {
    if (ours(form).some((field) => !held.get(field))) draft(form);
  }
}

const ours = (form) => [...form.elements].filter(holds);

// One choice may undo another: on the guess board a digit leaves the clue where it stood. So all are held with it.
function hold(field) {
  const choices = (other) => other.type === "radio";
  const together = choices(field) ? [...field.form.elements].filter(choices) : [field];
  for (const each of together) held.set(each, undefined);
}

// Commands are numbered, so that it can be told whether one is older than another. A form may stand for several
// commands: the table names them `page-7`, `page-7.1`, ... `crypto.randomUUID` is missing on plain http, which is how
// phones reach a house on the same network.
const page = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
let count = 0;
const name = () => `${page}-${++count}`;

function contains(newer, older) {
  const [[one, a, b = 0], [other, c, d = 0]] = [newer, older].map((id) => id.split(/[-.]/));
  return one === other && (+a > +c || (a === c && +b >= +d));
}

// Shown anew each time, so that it lies above whatever drawer was opened meanwhile.
function tell(sentence) {
  if (!notice || (!sentence && notice.hidden)) return;
  notice.querySelector("p").textContent = sentence ?? "";
  notice.hidden = !sentence;
  notice.popover = "manual";
  notice.hidePopover();
  if (sentence) notice.showPopover();
  refusedAt = headline();
}

function inTurn(form, job) {
  const turn = (lanes.get(form) ?? Promise.resolve()).then(job);
  lanes.set(form, turn.catch(() => {}));
  return turn;
}

// To whom only looks the server gives no cookie. Before the first thing that is done here the browser becomes somebody,
// and the page looks again as that.
let known = document.querySelector("[data-stranger]") ? undefined : Promise.resolve();
async function introduce() {
  const reply = await fetch(new URL("../../../visitor", import.meta.url), { method: "POST", signal: AbortSignal.timeout(PATIENCE) });
  if (!reply.ok) throw new Error(reply.statusText);
  document.dispatchEvent(new Event("known"));
}

async function post(url, body, key) {
  await (known ??= introduce().catch((error) => {
    known = undefined;
    throw error;
  }));
  const reply = await fetch(url, {
    method: "POST",
    body,
    headers: { accept: "application/json", "idempotency-key": key },
    signal: AbortSignal.timeout(PATIENCE),
  });
  const answer = await reply.json().catch(() => ({}));
  if (!reply.ok) throw Object.assign(new Error(answer.title ?? reply.statusText), { refused: true });
  return answer;
}

// A command that got no answer is sent again under the same key: the table applies it once.
async function send(url, body, key) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await post(url, body, key);
    } catch (error) {
      if (error.refused || attempt === 4) throw error;
      await new Promise((done) => setTimeout(done, 400 * 2 ** attempt));
    }
  }
}

const memory = (form) => `draft:${form.dataset.draft}:${form.dataset.stamp ?? ""}`;

function remember(form) {
  const typed = [...form.elements].filter((field) => field.matches("input[type=text], textarea"));
  sessionStorage.setItem(memory(form), JSON.stringify(typed.map((field) => [field.id, field.value])));
}

// What teammates write into the same form is theirs: only what was changed here is sent.
function written(form) {
  const body = new URLSearchParams(new FormData(form));
  if (form.matches("[data-shared]")) {
    for (const field of form.elements) if (field.name && field.type !== "hidden" && !holds(field)) body.delete(field.name);
  }
  return body;
}

function draft(form, delay = 0) {
  clearTimeout(waiting.get(form));
  waiting.set(form, setTimeout(() => inTurn(form, () => sendDraft(form)), delay));
}

// What became of fields that were sent, unless they were changed meanwhile.
function answered(fields, flight, state) {
  for (const field of fields) {
    if (held.get(field) !== flight) continue;
    if (state === null) held.delete(field);
    else held.set(field, state);
  }
  // With two tabs the state that names this command may be passed over for the other tab's.
  if (state) setTimeout(() => answered(fields, state, null), PATIENCE);
}

async function sendDraft(form) {
  const sent = ours(form);
  if (!form.isConnected || !sent.length) return;
  const body = written(form);
  const flight = {};
  for (const field of sent) held.set(field, flight);
  try {
    const { done } = await post(form.dataset.draft, body, name());
    // Nothing done means that the server had it already.
    answered(sent, flight, done && !contains(shown, done) ? done : null);
    if (ours(form).every((field) => held.get(field))) sessionStorage.removeItem(memory(form));
  } catch (error) {
    answered(sent, flight, undefined);
    if (error.refused) tell(error.message);
    else draft(form, 1000);
  }
}

document.addEventListener("input", ({ target }) => {
  const form = target.form;
  if (!form?.matches("[data-live]") || !target.name) return;
  // What was refused is being put right.
  tell("");
  hold(target);
  if (!form.dataset.draft) return;
  remember(form);
  draft(form, target.type === "radio" ? 0 : 350);
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
  (typed[typed.indexOf(event.target) + 1] ?? form.querySelector("#main-action"))?.focus();
});

document.addEventListener("submit", async (event) => {
  const { target: form, submitter } = event;
  if (!form.matches("[data-live]")) return;
  event.preventDefault();
  const instant = form.matches("[data-instant]");
  if (form.dataset.busy && !instant) return;
  clearTimeout(waiting.get(form));
  const url = submitter?.hasAttribute("formaction") ? submitter.formAction : form.action;
  const body = new URLSearchParams(new FormData(form, submitter));
  const sent = ours(form);
  const key = name();
  form.dataset.busy = key;
  for (const field of sent) held.set(field, key);
  try {
    const { done } = await inTurn(form, () => send(url, body, key));
    tell("");
    answered(sent, key, done && !contains(shown, done) ? done : null);
    if (form.dataset.draft) sessionStorage.removeItem(memory(form));
    if (form.matches("[data-reset]")) form.reset();
    form.closest("[popover]:popover-open")?.matches("[data-leave]") && form.closest("[popover]").hidePopover();
    for (const menu of ["details.ask", "details.manage"]) form.closest(menu)?.removeAttribute("open");
  } catch (error) {
    answered(sent, key, undefined);
    tell(error.refused ? error.message : notice?.dataset.unsent);
    // What can be ticked to have it all the same comes into sight.
    if (error.refused) form.querySelector("#insist")?.scrollIntoView({ block: "center" });
    // A choice that the table does not take is not left standing as if it had.
    if (instant && error.refused) for (const field of sent) if (field.type === "radio") field.checked = field.defaultChecked;
  } finally {
    if (form.dataset.busy === key) delete form.dataset.busy;
  }
});

// A refusal is about what could be done then: once the headline says something else it goes.
const headline = () => document.querySelector("h1")?.textContent;
let refusedAt;
document.addEventListener("live", () => {
  if (notice && !notice.hidden && headline() !== refusedAt) tell("");
});

if (notice && !notice.hidden) tell(notice.querySelector("p").textContent);
notice?.querySelector("button")?.addEventListener("click", () => tell(""));

// What nobody else should see before it is sent, such as half a sentence of chat, is kept in this tab alone.
const UNSENT = `unsent:${location.pathname}`;
addEventListener("pagehide", () => {
  const isUnsent = (field) => field.isConnected && field.id && field.type.startsWith("text") && !field.form.dataset.draft;
  const unsent = [...held.keys()].filter(isUnsent).map(({ id, value }) => [id, value]);
  sessionStorage.setItem(UNSENT, JSON.stringify(unsent));
});

// After a reload or a change of language: what was typed and never reached the server comes back, and drafts are sent.
function bringBack(key) {
  for (const [id, value] of JSON.parse(sessionStorage.getItem(key) ?? "[]")) {
    const field = document.getElementById(id);
    if (!field || field.value === value) continue;
    field.value = value;
    hold(field);
  }
}

bringBack(UNSENT);
for (const form of document.querySelectorAll("form[data-draft]")) bringBack(memory(form));
resend();
