/** A closed polygon, in the units of the drawing. */
export type Outline = [x: number, y: number][];

const curveSteps = 14;
/** Numbers that a command takes at a time; all others take a point. */
const sizes = new Map([
  ["Q", 4],
  ["C", 6],
]);

/** Reads an SVG path of absolute M, L, Q, C and Z into polygons; curves become short lines. */
export function outlinesOf(path: string): Outline[] {
  const outlines: Outline[] = [];
  for (const [, command, rest = ""] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const numbers = [...rest.matchAll(/-?[\d.]+/g)].map(Number);
    if (command === "M") outlines.push([]);
    const outline = outlines.at(-1);
    const size = sizes.get(command ?? "") ?? 2;
    for (let at = 0; outline && at + size <= numbers.length; at += size)
      outline.push(...curve(outline.at(-1), numbers.slice(at, at + size)));
  }
  return outlines;
}

/** The points of a line or a Bézier curve behind its start. */
function curve(start: [number, number] | undefined, numbers: number[]): Outline {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = numbers;
  if (!start || numbers.length === 2) return [[x1, y1]];
  const [x0, y0] = start;
  return Array.from({ length: curveSteps }, (_, step) => {
    const there = (step + 1) / curveSteps;
    const back = 1 - there;
    const at = (a: number, b: number, c: number, d: number) =>
      numbers.length === 4
        ? back * back * a + 2 * back * there * b + there * there * c
        : back ** 3 * a + 3 * back * back * there * b + 3 * back * there * there * c + there ** 3 * d;
    return [at(x0, x1, x2, x3), at(y0, y1, y2, y3)];
  });
}

/** The outline of a line of that width with round ends: a box for each part, a disc for each point, all the same way round. */
export function strokeOf(line: Outline, width: number): Outline[] {
  const half = width / 2;
  return line.flatMap(([x, y], index) => {
    const [nextX, nextY] = line[index + 1] ?? [x, y];
    const length = Math.hypot(nextX - x, nextY - y);
    if (length === 0) return [disc(x, y, half)];
    const [sideX, sideY] = [((nextY - y) / length) * half, ((x - nextX) / length) * half];
    const box: Outline = [
      [x + sideX, y + sideY],
      [nextX + sideX, nextY + sideY],
      [nextX - sideX, nextY - sideY],
      [x - sideX, y - sideY],
    ];
    return [disc(x, y, half), box];
  });
}

const disc = (x: number, y: number, radius: number): Outline =>
  Array.from({ length: 16 }, (_, index) => {
    const angle = (index / 8) * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

/** Where a circle's curve has its handles. */
const handle = 0.5523;

export const ellipse = (x: number, y: number, rx: number, ry = rx): string => {
  const [hx, hy] = [rx * handle, ry * handle];
  return (
    `M${x - rx} ${y} C${x - rx} ${y - hy} ${x - hx} ${y - ry} ${x} ${y - ry} ` +
    `C${x + hx} ${y - ry} ${x + rx} ${y - hy} ${x + rx} ${y} ` +
    `C${x + rx} ${y + hy} ${x + hx} ${y + ry} ${x} ${y + ry} ` +
    `C${x - hx} ${y + ry} ${x - rx} ${y + hy} ${x - rx} ${y} Z`
  );
};

export const box = (x: number, y: number, width: number, height: number, radius = 0): string => {
  const [right, bottom, r] = [x + width, y + height, radius];
  return (
    `M${x + r} ${y} L${right - r} ${y} Q${right} ${y} ${right} ${y + r} ` +
    `L${right} ${bottom - r} Q${right} ${bottom} ${right - r} ${bottom} ` +
    `L${x + r} ${bottom} Q${x} ${bottom} ${x} ${bottom - r} L${x} ${y + r} Q${x} ${y} ${x + r} ${y} Z`
  );
};
