import { describe, expect, test } from "vitest";
import { shownName } from "./file-name.ts";

const shown = (name: string) => shownName(name, "application/pdf");

describe("the name that a file is shown with", () => {
  test.each([
    ["Tāme Nr. 5 (galīgā).pdf", "Tāme Nr. 5 (galīgā).pdf"],
    ["  ŠĶŪNIS.PDF ", "ŠĶŪNIS.PDF"],
    ["../../../../etc/līgums.pdf", "līgums.pdf"],
    ["C:\\Users\\Anna\\līgums.pdf", "līgums.pdf"],
    ["a\u0000b\r\nc\u007f.pdf", "abc.pdf"],
    ["foto\u202efdp.exe.pdf", "fotofdp.exe.pdf"],
    ["a%22b%22%0D%0A.pdf", 'a"b"  .pdf'],
    ["50%.pdf", "50%.pdf"],
    ["...līgums.pdf", "līgums.pdf"],
  ])("of %j is %j", (sent, name) => {
    expect(shown(sent)).toBe(name);
  });

  test.each([
    ["līgums", "līgums.pdf"],
    ["page.html", "page.html.pdf"],
    ["page.pdf.html", "page.pdf.html.pdf"],
    [".pdf", "pdf.pdf"],
  ])("of %j has the ending of what it is: %j", (sent, name) => {
    expect(shown(sent)).toBe(name);
  });

  test("keeps either spelling of a JPEG", () => {
    expect(shownName("a.jpeg", "image/jpeg")).toBe("a.jpeg");
    expect(shownName("a.JPG", "image/jpeg")).toBe("a.JPG");
    expect(shownName("a.png", "image/jpeg")).toBe("a.png.jpg");
  });

  test("is 200 characters long at most, its ending among them", () => {
    expect(shown(`${"ā".repeat(5000)}.pdf`)).toBe(`${"ā".repeat(196)}.pdf`);
    expect(shown(`${"🙂".repeat(300)}.pdf`)).toBe(`${"🙂".repeat(196)}.pdf`);
  });

  test.each(["", " ", ".", "..", "a/", "\u0000", "\u202e"])("of %j is none", (sent) => {
    expect(shown(sent)).toBeNull();
  });
});
