import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { unzipped } from "#tests/support/unzipped.ts";
import { issued } from "../invoices/arrange.ts";
import { daysAway } from "../invoices/assortment.ts";
import { municipalOffice, ordered } from "./arrange.ts";

test("what is to be sent comes as one file, with a list of names and hashes", async () => {
  const { admin, at } = await municipalOffice();
  const first = await issued(at, { ...ordered, percentage: 20 });
  const second = await issued(at, { ...ordered, percentage: 30 });
  const sent = await issued(at, { ...ordered, percentage: 10 });
  await admin("PATCH", `/e_invoices/${sent.id}`, { body: { channel: "mail", sent_on: daysAway(0) } });

  const answer = await admin("GET", "/e_invoices/package?lang=lv");
  expect(answer.headers["content-type"]).toBe("application/zip");
  const files = unzipped(answer.bytes);
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
    const files = unzipped((await admin("GET", "/e_invoices/package?lang=lv")).bytes);
    expect([...files.keys()]).toEqual(["E-rēķini.csv"]);
    return files.get("E-rēķini.csv")?.toString("utf8").trimEnd().split("\r\n");
  };
  const [, row] = (await listIn()) ?? [];
  expect(row).toContain(`${invoice_nr};`);
  expect(row).toContain("E-rēķinam šajā dokumentā trūkst datu");
  await admin("PATCH", `/e_invoices/${id}`, { body: { sent_on: daysAway(0) } });
  expect(await listIn()).toEqual(["\ufeffNumurs;Klients;Datums;Fails;SHA-256"]);
});
