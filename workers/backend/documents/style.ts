/** Measures and colours of all documents (interface, Documents). Points, of which a millimetre has 2.83. */
export const mm = (millimetres: number): number => (millimetres * 72) / 25.4;

export const family = "Noto Sans";

export const ink = "#1b1f27";
export const quiet = "#5d6675";
export const hairline = { width: 0.5, colour: "#d5d9e0" };

/** A4 with margins of 18 mm: what is left for a column of text. */
export const margin = mm(18);
export const measure = mm(210 - 2 * 18);

export const size = { small: 7.5, text: 9, strong: 11, longTitle: 14, title: 22 };
