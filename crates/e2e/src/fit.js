// Which texts of the page do not fit where they stand: cut off, out of their box, or out of the page.
// Every fold is opened, and every drawer once, so that no text is left unread. On a page in another language English is
// found as well, but for what players and word lists have written, which names its language.
const SLACK = 1.5;
const found = new Set();

const ENGLISH = /\b(the|you|your|and|with|this|are|they|their|has|have|who|what|when|of)\b/i;
const foreign = (holder) => document.documentElement.lang !== "en" && holder.closest("[lang]").lang === document.documentElement.lang;

const scrolls = (style) => /auto|scroll/.test(style.overflowX);
const cuts = (overflow) => /hidden|clip/.test(overflow);

// What is only for those who hear the page.
const heard = (box) => box && (getComputedStyle(box).clipPath === "inset(50%)" || heard(box.parentElement));

// What is wrong with a line of text at `line` that belongs to `holder`.
const fault = (line, holder) => {
  for (let box = holder; box; box = box.parentElement) {
    const style = getComputedStyle(box);
    if (scrolls(style)) return null;
    if (style.display === "inline" || style.display === "contents") continue;
    const edge = box.getBoundingClientRect();
    if (cuts(style.overflowX) && (line.right > edge.right + SLACK || line.left < edge.left - SLACK)) return "is cut off";
    if (cuts(style.overflowY) && line.top < edge.top - SLACK) return "is cut off above, as accents of capitals are";
    if (cuts(style.overflowY) && line.bottom > edge.bottom + line.height / 3) return "is cut off below";
    const control = box.matches("button, a, label, summary, td, th, h1, h2, h3, p, li");
    if (control && (line.right > edge.right + SLACK || line.left < edge.left - SLACK)) return "sticks out";
    if (style.position === "fixed") break;
  }
  return line.right > innerWidth + SLACK || line.left < -SLACK ? "leaves the page" : null;
};

const read = (part) => {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement;
    if (!text.data.trim() || holder.closest("script, style, noscript, svg") || !holder.checkVisibility() || heard(holder)) continue;
    if (foreign(holder) && ENGLISH.test(text.data)) found.add(`“${text.data.trim()}” is English`);
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      const why = line.width && fault(line, holder);
      if (why) found.add(`“${text.data.trim()}” ${why}`);
    }
  }
};

for (const fold of document.querySelectorAll("details")) fold.open = true;
read(document.body);
if (document.documentElement.scrollWidth > innerWidth) found.add(`the page is ${document.documentElement.scrollWidth} wide`);
for (const drawer of document.querySelectorAll("[popover]")) {
  const open = drawer.matches(":popover-open");
  if (!open) drawer.showPopover();
  read(drawer);
  if (!open) drawer.hidePopover();
}
return [...found];
