import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Colours, defaultColours, palette } from "./branding.ts";
import { toHex, toOklch } from "./oklch.ts";

const css = readFileSync(new URL("../../styles/themes.css", import.meta.url), "utf8");
const [usual = "", strong = ""] = css.split("@variant strong {\n      ");

/** WCAG 2.2, relative luminance and contrast, written again: what is tried is not what it is tried with. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return red * 0.2126 + green * 0.7152 + blue * 0.0722;
}
function ratio(one: string, other: string): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(a, b) / Math.min(a, b);
}
function expectRatio(text: string, ground: string, least: number, what = ""): void {
  expect(ratio(text, ground), `${what} ${text} on ${ground}`).toBeGreaterThanOrEqual(least);
}

type Scheme = "light" | "dark";
const schemes: readonly Scheme[] = ["light", "dark"];

/** A colour of the style sheet in one scheme, as #rrggbb. */
function token(name: string, scheme: Scheme, sheet = usual): string {
  const value = new RegExp(`--color-${name}: ([^;]+);`).exec(sheet)?.[1] ?? expect.fail(`no --color-${name}`);
  const other = /^var\(--color-([\w-]+)\)$/.exec(value)?.[1];
  if (other) return token(other, scheme, sheet);
  const pair = /^light-dark\((#\w+|oklch\([^)]+\)), (#\w+|oklch\([^)]+\))\)$/.exec(value);
  const colour = pair?.[scheme === "light" ? 1 : 2] ?? expect.fail(`--color-${name}: ${value}`);
  if (colour.startsWith("#")) return `#${colour.slice(1).repeat(2)}`;
  const [l = 0, c = 0, h = 0] = colour.slice("oklch(".length, -1).split(" ").map(Number);
  return toHex({ l, c, h: (h * Math.PI) / 180 });
}
const tokens = (names: readonly string[], scheme: Scheme, sheet = usual) =>
  names.map((name) => token(name, scheme, sheet));

const plain = ["surface", "raised", "grey-25", "grey-50"];
const quiet = [...plain, "grey-100"];
const meanings = ["success", "warning", "danger", "info"];

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const channel = fc.constantFrom("00", "01", "7f", "80", "fe", "ff");
const edge = fc.tuple(channel, channel, channel).map((channels) => `#${channels.join("")}`);
const grey = fc
  .integer({ min: 0, max: 255 })
  .map((value) => `#${value.toString(16).padStart(2, "0").repeat(3)}`);
const anyColour = fc.oneof(hex, edge, grey);
const anyColours = fc.record<Colours>({
  primary_color: anyColour,
  secondary_color: anyColour,
  button1_color: anyColour,
  button2_color: anyColour,
  text1_color: anyColour,
  text2_color: anyColour,
});

/** Tries something with the palettes of any six colours. */
function withAny(scheme: Scheme, attempt: (value: (name: string) => string) => void): void {
  const property = fc.property(anyColours, (chosen) => {
    const made = palette(chosen, scheme);
    attempt((name) => made[`--brand-${name}`] ?? expect.fail(`no --brand-${name}`));
  });
  fc.assert(property, { numRuns: 400 });
}

describe.each(schemes)("the colours of the style sheet, %s", (scheme) => {
  it("are read on every ground, 4.5:1", () => {
    for (const text of ["grey-600", "grey-700", "grey-800", "grey-900"])
      for (const ground of tokens(quiet, scheme)) expectRatio(token(text, scheme), ground, 4.5, text);
    for (const name of meanings) {
      for (const ground of [...tokens(plain, scheme), token(`${name}-soft`, scheme)])
        expectRatio(token(name, scheme), ground, 4.5, name);
      for (const text of ["grey-600", "grey-700", "grey-900"])
        expectRatio(token(text, scheme), token(`${name}-soft`, scheme), 4.5, `${text} on ${name}`);
    }
  });

  it("are read in high contrast, 7:1, with lines as marks, 3:1", () => {
    for (const ground of tokens(quiet, scheme, strong)) {
      for (const text of ["grey-500", "grey-600", "grey-700", "grey-800", "grey-900", ...meanings])
        expectRatio(token(text, scheme, strong), ground, 7, text);
      for (const line of ["grey-200", "grey-300", "grey-400"])
        expectRatio(token(line, scheme, strong), ground, 3, line);
    }
  });
});

describe.each(schemes)("the palette, %s", (scheme) => {
  it("is read on the grounds of the style sheet, whatever the six colours are", () => {
    withAny(scheme, (value) => {
      for (const name of ["text1", "text2", "primary-ink"])
        for (const ground of tokens(scheme === "light" ? plain : quiet, scheme))
          expectRatio(value(name), ground, 4.5, name);
      for (const name of ["primary", "secondary"])
        for (const text of [`${name}-soft-text`, "text1", "text2"])
          expectRatio(value(text), value(`${name}-soft`), 4.5, text);
      for (const name of ["primary", "button1", "button2"])
        for (const state of ["", "-hover", "-active"])
          expectRatio(value(`${name}-text`), value(name + state), 4.5, name + state);
      for (const name of ["button1-edge", "button2-edge"])
        for (const ground of tokens(["surface", "raised"], scheme)) expectRatio(value(name), ground, 3, name);
      // What stands beside it is told by words as well; the greys of the interface are read on it.
      for (const soft of ["primary-soft", "secondary-soft"])
        expectRatio(token("grey-600", scheme), value(soft), 4.5, soft);
    });
  });

  it("keeps 7:1 in high contrast, as text and under it", () => {
    withAny(scheme, (value) => {
      for (const name of ["primary", "button1", "button2"])
        for (const ground of tokens(quiet, scheme, strong))
          expectRatio(value(`${name}-strong`), ground, 7, name);
    });
  });
});

describe("on dark grounds", () => {
  const dark = (chosen: Partial<Colours>) => palette({ ...defaultColours, ...chosen }, "dark");

  it("the menu does not glare, and buttons are seen by their fill", () => {
    withAny("dark", (value) => {
      expect(ratio(value("primary"), "#ffffff")).toBeGreaterThan(6.5);
      expect(ratio(value("primary"), token("surface", "dark"))).toBeGreaterThan(1.1);
      for (const name of ["button1", "button2"]) expectRatio(value(name), token("raised", "dark"), 3, name);
    });
  });

  it("keeps bright fills as they were chosen, and turns black ones over", () => {
    expect(dark({ button1_color: "#ffd400", button2_color: "#f5f5f5" })).toMatchObject({
      "--brand-button1": "#ffd400",
      "--brand-button1-text": "#000000",
      "--brand-button2": "#f5f5f5",
    });
    const black = dark({ button1_color: "#000000" })["--brand-button1"] ?? "";
    expect(luminance(black)).toBeGreaterThan(0.7);
  });

  it("keeps the hue of what it lightens", () => {
    const property = fc.property(hex, (colour) => {
      const ink = dark({ primary_color: colour })["--brand-primary-ink"] ?? "";
      const [before, after] = [toOklch(colour), toOklch(ink)];
      fc.pre(before.c > 0.05 && after.c > 0.05);
      expect(Math.cos(before.h - after.h)).toBeGreaterThan(0.995);
    });
    fc.assert(property);
  });

  it("texts that were dark are light, and texts that were light stay", () => {
    const { "--brand-text1": one = "", "--brand-text2": two = "" } = dark({
      text1_color: "#0a0a0a",
      text2_color: "#eeeeee",
    });
    expect(ratio(one, token("surface", "dark"))).toBeGreaterThan(12);
    expect(two).toBe("#eeeeee");
  });
});
