import { beforeAll, describe, expect, test } from "vitest";
import type { Caller, TestInstallation } from "#tests/support/installation.ts";
import { pagesIn } from "#tests/support/pdf-text.ts";
import { emptyOffice } from "../arrange.ts";
import { addItems, type Desk, desk } from "../estimates/arrange.ts";
import { pagesOf } from "../estimates/arrange-documents.ts";
import { introduceSeller } from "../invoices/arrange.ts";
import { sentOf } from "./accepting.ts";
import { codeFor } from "./arrange.ts";

const aLine = (name: string, quantity: string, price: string, fields: object) => ({
  name,
  measure_unit_id: 1,
  quantity,
  price,
  ...fields,
});

let installation: TestInstallation;
let admin: Caller;
let at: Desk;
let items: { id: number }[];
beforeAll(async () => {
  ({ installation, admin } = await emptyOffice());
  await introduceSeller(admin);
  at = await desk(admin);
  items = await addItems(at, [
    aLine("Makets", "1", "100", {}),
    aLine("Druka", "500", "0.8", { choice: "alternative", choice_group: 2, is_chosen: true }),
    aLine("Druka", "1000", "0.6", { choice: "alternative", choice_group: 2, is_chosen: false }),
    aLine("Foto", "1", "200", { name_en: "Photos", choice: "optional", is_chosen: false }),
  ]);
});

/** Each line of a text without the spaces that the reader of PDFs sets. */
const closed = (pages: string[]): string => pages.join("\n").replaceAll(/[^\S\n]/g, "");

describe("a document with choices", () => {
  test("says in its PDF what is one and what is in no sum", async () => {
    const lv = closed(await pagesOf(at, "pdf", "lv"));
    expect(lv).toMatch(/Druka500gab\.0,80€400,00€\nAlternatīvaB\n/);
    expect(lv).toMatch(/Druka1000gab\.0,60€600,00€\nAlternatīvaBnavieskaitīts\n/);
    expect(lv).toMatch(/Foto1gab\.200,00€200,00€\nPēcizvēlesnavieskaitīts\n/);
    expect(lv).toContain("KopābezPVN500,00€");
    expect(lv).toContain("Summāieskaitītstas,kasšobrīdizvēlēts");
    const en = closed(await pagesOf(at, "pdf", "en"));
    expect(en).toMatch(/Photos1\S*200\.00€200\.00€\nOptionalnotincluded\n/);
    expect(en).toContain("Thetotalincludeswhatischosenatpresent");
  });

  test("has a certificate that says what its client chose", async () => {
    const { reader } = await sentOf({ installation, admin }, at.estimate.id, { lang: "lv" });
    const chosen = [items[2]?.id ?? 0, items[3]?.id ?? 0];
    expect((await reader("POST", "/choice", { chosen })).status).toBe(200);
    const code = await codeFor(installation, reader, { has_agreed: true, chosen });
    expect((await reader("POST", "/acceptance", code)).status).toBe(201);
    const answer = await reader("GET", "/certificate");
    expect(answer.status).toBe(200);
    const text = closed(pagesIn(answer.bytes));
    expect(text).toMatch(/IzvēlētsDruka,1000gab\.\nFoto,1gab\.\n/);
    expect(text).toMatch(/Druka500gab\.0,80€400,00€\nAlternatīvaBnavieskaitīts\n/);
    expect(text).toContain("KopābezPVN900,00€");
    expect(text).toContain("Summāieskaitītstas,koklientsizvēlējies");
  });
});
