import { linearRgb, toHex, toOklch } from "./oklch.ts";

export const white = "#ffffff";
export const black = "#000000";

/** The contrast of two colours by WCAG 2, 1 to 21. Throws a RangeError for a text that is not #RRGGBB. */
export function contrast(a: string, b: string): number {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/** White where it can be read, else black: one of the two always reaches 4.58:1. */
export function textOn(fill: string): string {
  return contrast(white, fill) >= 4.5 ? white : black;
}

/** The colour itself if it keeps the ratio on all grounds, else the lightest one of its hue that does, or black. */
export const darkened = (hex: string, grounds: readonly string[], ratio: number): string =>
  nearest(hex, black, grounds, ratio);

/** The colour itself if it keeps the ratio on all grounds, else the darkest one of its hue that does, or white. */
export const lightened = (hex: string, grounds: readonly string[], ratio: number): string =>
  nearest(hex, white, grounds, ratio);

/** Between a colour and the end of its lightness, the first that keeps the ratio on all grounds. */
function nearest(hex: string, end: string, grounds: readonly string[], ratio: number): string {
  const isFit = (candidate: string) => grounds.every((ground) => contrast(candidate, ground) >= ratio);
  const seen = toOklch(hex);
  if (isFit(hex)) return toHex(seen);
  let fit = end;
  let near = seen.l;
  let far = end === white ? 1 : 0;
  for (let step = 0; step < 10; step += 1) {
    const middle = (near + far) / 2;
    const candidate = toHex({ ...seen, l: middle });
    if (isFit(candidate)) {
      fit = candidate;
      far = middle;
    } else near = middle;
  }
  return fit;
}

function luminance(hex: string): number {
  const [red, green, blue] = linearRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
