import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readDrawing } from "./drawing.ts";

const read = (text: string) => readDrawing(new TextEncoder().encode(text));
const inside = (content: string) =>
  read(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${content}<path d="M0 0h1v1z"/></svg>`)
    ?.svg ?? "";
const plain =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="10" height="10"><path d="M0 0h1v1z" /></svg>';

const gradient = (stops: number) =>
  `<linearGradient id="g">${'<stop offset="0" stop-color="red"/>'.repeat(stops)}</linearGradient>`;

describe("of a drawing", () => {
  test.each([
    "<script>alert(1)</script>",
    "<SCRIPT xlink:href='https://evil.test/x.js'/>",
    "<foreignObject><body xmlns='http://www.w3.org/1999/xhtml'><p onclick='x()'>a</p></body></foreignObject>",
    "<style>@import url(https://evil.test/a.css);</style>",
    "<image href='https://evil.test/x.png' width='9' height='9'/>",
    "<image href='data:image/svg+xml,%3Csvg onload=alert(1)%3E'/>",
    "<set attributeName='href' to='javascript:alert(1)'/>",
    "<animate attributeName='d' from='a' to='b'/>",
    "<iframe src='https://evil.test'></iframe>",
    "<filter id='f'><feImage href='https://evil.test/x.png'/></filter>",
    "<!-- <script>alert(1)</script> -->",
    "<title><img src=x onerror=alert(1)></title>",
    "<metadata><rdf:RDF xmlns:rdf='x'>text</rdf:RDF></metadata>",
    "<metadata><![CDATA[<script>alert(1)</script>]]></metadata>",
  ])("%s leaves nothing", (hostile) => {
    expect(inside(hostile)).toBe(plain);
  });

  test.each([
    ["<g onload='alert(1)' onclick=\"x()\"><path d='M1 1'/></g>", '<g><path d="M1 1" /></g>'],
    ["<a href='javascript:alert(1)'><path d='M1 1'/></a>", '<path d="M1 1" />'],
    ["<use href='https://evil.test/a.svg#b'/>", "<use />"],
    ["<use xlink:href='other.svg#b'/>", "<use />"],
    ["<use href='data:image/svg+xml;base64,AAAA#b'/>", "<use />"],
    ["<path d='M1 1' fill='url(https://evil.test/#a)'/>", '<path d="M1 1" />'],
    ["<path d='M1 1' style='fill:url(//evil.test)'/>", '<path d="M1 1" />'],
    ["<path d='M1 1' style='fill:URL(//evil.test);stroke:red'/>", '<path d="M1 1" stroke="red" />'],
    ["<path d='M1 1' style='background:url(x);-moz-binding:url(x)'/>", '<path d="M1 1" />'],
    ["<path d='M1 1' fill='u\\72l(//evil.test)'/>", '<path d="M1 1" />'],
    ["<rect id='a\" onload=\"x' width='1' height='1'/>", '<rect width="1" height="1" />'],
    ["<text>&lt;script&gt;&#1;</text>", "<text>&#x3C;script></text>"],
  ])("%s leaves %s", (hostile, left) => {
    expect(inside(hostile)).toBe(plain.replace("<path", `${left}<path`));
  });

  test.each([
    ["a page", "<!doctype html><body><svg viewBox='0 0 1 1'><path d='M0 0'/></svg></body>"],
    ["nothing that is seen", '<svg viewBox="0 0 1 1"><defs></defs></svg>'],
    ["no measures", "<svg><path d='M0 0'/></svg>"],
    ["no height", "<svg viewBox='0 0 10 0'><path d='M0 0'/></svg>"],
    ["words", "svg"],
  ])("there is none in %s", (_, text) => {
    expect(read(text)).toBe(null);
  });

  test.each([
    ["deep", `${"<g>".repeat(60)}<path d='M0 0'/>`],
    ["so deep that reading it would end the stack", "<g>".repeat(4900)],
    ["long", "<path d='M0 0'/>".repeat(5001)],
    ["large", `<path d='${"M0 0".repeat(130_000)}'/>`],
    [
      "multiplied",
      `${Array.from({ length: 9 }, (_, n) => `<g id="n${n}">${`<use href="#n${n + 1}"/>`.repeat(9)}</g>`).join("")}<path id="n9" d="M0 0"/>`,
    ],
    ["of too many layers", "<g opacity='.9'><path d='M0 0h9v9z'/></g>".repeat(120)],
    [
      "multiplied by parts of one name",
      `${Array.from({ length: 5 }, (_, n) => `<g id="n${n}">${`<use href="#n${n + 1}"/>`.repeat(9)}</g>`).join("")}${Array.from({ length: 6 }, (_, n) => `<g id="n${n}"/>`).join("")}<path id="n5" d="M0 0"/>`,
    ],
    ["of itself", '<g id="a"><use href="#a"/></g>'],
    [
      "of a chain of gradients that would end the stack",
      `${Array.from({ length: 4900 }, (_, n) => `<linearGradient id="g${n}" href="#g${n + 1}"/>`).join("")}<rect fill="url(#g0)"/>`,
    ],
    [
      "of a chain of uses",
      Array.from({ length: 2400 }, (_, n) => `<use id="g${n}" href="#g${n + 1}"/>`).join(""),
    ],
    ["clipped by itself", '<clipPath id="a"><path d="M0 0" clip-path="url(#a)"/></clipPath>'],
    ["of too many points", `<path d="M0 0${"l1 1".repeat(21_000)}"/>`],
    ["of too many points that are written close", `<path d="M0 0l${".1.1".repeat(21_000)}"/>`],
    ["of an outline of too many", `<g stroke="red"><polygon points="${"1,1 ".repeat(2600)}"/></g>`],
    ["of too many outlines", "<rect width='9' height='9' stroke='red'/>".repeat(2600)],
    ["of too many letters", `<text>${"a".repeat(2100)}</text>`],
    [
      "of too many gradients",
      `${gradient(2)}<g fill="url(#g)">${"<rect width='9' height='9'/>".repeat(200)}</g>`,
    ],
    [
      "of too many gradients with a focus",
      `<radialGradient id="g" fx=".1"/><g fill="url(#g)">${"<rect/>".repeat(70)}</g>`,
    ],
    ["of a gradient of too many stops", `${gradient(400)}<g fill="url(#g)">${"<rect/>".repeat(30)}</g>`],
    ["of too many surfaces that are seen through", `<g fill-opacity=".5">${"<rect/>".repeat(500)}</g>`],
    ["of too many colours that are seen through", `<g fill="rgba(0,0,0,.5)">${"<rect/>".repeat(500)}</g>`],
    [
      "of too many letters with places of their own",
      `<text x="${"0 ".repeat(500)}" opacity="1" fill="#0008">${"a".repeat(500)}</text>`,
    ],
    ["cut off too often", `<symbol id="s"><rect/></symbol>${"<use href='#s'/>".repeat(120)}`],
    ["of too many drawings in it", "<svg width='9' height='9'><rect/></svg>".repeat(120)],
    ["of too many rules", `<style>${".a{fill:red}".repeat(501)}</style>`],
  ])("one that is %s is refused in words", (_, content) => {
    expect(() => inside(content)).toThrow("errors.drawing");
  });
});

test("a drawing of Illustrator keeps its looks: classes, gradients, clips and uses of its own parts", () => {
  const svg = read(`<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0, SVG Export Plug-In -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
]>
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
  xmlns:x="&ns_extend;" x="0px" y="0px" viewBox="0 0 200 50" style="enable-background:new 0 0 200 50;" xml:space="preserve">
<style type="text/css">
  .st0{fill:#E30613;}
  .st1,.st2{clip-path:url("#SVGID_2_");fill:url(#g1) !important}
  path.st2{stroke:none}
  .st3 > .st0{fill:#000}
</style>
<switch><foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"/><g>
<defs><linearGradient id="g1" gradientUnits="userSpaceOnUse" x1="0" x2="1"><stop offset="0" style="stop-color:#FFF"/></linearGradient>
<rect id="SVGID_1_" width="10" height="10"/></defs>
<clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_" style="overflow:visible;"/></clipPath>
<path class="st0" fill="blue" d="M0,0h10z"/><path class="st2" d="M5,5h5z"/><path class="st0" style="fill:green" d="M1,1h1z"/>
</g></switch></svg>`);
  expect(svg).toMatchObject({ width: 200, height: 50 });
  const parts = (svg?.svg ?? "").match(/<[^/][^>]*>/g) ?? [];
  expect(parts).toEqual([
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50" width="200" height="50" id="Layer_1" x="0px" y="0px">',
    "<g>",
    "<defs>",
    '<linearGradient id="g1" gradientUnits="userSpaceOnUse" x1="0" x2="1">',
    '<stop offset="0" stop-color="#FFF" />',
    '<rect id="SVGID_1_" width="10" height="10" />',
    '<clipPath id="SVGID_2_">',
    '<use href="#SVGID_1_" />',
    '<path fill="#E30613" d="M0,0h10z" />',
    '<path d="M5,5h5z" clip-path="url(#SVGID_2_)" fill="url(#g1)" stroke="none" />',
    '<path d="M1,1h1z" fill="green" />',
  ]);
});

test("what was cleaned is clean, whatever it was made of", () => {
  const piece = fc.constantFrom(
    ..."<svg |<g |<path d='M0 0'/>|<script>|</g>|</svg>|<style>.a{fill:red}|</style>|onload=x |>|'|\"|href='#a' |".split(
      "|",
    ),
    ..."xlink:href='javascript:x' |id='a' |class='a' |<use |/>|<![CDATA[|]]>|<!--|-->|<p>|<math>|url(#a)|&#x6a;|\u0000".split(
      "|",
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
      const first = attempted(`<svg viewBox="0 0 1 1" ${pieces.join("")}><path d="M0 0"/></svg>`);
      fc.pre(first !== undefined);
      expect(first).not.toMatch(/<script|<style|<!|<[^>]*\son\w+=|<[^>]*javascript:/i);
      expect(attempted(first ?? "")).toBe(first);
    }),
    { numRuns: 500 },
  );
});

/** The cleaned drawing; nothing where there is none, or it is refused for drawing itself. */
function attempted(text: string): string | undefined {
  try {
    return read(text)?.svg;
  } catch (error) {
    expect(error).toMatchObject({ message: "errors.drawing" });
    return undefined;
  }
}

test("a drawing may have thousands of points, and an outline some of them", () => {
  const content = `<path d="M0 0${"l1 1".repeat(12_000)}"/><g stroke="red"><path d="M0 0${"l1 1".repeat(800)}"/></g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`;
  expect(readDrawing(new TextEncoder().encode(svg))?.svg).toContain("l1 1");
});

test("a drawing may have thousands of plain shapes, and dozens of gradients", () => {
  const shaded = `${gradient(3)}<g fill="url(#g)">${"<path d='M0 0l1 1z'/>".repeat(60)}</g>`;
  const svg = `<svg viewBox="0 0 9 9">${"<path d='M0 0l1 1z'/>".repeat(1500)}${shaded}</svg>`;
  expect(readDrawing(new TextEncoder().encode(svg))?.svg).toContain("url(#g)");
});

// Each of these took minutes where a letter was read more than once, and the test's time ran out.
test.each([
  ["rules that never begin", `<style>${"@".repeat(480_000)}</style>`],
  ["no braces", `<style>${"a".repeat(480_000)}</style>`],
  ["comments that never end", `<style>${"/*".repeat(240_000)}</style>`],
  ["references that never end", `<path fill='${"url(#".repeat(90_000)}'/>`],
  ["spaces in a reference", `<path fill='url(#a${" ".repeat(480_000)}'/>`],
])("a drawing of nothing but %s is read", (_, content) => {
  expect(inside(content)).toContain('<path d="M0 0h1v1z" />');
});

test("a rule of many selectors that says much is refused", () => {
  const many = `<style>${".a,".repeat(60_000)}.b{${"fill:red;".repeat(30_000)}}</style>`;
  expect(() => inside(many)).toThrow("errors.drawing");
});

test("style sheets are read past comments, imports and conditions", () => {
  const sheet =
    "/* a{fill:red} */@import url(a.css);@media print{.c{fill:red}}.c{fill:blue}@font-face{src:url(x)} #d , g{stroke:red}}";
  expect(inside(`<style>${sheet}</style><path class='c' d='M1 1'/><path id='d' d='M2 2'/>`)).toContain(
    '<path d="M1 1" fill="blue" /><path id="d" d="M2 2" stroke="red" />',
  );
});
