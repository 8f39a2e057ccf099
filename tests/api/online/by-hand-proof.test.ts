import { createHash } from "node:crypto";
import { unpackTar } from "modern-tar";
import { expect, test } from "vitest";
import { container } from "#tests/support/container.ts";
import { multipart, textParts } from "#tests/support/multipart.ts";
import { pagesIn } from "#tests/support/pdf-text.ts";
import { verifiedContent } from "#tests/support/verified.ts";
import { made } from "../arrange.ts";
import { accepted, readerOf, sendingOffice, sentLink } from "./arrange.ts";

const person = { name: "Jānis Bērziņš", role: "Direktors", accepted_on: "05.01.2026", lang: "lv" };
const sha256 = (content: Uint8Array | string): string => createHash("sha256").update(content).digest("hex");

test("an order has a certificate and a bundle that prove what was noted", async () => {
  const { admin, path } = await sendingOffice();
  const order = { ...person, method: "order", order_number: "PO-2026/7", note: "Pa e-pastu" };
  const { id } = await made(admin, `${path}/acceptances`, order);
  const certificate = await admin("GET", `/acceptances/${id}/certificate`);
  expect(certificate.headers["content-type"]).toBe("application/pdf");
  const text = pagesIn(certificate.bytes).join(" ").replace(/\s+/g, " ");
  for (const said of [
    "Jānis Bērziņš",
    "Ar klienta pasūtījumu",
    "05.01.2026",
    "PO-2026/7",
    "Pa e-pastu",
    "Šo apstiprinājumu ir reģistrējusi aģentūra.",
    "Fails (document.pdf)",
  ])
    expect(text).toContain(said);
  // It was sent to nobody.
  expect(text).not.toMatch(/nosūtīt/i);
  expect(text).not.toContain("eIDAS");
  const bundle = await admin("GET", `/acceptances/${id}/proof`);
  const { code, faults, said } = await verifiedContent(bundle.bytes);
  expect({ code, faults }).toEqual({ code: 0, faults: [] });
  expect(said).toContain("content.json,document.pdf");
  expect((await admin("GET", `/acceptances/${id}/proof`)).bytes).toEqual(bundle.bytes);
});

test("what was signed elsewhere is in the bundle as it came, and is missed where it is another", async () => {
  const { admin, path } = await sendingOffice();
  const file = {
    name: "file",
    content: container,
    filename: "Parakstīts.edoc",
    type: "application/octet-stream",
  };
  const sent = multipart([...textParts({ ...person, method: "file" }), file]);
  const { id } = (await admin("POST", `${path}/acceptances`, sent)).json().data;
  const bundle = await admin("GET", `/acceptances/${id}/proof`);
  const parts = await unpackTar(bundle.bytes);
  const usual = [
    "record.json",
    "content.json",
    "document.pdf",
    "certificate.pdf",
    "event.json",
    "chain.json",
  ];
  const [signed, ...others] = parts.filter(({ header }) => !usual.includes(header.name));
  expect(others).toEqual([]);
  expect(sha256(signed?.data ?? "")).toBe(sha256(container));
  expect((await verifiedContent(bundle.bytes)).faults).toEqual([]);
  const at = Buffer.from(bundle.bytes).indexOf(Buffer.from(container).subarray(0, 64));
  expect(at).toBeGreaterThan(0);
  const changed = Buffer.from(bundle.bytes);
  changed[at + 40] = (changed[at + 40] ?? 0) ^ 1;
  expect((await verifiedContent(changed)).faults).toEqual([
    `${signed?.header.name} is not there, or is not what was accepted`,
  ]);
});

test("what was accepted by a code is asked for by its link, and by its client", async () => {
  const office = await sendingOffice();
  const { installation, admin, path } = office;
  await accepted(installation, readerOf(installation, await sentLink(office)));
  const [{ id }] = (await admin("GET", `${path}/acceptances`)).json().data.accepted;
  for (const what of ["certificate", "proof"])
    expect((await admin("GET", `/acceptances/${id}/${what}`)).status).toBe(404);
});
