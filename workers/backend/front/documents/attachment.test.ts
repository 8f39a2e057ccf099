import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { attachment } from "./attachment.ts";

/** The name that a browser saves under. */
const savedAs = (header: string): string => decodeURIComponent(header.split("filename*=UTF-8''")[1] ?? "");

describe("the name of a download", () => {
  test.each([
    ["Rudens kampaņa.pdf", "Rudens kampaņa.pdf"],
    ["Čuguna šķūnis: 1/2 „ēka”?.pdf", "Čuguna šķūnis 1 2 „ēka”.pdf"],
    ["../../etc/passwd.pdf", "etc passwd.pdf"],
    ['a"b\r\nSet-Cookie: x.pdf', "a b Set-Cookie x.pdf"],
    ["???.pdf", "document.pdf"],
    ["v1.2 maijs.pdf", "v1.2 maijs.pdf"],
  ])("of %j is %s", (name, saved) => {
    expect(savedAs(attachment(name))).toBe(saved);
  });

  test("has plain letters for programs that know no others", () => {
    expect(attachment("Rudens kampaņa (ķēde).pdf")).toContain('filename="Rudens kampana (kede).pdf"');
  });

  test("is a header whatever the project is called", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (name) => {
        const header = attachment(`${name}.pdf`);
        expect(header).toMatch(/^attachment; filename="[\x20\x21\x23-\x7e]+"; filename\*=UTF-8''[\w.!~%-]+$/);
        expect(savedAs(header)).not.toMatch(/[<>:"/\\|?*\n]/);
      }),
    );
  });
});
