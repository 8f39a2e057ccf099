import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { issued } from "../invoices/arrange.ts";
import { daysAway } from "../invoices/assortment.ts";
import { municipalOffice, ordered } from "./arrange.ts";

const signature = Buffer.from([0x50, 0x4b, 3, 4]);

/** The files of a package by their names: each is stored as it is, behind its head (APPNOTE 4.3.7), whose sizes stand at the end. */
function filesIn(bytes: Uint8Array): Map<string, Buffer> {
  const zip = Buffer.from(bytes);
  const files = new Map<string, Buffer>();
  const directory = zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  for (let at = directory; zip.readUInt32LE(at) === 0x02014b50; ) {
    const [size, name, extra, comment] = [
      zip.readUInt32LE(at + 24),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
    ];
    const head = zip.readUInt32LE(at + 42);
    expect(zip.subarray(head, head + 4)).toEqual(signature);
    const begin = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28);
    const called = zip.subarray(at + 46, at + 46 + name).toString("utf8");
    files.set(called, zip.subarray(begin, begin + size));
    at += 46 + name + extra + comment;
  }
  return files;
}

test("what is to be sent comes as one file, with a list of names and hashes", async () => {
  const { admin, at } = await municipalOffice();
  const first = await issued(at, { ...ordered, percentage: 20 });
  const second = await issued(at, { ...ordered, percentage: 30 });
  const sent = await issued(at, { ...ordered, percentage: 10 });
  await admin("PATCH", `/e_invoices/${sent.id}`, { body: { channel: "mail", sent_on: daysAway(0) } });

  const answer = await admin("GET", "/e_invoices/package?lang=lv");
  expect(answer.headers["content-type"]).toBe("application/zip");
  const files = filesIn(answer.bytes);
  expect([...files.keys()].sort()).toEqual(
    ["E-rēķini.csv", `${first.invoice_nr}.xml`, `${second.invoice_nr}.xml`].sort(),
  );
  const list = files.get("E-rēķini.csv")?.toString("utf8") ?? "";
  for (const { id, invoice_nr } of [first, second]) {
    const file = files.get(`${invoice_nr}.xml`) ?? Buffer.alloc(0);
    expect(file.toString("utf8")).toBe((await admin("GET", `/invoices/${id}/einvoice`)).text);
    expect(list).toContain(createHash("sha256").update(file).digest("hex"));
  }
  expect(list).not.toContain(sent.invoice_nr);
});

test("what lacks data is told beside the files, and with nothing to send the list is empty", async () => {
  const { admin, at } = await municipalOffice();
  await admin("PATCH", `/customers/${at.clientId}`, { body: { reg_nr: "", vat_nr: "" } });
  const { id, invoice_nr } = await issued(at, ordered);
  const listIn = async () => {
    const files = filesIn((await admin("GET", "/e_invoices/package?lang=lv")).bytes);
    expect([...files.keys()]).toEqual(["E-rēķini.csv"]);
    return files.get("E-rēķini.csv")?.toString("utf8").trimEnd().split("\r\n");
  };
  const [, row] = (await listIn()) ?? [];
  expect(row).toContain(`${invoice_nr};`);
  expect(row).toContain("E-rēķinam šajā dokumentā trūkst datu");
  await admin("PATCH", `/e_invoices/${id}`, { body: { sent_on: daysAway(0) } });
  expect(await listIn()).toEqual(["\ufeffNumurs;Klients;Datums;Fails;SHA-256"]);
});
