import type { Outline } from "./outline.ts";

/** Lines within a pixel at which an outline is cut, and steps between an edge's full and empty pixels. */
const cuts = 4;
const steps = 8;
/** Crossings are kept as whole numbers: this many to a pixel, and the direction in the last bit. */
const grain = 1024;

/** The pixels of a row that an outline can touch: from `left` to before `right`. */
interface Span {
  left: number;
  right: number;
}

/** A square of pixels, 0xRRGGBB each. */
export class Canvas {
  readonly side: number;
  readonly pixels: Uint32Array;
  /** How the coverage of a row changes from pixel to pixel. */
  private readonly changes: Float32Array;

  constructor(side: number, background: number) {
    this.side = side;
    this.pixels = new Uint32Array(side * side).fill(background);
    this.changes = new Float32Array(side + 2);
  }

  /** Paints what lies inside of the outlines, where they overlap in the same direction as well. In pixels. */
  fill(outlines: Outline[], colour: number, opacity = 1): void {
    const heights = outlines.flatMap((outline) => outline.map(([, y]) => y));
    const first = Math.max(0, Math.floor(Math.min(...heights)));
    const last = Math.min(this.side, Math.ceil(Math.max(...heights)));
    if (last <= first) return;
    const widths = outlines.flatMap((outline) => outline.map(([x]) => x));
    const span = {
      left: Math.min(this.side, Math.max(0, Math.floor(Math.min(...widths)))),
      right: Math.max(0, Math.min(this.side, Math.ceil(Math.max(...widths)) + 1)),
    };
    const crossings = this.crossings(outlines, first, last);
    for (let row = first; row < last; row++) {
      for (let cut = 0; cut < cuts; cut++) this.cover(crossings[(row - first) * cuts + cut] ?? []);
      this.paintRow(row, span, colour, opacity);
    }
  }

  /** Where the outlines cross each line of the rows from `first` to before `last`. */
  private crossings(outlines: Outline[], first: number, last: number): number[][] {
    const lines: number[][] = Array.from({ length: (last - first) * cuts }, () => []);
    const line = (y: number) => Math.ceil((y - first) * cuts - 0.5);
    for (const outline of outlines)
      outline.forEach(([x, y], index) => {
        const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
        const isDown = nextY > y ? 1 : 0;
        const [from, to] = isDown ? [line(y), line(nextY)] : [line(nextY), line(y)];
        for (let at = Math.max(0, from); at < Math.min(lines.length, to); at++) {
          const share = (first + (at + 0.5) / cuts - y) / (nextY - y);
          const where = Math.min(this.side, Math.max(0, x + (nextX - x) * share));
          lines[at]?.push(Math.round(where * grain) * 2 + isDown);
        }
      });
    return lines;
  }

  /** Adds the parts of a line that lie inside to the coverage of its row. */
  private cover(line: number[]): void {
    line.sort((one, other) => one - other);
    let winding = 0;
    for (const crossing of line) {
      const before = winding;
      winding += crossing & 1 ? 1 : -1;
      if (before === 0) this.change((crossing >> 1) / grain, 1 / cuts);
      else if (winding === 0) this.change((crossing >> 1) / grain, -1 / cuts);
    }
  }

  private change(at: number, by: number): void {
    const whole = Math.floor(at);
    const behind = at - whole;
    this.changes[whole] = (this.changes[whole] ?? 0) + by * (1 - behind);
    this.changes[whole + 1] = (this.changes[whole + 1] ?? 0) + by * behind;
  }

  private paintRow(row: number, { left, right }: Span, colour: number, opacity: number): void {
    let covered = 0;
    let [seen, seenStep, result] = [-1, 0, 0];
    for (let x = left; x < right; x++) {
      covered += this.changes[x] ?? 0;
      const step = Math.round(covered * steps);
      if (step === 0) continue;
      const at = row * this.side + x;
      const under = this.pixels[at] ?? 0;
      // Neighbours are mostly alike: what was mixed last serves again.
      if (under !== seen || step !== seenStep) {
        [seen, seenStep] = [under, step];
        result = mixed(under, colour, (opacity * step) / steps);
      }
      this.pixels[at] = result;
    }
    this.changes.fill(0, left);
  }
}

/** The colour that lies so far (0–1) from one to the other. */
export function mixed(one: number, other: number, share: number): number {
  const part = (shift: number) => {
    const [from, to] = [(one >> shift) & 255, (other >> shift) & 255];
    return Math.round(from + (to - from) * share) << shift;
  };
  return part(16) | part(8) | part(0);
}
