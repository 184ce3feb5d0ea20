// Remembers how far somebody came in a lesson, leads on from there, and offers it to who has not seen it.

const kept = (game) => localStorage.getItem(`lesson:${game}`);

const lesson = document.querySelector("[data-lesson]")?.dataset;
if (lesson) localStorage.setItem(`lesson:${lesson.lesson}`, lesson.step);

for (const link of document.querySelectorAll("[data-lesson-of]")) {
  const step = kept(link.dataset.lessonOf);
  if (Number(step) > 1) link.search = `?step=${step}`;
}

for (const hint of document.querySelectorAll("[data-lesson-first]")) hint.hidden = kept(hint.dataset.lessonFirst) !== null;
