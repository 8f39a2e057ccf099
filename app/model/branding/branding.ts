import { linearRgb, toHex, toOklch } from "./oklch.ts";

export const colourNames = [
  "primary_color",
  "secondary_color",
  "button1_color",
  "button2_color",
  "text1_color",
  "text2_color",
] as const;

/** The six branding colours of an installation, each #RRGGBB. Source: specification §3. */
export type Colours = Record<(typeof colourNames)[number], string>;

/** The theme named Portal (specification §3). */
export const defaultColours: Colours = {
  primary_color: "#662E93",
  secondary_color: "#9FA7B8",
  button1_color: "#000000",
  button2_color: "#D81B60",
  text1_color: "#000333",
  text2_color: "#000000",
};

/** Whether two sets are the same colours, however they are written. */
export const areSame = (one: Colours, other: Colours): boolean =>
  colourNames.every((name) => one[name].toLowerCase() === other[name].toLowerCase());

/** The grounds of the interface: cards and inputs, and the page behind them. */
const white = "#ffffff";
const quiet = "#f6f7f9";
const black = "#000000";
const textRatio = 4.5;
const fillRatio = 3;

/** The contrast of two colours by WCAG 2, 1 to 21. Throws a RangeError for a text that is not #RRGGBB. */
export function contrast(a: string, b: string): number {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/**
 * The colours of the interface, made of the six that an installation chose, as CSS custom properties. For primary,
 * secondary, button1 and button2: the fill `--brand-x`, which is the colour as it was chosen, with `-hover` and `-active`,
 * `-text` (white or black, 4.5:1 on all three), `-edge` for the outline of a fill (3:1 on white), `-soft` with `-soft-text`
 * (4.5:1 on it), and `-ink`, the colour as text or as a mark without one (4.5:1 on white and the page's ground).
 * `--brand-text1` and `--brand-text2` keep 4.5:1 on both grounds and on every soft one, as in a selected row. Secondary
 * is meant for quiet fills, badges and rules only. What is darkened keeps its hue. Values are #rrggbb, lower case.
 * Throws a RangeError for a text that is not #RRGGBB. Source: domain.md H15, WCAG 2.2 1.4.3 and 1.4.11.
 */
export function palette(chosen: Colours): Record<string, string> {
  const brands = {
    primary: brand(chosen.primary_color),
    secondary: brand(chosen.secondary_color),
    button1: brand(chosen.button1_color),
    button2: brand(chosen.button2_color),
  };
  const grounds = [white, quiet, ...Object.values(brands).map((shades) => shades["-soft"])];
  const properties = Object.entries(brands).flatMap(([name, shades]) =>
    Object.entries(shades).map(([suffix, hex]): [string, string] => [`--brand-${name}${suffix}`, hex]),
  );
  return {
    ...Object.fromEntries(properties),
    "--brand-text1": darkened(chosen.text1_color, grounds, textRatio),
    "--brand-text2": darkened(chosen.text2_color, grounds, textRatio),
  };
}

/** How a chosen colour is used: what stands on what, each #rrggbb, and what had to give way for it to be read. */
interface Use {
  samples: readonly { ground: string; text: string }[];
  /** Text on the colour is black, since white could not be read there. */
  isDarkOn: boolean;
  /** The darker tone of the same hue that is used where the colour is text; nothing where that is the colour itself. */
  darker: string | null;
}

/**
 * What becomes of each chosen colour. A fill stays as it was chosen: the text on it changes. Throws a RangeError for a text
 * that is not #RRGGBB. Source: domain.md H15.
 */
export function uses(chosen: Colours): Record<keyof Colours, Use> {
  const made = palette(chosen);
  const shade = (name: string) => made[`--brand-${name}`] ?? black;
  const fill = (name: string) => ({ ground: shade(name), text: shade(`${name}-text`) });
  const isDarkOn = (name: string) => shade(`${name}-text`) === black;
  const darker = (key: keyof Colours, tone: string) => (tone === chosen[key].toLowerCase() ? null : tone);
  const asText = (key: keyof Colours, tone: string): Use => ({
    samples: [{ ground: white, text: tone }],
    isDarkOn: false,
    darker: darker(key, tone),
  });
  const ink = shade("primary-ink");
  return {
    primary_color: {
      samples: [fill("primary"), { ground: white, text: ink }],
      isDarkOn: isDarkOn("primary"),
      darker: darker("primary_color", ink),
    },
    secondary_color: {
      samples: [{ ground: shade("secondary-soft"), text: shade("secondary-soft-text") }],
      isDarkOn: false,
      darker: darker("secondary_color", shade("secondary-soft-text")),
    },
    button1_color: { samples: [fill("button1")], isDarkOn: isDarkOn("button1"), darker: null },
    button2_color: { samples: [fill("button2")], isDarkOn: isDarkOn("button2"), darker: null },
    text1_color: asText("text1_color", shade("text1")),
    text2_color: asText("text2_color", shade("text2")),
  };
}

/** Rules made lately, by the colours chosen: finding colours that can be read takes a fifth of drawing a small page. */
const made = new Map<string, string>();
const madeAtMost = 200;

/**
 * The palette as a rule for a style element. Nothing that was typed gets into it: every value is written again from
 * numbers. Throws a RangeError for a text that is not #RRGGBB. Source: domain.md H15.
 */
export function paletteCss(chosen: Colours): string {
  const colours = colourNames.map((name) => chosen[name]).join(" ");
  const known = made.get(colours);
  if (known) return known;
  const declarations = Object.entries(palette(chosen)).map(([property, hex]) => `${property}:${hex};`);
  const css = `:root{${declarations.join("")}}`;
  if (made.size >= madeAtMost) made.clear();
  made.set(colours, css);
  return css;
}

function brand(chosen: string) {
  const fill = toHex(toOklch(chosen));
  const text = textOn(fill);
  const [hover, active] = states(fill, text);
  const { c, h } = toOklch(chosen);
  const soft = toHex({ l: 0.965, c: Math.min(c, 0.025), h });
  return {
    "": fill,
    "-text": text,
    "-edge": darkened(chosen, [white], fillRatio),
    "-hover": hover,
    "-active": active,
    "-soft": soft,
    "-soft-text": darkened(chosen, [soft], textRatio),
    "-ink": darkened(chosen, [white, quiet], textRatio),
  };
}

/** White where it can be read, else black: one of the two always reaches 4.58:1. */
export function textOn(fill: string): string {
  return contrast(white, fill) >= textRatio ? white : black;
}

// Lightness of hover and pressed against the fill. Darker is what people know; the second pair is for fills that are
// nearly black, the others for middle lightness, where the text leaves little room.
const stateSteps: [number, number][] = [
  [-0.05, -0.1],
  [0.2, 0.27],
  [0.04, -0.04],
  [-0.03, -0.06],
  [0.03, 0.06],
];

function states(fill: string, text: string): [string, string] {
  const seen = toOklch(fill);
  const pairs = stateSteps.map(([hover, active]): [string, string] => [
    toHex({ ...seen, l: seen.l + hover }),
    toHex({ ...seen, l: seen.l + active }),
  ]);
  const isFit = ([hover, active]: [string, string]) =>
    [hover, active].every((state) => contrast(state, text) >= textRatio) &&
    contrast(hover, fill) >= 1.06 &&
    contrast(active, hover) >= 1.06;
  return pairs.find(isFit) ?? [fill, fill];
}

/** The colour itself if it keeps the ratio on all grounds, else the lightest one of its hue that does; black always does. */
function darkened(hex: string, grounds: string[], ratio: number): string {
  const isFit = (candidate: string) => grounds.every((ground) => contrast(candidate, ground) >= ratio);
  const seen = toOklch(hex);
  if (isFit(hex)) return toHex(seen);
  let fit = black;
  let low = 0;
  let high = seen.l;
  for (let step = 0; step < 10; step += 1) {
    const middle = (low + high) / 2;
    const candidate = toHex({ ...seen, l: middle });
    if (isFit(candidate)) {
      fit = candidate;
      low = middle;
    } else high = middle;
  }
  return fit;
}

function luminance(hex: string): number {
  const [red, green, blue] = linearRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
