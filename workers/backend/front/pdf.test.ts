import { describe, expect, test } from "vitest";
import { pdf } from "#tests/support/pdf.ts";
import { ascii, joined } from "#tests/support/pictures.ts";
import { readPdf } from "./pdf.ts";

describe("a PDF", () => {
  test("is one from its first byte to its end mark and the line end behind it", () => {
    expect(readPdf(pdf)).toEqual({ type: "application/pdf", width: 0, height: 0, end: pdf.byteLength });
    expect(readPdf(ascii("%PDF-1.4\n%%EOF"))?.end).toBe(14);
    expect(readPdf(ascii("%PDF-1.4\n%%EOF\r\n"))?.end).toBe(16);
    expect(readPdf(ascii("%PDF-1.4\n%%EOF\n\n"))?.end).toBe(15);
  });

  test("that was added to ends at its last mark", () => {
    const twice = joined(pdf, ascii("3 0 obj\n<<>>\nendobj\n%%EOF\n"));
    expect(readPdf(twice)?.end).toBe(twice.byteLength);
  });

  test.each([
    ["spaces and zeros", " \n\0\0\0"],
    ["a page", "<script>alert(1)</script>"],
    ["1024 bytes", "x".repeat(1024)],
  ])("ends before %s that stand behind it", (_, behind) => {
    expect(readPdf(joined(pdf.subarray(0, -1), ascii(behind)))?.end).toBe(pdf.byteLength - 1);
  });

  test.each([
    ["nothing", ""],
    ["its beginning", "%PDF-1.7\n"],
    ["its end", "%%EOF"],
    ["a beginning without a version", "%PDF-\n%%EOF"],
    ["a beginning on the second byte", "\n%PDF-1.7\n%%EOF"],
    ["a beginning in small letters", "%pdf-1.7\n%%EOF"],
    ["an end mark with 1025 bytes behind it", `%PDF-1.7\n%%EOF${"x".repeat(1025)}`],
  ])("is not %s", (_, content) => {
    expect(readPdf(ascii(content))).toBeNull();
  });
});
