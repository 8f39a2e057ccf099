import { createHash } from "node:crypto";
import { unpackTar } from "modern-tar";
import { expect, test } from "vitest";
import { pagesIn } from "#tests/support/pdf-text.ts";
import { verifiedContent } from "#tests/support/verified.ts";
import { emptyOffice } from "../arrange.ts";
import { invoiceDesk } from "../invoices/arrange.ts";
import { sentOf } from "./accepting.ts";
import { codeFor } from "./arrange.ts";

const sha256 = (content: Uint8Array | string): string => createHash("sha256").update(content).digest("hex");

/** A link to an estimate, whose reader has a code to accept it with. */
async function coded() {
  const { installation, admin } = await emptyOffice();
  const { estimate } = await invoiceDesk(admin);
  const { reader } = await sentOf({ installation, admin }, estimate.id);
  const code = await codeFor(installation, reader);
  const accept = (signature?: unknown) => reader("POST", "/acceptance", { ...code, signature });
  const proof = async () => {
    const { bytes } = await reader("GET", "/proof");
    const entries = await unpackTar(bytes);
    const parts = new Map(entries.map(({ header, data }) => [header.name, data ?? new Uint8Array()]));
    return { bytes, parts, record: JSON.parse(Buffer.from(parts.get("record.json") ?? []).toString()) };
  };
  const certificate = async () => pagesIn((await reader("GET", "/certificate")).bytes).at(-1);
  return { accept, proof, certificate };
}

const strokes = "M20 120L60 40L100 150L140 60M300 180L580 170";

test("a drawn signature is frozen with the acceptance: in its record by a hash, in the bundle, on the certificate", async () => {
  const { accept, proof, certificate } = await coded();
  expect((await accept(strokes)).status).toBe(201);
  const { bytes, parts, record } = await proof();
  const svg = Buffer.from(parts.get("signature.svg") ?? []).toString();
  expect(svg).toContain(`d="${strokes}"`);
  expect(record.files["signature.svg"]).toBe(sha256(svg));
  const page = await certificate();
  expect(page).toContain("Zīmētais paraksts (signature.svg)");
  // The reader of PDFs sets letters apart from figures.
  expect(page?.replaceAll(" ", "")).toContain(sha256(svg));
  expect(await verifiedContent(bytes)).toMatchObject({ code: 0, faults: [] });
  const changed = Buffer.from(bytes);
  changed.write("M21", changed.indexOf("M20 120"));
  expect((await verifiedContent(changed)).faults).toEqual([expect.stringContaining("signature.svg")]);
});

test("nobody has to draw one", async () => {
  const { accept, proof, certificate } = await coded();
  expect((await accept()).status).toBe(201);
  const { parts, record } = await proof();
  expect(parts.has("signature.svg")).toBe(false);
  expect(Object.keys(record.files)).toEqual(["content.json", "document.pdf"]);
  expect(await certificate()).not.toContain("Zīmētais paraksts");
});

test("what is no drawing is refused, and the code holds on", async () => {
  const { accept } = await coded();
  for (const hostile of [
    "M0 0",
    "M0 0L601 0",
    'M0 0L1 1"/><script>alert(1)</script>',
    "<svg/>",
    `M0 0${"L1 1".repeat(2000)}`,
    ["M0 0L1 1"],
    { path: "M0 0L1 1" },
  ]) {
    const refused = await accept(hostile);
    expect([refused.status, Object.keys(refused.json().errors)]).toEqual([422, ["signature"]]);
  }
  expect((await accept("M0 0L1 1")).status).toBe(201);
});
