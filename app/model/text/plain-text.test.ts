import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { htmlToPlain, plainToHtml, sentHtml, typedHtml } from "./plain-text.ts";
import { sanitised } from "./rich-text.ts";

describe("HTML as plain text", () => {
  test.each([
    ["", ""],
    ["<p>Viens</p><p>Divi</p>", "Viens\n\nDivi"],
    ["<p>Viens<br>divi<br><br>trīs</p>", "Viens\ndivi\n\ntrīs"],
    ["<p>Ļoti <strong>svarīgi</strong>, <em>ticiet</em> <u>man</u></p>", "Ļoti svarīgi, ticiet man"],
    ["<p>a</p>\n\n  <p>b\n  c</p>", "a\n\nb c"],
    ["<p></p><p>a</p><p></p><p>b</p>", "a\n\nb"],
    ["vienkārši vārdi", "vienkārši vārdi"],
    ["<p>a &#x26; b &#x3C;c> &amp;amp; &lt;p&gt; &#39;x&#39;</p>", "a & b <c> &amp; <p> 'x'"],
    ["<p>a&nbsp;b &unknown; &#x110000;</p>", "a\u00a0b &unknown; &#x110000;"],
  ])("of %j is %j", (html, text) => {
    expect(htmlToPlain(html)).toBe(text);
  });

  test("has a dash before what is listed, and the number before what is numbered", () => {
    const html =
      "<p>Iekļauts:</p><ul><li><p>dizains</p></li><li><p>druka</p><ol><li><p>vāks</p></li><li>saturs</li></ol></li></ul><p>Viss.</p><ol><li>a</li></ol>";
    expect(htmlToPlain(html)).toBe(
      "Iekļauts:\n\n- dizains\n- druka\n  1. vāks\n  2. saturs\n\nViss.\n\n1. a",
    );
  });

  test("names where a link leads, unless it says so itself", () => {
    const link = (href: string, text: string) => htmlToPlain(`<p>Sk. <a href="${href}">${text}</a>.</p>`);
    expect(link("https://a.lv/?x=1&#x26;y>2", "mājaslapu")).toBe("Sk. mājaslapu (https://a.lv/?x=1&y>2).");
    expect(link("https://a.lv", "https://a.lv")).toBe("Sk. https://a.lv.");
    expect(link("mailto:anna@a.lv", "anna@a.lv")).toBe("Sk. anna@a.lv.");
  });

  test("takes no longer for what is no HTML", () => {
    expect(htmlToPlain(`<${"a".repeat(50_000)}`)).not.toContain("<");
    expect(htmlToPlain('<a "'.repeat(5000))).toBeDefined();
  });
});

describe("plain text as HTML", () => {
  test.each([
    ["", ""],
    [" \r\n \n", ""],
    ["Viens", "<p>Viens</p>"],
    ["Viens\r\ndivi\r\n\r\n\r\ntrīs ", "<p>Viens<br>divi</p><p>trīs</p>"],
    ["a & <b>b</b>", "<p>a &amp; &lt;b&gt;b&lt;/b&gt;</p>"],
  ])("of %j is %j", (text, html) => {
    expect(plainToHtml(text)).toBe(html);
  });

  test("is what the sanitiser leaves, and reads as it was typed", () => {
    const line = fc.string({ unit: "grapheme" }).map((text) => text.replace(/\s+/gu, " ").trim());
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const text = lines
          .join("\n")
          .replace(/\n{3,}/g, "\n\n")
          .trim();
        expect(htmlToPlain(plainToHtml(text))).toBe(text);
        expect(htmlToPlain(sanitised(plainToHtml(text)))).toBe(text);
      }),
    );
  });
});

test("text that was not touched keeps the formatting that it was shown without", () => {
  const before = "<ul><li><strong>dizains</strong></li><li>druka</li></ul>";
  expect(typedHtml("- dizains\r\n- druka\r\n", before)).toBe(before);
  expect(typedHtml("- dizains\r\n- druka\r\n- cits", before)).toBe("<p>- dizains<br>- druka<br>- cits</p>");
  expect(typedHtml("", before)).toBe("");
});

test("a form says itself whether it sends plain text or HTML", () => {
  const form = new FormData();
  expect(sentHtml(form, "commentary", "<p>a</p>")).toBe("");
  form.set("commentary", "<p>b</p>");
  expect(sentHtml(form, "commentary", "<p>a</p>")).toBe("<p>b</p>");
  form.set("commentary_plain", "on");
  expect(sentHtml(form, "commentary", "<p>a</p>")).toBe("<p>&lt;p&gt;b&lt;/p&gt;</p>");
});
