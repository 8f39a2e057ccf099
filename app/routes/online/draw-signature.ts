/**
 * Has a signature drawn with a finger, a pen or the mouse: a script that runs from its text (own-script.tsx). What is drawn goes
 * along as strokes of whole points; without it there is no field to draw in.
 */
export function drawSignature(): void {
  const field = document.getElementById("signature");
  const svg = field?.querySelector("svg");
  const path = svg?.querySelector("path");
  const input = field?.querySelector("input");
  const clear = field?.querySelector("button");
  if (!field || !svg || !path || !input || !clear) return;
  const { width, height } = svg.viewBox.baseVal;
  field.hidden = false;
  /** Finished strokes, the one that is being drawn, and where that came to. */
  let done = input.value;
  let stroke = "";
  let last = { x: 0, y: 0 };
  /** The finger that draws: a second one, or a palm, draws nothing. */
  let pointer = 0;

  const show = () => {
    input.value = stroke.includes("L") ? done + stroke : done;
    path.setAttribute("d", input.value);
    clear.hidden = input.value === "";
  };
  const placeOf = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width: shown, height: high } = svg.getBoundingClientRect();
    const within = (part: number, size: number) => Math.round(Math.min(Math.max(part, 0), 1) * size);
    return { x: within((clientX - left) / shown, width), y: within((clientY - top) / high, height) };
  };

  svg.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || stroke) return;
    pointer = event.pointerId;
    svg.setPointerCapture(pointer);
    last = placeOf(event);
    stroke = `M${last.x} ${last.y}`;
  });
  svg.addEventListener("pointermove", (event) => {
    const { x, y } = placeOf(event);
    const isNear = Math.hypot(x - last.x, y - last.y) < 4;
    if (
      event.pointerId !== pointer ||
      !stroke ||
      isNear ||
      done.length + stroke.length > Number(svg.dataset.most) - 9
    )
      return;
    last = { x, y };
    stroke += `L${x} ${y}`;
    show();
  });
  const end = ({ pointerId }: PointerEvent) => {
    if (pointerId !== pointer) return;
    done = input.value;
    stroke = "";
  };
  svg.addEventListener("pointerup", end);
  svg.addEventListener("pointercancel", end);
  clear.addEventListener("click", () => {
    done = "";
    show();
  });
  show();
}
