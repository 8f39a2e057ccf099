import { beforeAll, describe, expect, test } from "vitest";
import { today } from "#model/date/dates.ts";
import { founder, made, opened } from "../api/arrange.ts";
import { addItems, desk } from "../api/estimates/arrange.ts";
import { draft, introduceSeller, invoiceDesk, issued } from "../api/invoices/arrange.ts";
import { type Caller, newInstallation, type TestInstallation } from "../support/installation.ts";
import { scriptsOff, wordsIn } from "./scripts-off.ts";

let installation: TestInstallation;
let admin: Caller;
beforeAll(async () => {
  ({ installation, admin } = await opened(await newInstallation()));
  await introduceSeller(admin);
});
const browser = () => scriptsOff(installation, founder);
const date = today();

test("a waybill whose invoice was voided is not issued, and the reason is the invoice", async () => {
  const at = await invoiceDesk(admin);
  const priced = await issued(at, { position_items: [at.items[0]] });
  const beside = { delivery_address: "Ogre", pricing_invoice_id: priced.id };
  const { id } = await draft(at, { invoice_type_id: 2, waybill: beside });
  expect((await admin("DELETE", `/invoices/${priced.id}`)).status).toBe(200);
  const send = await (await browser()).open(`/invoices/${at.estimate.id}/${id}/issue`, "comment");
  const page = wordsIn(await send({}));
  expect(page).toContain("Rēķins ar cenām ir anulēts. Izvēlieties citu šīs tāmes rēķinu");
  expect(page).not.toContain("izsniegšanas un piegādes adrese");
});

describe("who deletes a sum that", () => {
  /** An invoice of 223.83 that was paid with 300, and another one of the same client. */
  async function paidOver() {
    const at = await invoiceDesk(admin);
    const { id } = await issued(at);
    await made(admin, `/invoices/${id}/payments`, { date, amount: "300" });
    const second = await desk(admin, 1, at.clientId);
    await addItems(second, [{ name: "Darbs", price: 100 }]);
    return { at: `/invoices/${at.estimate.id}/${id}`, id, second, other: await issued(second) };
  }
  const last = async (id: number) => (await admin("GET", `/invoices/${id}`)).json().data.payments.at(-1).id;
  const asked = async (at: string, payment: number) =>
    wordsIn(await (await browser()).visit(`${at}/payments/${payment}/delete`)).replace(/\s/g, " ");

  test("was returned is told that it is owed to the client again", async () => {
    const { at, id } = await paidOver();
    await made(admin, `/invoices/${id}/refunds`, { date, amount: "20" });
    const words = await asked(at, await last(id));
    expect(words).toContain("Atmaksa 20,00 €");
    expect(words).toContain("tiks dzēsta, un šī summa atkal būs jāatmaksā klientam.");
  });

  test("was set off is told what becomes of both documents", async () => {
    const { at, id, second, other } = await paidOver();
    await made(admin, `/invoices/${id}/transfers`, { date, amount: "30", invoice_id: other.id });
    const words = await asked(at, await last(id));
    expect(words).toContain(`Ieskaits 30,00 € dokumentā ${other.invoice_nr}`);
    expect(words).toContain("summa atkal būs jāatmaksā klientam");
    const there = await asked(`/invoices/${second.estimate.id}/${other.id}`, await last(other.id));
    expect(there).toContain("Ieskaits 30,00 € no dokumenta");
    expect(there).toContain("summa šeit atkal būs neapmaksāta");
  });

  test.each([
    ["returned", "refunds", "Atmaksa dzēsta", "Dzēst atmaksu"],
    ["set off", "transfers", "Ieskaits dzēsts", "Dzēst ieskaitu"],
  ])("was %s is told by its name what is deleted", async (_, kind, said, label) => {
    const { at, id, other } = await paidOver();
    const sum = { date, amount: "20", ...(kind === "transfers" && { invoice_id: other.id }) };
    await made(admin, `/invoices/${id}/${kind}`, sum);
    const one = await browser();
    expect((await one.visit(at)).text).toContain(`${label}: `);
    const send = await one.open(`${at}/payments/${await last(id)}/delete`, "version");
    const words = wordsIn(await send({}));
    expect(words).toContain(said);
    expect(words).not.toContain("Maksājums dzēsts");
  });
});

describe("a dialog that is opened by its address", () => {
  const page = async (address: string) => (await browser()).visit(address);
  const isOpenAt = async (address: string) => /name="(amount|payment_date)"/.test((await page(address)).text);

  const notIssued = "Dokuments vēl nav izrakstīts";
  const voidedAlready = "Dokuments ir anulēts, tāpēc maksājumu tam pievienot nevar";
  const notPayable = "Šis dokuments nav jāapmaksā, tāpēc maksājumu tam pievienot nevar";
  const nothingOwed = "Par šo dokumentu klientam nekas nav jāatmaksā";
  test.each([
    ["refund", [notIssued, nothingOwed, nothingOwed]],
    ["transfer", [notIssued, nothingOwed, nothingOwed]],
    ["payments/add", [notIssued, voidedAlready, notPayable]],
    ["close", [notIssued, voidedAlready, notPayable]],
  ])(
    "%s says at once why it is not over a draft, a voided invoice and a credit note",
    async (dialog, whys) => {
      const at = await invoiceDesk(admin);
      const [first, second] = at.items;
      const { id } = await draft(at, { position_items: [first] });
      const voided = await issued(at, { position_items: [second] });
      const { data } = (await admin("DELETE", `/invoices/${voided.id}`)).json();
      for (const [index, one] of [id, voided.id, data.credit_note.id].entries()) {
        const address = `/invoices/${at.estimate.id}/${one}/${dialog}`;
        expect(wordsIn(await page(address))).toContain(whys[index]);
        expect(await isOpenAt(address)).toBe(false);
      }
    },
  );

  test("is there where something can be recorded", async () => {
    const at = await invoiceDesk(admin);
    const { id } = await issued(at);
    const address = `/invoices/${at.estimate.id}/${id}`;
    expect(await isOpenAt(`${address}/payments/add`)).toBe(true);
    expect(await isOpenAt(`${address}/close`)).toBe(true);
    expect(await isOpenAt(`${address}/refund`)).toBe(false);
    await made(admin, `/invoices/${id}/payments`, { date, amount: "300" });
    expect(await isOpenAt(`${address}/refund`)).toBe(true);
    expect(wordsIn(await page(`${address}/transfer`))).toContain(
      "Šim klientam nav cita neapmaksāta dokumenta",
    );
    expect(wordsIn(await page(`${address}/close`))).toContain("Šajā dokumentā nekas vairs nav jāapmaksā");
  });

  test("of a document says at once why it is not issued, deleted or voided", async () => {
    const at = await invoiceDesk(admin);
    const [first, second] = at.items;
    const { id } = await draft(at, { position_items: [first] });
    const voided = await issued(at, { position_items: [second] });
    const { data } = (await admin("DELETE", `/invoices/${voided.id}`)).json();
    const noDraft = "Šis dokuments vairs nav melnraksts.";
    for (const [one, dialog, why] of [
      [voided.id, "issue", noDraft],
      [voided.id, "delete", noDraft],
      [voided.id, "void", "Dokuments jau ir anulēts."],
      [id, "void", "Melnrakstu neanulē, bet dzēš."],
      [data.credit_note.id, "void", "Kredītrēķinu anulēt nevar."],
    ])
      expect(wordsIn(await page(`/invoices/${at.estimate.id}/${one}/${dialog}`))).toContain(why);
    expect(wordsIn(await page(`/invoices/${at.estimate.id}/${id}/delete`))).not.toContain(noDraft);
  });

  test("of a payment that never was blames nobody", async () => {
    const at = await invoiceDesk(admin);
    for (const { id } of [await issued(at, { position_items: [at.items[0]] }), await draft(at)]) {
      const words = wordsIn(await page(`/invoices/${at.estimate.id}/${id}/payments/999999/delete`));
      expect(words).toContain("Šāda maksājuma dokumentā nav");
      expect(words).not.toMatch(/kolēģi/i);
    }
  });
});
