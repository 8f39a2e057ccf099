import { mark, textLines } from "./marks.ts";
import { box, ellipse } from "./outline.ts";
import type { Drawing, Layer } from "./tones.ts";

/** A sheet of days: `first` is the weekday with which the month begins. */
function days(
  x: number,
  y: number,
  step: number,
  size: number,
  first: number,
  colour: number,
  today: number,
): Layer[] {
  return Array.from({ length: 30 }, (_, day) => ({
    path: box(x + ((day + first) % 7) * step, y + Math.floor((day + first) / 7) * step, size, size, size / 4),
    colour: day === 16 ? today : colour,
  }));
}

export const wallCalendar =
  (sign: number): Drawing =>
  (t) => [
    { path: "M50 8 L38 16 M50 8 L62 16", colour: t.steel, line: 1.2 },
    { path: box(24.5, 15.5, 54, 76, 1.5), colour: t.deep, opacity: 0.5 },
    { path: box(23, 14, 54, 76, 1.5), colour: t.paper },
    { path: box(23, 14, 54, 33, 1.5), colour: t.main },
    { path: "M23 47 L23 40 L38 29 L50 38 L62 25 L77 37 L77 47 Z", colour: t.shade },
    { path: "M23 47 L23 44 L42 37 L58 44 L77 40 L77 47 Z", colour: t.deep },
    ...mark(sign, 33, 23, 9, t.print),
    ...textLines(28.5, 50.5, [20], t.ink, { thickness: 2.4 }),
    ...days(28.5, 56.5, 6.6, 4, 2, t.metal, t.print),
    ...Array.from(
      { length: 12 },
      (_, ring): Layer => ({
        path: `M${27 + ring * 4.2} 12 L${27 + ring * 4.2} 16`,
        colour: t.steel,
        line: 1.1,
      }),
    ),
  ];

export const deskCalendar: Drawing = (t) => [
  { path: "M79 28 L90 80 L80 80 L72 30 Z", colour: t.deep },
  { path: "M18 28 L79 28 L84 80 L12 80 Z", colour: t.main },
  { path: "M20 33 L77.6 33 L81.4 74 L15 74 Z", colour: t.paper },
  { path: "M20 33 L46 33 L44.6 74 L15 74 Z", colour: t.light },
  { path: "M15.6 70 L26 55 L33 62 L39 50 L45 60 L44.6 74 L15 74 Z", colour: t.deep },
  { path: ellipse(29, 43, 4.2), colour: t.print },
  ...days(49.5, 45, 4.3, 2.7, 3, t.steel, t.deep),
  ...textLines(49.5, 38, [15], t.ink, { thickness: 2.2 }),
  ...Array.from(
    { length: 14 },
    (_, ring): Layer => ({
      path: `M${21 + ring * 4.3} 24.5 L${21 + ring * 4.3} 31`,
      colour: t.steel,
      line: 1.2,
    }),
  ),
];

export const book =
  (sign: number): Drawing =>
  (t) => [
    { path: "M30 84 Q26 84 26 88 Q26 92 30 92 L76 92 L76 84 Z", colour: t.deep },
    { path: "M31 85.6 Q28 86 28 88 Q28 90.4 31 90.4 L76 90.4 L76 85.6 Z", colour: t.paper },
    { path: "M30 10 L74 10 Q76 10 76 12 L76 84 L30 84 Q26 84 26 88 L26 14 Q26 10 30 10 Z", colour: t.main },
    { path: "M30 10 L35 10 L35 84 L30 84 Q26 84 26 88 L26 14 Q26 10 30 10 Z", colour: t.shade },
    { path: box(41, 18, 29, 58, 1), colour: t.light, opacity: 0.28 },
    ...mark(sign, 55.5, 52, 18, t.print),
    ...textLines(45, 25, [21, 14], t.print, { gap: 4.6, thickness: 2.2 }),
  ];

export const brochure =
  (sign: number): Drawing =>
  (t) => [
    { path: "M14 24 L38 17 L38 78 L14 85 Z", colour: t.main },
    { path: "M38 17 L62 24 L62 85 L38 78 Z", colour: t.paper },
    { path: "M62 24 L86 17 L86 78 L62 85 Z", colour: t.shade },
    { path: "M38 17 L62 24 L62 46 L38 39 Z", colour: t.light },
    {
      path: "M42 46 L58 50.6 L58 52.6 L42 48 Z M42 52 L58 56.6 L58 58.6 L42 54 Z M42 58 L54 61.4 L54 63.4 L42 60 Z",
      colour: t.steel,
    },
    ...mark(sign, 26, 48, 14, t.print),
    {
      path: "M67 44 L81 40 L81 42 L67 46 Z M67 50 L81 46 L81 48 L67 52 Z M67 56 L77 53 L77 55 L67 58 Z",
      colour: t.paper,
      opacity: 0.8,
    },
  ];

export const cards =
  (sign: number): Drawing =>
  (t) => [
    { path: "M24 30 L80 21 L85 51 L29 60 Z", colour: t.deep },
    { path: "M28 37 L84 28", colour: t.shade, line: 2 },
    { path: box(15, 43, 60, 36, 2), colour: t.ink, opacity: 0.16 },
    { path: box(14, 41, 60, 36, 2), colour: t.main },
    ...mark(sign, 27, 59, 13, t.print),
    ...textLines(41, 52, [24, 17], t.print, { gap: 5.2, thickness: 2.4 }),
    ...textLines(41, 64, [26, 20], t.deep, { gap: 4, thickness: 1.3, opacity: 0.75 }),
  ];

export const poster =
  (sign: number): Drawing =>
  (t) => [
    { path: box(25, 12, 54, 76, 1), colour: t.ink, opacity: 0.18 },
    { path: box(23, 10, 54, 76, 1), colour: t.main },
    { path: "M23 86 L23 64 L42 46 L56 60 L66 50 L77 62 L77 86 Z", colour: t.shade },
    { path: "M23 86 L23 76 L44 64 L60 74 L77 68 L77 86 Z", colour: t.deep },
    ...mark(sign, 50, 37, 20, t.print),
    ...textLines(33, 16, [34, 22], t.print, { gap: 5, thickness: 2.8 }),
    ...textLines(29, 80, [24], t.paper, { opacity: 0.8 }),
  ];

export const stickers =
  (sign: number): Drawing =>
  (t) => [
    { path: box(21.5, 18, 60, 70, 2), colour: t.steel, opacity: 0.5 },
    { path: box(20, 16, 60, 70, 2), colour: t.paper },
    { path: box(20, 16, 60, 70, 2), colour: t.metal, opacity: 0.45 },
    ...[t.main, t.deep, t.light, t.shade].flatMap((colour, index): Layer[] => {
      const [x, y] = [36 + (index % 2) * 28, 35 + Math.floor(index / 2) * 32];
      return [
        { path: ellipse(x, y, 12.4), colour: 0xffffff },
        { path: ellipse(x, y, 10.8), colour },
        ...mark(sign + index, x, y, 10, index === 2 ? t.deep : t.print),
      ];
    }),
  ];

export const label: (sign: number) => Drawing = (sign) => (t) => [
  { path: ellipse(42, 50, 30, 30), colour: t.shade },
  { path: ellipse(38, 50, 30, 30), colour: t.paper },
  { path: ellipse(38, 50, 26.5, 26.5), colour: t.metal, opacity: 0.5 },
  { path: ellipse(38, 50, 12, 12), colour: 0xc79f6b },
  { path: ellipse(38, 50, 8.6, 8.6), colour: t.ink, opacity: 0.55 },
  { path: "M38 72 L92 72 L92 90 L38 90 Z", colour: t.paper },
  { path: "M38 76.5 L88 76.5 L92 80 L92 90 L38 90 Z", colour: t.main },
  { path: "M42 79 L62 79 L62 88 L42 88 Z M66 79 L88 79 L88 88 L66 88 Z", colour: t.light },
  ...mark(sign, 52, 83.5, 6, t.deep),
  ...mark(sign, 77, 83.5, 6, t.deep),
];
