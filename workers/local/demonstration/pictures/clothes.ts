import { mark } from "./marks.ts";
import { box, ellipse } from "./outline.ts";
import type { Drawing } from "./tones.ts";

/** What is worn. The number says which sign is printed. */
export const shirt =
  (sign: number): Drawing =>
  (t) => [
    {
      path: "M38 20 L20 28 L9 48 L22 55 L29 46 L29 84 Q29 87 32 87 L68 87 Q71 87 71 84 L71 46 L78 55 L91 48 L80 28 L62 20 C60 31 40 31 38 20 Z",
      colour: t.main,
    },
    { path: "M71 46 L78 55 L91 48 L80 28 L74 25.4 Q70 34 71 46 Z", colour: t.shade },
    { path: "M29 46 L22 55 L9 48 L20 28 L26 25.4 Q30 34 29 46 Z", colour: t.shade },
    { path: "M63 87 L68 87 Q71 87 71 84 L71 50 Q67 70 63 87 Z", colour: t.shade },
    { path: "M38 20 C40 31 60 31 62 20", colour: t.deep, line: 2.2 },
    ...mark(sign, 50, 52, 22, t.print),
  ];

export const hoodie =
  (sign: number): Drawing =>
  (t) => [
    {
      path: "M36 22 L22 29 L10 70 Q9 73 12 74 L21 76 Q23 76.4 23.6 74 L30 50 L30 84 Q30 87 33 87 L67 87 Q70 87 70 84 L70 50 L76.4 74 Q77 76.4 79 76 L88 74 Q91 73 90 70 L78 29 L64 22 Z",
      colour: t.main,
    },
    { path: "M70 50 L76.4 74 Q77 76.4 79 76 L88 74 Q91 73 90 70 L78 29 L72 26 Z", colour: t.shade },
    { path: "M30 50 L23.6 74 Q23 76.4 21 76 L12 74 Q9 73 10 70 L22 29 L28 26 Z", colour: t.shade },
    { path: "M35 25 C33 11 67 11 65 25 C62 35 54 37 50 39 C46 37 38 35 35 25 Z", colour: t.shade },
    { path: "M40 24 C40 16 60 16 60 24 C58 31 53 33 50 35 C47 33 42 31 40 24 Z", colour: t.deep },
    { path: "M46 36 L45 47", colour: t.paper, line: 1.3 },
    { path: "M54 36 L55 47", colour: t.paper, line: 1.3 },
    { path: "M38 66 L62 66 L67 79 L33 79 Z", colour: t.shade },
    { path: box(30, 83, 40, 4, 1.5), colour: t.deep, opacity: 0.6 },
    ...mark(sign, 50, 55, 14, t.print),
  ];

export const cap =
  (sign: number): Drawing =>
  (t) => [
    { path: "M20 60 C18 34 34 24 49 24 C66 24 77 36 76 60 Z", colour: t.main },
    { path: "M60 26 C72 31 77 42 76 60 L62 60 C63 46 64 34 60 26 Z", colour: t.shade },
    { path: "M48 24 C43 34 42 48 43 60", colour: t.deep, line: 0.9, opacity: 0.6 },
    { path: ellipse(49, 23.6, 3, 1.8), colour: t.deep },
    {
      path: "M20 57 C38 50 62 52 76 58 C88 62 93 68 92 71 C91 73 80 70 62 69 C44 68 26 68 21 66 C18 65 19 60 20 57 Z",
      colour: t.deep,
    },
    { path: "M20 57 C38 50 62 52 76 58 C66 58 36 59 19.6 63 Z", colour: t.shade },
    ...mark(sign, 52, 43, 15, t.print),
  ];

export const lanyard =
  (sign: number): Drawing =>
  (t) => [
    { path: "M36 10 L49 46", colour: t.shade, line: 5 },
    { path: "M64 10 L51 46", colour: t.main, line: 5 },
    { path: box(46.5, 44, 7, 7, 1.5), colour: t.steel },
    { path: box(34, 51, 32, 39, 3), colour: t.paper },
    { path: "M34 54 Q34 51 37 51 L63 51 Q66 51 66 54 L66 63 L34 63 Z", colour: t.main },
    { path: box(45, 54, 10, 2.4, 1.2), colour: t.deep },
    ...mark(sign, 50, 72, 11, t.deep),
    { path: box(40, 82, 20, 2, 1), colour: t.metal },
  ];

export const umbrella =
  (sign: number): Drawing =>
  (t) => [
    { path: "M50 18 L50 80 C50 89 38 89 38 81", colour: t.ink, line: 2.4 },
    { path: "M50 12 L50 18", colour: t.ink, line: 2 },
    {
      path: "M10 54 C12 28 32 16 50 16 C68 16 88 28 90 54 C84 48 76 48 70 54 C64 48 56 48 50 54 C44 48 36 48 30 54 C24 48 16 48 10 54 Z",
      colour: t.main,
    },
    { path: "M50 16 C68 16 88 28 90 54 C84 48 76 48 70 54 C68 36 62 24 50 16 Z", colour: t.shade },
    { path: "M50 16 C32 22 28 38 30 54 C36 48 44 48 50 54 Z", colour: t.light, opacity: 0.7 },
    ...mark(sign, 59.5, 38, 11, t.print),
  ];
