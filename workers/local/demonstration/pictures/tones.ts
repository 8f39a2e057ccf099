/** The colours of a drawing, 0xRRGGBB: those of the product, and those of what is printed on it. */
export interface Tones {
  main: number;
  light: number;
  shade: number;
  deep: number;
  /** The print, and what is laid over it. */
  print: number;
  paper: number;
  metal: number;
  steel: number;
  ink: number;
}

const ink = 0x2b2f38;

/** All tones that follow from the colour of a product and of its print. A print that would not be seen is white or dark. */
export function tonesOf(main: number, print: number): Tones {
  return {
    main,
    light: mixed(main, 0xffffff, 0.32),
    shade: mixed(main, ink, 0.14),
    deep: mixed(main, ink, 0.34),
    print: canBeSeen(print, main) ? print : opposite(main),
    paper: 0xfdfcf8,
    metal: 0xc9ced6,
    steel: 0x959daa,
    ink,
  };
}

/** Whether a print stands out from what it is printed on. */
export const canBeSeen = (print: number, main: number): boolean =>
  Math.abs(brightness(main) - brightness(print)) >= 60;

const opposite = (main: number) => (brightness(main) > 160 ? mixed(main, ink, 0.75) : 0xfdfcf8);

export const brightness = (colour: number): number =>
  0.3 * (colour >> 16) + 0.59 * ((colour >> 8) & 255) + 0.11 * (colour & 255);

/** The colour that lies so far (0–1) from one to the other. */
export function mixed(one: number, other: number, share: number): number {
  const part = (shift: number) => {
    const [from, to] = [(one >> shift) & 255, (other >> shift) & 255];
    return Math.round(from + (to - from) * share) << shift;
  };
  return part(16) | part(8) | part(0);
}

/** A part of a drawing: an SVG path of absolute M, L, Q, C and Z on a field of 100 × 100, filled or drawn as a line. */
export interface Layer {
  path: string;
  colour: number;
  opacity?: number;
  /** The width of the line; without it the path is filled. */
  line?: number;
}
export type Drawing = (tones: Tones) => Layer[];
