// A clue drawn by hand: strokes on a square canvas of 1000 units, kept as text in a hidden field
// ("x,y x,y;x,y ..."), shown to everyone as SVG.

const SIDE = 1000;
const MOST_STROKES = 64;
const MOST_POINTS = 1000;

function paint(canvas, strokes) {
  const pen = canvas.getContext("2d");
  const scale = canvas.width / SIDE;
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.strokeStyle = getComputedStyle(canvas).color;
  pen.lineWidth = 18 * scale;
  pen.lineCap = pen.lineJoin = "round";
  for (const stroke of strokes) {
    pen.beginPath();
    for (const [x, y] of stroke) pen.lineTo(x * scale, y * scale);
    if (stroke.length === 1) pen.lineTo(stroke[0][0] * scale + 0.1, stroke[0][1] * scale);
    pen.stroke();
  }
}

const read = (text) =>
  text
    .split(";")
    .filter(Boolean)
    .map((stroke) => stroke.split(" ").map((point) => point.split(",").map(Number)));
const write = (strokes) => strokes.map((stroke) => stroke.map((point) => point.join(",")).join(" ")).join(";");

function prepare(pad) {
  if (pad.dataset.ready) return;
  pad.dataset.ready = "1";
  const canvas = pad.querySelector("canvas");
  const field = pad.querySelector("input");
  let strokes = read(field.value);
  let current;
  const done = () => {
    field.value = write(strokes);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const point = ({ clientX, clientY }) => {
    const box = canvas.getBoundingClientRect();
    const at = (value, size) => Math.round(Math.min(1, Math.max(0, value / size)) * SIDE);
    return [at(clientX - box.left, box.width), at(clientY - box.top, box.height)];
  };
  canvas.width = canvas.height = 480;
  paint(canvas, strokes);
  canvas.addEventListener("pointerdown", (event) => {
    if (strokes.length === MOST_STROKES || strokes.flat().length >= MOST_POINTS) return;
    canvas.setPointerCapture(event.pointerId);
    strokes.push((current = [point(event)]));
    paint(canvas, strokes);
    event.preventDefault();
  });
  canvas.addEventListener("pointermove", (event) => {
    if (!current || strokes.flat().length >= MOST_POINTS) return;
    const [x, y] = point(event);
    const [lastX, lastY] = current.at(-1);
    if (Math.hypot(x - lastX, y - lastY) < 14) return;
    current.push([x, y]);
    paint(canvas, strokes);
  });
  for (const end of ["pointerup", "pointercancel"]) {
    canvas.addEventListener(end, () => {
      if (current) done();
      current = undefined;
    });
  }
  for (const [button, rest] of [["undo", () => strokes.slice(0, -1)], ["clear", () => []]]) {
    pad.querySelector(`[data-${button}]`)?.addEventListener("click", () => {
      strokes = rest();
      paint(canvas, strokes);
      done();
    });
  }
}

// A pad that is opened is brought clear of the bar at the bottom.
document.addEventListener("change", ({ target }) => {
  if (target.value === "drawing" && target.name?.startsWith("form")) {
    target.closest(".clue-field")?.scrollIntoView({ block: "center" });
  }
});

const all = () => document.querySelectorAll("[data-pad]").forEach(prepare);
document.addEventListener("live", all);
all();
