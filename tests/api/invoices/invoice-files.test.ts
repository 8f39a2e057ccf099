import { beforeAll, describe, expect, test } from "vitest";
import { roleIds } from "#model/user/role.ts";
import type { Answer } from "#tests/support/installation.ts";
import { forgetFiles } from "#tests/support/installation.ts";
import { emptyOffice, refusal } from "../arrange.ts";
import { hired, type Office } from "../people.ts";
import { aDraft, aLine, billed, creditOf, done, issued, pdfOf } from "./arrange-documents.ts";

let office: Office;
beforeAll(async () => {
  office = await emptyOffice();
});

const rendering = ({ headers }: Answer) => headers["x-rendering"];
const nameOf = ({ headers }: Answer) =>
  decodeURIComponent(String(headers["content-disposition"]).split("UTF-8''")[1] ?? "");
/** Takes all kept renderings of issued documents away. */
const forget = () => forgetFiles(office.installation, "documents/issued/");

describe("an issued document", () => {
  test("is the same file for good, also when it has to be made once more", async () => {
    const at = await billed(office.admin, { lines: [aLine(), aLine({ quantity: "1.5" })] });
    const document = await issued(at);
    await forget();
    const first = await pdfOf(at, document);
    expect(rendering(first)).toBe("new");
    expect(rendering(await pdfOf(at, document))).toBe("saved");
    expect(await forget()).toBe(1);
    const second = await pdfOf(at, document);
    expect(rendering(second)).toBe("new");
    expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
    expect((await pdfOf(at, document, "en")).bytes).not.toEqual(first.bytes);
  });

  test("stays so whatever becomes of the agency, its client, the payments and the look", async () => {
    const at = await billed(office.admin);
    const document = await issued(at);
    const { bytes } = await pdfOf(at, document);
    const { colors } = (await office.admin("GET", "/companies/1")).json().data;
    const rebranded = { colors: { ...colors, primary_color: "#0b3c5d" } };
    await done(office.admin("PATCH", "/companies/1", { body: rebranded }));
    await done(office.admin("PATCH", "/companies/1/details", { body: { legal_name: "SIA Cits" } }));
    await done(office.admin("PATCH", `/customers/${at.clientId}`, { body: { name: "Cits klients" } }));
    await done(office.admin("PATCH", `/projects/${at.projectId}`, { body: { name: "Cits projekts" } }));
    await done(office.admin("POST", `/invoices/${document.id}/close`, { body: {} }));
    expect((await pdfOf(at, document)).bytes).toEqual(bytes);
    await forget();
    expect((await pdfOf(at, document)).bytes).toEqual(bytes);
  });

  test("is another file once it is voided", async () => {
    const at = await billed(office.admin);
    const document = await issued(at);
    const { bytes } = await pdfOf(at, document);
    const credit = await creditOf(at, document);
    const voided = await pdfOf(at, document);
    expect(voided.bytes).not.toEqual(bytes);
    await forget();
    expect((await pdfOf(at, document)).bytes).toEqual(voided.bytes);
    expect(nameOf(await pdfOf(at, credit))).toMatch(/^KR-\d{4}-\d{4} SIA/);
  });
});

test("a draft is rendered again whenever it has changed", async () => {
  const at = await billed(office.admin);
  const draft = await aDraft(at);
  expect(rendering(await pdfOf(at, draft))).toBe("new");
  expect(rendering(await pdfOf(at, draft))).toBe("saved");
  await done(at.caller("PATCH", `/invoices/${draft.id}`, { body: { comment: "Cits" } }));
  expect(rendering(await pdfOf(at, draft))).toBe("new");
});

test("a file is named after its number and the client, with every code of a language", async () => {
  const at = await billed(office.admin);
  const document = await issued(at);
  for (const code of ["lv", "lat", "en", "eng"]) {
    const answer = await pdfOf(at, document, code);
    expect(answer.headers["content-type"]).toBe("application/pdf");
    const language = code.startsWith("en") ? " ENG" : "";
    expect(nameOf(answer)).toBe(`${document.invoice_nr} SIA „Ķekavas šķūņi”${language}.pdf`);
  }
  expect((await at.caller("GET", `/invoices/pdf/${document.id}/?lang=lat`)).status).toBe(200);
  expect(nameOf(await pdfOf(at, await aDraft(await billed(office.admin)), "eng"))).toMatch(/^Draft SIA/);
});

describe("a document is refused", () => {
  test("without a language that there is", async () => {
    const document = await issued(await billed(office.admin));
    for (const query of ["", "?lang=de"])
      expect(refusal(await office.admin("GET", `/invoices/pdf/${document.id}${query}`))).toEqual({
        status: 422,
        errors: { lang: ["Izvēlieties dokumenta valodu: lv vai en"] },
      });
  });

  test("where there is none", async () => {
    for (const id of ["4000000", "x"])
      expect((await office.admin("GET", `/invoices/pdf/${id}?lang=lv`)).status).toBe(404);
  });

  test("to an employee, also when it is kept", async () => {
    const at = await billed(office.admin);
    const document = await issued(at);
    await pdfOf(at, document);
    const { caller } = await hired(office, { role_id: roleIds.employee });
    expect((await pdfOf({ ...at, caller }, document)).status).toBe(403);
  });
});
