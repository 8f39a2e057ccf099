import { box, ellipse } from "./outline.ts";
import type { Layer } from "./tones.ts";

/** The signs that are printed on products, by number; each about `size` wide around a point. */
export function mark(which: number, x: number, y: number, size: number, colour: number): Layer[] {
  const half = size / 2;
  const signs: Layer[][] = [
    // A rising sun.
    [
      {
        path: `M${x - half} ${y + 1} C${x - half} ${y - half * 1.3} ${x + half} ${y - half * 1.3} ${x + half} ${y + 1} Z`,
        colour,
      },
      { path: box(x - half, y + half * 0.32, size, half * 0.22, half * 0.1), colour },
      { path: box(x - half * 0.6, y + half * 0.72, half * 1.2, half * 0.22, half * 0.1), colour },
    ],
    // Two leaves.
    [
      {
        path: `M${x} ${y + half} C${x - half * 1.5} ${y + half * 0.4} ${x - half} ${y - half * 0.7} ${x - half * 0.9} ${y - half} C${x - half * 0.2} ${y - half * 0.6} ${x + half * 0.1} ${y} ${x} ${y + half} Z`,
        colour,
      },
      {
        path: `M${x + half * 0.12} ${y + half} C${x + half * 1.3} ${y + half * 0.6} ${x + half} ${y - half * 0.3} ${x + half * 0.95} ${y - half * 0.5} C${x + half * 0.3} ${y - half * 0.3} ${x} ${y + half * 0.3} ${x + half * 0.12} ${y + half} Z`,
        colour,
        opacity: 0.75,
      },
    ],
    // A ring with its centre.
    [
      { path: circleLine(x, y, half * 0.82), colour, line: half * 0.34 },
      { path: ellipse(x, y, half * 0.3), colour },
    ],
    // Stripes that grow.
    [0, 1, 2].map((step) => ({
      path: box(
        x - half + step * half * 0.72,
        y + half * (0.2 - step * 0.6),
        half * 0.5,
        half * (0.8 + step * 0.6),
        half * 0.14,
      ),
      colour,
      opacity: 1 - (2 - step) * 0.2,
    })),
  ];
  return signs[which % signs.length] ?? [];
}

/** A circle as a line that ends where it began. */
const circleLine = (x: number, y: number, radius: number) => ellipse(x, y, radius).replace(" Z", "");

/** Lines of text, as a drawing shows them from afar. */
export const textLines = (
  x: number,
  y: number,
  widths: number[],
  colour: number,
  { gap = 4, thickness = 1.6, opacity = 1 } = {},
): Layer[] =>
  widths.map((width, index) => ({
    path: box(x, y + index * gap, width, thickness, thickness / 2),
    colour,
    opacity,
  }));
