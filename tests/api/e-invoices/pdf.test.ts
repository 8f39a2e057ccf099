import { expect, test } from "vitest";
import { objectsIn } from "#tests/support/pdf-text.ts";
import { draft, issued } from "../invoices/arrange.ts";
import { municipalOffice, ordered } from "./arrange.ts";

/** The files within a PDF, by their names. */
function carriedBy(bytes: Uint8Array): Map<string, string> {
  const objects = objectsIn(Buffer.from(bytes).toString("latin1"));
  const named = [...objects.values()].filter(({ head }) => head.includes("/Type /Filespec"));
  return new Map(
    named.map(({ head }) => {
      const [, name = ""] = /\/UF \((.*?)\)/.exec(head) ?? [];
      const [, at] = /\/EF <<\s*\/F (\d+) 0 R/.exec(head) ?? [];
      return [name, Buffer.from(objects.get(Number(at))?.stream ?? "", "latin1").toString("utf8")] as const;
    }),
  );
}

test("the PDF of an issued document carries its e-invoice; a draft's carries nothing", async () => {
  const { admin, at } = await municipalOffice();
  const { id } = await draft(at, { ...ordered, percentage: 10 });
  expect(carriedBy((await admin("GET", `/invoices/pdf/${id}?lang=lv`)).bytes)).toEqual(new Map());
  const { invoice_nr, ...document } = await issued(at, { ...ordered, percentage: 20 });
  const { bytes } = await admin("GET", `/invoices/pdf/${document.id}?lang=lv`);
  const xml = (await admin("GET", `/invoices/${document.id}/einvoice?lang=lv`)).text;
  expect(carriedBy(bytes)).toEqual(new Map([[`${invoice_nr}.xml`, xml]]));
  expect(xml).toContain(`<cbc:ID>${invoice_nr}</cbc:ID>`);
});

test("the PDF of a document without what an e-invoice needs carries none", async () => {
  const { admin, at } = await municipalOffice();
  await admin("PATCH", `/customers/${at.clientId}`, { body: { is_public_body: false } });
  const { id } = await issued(at);
  expect(carriedBy((await admin("GET", `/invoices/pdf/${id}?lang=lv`)).bytes)).toEqual(new Map());
});
