import type { Language } from "../text/language.ts";

const whole = { lv: /^\u2212?\d+(?:\u00a0\d{3})*/u, en: /^\u2212?\d+(?:,\d{3})*/u } satisfies Record<
  Language,
  RegExp
>;

/**
 * A figure as it is shown, in two: up to its decimal mark, and from there on with its unit. Figures below each other whose
 * second parts begin in one line are compared at a glance, however many places they have.
 */
export function atDecimalMark(text: string, language: Language): [whole: string, rest: string] {
  const [before = ""] = whole[language].exec(text) ?? [];
  return [before, text.slice(before.length)];
}

/** A column of figures under its label, in widths of a digit: before their decimal marks, and from there on. */
export interface FigureColumn {
  language: Language;
  label: number;
  before: number;
  rest: number;
  /** Whether all take the same from their mark on, as sums do: they need no place of their own for it. */
  isEven: boolean;
}

export function figureColumn(label: string, figures: readonly string[], language: Language): FigureColumn {
  const parts = figures.map((text) => atDecimalMark(text, language));
  const rests = parts.map(([, rest]) => digitsOf(rest));
  return {
    language,
    label: Math.max(...label.split(" ").map(digitsOf)),
    before: Math.max(0, ...parts.map(([whole]) => digitsOf(whole))),
    rest: Math.max(0, ...rests),
    isEven: new Set(rests).size < 2,
  };
}

/** How many digits are about as wide as a text. */
function digitsOf(text: string): number {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  return text.length - count(/[\s.,]/gu) / 2 + count(/[mw%]/giu) / 2;
}
