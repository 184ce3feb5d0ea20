// A clue drawn by hand: strokes on a small canvas of 100 by 60 units, kept as text in a hidden field
// ("x,y x,y;x,y ..."), shown to everyone as SVG.

const W = 100;
const H = 60;

function paint(canvas, strokes) {
  const pen = canvas.getContext("2d");
  const scale = canvas.width / W;
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.strokeStyle = getComputedStyle(canvas).color;
  pen.lineWidth = 1.4 * scale;
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
    const at = (value, size, units) => Math.round(Math.min(1, Math.max(0, value / size)) * units);
    return [at(clientX - box.left, box.width, W), at(clientY - box.top, box.height, H)];
  };
  canvas.width = W * 8;
  canvas.height = H * 8;
  paint(canvas, strokes);
  canvas.addEventListener("pointerdown", (event) => {
    canvas.setPointerCapture(event.pointerId);
    strokes.push((current = [point(event)]));
    paint(canvas, strokes);
    event.preventDefault();
  });
  canvas.addEventListener("pointermove", (event) => {
    if (!current) return;
    const [x, y] = point(event);
    const [lastX, lastY] = current.at(-1);
    if (Math.abs(x - lastX) + Math.abs(y - lastY) < 1) return;
    current.push([x, y]);
    paint(canvas, strokes);
  });
  for (const end of ["pointerup", "pointercancel"]) {
    canvas.addEventListener(end, () => {
      if (current) done();
      current = undefined;
    });
  }
  pad.querySelector("[data-clear]").addEventListener("click", () => {
    strokes = [];
    paint(canvas, strokes);
    done();
  });
}

const all = () => document.querySelectorAll("[data-pad]").forEach(prepare);
document.addEventListener("live", all);
all();
