import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { multipart } from "#tests/support/multipart.ts";
import { pdf, pdfOf, pdfWith } from "#tests/support/pdf.ts";
import { png } from "#tests/support/pictures.ts";
import { emptyOffice, refusal } from "../arrange.ts";
import { hired, type Office } from "../people.ts";
import { attach, attached, fileName, nothing } from "./arrange.ts";

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
const megabyte = 1024 * 1024;

describe("the PDF of the agency's terms", () => {
  test("is a version of its own, beside the texts, and each is read as it was", async () => {
    const { installation, admin } = await emptyOffice();
    await admin("POST", "/terms", { body: { text_lv: "Priekšapmaksa", text_en: "" } });
    const first = pdfWith("first");
    expect(await attached(admin, first)).toMatchObject({
      version: 2,
      text_lv: "Priekšapmaksa",
      file: { name: fileName, size: first.byteLength, sha256: sha256(first) },
    });
    const second = pdfWith("second");
    await attached(admin, second);
    const { caller } = await hired({ installation, admin });
    expect((await caller("GET", "/terms/1")).json().data.file).toBeNull();
    expect((await caller("GET", "/terms/1/file")).status).toBe(404);
    for (const [version, content] of [
      [2, first],
      [3, second],
    ] as const) {
      const answer = await caller("GET", `/terms/${version}/file`);
      expect(sha256(answer.bytes)).toBe(sha256(content));
      expect(answer.headers).toMatchObject({
        "content-type": "application/pdf",
        "content-disposition": expect.stringMatching(/^inline; filename="Noteikumi 2026\.pdf"/),
        "x-content-type-options": "nosniff",
      });
    }
  });

  test("stays where a text is changed, and is none once it is removed", async () => {
    const { admin } = await emptyOffice();
    const { file } = await attached(admin, pdf);
    const saved = await admin("POST", "/terms", { body: { text_lv: "Teksts" } });
    expect(saved.json().data).toMatchObject({ version: 2, text_lv: "Teksts", file });
    const removed = await admin("DELETE", "/terms/file", { headers: { "If-Match": '"2"' } });
    expect(removed.json().data).toMatchObject({ version: 3, text_lv: "Teksts", file: null });
    expect((await admin("GET", "/terms/3/file")).status).toBe(404);
    expect((await admin("GET", "/terms/2/file")).status).toBe(200);
    expect((await admin("DELETE", "/terms/file")).status).toBe(404);
    expect((await admin("GET", "/terms")).json().data.version).toBe(3);
  });

  test("is no new version where it is the same file under the same name", async () => {
    const { admin } = await emptyOffice();
    const first = await attached(admin, pdf);
    expect(await attached(admin, pdf)).toEqual(first);
    expect((await admin("GET", "/terms_versions")).json().meta.total).toBe(1);
    // It is the one that was kept that is read, and not the one that came again.
    expect(sha256((await admin("GET", "/terms/1/file")).bytes)).toBe(sha256(pdf));
    expect(await attached(admin, pdf, "Citi.pdf")).toMatchObject({ version: 2, file: { name: "Citi.pdf" } });
  });

  test("is kept byte by byte, also behind its end: it may be signed", async () => {
    const { admin } = await emptyOffice();
    const content = new Uint8Array([...pdf, 10, 10]);
    expect((await attached(admin, content)).file.sha256).toBe(sha256(content));
    expect(sha256((await admin("GET", "/terms/1/file")).bytes)).toBe(sha256(content));
  });

  test("is not removed by who has seen another", async () => {
    const { admin } = await emptyOffice();
    await attached(admin, pdf);
    await attached(admin, pdfWith("of a colleague"));
    const answer = await admin("DELETE", "/terms/file", { headers: { "If-Match": '"1"' } });
    expect(answer.status).toBe(412);
    expect(answer.json().data).toMatchObject({ version: 2 });
    expect((await admin("GET", "/terms")).json().data).toMatchObject({
      version: 2,
      file: { name: fileName },
    });
  });

  test("takes as much as is said", async () => {
    const { admin } = await emptyOffice();
    expect(await attached(admin, pdfOf(10 * megabyte))).toMatchObject({ file: { size: 10 * megabyte } });
  });

  test("is one version where it is sent twice with its key", async () => {
    const { admin } = await emptyOffice();
    const send = (content: Uint8Array) => {
      const { headers, body } = multipart([{ name: "file", content, filename: fileName }]);
      return admin("POST", "/terms/file", { headers: { ...headers, "Idempotency-Key": "k" }, body });
    };
    const first = await send(pdf);
    await attached(admin, pdfWith("other"), "Citi.pdf");
    expect((await send(pdf)).json()).toEqual(first.json());
    expect((await admin("GET", "/terms")).json().data).toMatchObject({
      version: 2,
      file: { name: "Citi.pdf" },
    });
  });
});

describe("what is none", () => {
  let office: Office;
  beforeAll(async () => {
    office = await emptyOffice();
  });

  test.each([
    ["a picture", png, "Noteikumi jāaugšupielādē kā PDF fails"],
    [
      "a page under another name",
      new TextEncoder().encode("<html>%PDF-1.7"),
      "Noteikumi jāaugšupielādē kā PDF fails",
    ],
    ["a beginning without an end", pdf.slice(0, 20), "Noteikumi jāaugšupielādē kā PDF fails"],
    ["a file of nothing", new Uint8Array(), "Šis fails ir tukšs. Izvēlieties citu."],
    ["a file that is too large", pdfOf(10 * megabyte + 1), "Noteikumu fails ir lielāks par 10 MB"],
  ])("is refused at its field: %s", async (what, content, message) => {
    const status = what.endsWith("too large") ? 413 : 422;
    expect(refusal(await attach(office.admin, content))).toEqual({ status, errors: { file: [message] } });
    expect((await office.admin("GET", "/terms")).json().data.version).toBe(0);
  });

  test("is refused where nothing or more than one was chosen", async () => {
    const file = { name: "file", content: pdf, filename: fileName };
    for (const form of [nothing, multipart([file, file])])
      expect(refusal(await office.admin("POST", "/terms/file", form))).toMatchObject({
        status: 422,
        errors: { file: [expect.any(String)] },
      });
    expect((await office.admin("GET", "/terms")).json().data.version).toBe(0);
  });
});
