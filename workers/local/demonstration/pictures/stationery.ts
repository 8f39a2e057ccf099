import { mark, textLines } from "./marks.ts";
import { box, ellipse } from "./outline.ts";
import type { Drawing, Layer } from "./tones.ts";

/** What lies on a desk. The number says which sign is printed. */
export const pen =
  (sign: number): Drawing =>
  (t) => [
    { path: "M17 83 L26.5 65.5 L34.5 73.5 Z", colour: t.metal },
    { path: "M17 83 L30.5 69.5 L34.5 73.5 Z", colour: t.steel },
    { path: ellipse(17.6, 82.4, 1), colour: t.ink },
    { path: "M26.5 65.5 L70 22 L78 30 L34.5 73.5 Z", colour: t.main },
    { path: "M30.5 69.5 L74 26 L78 30 L34.5 73.5 Z", colour: t.shade },
    { path: "M51 41 L59 49 L57.4 50.6 L49.4 42.6 Z", colour: t.metal },
    { path: "M70 22 L78 30 L81 27 Q82 26 81 25 L75 19 Q74 18 73 19 Z", colour: t.steel },
    { path: "M79 21 L83 17", colour: t.metal, line: 3.4 },
    { path: "M70 25 L56 39", colour: t.metal, line: 2.4 },
    { path: "M29.5 65 L48 46.5", colour: t.light, line: 1.2 },
    ...mark(sign, 64.6, 41.6, 5, t.print),
  ];

export const pencils: Drawing = (t) =>
  [t.deep, t.main, t.print].flatMap((colour, index): Layer[] => {
    const x = 28 + index * 16;
    const top = 30 - index * 7;
    return [
      { path: `M${x} ${top} L${x + 6} ${top - 13} L${x + 12} ${top} Z`, colour: 0xf0d3a6 },
      { path: `M${x + 4} ${top - 8.7} L${x + 6} ${top - 13} L${x + 8} ${top - 8.7} Z`, colour: t.ink },
      { path: box(x, top, 12, 58 + index * 3), colour },
      { path: box(x, top, 4, 58 + index * 3), colour: 0xffffff, opacity: 0.22 },
      { path: box(x + 8, top, 4, 58 + index * 3), colour: t.ink, opacity: 0.18 },
      { path: box(x, top + 52 + index * 3, 12, 6), colour: t.metal },
      { path: box(x, top + 57 + index * 3, 12, 6, 2), colour: 0xe89a9a },
    ];
  });

export const notebook =
  (sign: number): Drawing =>
  (t) => [
    { path: box(30, 17, 48, 70, 3), colour: t.deep },
    { path: box(28, 16, 47, 69, 2), colour: t.paper },
    { path: box(25, 14, 48, 70, 3), colour: t.main },
    { path: "M28 14 L34 14 L34 84 L28 84 Q25 84 25 81 L25 17 Q25 14 28 14 Z", colour: t.shade },
    { path: box(64.5, 14, 2.6, 70), colour: t.deep },
    { path: "M44 84 L44 92 L46 90 L48 92 L48 84 Z", colour: t.print },
    ...mark(sign, 49, 44, 18, t.print),
  ];

export const spiralNotebook =
  (sign: number): Drawing =>
  (t) => [
    { path: box(27, 16, 50, 70, 2), colour: t.deep, opacity: 0.8 },
    { path: box(24, 14, 50, 70, 2.5), colour: t.main },
    { path: box(24, 60, 50, 24, 2.5), colour: t.shade },
    ...Array.from({ length: 11 }, (_, ring): Layer[] => [
      { path: ellipse(29, 19.6 + ring * 5.9, 1.3), colour: t.deep },
      { path: `M20.5 ${19.6 + ring * 5.9} L28.4 ${19.6 + ring * 5.9}`, colour: t.steel, line: 1.5 },
    ]).flat(),
    ...mark(sign, 51, 38, 19, t.print),
    ...textLines(40, 68, [24, 16], t.paper, { opacity: 0.85 }),
  ];

export const folder =
  (sign: number): Drawing =>
  (t) => [
    { path: "M20 22 Q20 19 23 19 L44 19 L50 26 L77 26 Q80 26 80 29 L80 84 L20 84 Z", colour: t.deep },
    { path: box(26, 23, 46, 50, 1), colour: t.paper },
    ...textLines(32, 29, [26, 34, 30], t.metal),
    {
      path: "M18 42 Q18 39 21 39 L79 39 Q82 39 82 42 L80 83 Q80 86 77 86 L23 86 Q20 86 20 83 Z",
      colour: t.main,
    },
    { path: "M19.6 76 L80.4 76 L80 83 Q80 86 77 86 L23 86 Q20 86 20 83 Z", colour: t.shade },
    ...mark(sign, 50, 58, 18, t.print),
  ];

export const envelope =
  (sign: number): Drawing =>
  (t) => [
    { path: box(14, 28, 72, 48, 2), colour: t.main },
    { path: "M14 74 L44 50 L56 50 L86 74 Q86 76 84 76 L16 76 Q14 76 14 74 Z", colour: t.light, opacity: 0.7 },
    { path: "M14 30 Q14 28 16 28 L84 28 Q86 28 86 30 L53 57 Q50 59 47 57 Z", colour: t.shade },
    { path: "M15 30 L47 56.4 Q50 58.6 53 56.4 L85 30", colour: t.deep, line: 0.9 },
    { path: ellipse(50, 56, 7), colour: t.print },
    ...mark(sign, 50, 56, 7, t.main),
  ];

export const stickyNotes =
  (sign: number): Drawing =>
  (t) => [
    { path: box(26, 30, 54, 54, 1), colour: t.deep },
    { path: box(24, 27, 54, 54, 1), colour: t.shade },
    { path: "M21 23 L75 23 L75 66 L64 77 L21 77 Z", colour: t.main },
    { path: "M75 66 L64 66 L64 77 Z", colour: t.light },
    { path: box(21, 23, 54, 9), colour: t.shade, opacity: 0.6 },
    ...mark(sign, 32, 42, 12, t.print),
    ...textLines(44, 38, [23, 17], t.deep, { gap: 5, opacity: 0.7 }),
    ...textLines(27, 56, [40, 36, 26], t.deep, { gap: 5, opacity: 0.45 }),
  ];
