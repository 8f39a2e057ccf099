import { mark } from "./marks.ts";
import { box, ellipse } from "./outline.ts";
import type { Drawing } from "./tones.ts";

/** What one drinks from or lights at the table. The number says which sign is printed. */
export const mug =
  (sign: number): Drawing =>
  (t) => [
    { path: "M64 40 C83 37 84 67 64 67", colour: t.shade, line: 6 },
    { path: "M24 29 L66 29 L66 69 Q66 79 56 79 L34 79 Q24 79 24 69 Z", colour: t.main },
    { path: "M56 29 L66 29 L66 69 Q66 79 56 79 L50 79 Q56 76 56 69 Z", colour: t.shade },
    { path: box(28, 36, 3, 34, 1.5), colour: t.light, opacity: 0.8 },
    { path: ellipse(45, 29, 21, 4), colour: t.light },
    { path: ellipse(45, 29.3, 18.5, 2.8), colour: t.deep },
    ...mark(sign, 44, 54, 19, t.print),
  ];

export const bottle =
  (sign: number): Drawing =>
  (t) => [
    {
      path: "M36 38 Q36 30 43 27 L43 22 L57 22 L57 27 Q64 30 64 38 L64 80 Q64 86 58 86 L42 86 Q36 86 36 80 Z",
      colour: t.main,
    },
    { path: "M57 27 Q64 30 64 38 L64 80 Q64 86 58 86 L52 86 Q57 85 57 79 Z", colour: t.shade },
    { path: box(39.5, 38, 2.6, 40, 1.3), colour: t.light, opacity: 0.8 },
    { path: box(41.5, 12, 17, 11, 2.5), colour: t.steel },
    { path: box(41.5, 12, 5, 11, 2), colour: t.metal },
    { path: box(42.5, 23.5, 15, 1.6, 0.5), colour: t.deep },
    ...mark(sign, 49, 58, 17, t.print),
  ];

export const tumbler =
  (sign: number): Drawing =>
  (t) => [
    { path: "M32 27 L68 27 L63 82 Q62.5 86 58 86 L42 86 Q37.5 86 37 82 Z", colour: t.main },
    { path: "M58 27 L68 27 L63 82 Q62.5 86 58 86 L52 86 Q56 85 56.4 81 Z", colour: t.shade },
    { path: "M33.6 44 L66.4 44 L64.6 64 L35.4 64 Z", colour: t.deep, opacity: 0.55 },
    { path: box(29, 20, 42, 8, 3), colour: t.ink },
    { path: "M34 20 L36.5 14 L63.5 14 L66 20 Z", colour: t.ink },
    { path: box(52, 15.6, 7, 2, 1), colour: t.steel },
    ...mark(sign, 50, 54, 13, t.paper),
  ];

export const candle =
  (sign: number): Drawing =>
  (t) => [
    { path: "M50 17 C43 27 44.5 32 50 33 C55.5 32 57 27 50 17 Z", colour: 0xf6b545 },
    { path: "M50 24 C47 29 48 31.5 50 32 C52 31.5 53 29 50 24 Z", colour: 0xfde8b4 },
    { path: "M50 31 L50 42", colour: t.ink, line: 1.2 },
    { path: box(30, 38, 40, 46, 5), colour: t.main },
    { path: box(60, 38, 10, 46, 5), colour: t.shade },
    { path: ellipse(50, 40, 20, 4), colour: t.light },
    { path: ellipse(50, 40.4, 16, 2.6), colour: t.paper },
    { path: box(36, 51, 28, 22, 2), colour: t.paper },
    ...mark(sign, 50, 61.5, 13, t.deep),
  ];
