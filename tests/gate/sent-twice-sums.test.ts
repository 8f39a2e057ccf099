import { beforeAll, describe, expect, test } from "vitest";
import { today } from "#model/date/dates.ts";
import { aClient, founder, made, opened } from "../api/arrange.ts";
import { anItem } from "../api/catalogue.ts";
import { draft, introduceSeller, invoiceDesk, issued } from "../api/invoices/arrange.ts";
import { type Caller, newInstallation, type TestInstallation } from "../support/installation.ts";
import { scriptsOff, wordsIn } from "./scripts-off.ts";

/** Forms that are sent once more, as the answer to their first sending did not arrive: nobody else has done it. */

let installation: TestInstallation;
let admin: Caller;
beforeAll(async () => {
  ({ installation, admin } = await opened(await newInstallation()));
  await introduceSeller(admin);
});
const browser = () => scriptsOff(installation, founder);
const date = today();
const savedFirst = "Pirmais iesniegums jau ir saglabāts, tikai atbilde nepienāca";

describe("a client's price that is sent twice", () => {
  /** A client, an item, and the form of the client's price of it. */
  async function begun(price?: string) {
    const client = await made(admin, "/customers", aClient());
    const item = await made(admin, "/stock_items", anItem({ price: "9" }));
    const of = `/${client.id}/customer_stock_item_prices`;
    if (price) await made(admin, of, { stock_item_id: item.id, price });
    const at = `/clients/${client.id}/prices/add${price ? `?item=${item.id}` : ""}`;
    const prices = async () =>
      (await admin("GET", of)).json().data.map((row: { price: string }) => Number(row.price));
    return { at, item, prices, one: await browser() };
  }

  test("is saved without a word of a colleague", async () => {
    const { at, item, prices, one } = await begun();
    const send = await one.open(at, "price");
    await send({ stock_item_id_name: item.name, price: "5" });
    const words = wordsIn(await send({ stock_item_id_name: item.name, price: "5" }));
    expect(words).toContain("Klienta cena saglabāta");
    expect(words).not.toContain("kolēģis");
    expect(await prices()).toEqual([5]);
  });

  test.each([
    ["a new one", undefined],
    ["one that is changed", "7"],
  ])("and is another the second time is shown beside the first: %s", async (_, before) => {
    const { at, item, prices, one } = await begun(before);
    const send = await one.open(at, "price");
    await send({ stock_item_id_name: item.name, price: "5" });
    const page = await send({ stock_item_id_name: item.name, price: "6" });
    expect(wordsIn(page)).toMatch(/Šai pozīcijai tagad ir klienta cena 5,00\s€/);
    expect(wordsIn(page)).not.toMatch(/kolēģi/i);
    expect(await prices()).toEqual([5]);
    const saved = wordsIn(await one.formIn(page, at, "price")({}));
    expect(saved).toContain("Klienta cena saglabāta");
    expect(await prices()).toEqual([6]);
  });

  test("by a colleague as well is the colleague's to be looked at", async () => {
    const { at, item, prices, one } = await begun();
    const send = await one.open(at, "price");
    const of = at.replace("/clients", "").replace("/prices/add", "/customer_stock_item_prices");
    await made(admin, of, { stock_item_id: item.id, price: "4" });
    const page = await send({ stock_item_id_name: item.name, price: "5" });
    expect(wordsIn(page)).toMatch(/kolēģis pa to laiku saglabāja klienta cenu 4,00\s€/);
    expect(await prices()).toEqual([4]);
    await one.formIn(page, at, "price")({});
    expect(await prices()).toEqual([5]);
  });
});

describe("a sum that is sent twice", () => {
  /** An invoice of 213.83, and the form of a sum of it. */
  async function begun(dialog: string, paid?: string) {
    const at = await invoiceDesk(admin);
    const { id } = await issued(at);
    if (paid) await made(admin, `/invoices/${id}/payments`, { date, amount: paid });
    const sums = async (): Promise<number[]> =>
      (await admin("GET", `/invoices/${id}`))
        .json()
        .data.payments.map(({ amount_cents }: { amount_cents: number }) => amount_cents)
        .toSorted((one: number, other: number) => one - other);
    return { at: `/invoices/${at.estimate.id}/${id}/${dialog}`, sums, one: await browser() };
  }

  test.each([
    ["a payment", "payments/add", undefined, [1000], [1000, 2000]],
    ["a refund", "refund", "300", [-1000, 30000], [-2000, -1000, 30000]],
  ])(
    "and is another the second time is checked against the first: %s",
    async (_, dialog, paid, first, both) => {
      const { at, sums, one } = await begun(dialog, paid);
      const send = await one.open(at, "amount");
      await send({ amount: "10" });
      const page = await send({ amount: "20" });
      const words = wordsIn(page);
      expect(words).toContain(savedFirst);
      expect(words).toContain("Pārbaudiet, vai šī summa jau nav ievadīta");
      expect(words).not.toMatch(/kolēģi/i);
      expect(await sums()).toEqual(first);
      await one.formIn(page, at, "amount")({});
      expect(await sums()).toEqual(both);
    },
  );

  test("with which a document is closed says that it is closed", async () => {
    const { at, sums, one } = await begun("close");
    const send = await one.open(at, "payment_date");
    await send({ payment_date: date });
    const words = wordsIn(await send({ payment_date: "2026-11-19" }));
    expect(words).toContain("Dokuments jau ir atzīmēts kā apmaksāts, kad veidlapu nosūtījāt pirmo reizi");
    expect(words).not.toMatch(/kolēģi/i);
    expect(await sums()).toEqual([21383]);
  });
});

test("a draft that is issued twice says that it is issued, and what is not in it", async () => {
  const at = await invoiceDesk(admin);
  const { id } = await draft(at);
  const send = await (await browser()).open(`/invoices/${at.estimate.id}/${id}/issue`, "comment");
  await send({ comment: "Paldies" });
  const words = wordsIn(await send({ comment: "Paldies par pasūtījumu" }));
  expect(words).toContain(
    "Šis melnraksts pa to laiku jau ir izrakstīts. Tagad ierakstītais tajā nav iekļauts.",
  );
  expect(words).not.toMatch(/kolēģi/i);
  expect((await admin("GET", `/invoices/${id}`)).json().data.comment).toBe("Paldies");
});
