import { mark, textLines } from "./marks.ts";
import { box, ellipse } from "./outline.ts";
import type { Drawing, Layer } from "./tones.ts";

/** What stands outside or is given away there. The number says which sign is printed. */
export const beachFlag =
  (sign: number): Drawing =>
  (t) => [
    { path: "M40 92 L40 24 C40 14 50 9 60 10", colour: t.steel, line: 1.8 },
    { path: ellipse(40, 92, 13, 2.6), colour: t.ink },
    { path: "M41.4 78 L41.4 24 C42 14 52 10 61 11 C66 28 66 60 62 78 Z", colour: t.main },
    { path: "M55 11 L61 11 C66 28 66 60 62 78 L54 78 C59 56 60 30 55 11 Z", colour: t.shade },
    ...mark(sign, 51, 34, 14, t.print),
    ...[0, 1, 2].map(
      (line): Layer => ({ path: box(47 + line * 4.4, 48, 2, 20 - line * 4, 1), colour: t.print }),
    ),
  ];

export const flag =
  (sign: number): Drawing =>
  (t) => [
    { path: "M20 90 L20 12", colour: t.steel, line: 2.4 },
    { path: ellipse(20, 11, 2.4), colour: 0xd9b45b },
    { path: "M21.4 17 C36 9 50 25 84 16 L84 58 C50 67 36 51 21.4 59 Z", colour: t.main },
    { path: "M36 14.6 C46 16 52 21 62 20.6 L62 62.6 C52 62 46 57 36 55.6 Z", colour: t.shade, opacity: 0.7 },
    ...mark(sign, 50, 39, 19, t.print),
  ];

export const rollUp =
  (sign: number): Drawing =>
  (t) => [
    { path: box(31, 8, 38, 2.4, 1), colour: t.steel },
    { path: box(32, 10, 36, 76), colour: t.main },
    { path: "M32 58 C44 50 56 66 68 56 L68 86 L32 86 Z", colour: t.deep },
    { path: "M32 66 C44 58 56 72 68 64 L68 86 L32 86 Z", colour: t.print, opacity: 0.85 },
    ...mark(sign, 50, 26, 17, t.print),
    ...textLines(39, 41, [22, 17, 20], t.print, { gap: 4.4, thickness: 1.8 }),
    { path: box(28, 85, 44, 5.4, 1.6), colour: t.metal },
    { path: box(28, 88, 44, 2.4, 1), colour: t.steel },
    { path: "M34 91 L30 94 M66 91 L70 94", colour: t.ink, line: 1.6 },
  ];

export const tent =
  (sign: number): Drawing =>
  (t) => [
    { path: "M17 50 L17 88 M83 50 L83 88", colour: t.steel, line: 2.2 },
    { path: "M34 46 L34 78 M66 46 L66 78", colour: t.metal, line: 1.4 },
    { path: "M50 14 L86 42 L14 42 Z", colour: t.main },
    { path: "M50 14 L86 42 L62 42 Z", colour: t.shade },
    { path: box(14, 42, 72, 11), colour: t.deep },
    {
      path: "M14 53 L20 57 L26 53 L32 57 L38 53 L44 57 L50 53 L56 57 L62 53 L68 57 L74 53 L80 57 L86 53 Z",
      colour: t.deep,
    },
    ...textLines(36, 46, [28], t.print, { thickness: 2.6 }),
    ...mark(sign, 47, 32, 11, t.print),
    { path: box(30, 68, 40, 4, 1), colour: t.ink },
    { path: "M31 72 L69 72 L67 88 L33 88 Z", colour: t.light },
  ];

export const badge =
  (sign: number): Drawing =>
  (t) => [
    { path: ellipse(51, 53, 34), colour: t.ink, opacity: 0.18 },
    { path: ellipse(50, 50, 34), colour: t.deep },
    { path: ellipse(50, 49, 32.5), colour: t.main },
    { path: ellipse(50, 49, 25), colour: t.light, opacity: 0.4 },
    { path: "M24 40 C29 25 43 19 56 22 C43 23 32 29 28 42 Z", colour: 0xffffff, opacity: 0.6 },
    ...mark(sign, 50, 51, 26, t.print),
  ];

export const keyring =
  (sign: number): Drawing =>
  (t) => [
    { path: ellipse(50, 25, 13).replace(" Z", ""), colour: t.steel, line: 3 },
    { path: ellipse(50, 25, 13).replace(" Z", ""), colour: t.metal, line: 1.2 },
    { path: ellipse(50, 42, 4, 5).replace(" Z", ""), colour: t.steel, line: 2 },
    { path: box(31, 46, 38, 42, 8), colour: t.main },
    { path: "M58 46 L61 46 Q69 46 69 54 L69 80 Q69 88 61 88 L52 88 Q59 86 59 78 Z", colour: t.shade },
    { path: ellipse(50, 51, 2.6), colour: t.deep },
    ...mark(sign, 49, 69, 19, t.print),
  ];

export const memoryStick =
  (sign: number): Drawing =>
  (t) => [
    { path: "M61 27 L73 15 L85 27 L73 39 Z", colour: t.metal },
    { path: "M67 27 L71 23 L73 25 L69 29 Z M73 33 L77 29 L79 31 L75 35 Z", colour: t.ink },
    { path: "M19 67 Q17 69 19 71 L33 85 Q35 87 37 85 L77 45 L59 27 Z", colour: t.main },
    { path: "M26 78 L33 85 Q35 87 37 85 L77 45 L70 38 Z", colour: t.shade },
    { path: ellipse(30, 74, 3), colour: t.deep },
    ...mark(sign, 51, 53, 15, t.print),
  ];

export const cushion =
  (sign: number): Drawing =>
  (t) => [
    {
      path: "M18 22 Q50 30 82 22 Q88 20 85 27 Q78 51 85 76 Q88 84 80 82 Q50 75 20 82 Q12 84 15 76 Q22 51 15 27 Q12 20 18 22 Z",
      colour: t.main,
    },
    { path: "M82 22 Q88 20 85 27 Q78 51 85 76 Q88 84 80 82 Q66 78.6 54 78 Q80 66 74 24 Z", colour: t.shade },
    { path: "M24 33 Q50 38 74 33", colour: t.light, line: 1.2 },
    ...mark(sign, 48, 53, 26, t.print),
  ];

export const powerBank =
  (sign: number): Drawing =>
  (t) => [
    { path: box(31, 13, 42, 76, 6), colour: t.deep },
    { path: box(29, 11, 42, 76, 6), colour: t.main },
    { path: "M60 11 L65 11 Q71 11 71 17 L71 81 Q71 87 65 87 L60 87 Z", colour: t.shade },
    ...[0, 1, 2, 3].map(
      (light): Layer => ({
        path: ellipse(38 + light * 5, 79, 1.3),
        colour: light < 3 ? 0x7fd18a : t.steel,
      }),
    ),
    { path: box(43, 8.6, 14, 3, 1), colour: t.steel },
    ...mark(sign, 47, 45, 22, t.print),
  ];
