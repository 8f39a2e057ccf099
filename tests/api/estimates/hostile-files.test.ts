import { beforeAll, describe, expect, test } from "vitest";
import { maxFileSize } from "#model/file/file-rules.ts";
import type { Caller } from "#tests/support/installation.ts";
import { pdf, pdfOf, pdfWith } from "#tests/support/pdf.ts";
import { ascii, joined } from "#tests/support/pictures.ts";
import { emptyOffice, refusal } from "../arrange.ts";
import { readImage as readFile } from "../products/catalogue.ts";
import { type HostileFile, images, largeImages, noImages } from "../products/hostile-files.ts";
import { addedFile, addFiles, anEstimate, filesOf } from "./estimate-files.ts";

const page = "<!doctype html><script>alert(document.cookie)</script>";

/** What is neither an image nor a document, whatever it is called. */
const refused: readonly HostileFile[] = [
  // The document among them is one here.
  ...noImages.filter(({ what }) => what !== "a PDF"),
  ...[
    { what: "a page that is called PDF", content: ascii(page) },
    { what: "a page in front of a PDF", content: joined(ascii(page), pdf) },
    { what: "the signature of a JPEG in front of a PDF", content: joined(ascii("\xff\xd8"), pdf) },
    { what: "a line end in front of a PDF", content: joined(ascii("\n"), pdf) },
    { what: "a ZIP in front of a PDF", content: joined(ascii("PK\x03\x04"), pdf) },
    { what: "a PDF that breaks off", content: pdf.subarray(0, -8) },
    { what: "the beginning of a PDF and a page", content: ascii(`%PDF-1.7\n${page}`) },
    { what: "a PDF with two kilobytes behind it", content: joined(pdf, new Uint8Array(2048)) },
  ].map((file) => ({ ...file, filename: "fails.pdf", type: "application/pdf" })),
];

/** What is a document, and more: it is kept as far as it is `kept`. */
const documents = [
  { what: "with a page behind it", content: joined(pdf, ascii(page)), kept: pdf },
  { what: "with a ZIP behind it", content: joined(pdf, ascii("PK\x05\x06"), new Uint8Array(18)), kept: pdf },
  { what: "with a page inside", content: pdfWith(page), kept: pdfWith(page) },
  { what: "called a page", content: pdf, kept: pdf, filename: "page.html", type: "text/html" },
  { what: "said to be an SVG", content: pdf, kept: pdf, filename: "a.svg", type: "image/svg+xml" },
  { what: "called a path", content: pdf, kept: pdf, filename: "..\\..\\a/../fails" },
  { what: "called with a line end", content: pdf, kept: pdf, filename: "a%0D%0AX-Inner-Files: []" },
  { what: "called with 5000 characters", content: pdf, kept: pdf, filename: "ā".repeat(2500) },
  { what: "called nothing", content: pdf, kept: pdf, filename: "" },
];

describe("a file that is sent for an estimate", () => {
  let admin: Caller;
  let id: number;
  beforeAll(async () => {
    admin = (await emptyOffice()).admin;
    ({ id } = await anEstimate(admin));
  });

  test.each(refused)("is refused when it is $what", async ({ content, filename, type }) => {
    expect(refusal(await addFiles(admin, id, { content, filename, type }))).toEqual({
      status: 422,
      errors: { file: ["Derīgi ir tikai JPEG, PNG un WebP attēli un PDF"] },
    });
    expect(await filesOf(admin, id)).toEqual([]);
  });

  test.each(largeImages)("is told of its pixels when it is $what", async ({ content }) => {
    const errors = { file: [expect.stringContaining("par daudz pikseļu")] };
    expect(refusal(await addFiles(admin, id, { content }))).toEqual({ status: 422, errors });
    expect(await filesOf(admin, id)).toEqual([]);
  });

  test.each(documents)("is kept as far as it is a PDF when it is one $what", async (file) => {
    const { id } = await anEstimate(admin);
    const { name, mime_type, url } = await addedFile(admin, id, file);
    expect(mime_type).toBe("application/pdf");
    expect(url).toMatch(/^\/api\/files\/[0-9a-f]{32}\.pdf$/);
    expect(name).toMatch(/^[^\p{Cc}/\\]{1,196}\.pdf$/u);
    const served = await readFile(admin, { url });
    expect(Buffer.compare(served.bytes, file.kept)).toBe(0);
    expect(served.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": expect.stringMatching(/^attachment; /),
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringMatching(/^sandbox; default-src 'none'/),
    });
  });

  test.each(images)("is kept as far as it is an image when it is $what", async (file) => {
    const { id } = await anEstimate(admin);
    const { name, mime_type, url } = await addedFile(admin, id, file);
    expect(mime_type).toMatch(/^image\/(jpeg|png|webp)$/);
    expect(name).toMatch(/\.(jpe?g|png|webp)$/i);
    expect(Buffer.compare((await readFile(admin, { url })).bytes, file.image)).toBe(0);
  });

  test("may be 20 MB large, and not a byte larger", async () => {
    const { id } = await anEstimate(admin);
    const file = await addedFile(admin, id, { content: pdfOf(maxFileSize) });
    expect(file.size).toBe(20 * 1024 * 1024);
    expect((await readFile(admin, file)).bytes.byteLength).toBe(file.size);
    expect(refusal(await addFiles(admin, id, { content: pdfOf(maxFileSize + 1) }))).toEqual({
      status: 413,
      errors: { file: ["Fails ir lielāks par 20 MB"] },
    });
    expect(await filesOf(admin, id)).toEqual([file]);
  });

  test("of 20 MB may come six times at once, and each arrives whole", async () => {
    const sent = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => {
        const content = pdfOf(maxFileSize - index);
        const { id } = await anEstimate(admin);
        return { content, file: await addedFile(admin, id, { content }) };
      }),
    );
    for (const { content, file } of sent)
      expect(Buffer.compare((await readFile(admin, file)).bytes, content)).toBe(0);
  });

  test("is refused in the language of the person, whatever the browser speaks", async () => {
    const browser: Caller = (method, path, options = {}) =>
      admin(method, path, { ...options, headers: { ...options.headers, "Accept-Language": "en-GB,en" } });
    const refused = await addFiles(browser, id, { content: ascii("words") });
    expect(refusal(refused).errors).toEqual({ file: ["Derīgi ir tikai JPEG, PNG un WebP attēli un PDF"] });
    await admin("PATCH", "/user/update-info", { body: { language: "en" } });
    const refusedInEnglish = await addFiles(admin, id, { content: ascii("words") });
    await admin("PATCH", "/user/update-info", { body: { language: "lv" } });
    expect(refusal(refusedInEnglish).errors).toEqual({
      file: ["Only JPEG, PNG and WebP images and PDFs can be uploaded"],
    });
  });

  test("is refused after it was read, however large it is", async () => {
    const large = await addFiles(admin, id, { content: pdfOf(100 * 1024 * 1024) });
    expect(large.status).toBe(413);
  });

  test("is not taken from a header that only the backend itself sets", async () => {
    const file = { name: `${"a".repeat(32)}.pdf`, original: "a.pdf", mime_type: "application/pdf" };
    const sent = encodeURIComponent(
      JSON.stringify({ files: [{ ...file, size: 1, width: 0, height: 0 }], dropped: 0 }),
    );
    const headers = { "X-Inner-Files": sent };
    const answer = await admin("POST", `/estimates/${id}/files`, { headers, body: { description: "" } });
    expect(refusal(answer)).toEqual({ status: 422, errors: { file: ["Šis lauks ir obligāts"] } });
  });
});
