import { describe, expect, test } from "vitest";
import { linkOf } from "./link.ts";

describe("the address of a link", () => {
  test.each([
    ["https://piemērs.lv/lapa?a=1&b=2#c", "https://piemērs.lv/lapa?a=1&b=2#c"],
    [" http://example.com ", "http://example.com"],
    ["mailto:anna@example.com?subject=T%C4%81me", "mailto:anna@example.com?subject=T%C4%81me"],
    ["HTTPS://EXAMPLE.COM", "HTTPS://EXAMPLE.COM"],
    ["http://localhost:8080/a", "http://localhost:8080/a"],
    ["http://[::1]/a", "http://[::1]/a"],
  ])("%j is taken as %j", (typed, address) => {
    expect(linkOf(typed)).toBe(address);
  });

  test.each([
    ["example.com", "https://example.com"],
    ["example.com:8080/a", "https://example.com:8080/a"],
    ["www.example.com/a b".replace(" ", "%20"), "https://www.example.com/a%20b"],
    ["anna@example.com", "mailto:anna@example.com"],
  ])("%j is completed to %j", (typed, address) => {
    expect(linkOf(typed)).toBe(address);
  });

  test.each([
    "",
    "tāme",
    "a b.lv",
    "https://",
    "mailto:anna",
    "javascript:alert(1)",
    "JavaScript:alert(1)//x.lv",
    "java\nscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x.y",
    "file:///etc/passwd",
    "ftp://example.com",
    "tel:+37120000000",
    "blob:https://example.com/a",
  ])("%j is none", (typed) => {
    expect(linkOf(typed)).toBeNull();
  });
});
