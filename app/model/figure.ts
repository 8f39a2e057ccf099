import type { Language } from "./language";

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

/** A column of figures, counted in letters: at most before their decimal mark, and from there on. */
export interface FigureColumn {
  language: Language;
  before: number;
  rest: number;
}

export function figureColumn(figures: readonly string[], language: Language): FigureColumn {
  const parts = figures.map((text) => atDecimalMark(text, language));
  return {
    language,
    before: Math.max(0, ...parts.map(([whole]) => whole.length)),
    rest: Math.max(0, ...parts.map(([, rest]) => rest.length)),
  };
}
