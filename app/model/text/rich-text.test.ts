import { describe, expect, test } from "vitest";
import { maxElements, maxRichText, sanitised, takenIn } from "./rich-text.ts";

describe("commentary", () => {
  test("keeps what its toolbar makes", () => {
    const html =
      '<p>Cena <strong>bez</strong> <em>piegādes</em><br>un <u>montāžas</u>.</p><ul><li><p>Viens</p></li></ul><ol><li>Divi</li></ol><p><a href="https://e.lv/?a=1&#x26;b=2">saite</a></p>';
    expect(sanitised(html)).toBe(html);
    expect(sanitised(sanitised(html))).toBe(html);
  });

  test.each([
    ["12 m<sup>2</sup>", "12 m²"],
    ["10<sup>6</sup> un 10<sup><b>−3</b></sup>", "10⁶ un 10<strong>⁻³</strong>"],
    ["1<sup>st</sup>, CO<sub>2</sub>", "1st, CO₂"],
    ["10<sup>12</sup>", "10¹²"],
  ])("tells raised numbers of %s from what they stand behind", (html, kept) => {
    expect(sanitised(`<p>${html}</p>`)).toBe(`<p>${kept}</p>`);
  });

  test("has spaces where its source had line breaks and tabs", () => {
    expect(sanitised("<p>viens\n\tdivi\r\ntrīs</p>\n<p>četri</p>")).toBe(
      "<p>viens divi trīs</p> <p>četri</p>",
    );
    expect(sanitised(`<p>x${"\t".repeat(49_000)}y</p>`)).toBe("<p>x y</p>");
  });

  test("is empty where nothing is said", () => {
    for (const html of ["", "<p></p>", "<p><br></p><p></p>", "  "]) expect(sanitised(html)).toBe("");
  });

  test.each([
    ["<script>alert(1)</script>a", "a"],
    ['<img src=x onerror="alert(1)">a', "a"],
    ['<p onclick="alert(1)" style="position:fixed" class="x" id="y">a</p>', "<p>a</p>"],
    ['<a href="javascript:alert(1)">a</a>', "<a>a</a>"],
    ['<a href=" java&#10;script:alert(1)">a</a>', "<a>a</a>"],
    ['<a href="data:text/html,<script>alert(1)</script>">a</a>', "<a>a</a>"],
    ['<a href="//evil.test">a</a>', '<a href="//evil.test">a</a>'],
    ["<svg><script>alert(1)</script></svg>a", "a"],
    ["<math><mtext><style><img src onerror=alert(1)></style></mtext></math>", ""],
    ["<iframe srcdoc='<script>alert(1)</script>'></iframe>a", "a"],
    ["<noscript><p title='</noscript><img src onerror=alert(1)>'>a", "<p>a</p>"],
    ["<!--><img src onerror=alert(1)>-->a", "--&#x3E;a"],
  ])("%s becomes harmless", (html, harmless) => {
    const clean = sanitised(html);
    expect(clean).not.toMatch(/<(script|img|svg|iframe|style|math)|\son\w+=|javascript:/i);
    expect(clean.replaceAll(/--(>|&#x3E;)/g, "--&#x3E;")).toBe(harmless);
  });
});

describe("what is taken in", () => {
  const times = (html: string, count: number, end = "") => html.repeat(count) + end.repeat(count);

  test.each([
    ["150 nested lists", times("<ul><li>", 150, "</li></ul>")],
    ["2000 nested lists", times("<ul><li>", 2000, "</li></ul>")],
    ["8000 bold words that never end", times("<b>", 8000)],
    ["5000 divisions", times("<div>", 5000)],
    ["16,000 paragraphs", times("<p>", 16_000)],
  ])("is never %s; shown, they are words", (_, html) => {
    expect(takenIn(html)).toEqual({ refused: "rich_text.too_much" });
    expect(sanitised(`${html}word`)).toBe("<p>word</p>");
  });

  test.each([
    ["an address", times('<ul><li><a href="http://x/</ul></li>">x</a>', 480)],
    ["an attribute that is taken out", times('<div t="</div>">', 2900)],
    ["a comment", times("<u><!--</u>-->", 1400)],
    ["text of a field", times("<ul><li><textarea></ul></li></textarea>", 900)],
    ["what is shown by nothing", times('<template t="</template>">', 1400)],
  ])("is no deeper for an end that stands in %s", (_, html) => {
    expect(takenIn(html)).toEqual({ refused: "rich_text.too_much" });
    expect(sanitised(html)).toMatch(/^(<p>[^<]*<\/p>)?$/);
  });

  test("may have bold words that go on behind what they are in", () => {
    const taken = takenIn(times("<div><b id=x></div>", 60));
    expect(taken).toEqual({ html: expect.any(String) });
    expect("html" in taken && takenIn(taken.html)).toEqual(taken);
  });

  test("is counted as it is stored, and can be stored again", () => {
    expect(takenIn("&".repeat(maxRichText - 1))).toEqual({ refused: "errors.too_long" });
    const full = `<p>${"a".repeat(20_000)}</p>${"<p>a</p>".repeat(maxElements - 1)}`;
    expect(takenIn(full)).toEqual({ html: full });
    expect(takenIn(`${full}<p>a</p>`)).toEqual({ refused: "rich_text.too_much" });
  });

  test("keeps bold and italic words of other programs", () => {
    expect(sanitised("<p><b>a</b> <i>b</i></p>")).toBe("<p><strong>a</strong> <em>b</em></p>");
  });

  test.each([
    [
      "<table><tbody><tr><td>5</td><td>120,00</td></tr><tr><th>7</th><td>8</td></tr></tbody></table>",
      "<p>5 | 120,00</p><p>7 | 8</p>",
    ],
    [
      "<table><tr><td><p>5</p><p>gab.</p></td><td><b>120</b></td></tr></table>",
      "<p>5 gab. | <strong>120</strong></p>",
    ],
    ["<h1>Cena</h1><h2>120</h2>", "<p>Cena</p><p>120</p>"],
    ["<div><div>5</div><div>120<br>eur</div></div>", "<p>5</p><p>120<br>eur</p>"],
    ["<ul><li><div>5</div></li></ul><blockquote><p>7</p></blockquote>", "<ul><li><p>5</p></li></ul><p>7</p>"],
    ["<dl><dt>5</dt><dd>120</dd></dl>5<hr>120", "<p>5</p><p>120</p>5<br>120"],
    ["<p><button><div>5</div><div>120</div></button></p>", "<p>5 120 </p>"],
    ["<div> </div><div></div>", ""],
  ])("keeps words of %s apart", (html, kept) => {
    expect(takenIn(html)).toEqual({ html: kept });
    expect(takenIn(kept)).toEqual({ html: kept });
  });
});
