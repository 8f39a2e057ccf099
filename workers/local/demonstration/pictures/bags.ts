import { mark } from "./marks.ts";
import { box, ellipse } from "./outline.ts";
import type { Drawing } from "./tones.ts";

/** Bags and boxes. The number says which sign is printed. */
export const tote =
  (sign: number): Drawing =>
  (t) => [
    { path: "M38 40 C37 8 63 8 62 40", colour: t.deep, line: 3.4 },
    { path: "M27 36 L73 36 L77 84 Q77 87 74 87 L26 87 Q23 87 23 84 Z", colour: t.main },
    { path: "M66 36 L73 36 L77 84 Q77 87 74 87 L66 87 Q69 86 68.8 82 Z", colour: t.shade },
    { path: "M27 36 L73 36 L73.3 40 L26.7 40 Z", colour: t.shade },
    { path: "M38 40 C38 24 44 18 50 18 C56 18 62 24 62 40", colour: t.light, line: 3.4 },
    ...mark(sign, 48.5, 63, 23, t.print),
  ];

export const paperBag =
  (sign: number): Drawing =>
  (t) => [
    { path: "M39 32 C39 14 61 14 61 32", colour: t.ink, line: 1.6 },
    { path: "M26 30 L68 30 L68 86 L26 86 Z", colour: t.main },
    { path: "M68 30 L77 34 L77 82 L68 86 Z", colour: t.deep },
    { path: "M68 30 L72.5 56 L68 86 Z", colour: t.shade },
    { path: "M26 30 L68 30 L68 36 L26 36 Z", colour: t.shade },
    { path: "M36 32 C36 12 58 12 58 32", colour: t.ink, line: 1.6 },
    { path: ellipse(36, 33, 1.2), colour: t.ink },
    { path: ellipse(58, 33, 1.2), colour: t.ink },
    ...mark(sign, 47, 61, 22, t.print),
  ];

export const backpack =
  (sign: number): Drawing =>
  (t) => [
    { path: "M42 20 C42 9 58 9 58 20", colour: t.deep, line: 3 },
    { path: box(19, 48, 10, 30, 4), colour: t.deep },
    { path: box(71, 48, 10, 30, 4), colour: t.deep },
    {
      path: "M26 40 Q26 17 46 17 L54 17 Q74 17 74 40 L74 80 Q74 87 67 87 L33 87 Q26 87 26 80 Z",
      colour: t.main,
    },
    { path: "M64 20 Q74 25 74 40 L74 80 Q74 87 67 87 L60 87 Q66 86 66 79 Z", colour: t.shade },
    { path: "M32 39 Q50 33 68 39", colour: t.deep, line: 1.6 },
    { path: box(32, 57, 36, 25, 4), colour: t.shade },
    { path: box(32, 57, 36, 5, 2), colour: t.deep },
    { path: box(48.6, 59, 2.8, 7, 1.2), colour: t.metal },
    ...mark(sign, 50, 48, 12, t.print),
    { path: box(41, 68, 18, 8, 1.6), colour: t.light, opacity: 0.6 },
  ];

export const giftBox =
  (sign: number): Drawing =>
  (t) => [
    { path: box(24, 44, 52, 42, 2), colour: t.main },
    { path: "M64 44 L76 44 L76 84 Q76 86 74 86 L64 86 Z", colour: t.shade },
    { path: box(20, 33, 60, 13, 2), colour: t.light },
    { path: "M68 33 L78 33 Q80 33 80 35 L80 44 Q80 46 78 46 L68 46 Z", colour: t.main },
    { path: box(24, 46, 52, 2.4), colour: t.deep, opacity: 0.5 },
    { path: box(46, 33, 8, 53), colour: t.print },
    { path: "M50 33 C34 36 30 20 38 19 C45 18 49 26 50 33 Z", colour: t.print },
    { path: "M50 33 C66 36 70 20 62 19 C55 18 51 26 50 33 Z", colour: t.print },
    { path: "M47 31 C40 31 37 25 40 23.6 C43 23 46 27 47 31 Z", colour: t.deep, opacity: 0.4 },
    { path: "M53 31 C60 31 63 25 60 23.6 C57 23 54 27 53 31 Z", colour: t.deep, opacity: 0.4 },
    ...mark(sign, 35, 67, 11, t.light),
  ];

export const mailBox =
  (sign: number): Drawing =>
  (t) => [
    { path: "M18 42 L50 30 L82 42 L50 55 Z", colour: t.light },
    { path: "M18 42 L50 55 L50 88 L18 74 Z", colour: t.main },
    { path: "M82 42 L50 55 L50 88 L82 74 Z", colour: t.deep },
    { path: "M32 36.8 L64 49.3 L64 58 L58.5 60.2 L58.5 51.6 L26.6 38.8 Z", colour: t.shade },
    ...mark(sign, 33, 65, 15, t.print),
  ];
