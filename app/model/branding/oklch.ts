/** A colour by how it is seen: lightness 0–1, chroma 0–0.4, hue in radians. */
export type Oklch = { l: number; c: number; h: number };
type Triple = [number, number, number];

/** Red, green and blue as amounts of light, 0–1. Throws a RangeError for a text that is not #RRGGBB. */
export function linearRgb(hex: string): Triple {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError("a colour must be written as #RRGGBB");
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** #RRGGBB to OKLCH (B. Ottosson's matrices, CSS Color 4). Throws a RangeError for a text that is not #RRGGBB. */
export function toOklch(hex: string): Oklch {
  const [long, medium, short] = times(rgbToCone, linearRgb(hex));
  const [l, a, b] = times(coneToLab, [Math.cbrt(long), Math.cbrt(medium), Math.cbrt(short)]);
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) };
}

/**
 * OKLCH to #rrggbb, lower case. A colour that no screen can show keeps its lightness and hue and loses chroma until
 * one can; clipping the channels instead would change all three. A lightness beyond 0–1 is black or white.
 */
export function toHex({ l, c, h }: Oklch): string {
  const at = (chroma: number) => oklabToLinear([l, chroma * Math.cos(h), chroma * Math.sin(h)]);
  const wanted = at(c);
  if (isShown(wanted)) return written(wanted);
  let shown = 0;
  let beyond = c;
  for (let step = 0; step < 12; step += 1) {
    const middle = (shown + beyond) / 2;
    if (isShown(at(middle))) shown = middle;
    else beyond = middle;
  }
  return written(at(shown));
}

const rgbToCone: [Triple, Triple, Triple] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const coneToLab: [Triple, Triple, Triple] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const labToCone: [Triple, Triple, Triple] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const coneToRgb: [Triple, Triple, Triple] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

function times(matrix: [Triple, Triple, Triple], [x, y, z]: Triple): Triple {
  const row = ([a, b, c]: Triple) => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

function oklabToLinear(lab: Triple): Triple {
  const [long, medium, short] = times(labToCone, lab);
  return times(coneToRgb, [long ** 3, medium ** 3, short ** 3]);
}

// Less than a step of eight bits, so that a colour on the edge of what a screen shows comes back unchanged.
const isShown = (rgb: Triple) => rgb.every((value) => value >= -0.0001 && value <= 1.0001);

function written(rgb: Triple): string {
  const byte = (light: number) => {
    const value = Math.min(1, Math.max(0, light));
    const coded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(coded * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${rgb.map(byte).join("")}`;
}
