import { black, white } from "./contrast.ts";
import { buttonShades, menuShades, type Scheme, softShades, textShade } from "./shades.ts";

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

/**
 * The colours of the interface on light or dark grounds, made of the six that an installation chose, as CSS custom
 * properties. Of primary, button1 and button2: the fill `--brand-x` with `-hover` and `-active`, `-text` (white or black,
 * 4.5:1 on all three), and `-strong`, the colour in high contrast, as fill or as text (7:1 on its grounds). Of buttons
 * `-edge`, the outline of a fill (3:1 on the surface); of primary `-ink`, the colour as text or as a mark without one
 * (4.5:1 on plain and quiet grounds). Of primary and secondary `-soft` with `-soft-text` (4.5:1 on it). `--brand-text1`
 * and `--brand-text2` keep 4.5:1 on plain, quiet and soft grounds, as in a selected row. On light grounds fills are as they
 * were chosen; on dark ones the menu's is deep, and those of buttons are 3:1 to their grounds. What is made darker or
 * lighter keeps its hue. Values are #rrggbb, lower case. Throws a RangeError for a text that is not #RRGGBB. Source:
 * domain.md H15, WCAG 2.2 1.4.3, 1.4.6 and 1.4.11.
 */
export function palette(chosen: Colours, scheme: Scheme = "light"): Record<string, string> {
  const primary = menuShades(chosen.primary_color, scheme);
  const secondary = softShades(chosen.secondary_color, scheme);
  const softs = [primary["-soft"], secondary["-soft"]];
  const shades = {
    primary,
    secondary,
    button1: buttonShades(chosen.button1_color, scheme),
    button2: buttonShades(chosen.button2_color, scheme),
    text1: { "": textShade(chosen.text1_color, scheme, softs) },
    text2: { "": textShade(chosen.text2_color, scheme, softs) },
  };
  const properties = Object.entries(shades).flatMap(([name, ends]) =>
    Object.entries(ends).map(([end, hex]): [string, string] => [`--brand-${name}${end}`, hex]),
  );
  return Object.fromEntries(properties);
}

/** The palette of both grounds: each value is the light one or the dark one by the `color-scheme` where it is used. */
export function themedPalette(chosen: Colours): Record<string, string> {
  const dark = palette(chosen, "dark");
  const properties = Object.entries(palette(chosen)).map(([property, light]): [string, string] => {
    const other = dark[property] ?? light;
    return [property, other === light ? light : `light-dark(${light},${other})`];
  });
  return Object.fromEntries(properties);
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
  const declarations = Object.entries(themedPalette(chosen)).map(
    ([property, value]) => `${property}:${value};`,
  );
  const css = `:root{${declarations.join("")}}`;
  if (made.size >= madeAtMost) made.clear();
  made.set(colours, css);
  return css;
}
