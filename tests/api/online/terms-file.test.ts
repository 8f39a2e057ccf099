import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unpackTar } from "modern-tar";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { container } from "#tests/support/container.ts";
import type { Caller, TestInstallation } from "#tests/support/installation.ts";
import { multipart, textParts } from "#tests/support/multipart.ts";
import { pdfWith } from "#tests/support/pdf.ts";
import { pagesIn } from "#tests/support/pdf-text.ts";
import { verified, verifiedContent } from "#tests/support/verified.ts";
import { emptyOffice } from "../arrange.ts";
import { introduceSeller, invoiceDesk } from "../invoices/arrange.ts";
import { attached, fileName } from "../terms/arrange.ts";
import { acceptedOf, sentOf } from "./accepting.ts";

const folder = mkdtempSync(join(tmpdir(), "terms-"));
afterAll(() => rmSync(folder, { recursive: true }));

const sha256 = (content: Uint8Array | string): string => createHash("sha256").update(content).digest("hex");
const [first, second] = [pdfWith("the first terms"), pdfWith("the second terms")];

let installation: TestInstallation;
let admin: Caller;
beforeAll(async () => {
  ({ installation, admin } = await emptyOffice());
  await introduceSeller(admin);
});

/** A link to an estimate that is sent under these terms. */
async function sentUnder(content: Uint8Array) {
  const { file } = await attached(admin, content);
  const { estimate } = await invoiceDesk(admin);
  const sent = await sentOf({ installation, admin }, estimate.id);
  return { ...sent, file, estimateId: estimate.id };
}

describe("the PDF of the terms at a link", () => {
  test("is read by its token as it was sent, and after it was replaced and removed", async () => {
    const link = await sentUnder(first);
    const { terms } = (await link.reader("GET")).json().data.content;
    expect(terms.file).toEqual(link.file);
    await attached(admin, second);
    await admin("DELETE", "/terms/file");
    expect((await link.reader("GET")).json().data.content.terms).toEqual(terms);
    const answer = await link.reader("GET", `/files/${terms.file.file}`);
    expect([answer.status, sha256(answer.bytes)]).toEqual([200, sha256(first)]);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": expect.stringMatching(/^attachment; filename="Noteikumi 2026\.pdf"/),
      "content-security-policy": expect.stringMatching(/^sandbox/),
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
      "cache-control": "no-store",
    });
  });

  test("is read by no other token, and once the link is taken back by none", async () => {
    const link = await sentUnder(first);
    const other = await sentUnder(second);
    expect((await link.reader("GET", `/files/${link.file.file}`)).status).toBe(200);
    expect((await other.reader("GET", `/files/${link.file.file}`)).status).toBe(404);
    expect((await link.reader("GET", `/files/${other.file.file}`)).status).toBe(404);
    await admin("PATCH", `/document_links/${link.linkId}`, { body: { is_revoked: true } });
    expect((await link.reader("GET", `/files/${link.file.file}`)).status).toBe(404);
  });

  test("has to be agreed to, also without a text", async () => {
    const link = await sentUnder(first);
    const asked = (has_agreed: boolean) => link.reader("POST", "/codes", { name: "Jānis", has_agreed });
    expect((await asked(false)).json().errors).toEqual({
      has_agreed: ["Lai apstiprinātu, jāpiekrīt noteikumiem"],
    });
    expect((await asked(true)).status).toBe(201);
  });

  test("makes another wording where it is another file", async () => {
    const link = await sentUnder(first);
    await attached(admin, second);
    const newer = await sentOf({ installation, admin }, link.estimateId);
    expect((await link.reader("GET")).json().data.state).toBe("replaced");
    expect((await newer.reader("GET")).json().data.state).toBe("open");
  });
});

describe("what proves an acceptance under terms as PDF", () => {
  let link: Awaited<ReturnType<typeof acceptedOf>>;
  let bundle: Uint8Array;
  let parts: Map<string, Uint8Array>;
  let version: number;
  beforeAll(async () => {
    ({ version } = await attached(admin, first));
    const { estimate } = await invoiceDesk(admin);
    link = await acceptedOf({ installation, admin }, estimate.id);
    // The bundle is of what was accepted, and not of what the terms are by now.
    await attached(admin, second);
    bundle = (await link.reader("GET", "/proof")).bytes;
    const entries = await unpackTar(bundle);
    parts = new Map(entries.map(({ header, data }) => [header.name, data ?? new Uint8Array()]));
  });

  test("has the file, and a record that names its hash", () => {
    expect(sha256(parts.get("agency-terms.pdf") ?? "")).toBe(sha256(first));
    const record = JSON.parse(Buffer.from(parts.get("record.json") ?? []).toString());
    expect(record).toMatchObject({ terms_version: version, files: { "agency-terms.pdf": sha256(first) } });
  });

  test("names the file and its hash in the certificate", async () => {
    const page = pagesIn((await link.reader("GET", "/certificate")).bytes).at(-1) ?? "";
    expect(page).toContain(fileName);
    expect(page).toContain(`Aģentūras noteikumi, ${version}. redakcija`);
    expect(page.replaceAll(/[^\S\n]/g, "")).toContain(`(agency-terms.pdf)${sha256(first)}`);
  });

  test("has it beside what was signed elsewhere as well", async () => {
    await attached(admin, first);
    const { estimate } = await invoiceDesk(admin);
    const signed = { name: "file", content: container, filename: "tāme.edoc" };
    const said = { name: "Jānis", accepted_on: "2026-01-05", lang: "lv", method: "file" };
    const form = multipart([...textParts(said), signed]);
    const { id } = (await admin("POST", `/estimates/${estimate.id}/acceptances`, form)).json().data;
    const { bytes } = await admin("GET", `/acceptances/${id}/proof`);
    const names = (await unpackTar(bytes)).map(({ header }) => header.name);
    expect(names).toContain("agency-terms.pdf");
    expect(names.filter((name) => name.endsWith(".asice"))).toHaveLength(1);
    expect(await verifiedContent(bytes)).toMatchObject({ code: 0, faults: [] });
    const certificate = pagesIn((await admin("GET", `/acceptances/${id}/certificate`)).bytes).at(-1);
    expect(certificate).toContain(fileName);
  });

  test("is verified with it, and with no other", async () => {
    const file = join(folder, "proof.tar");
    writeFileSync(file, bundle);
    expect(await verified(file)).toMatchObject({ code: 0, faults: [] });
    const changed = Buffer.from(bundle);
    changed.write("the FIRST terms", changed.indexOf("the first terms"));
    writeFileSync(file, changed);
    expect((await verified(file)).faults).toEqual([
      "agency-terms.pdf is not there, or is not what was accepted",
    ]);
  });
});
