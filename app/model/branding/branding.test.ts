import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Colours, defaultColours, palette, paletteCss, uses } from "./branding.ts";
import { colours } from "./config.ts";
import { contrast } from "./contrast.ts";
import { toOklch } from "./oklch.ts";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
// Greys and the edges of the colour space are where repairs go wrong.
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
const fills = ["primary", "button1", "button2"];
const grounds = ["#ffffff", "#f6f7f9"];

function read(chosen: Colours) {
  const properties = palette(chosen);
  return (name: string) => properties[`--brand-${name}`] ?? expect.fail(`no --brand-${name}`);
}

function expectContrast(a: string, b: string, ratio: number): void {
  expect(contrast(a, b), `${a} on ${b}`).toBeGreaterThanOrEqual(ratio);
}

describe("what becomes of chosen colours", () => {
  it("is nothing where they are fit", () => {
    const chosen = { ...defaultColours, secondary_color: "#112233" };
    for (const use of Object.values(uses(chosen)))
      expect(use).toMatchObject({ isDarkOn: false, darker: null });
  });

  it("is that text changes before a bright brand does", () => {
    const yellow = "#FFD400";
    const shown = uses({
      ...defaultColours,
      primary_color: yellow,
      button1_color: yellow,
      text1_color: yellow,
    });
    const onIt = { ground: "#ffd400", text: "#000000" };
    expect(shown.primary_color).toMatchObject({ isDarkOn: true, samples: [onIt, { ground: "#ffffff" }] });
    expect(shown.button1_color).toEqual({ isDarkOn: true, samples: [onIt], darker: null });
    for (const { darker } of [shown.primary_color, shown.text1_color])
      expect(contrast(darker ?? yellow, "#ffffff")).toBeGreaterThanOrEqual(4.5);
  });
});

describe("contrast", () => {
  it.each([
    ["#000000", "#ffffff", 21],
    ["#ffffff", "#000000", 21],
    ["#777777", "#FFFFFF", 4.478],
    ["#767676", "#ffffff", 4.542],
    ["#ff0000", "#ffffff", 3.998],
  ])("of %s and %s is %d", (a, b, ratio) => {
    expect(contrast(a, b)).toBeCloseTo(ratio, 2);
  });
});

describe("the branding colours", () => {
  it("are accepted in either case", () => {
    expect(colours.parse(defaultColours)).toEqual(defaultColours);
    expect(colours.safeParse({ ...defaultColours, primary_color: "#abcdef" }).success).toBe(true);
  });

  it.each(["", "#fff", "662E93", "#662E9G", "#662E93\n", "red", "#662E93}body{", null, undefined, 5])(
    "cannot be %j",
    (value) => {
      const issues = colours.safeParse({ ...defaultColours, text2_color: value }).error?.issues;
      expect(issues?.map(({ path, message }) => [path.join("."), message])).toEqual([
        ["text2_color", "errors.colour"],
      ]);
    },
  );
});

describe("the palette", () => {
  it("keeps every pair readable, whatever the six colours are", () => {
    fc.assert(
      fc.property(anyColours, (chosen) => {
        const value = read(chosen);
        for (const name of fills)
          for (const state of ["", "-hover", "-active"])
            expectContrast(value(`${name}-text`), value(name + state), 4.5);
        for (const name of ["button1", "button2"]) expectContrast(value(`${name}-edge`), "#ffffff", 3);
        for (const ground of grounds) expectContrast(value("primary-ink"), ground, 4.5);
        for (const name of ["primary", "secondary"])
          for (const text of [`${name}-soft-text`, "text1", "text2"])
            expectContrast(value(text), value(`${name}-soft`), 4.5);
        for (const text of ["text1", "text2"])
          for (const ground of grounds) expectContrast(value(text), ground, 4.5);
      }),
      { numRuns: 500 },
    );
  });

  it("tells fill, hover and pressed apart, and keeps soft fills light", () => {
    fc.assert(
      fc.property(anyColours, (chosen) => {
        const value = read(chosen);
        for (const name of fills) {
          expectContrast(value(name), value(`${name}-hover`), 1.05);
          expectContrast(value(`${name}-hover`), value(`${name}-active`), 1.05);
        }
        for (const name of ["primary", "secondary"])
          expect(contrast(value(`${name}-soft`), "#ffffff")).toBeLessThan(1.2);
      }),
      { numRuns: 500 },
    );
  });

  it("keeps every fill as it was chosen", () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const value = read({ ...defaultColours, primary_color: colour, button1_color: colour });
        expect([value("primary"), value("button1")]).toEqual([colour, colour]);
      }),
    );
  });

  it("keeps the hue of what it darkens", () => {
    fc.assert(
      fc.property(hex, (colour) => {
        const value = read({ ...defaultColours, primary_color: colour });
        const [before, after] = [toOklch(colour), toOklch(value("primary-ink"))];
        // Nearly grey or nearly black has no hue to speak of.
        fc.pre(before.c > 0.05 && after.c > 0.05);
        expect(Math.cos(before.h - after.h)).toBeGreaterThan(0.995);
      }),
    );
  });

  it("keeps every colour that is fit", () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const value = read({ ...defaultColours, button1_color: colour, text1_color: colour });
        fc.pre(contrast(colour, "#ffffff") >= 3);
        expect(value("button1-edge")).toBe(colour);
        if (contrast(colour, "#ffffff") >= 6) expect(value("text1")).toBe(colour);
      }),
    );
  });

  it("keeps the default colours that are fit", () => {
    expect(palette(defaultColours)).toMatchObject({
      "--brand-primary": "#662e93",
      "--brand-primary-text": "#ffffff",
      "--brand-primary-ink": "#662e93",
      "--brand-button1": "#000000",
      "--brand-button1-text": "#ffffff",
      "--brand-button2": "#d81b60",
      "--brand-button2-text": "#ffffff",
      "--brand-text1": "#000333",
      "--brand-text2": "#000000",
    });
  });

  it("darkens the edge of a fill that is lost on white no further than it must", () => {
    const value = read({
      ...defaultColours,
      button1_color: "#ffff00",
      button2_color: "#ffffff",
    });
    for (const name of ["button1", "button2"])
      expect(contrast(value(`${name}-edge`), "#ffffff")).toBeLessThan(3.1);
  });
});

describe("the palette's style sheet", () => {
  it("is one rule of hex colours", () => {
    fc.assert(
      fc.property(anyColours, (chosen) => {
        expect(paletteCss(chosen)).toMatch(
          /^:root\{(--brand-[a-z0-9-]+:(#[0-9a-f]{6}|light-dark\(#[0-9a-f]{6},#[0-9a-f]{6}\));){24}\}$/,
        );
      }),
      { numRuns: 50 },
    );
  });

  it.each(["#000000;}</style><script>", "red", "url(x)"])("does not let %j in", (text) => {
    expect(() => paletteCss({ ...defaultColours, button2_color: text })).toThrow(RangeError);
  });
});
