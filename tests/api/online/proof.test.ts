import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unpackTar } from "modern-tar";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Caller, strangerAt, type TestInstallation } from "#tests/support/installation.ts";
import { verified } from "#tests/support/verified.ts";
import { emptyOffice } from "../arrange.ts";
import { current } from "../estimates/arrange.ts";
import { invoiceDesk } from "../invoices/arrange.ts";
import { acceptedOf, sentOf } from "./accepting.ts";

const folder = mkdtempSync(join(tmpdir(), "proofs-"));
afterAll(() => rmSync(folder, { recursive: true }));

const sha256 = (content: Uint8Array | string): string => createHash("sha256").update(content).digest("hex");

let installation: TestInstallation;
let admin: Caller;
let number: string;
let link: Awaited<ReturnType<typeof acceptedOf>>;
let bundle: Awaited<ReturnType<Caller>>;
let parts: Map<string, Uint8Array>;
let dates: number[];
const read = (what: string) => link.reader("GET", what);
const textOf = (name: string): string => Buffer.from(parts.get(name) ?? []).toString();
const jsonOf = (name: string) => JSON.parse(textOf(name));

beforeAll(async () => {
  ({ installation, admin } = await emptyOffice());
  const desk = await invoiceDesk(admin);
  number = (await current(desk)).estimate_nr;
  link = await acceptedOf({ installation, admin }, desk.estimate.id);
  bundle = await read("/proof");
  const entries = await unpackTar(bundle.bytes);
  dates = entries.map(({ header }) => header.mtime?.getTime() ?? 0);
  parts = new Map(entries.map(({ header, data }) => [header.name, data ?? new Uint8Array()]));
});

describe("the proof of an acceptance", () => {
  test("has all that proves it, under the document's number", () => {
    expect(bundle.status).toBe(200);
    expect(bundle.headers).toMatchObject({
      "content-type": "application/x-tar",
      "content-disposition": expect.stringContaining(`filename="${number.replace("/", "-")}-proof.tar"`),
      "cache-control": "no-store",
    });
    const names = [
      "record.json",
      "content.json",
      "document.pdf",
      "certificate.pdf",
      "event.json",
      "chain.json",
    ];
    expect([...parts.keys()]).toEqual(names);
    // To the second, so that it does not depend on when it is packed.
    expect(new Set(dates)).toEqual(new Set([Math.floor(Date.parse(link.told.at) / 1000) * 1000]));
  });

  test("has a record that names what was accepted by its hashes, and by whom", async () => {
    const record = jsonOf("record.json");
    expect(sha256(textOf("record.json"))).toBe(link.told.record_sha256);
    expect(record).toMatchObject({
      number,
      at: link.told.at,
      by: { name: "Jānis Bērziņš", role: "Direktors" },
      terms_version: null,
    });
    expect(record.files).toEqual({
      "content.json": sha256(textOf("content.json")),
      "document.pdf": sha256(parts.get("document.pdf") ?? ""),
    });
    expect(jsonOf("content.json")).toEqual((await read("")).json().data.content);
  });

  test("has the PDF as it was sent, and the certificate", async () => {
    for (const [name, at] of [
      ["document.pdf", "/pdf"],
      ["certificate.pdf", "/certificate"],
    ] as const)
      expect(sha256(parts.get(name) ?? "")).toBe(sha256((await read(at)).bytes));
  });

  test("has the event that tells of it, with its place in the chain", () => {
    const { previous, hash } = jsonOf("chain.json");
    const event = jsonOf("event.json");
    expect(event.slice(1, 5)).toEqual([
      expect.any(String),
      null,
      "POST /api/online_documents/:token/acceptance",
      "acceptance",
    ]);
    expect(JSON.parse(event[7])).toMatchObject({ name: number, record_sha256: link.told.record_sha256 });
    expect(previous).toMatch(/^[0-9a-f]{64}$/);
    expect(sha256(`${previous}\n${textOf("event.json")}`)).toBe(hash);
  });

  test("is the same bytes for the agency, and whenever it is asked for", async () => {
    await admin("PATCH", "/companies/1/details", { body: { legal_name: "SIA Cits nosaukums" } });
    for (const answer of [await read("/proof"), await admin("GET", `/document_links/${link.linkId}/proof`)])
      expect(sha256(answer.bytes)).toBe(sha256(bundle.bytes));
  });

  test("is verified by the command, which finds what was changed in it", async () => {
    const file = join(folder, "proof.tar");
    writeFileSync(file, bundle.bytes);
    const intact = await verified(file);
    expect(intact).toMatchObject({ code: 0, faults: [] });
    expect(intact.said).toContain(`Accepted: estimate ${number} at ${link.told.at}`);
    const changed = Buffer.from(bundle.bytes);
    changed.write("Z", changed.indexOf("Jānis Bērziņš"));
    writeFileSync(file, changed);
    expect((await verified(file)).faults).not.toEqual([]);
  });

  test("is nowhere before an acceptance, and at another installation", async () => {
    const desk = await invoiceDesk(admin);
    const open = await sentOf({ installation, admin }, desk.estimate.id);
    const other = await emptyOffice();
    const answers = [
      await strangerAt(installation)("GET", `/online_documents/${open.token}/proof`),
      await admin("GET", `/document_links/${open.linkId}/proof`),
      await strangerAt(other.installation)("GET", `/online_documents/${link.token}/proof`),
      await other.admin("GET", `/document_links/${link.linkId}/proof`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });
});
