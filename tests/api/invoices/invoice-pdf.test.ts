import { beforeAll, describe, expect, test } from "vitest";
import { showDate } from "#model/date/dates.ts";
import type { Invoice } from "#model/invoice/invoice.ts";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice } from "../arrange.ts";
import type { Desk } from "../estimates/arrange.ts";
import { languages, money } from "../estimates/arrange-documents.ts";
import { aDraft, again, aLine, billed, creditOf, issued, pagesOf } from "./arrange-documents.ts";
import { said } from "./words.ts";

let admin: Caller;
beforeAll(async () => {
  admin = (await emptyOffice()).admin;
});

const taxedTwice = [aLine(), aLine({ quantity: "1500", price: "0.1667", vat_category: "AE", vat_rate: "0" })];
const unpriced = /\d,?\.?\d\d €/;

describe.each(languages)("as PDF in %s", (language) => {
  const words = said[language];
  /** All words of a document, with the breaks of its lines as spaces. */
  const textOf = async (at: Desk, document: Invoice) =>
    (await pagesOf(at, document, language)).join("\n").replace(/\s+/gu, " ");

  test("an invoice says all that the law asks for, to the cent", async () => {
    const at = await billed(admin, { lines: taxedTwice, fields: { discount: "7.5" } });
    const dates = { date: "2026-11-21", supply_date: "2026-11-18", payment_terms: 15 };
    const typed = { description: "Drukas materiāli", comment: "Pēc līguma Nr. 14" };
    const document = await issued(at, { ...dates, ...typed });
    const text = await textOf(at, document);
    const { full_cents, discount_cents, net_cents, total_cents, groups, buyer } = document.content;
    for (const shown of [
      ...[`${words.invoice} ${words.number} ${document.invoice_nr}`, words.seller, words.buyer],
      ...["SIA „Čaklā roka”", `${words.reg} 40003521600`, `${words.vatNr} LV40003521600`],
      ...["Brīvības iela 100, Rīga", "rekini@test.lv", "LV80 BANK 0000 4351 9500 1", "BANKLV22"],
      ...["SIA „Ķekavas šķūņi”", `${words.reg} ${buyer.reg_nr}`, `${words.vatNr} ${buyer.vat_nr}`],
      ...["Ķekavas iela 7, Ķekava", "Jānis Bērziņš", words.supplied, words.date, words.due],
      ...["21.11.2026", "18.11.2026", "06.12.2026", "Drukas materiāli", "Pēc līguma Nr. 14"],
      ...[words.unsigned, "Paldies par sadarbību", at.estimate.estimate_nr, words.reverse, words.price],
      `${words.sum} ${money(full_cents, language)}`,
      `${words.discount} ${money(-discount_cents, language)}`,
      `${words.net} ${money(net_cents, language)}`,
      `${words.total} ${money(total_cents, language)}`,
    ])
      expect(text).toContain(shown);
    const [standard, untaxed] = groups.map(({ taxable_cents, amount_cents }) => [
      `${money(taxable_cents, language)})`,
      money(amount_cents, language),
    ]);
    expect(text).toContain(`${words.vat} ${standard?.join(" ")}`);
    expect(text).toContain(untaxed?.[0]);
  });

  test("an advance is named so, and the final invoice deducts it", async () => {
    const at = await billed(admin);
    const advance = await issued(at, { percentage: "30" });
    const early = await textOf(at, advance);
    expect(early).toContain(`${words.advance} ${words.number} ${advance.invoice_nr}`);
    expect(early).toContain(`${words.total} ${money(advance.content.total_cents, language)}`);

    const final = await issued(at);
    const text = await textOf(at, final);
    const { full_cents, total_cents, advances } = final.content;
    expect(advances).toHaveLength(1);
    const deducted = `${words.deducted} ${advance.invoice_nr}, ${showDate(advance.date ?? "")}`;
    expect(text).toContain(deducted.split(" ").at(-2));
    expect(text).toContain(words.deducted);
    expect(text).toContain(`${words.sum} ${money(full_cents, language)}`);
    expect(text).toContain(money(-advance.content.net_cents, language));
    expect(text).toContain(`${words.total} ${money(total_cents, language)}`);
  });

  test("a waybill that sells has its addresses, its persons and prices, and is signed", async () => {
    const at = await billed(admin);
    const waybill = {
      delivery_address: "Lielā iela 14, Liepāja",
      received_by: "Zane Kļava",
      carrier: "SIA Ceļš",
    };
    const document = await issued(at, { invoice_type_id: 2, waybill });
    const text = await textOf(at, document);
    for (const shown of [
      ...[`${words.waybill} ${words.number} ${document.invoice_nr}`, words.sender, words.receiver],
      ...[words.from, words.to, "Lielā iela 14,", "Liepāja", words.carrier, "SIA Ceļš", words.purpose],
      ...[words.sale, words.issuedBy, "Anna Ozola", words.receivedBy, "Zane Kļava"],
      `${words.total} ${money(document.content.total_cents, language)}`,
    ])
      expect(text).toContain(shown);
    expect(text).not.toContain(words.unsigned);
  });

  test("a waybill of what is only moved, or priced by an invoice, has no amount", async () => {
    const at = await billed(admin);
    const invoice = await issued(at);
    const priced = await issued(at, { invoice_type_id: 2, waybill: { pricing_invoice_id: invoice.id } });
    const text = await textOf(at, priced);
    expect(text).toContain(words.priced);
    expect(text).toContain(invoice.invoice_nr);
    const moved = await textOf(
      at,
      await issued(at, { invoice_type_id: 2, waybill: { purpose: "movement" } }),
    );
    expect(moved).toContain(words.movement);
    for (const shown of [text, moved]) {
      expect(shown).not.toMatch(unpriced);
      expect(shown).not.toContain(words.due);
    }
  });

  test("a credit note and the voided document refer to each other", async () => {
    const at = await billed(admin, { lines: taxedTwice });
    const document = await issued(at);
    const credit = await creditOf(at, document);
    const text = await textOf(at, credit);
    expect(text).toContain(`${words.credit} ${words.number} ${credit.invoice_nr}`);
    expect(text).toContain(words.cancels);
    expect(text).toContain(document.invoice_nr);
    expect(text).toContain(`${words.creditTotal} ${money(document.content.total_cents, language)}`);
    expect(text).not.toContain("\u2212");

    const voided = await textOf(at, await again(at, document));
    expect(voided).toContain(words.voided);
    expect(voided).toContain(`${words.credit} ${words.number} ${credit.invoice_nr}`);
  });

  test("a draft is marked as one", async () => {
    const at = await billed(admin);
    const text = await textOf(at, await aDraft(at));
    expect(text).toContain(words.draft);
    expect(text).not.toContain(`${words.invoice} ${words.number}`);
  });
});

describe("the pages of a long invoice", () => {
  let pages: string[] = [];
  beforeAll(async () => {
    const lines = Array.from({ length: 60 }, (_, index) =>
      aLine({ name: `Darbs ${index + 1}. ${"un vēl ".repeat(index % 9)}` }),
    );
    const at = await billed(admin, { lines });
    pages = await pagesOf(at, await issued(at));
  });

  test("have every line once, in its order, whole", () => {
    const found = [...pages.join("\n").matchAll(/^(\d+)\. Darbs (\d+)\..* 3 .* 100,00 €$/gm)];
    expect(found.map(([, place, name]) => [Number(place), Number(name)])).toEqual(
      Array.from({ length: 60 }, (_, index) => [index + 1, index + 1]),
    );
  });

  test("have the head of the table wherever there are lines, and their number at the foot", () => {
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((page, index) => {
      const hasHead = /^Nr\. Nosaukums Daudzums Cena bez PVN PVN Summa bez PVN$/m.test(page);
      expect(hasHead).toBe(/^\d+\. Darbs/m.test(page));
      expect(page.split("\n").at(-1)).toBe(`SIA „Čaklā roka” ${index + 1}. lapa no ${pages.length}`);
    });
  });

  test("have the sums below the last line", () => {
    const [page] = pages.filter((one) => one.includes("Kopā apmaksai"));
    expect(page).toMatch(/^60\. Darbs 60\./m);
  });
});
