import { beforeAll, describe, expect, test } from "vitest";
import type { PurchaseLine } from "#model/purchase/purchase-invoice.ts";
import type { Caller } from "#tests/support/installation.ts";
import { pdfWith } from "#tests/support/pdf.ts";
import { aClient, aProject, emptyOffice, made } from "../arrange.ts";
import { changed, costsOf, decided, eInvoice, given, taken } from "./arrange.ts";

let admin: Caller;
let client: { id: number };
beforeAll(async () => {
  ({ admin } = await emptyOffice());
  client = await made(admin, "/customers", aClient());
});

const project = (): Promise<{ id: number; name: string }> =>
  made(admin, "/projects", aProject({ client: client.id, project_manager: 1 }));

const typed = (name: string, net: string, vat_rate = "21") => ({ name, net, vat_rate });
const kept = ({ id, name, net_cents, vat_rate }: PurchaseLine) => ({
  id,
  name,
  net: String(net_cents / 100),
  vat_rate,
});

async function filled(number: string, lines: object[], more: object = {}) {
  const purchase = await taken(admin, pdfWith(number));
  const head = { supplier_id: client.id, number, issued_on: "2026-11-02", due_on: "2026-11-30" };
  return (await changed(admin, purchase, Object.assign(head, { lines }, more))).json().data;
}

describe("lines that are typed", () => {
  test("stay costs of their own projects where another is taken out, put before them or moved", async () => {
    const [one, other] = [await project(), await project()];
    const purchase = await filled("K-1", [typed("A", "10"), typed("B", "20")]);
    const [a, b] = purchase.lines;
    await given(admin, purchase, { project_id: one.id, line_ids: [a.id] });
    await given(admin, purchase, { project_id: other.id, line_ids: [b.id] });
    const turned = [kept(b), typed("C", "5"), kept(a)];
    const { data } = (await changed(admin, purchase, { lines: turned })).json();
    const shown = (lines: PurchaseLine[]) => lines.map((line) => [line.name, line.project?.id]);
    expect(shown(data.lines)).toEqual([
      ["B", other.id],
      ["C", undefined],
      ["A", one.id],
    ]);
    const left = (await changed(admin, purchase, { lines: [kept(b)] })).json().data;
    expect(shown(left.lines)).toEqual([["B", other.id]]);
    expect(left.lines[0].id).toBe(b.id);
    await decided(admin, purchase, { state: "approved" });
    expect([await costsOf(admin, one.id), await costsOf(admin, other.id)]).toEqual([0, 2_000]);
  });

  test("are refused under an id of another invoice, or twice under one", async () => {
    const stranger = await filled("K-2", [typed("Cits", "1")]);
    const purchase = await filled("K-3", [typed("A", "10")]);
    const [line] = purchase.lines;
    for (const lines of [[kept(stranger.lines[0])], [kept(line), kept(line)]])
      expect((await changed(admin, purchase, { lines })).json().errors).toHaveProperty("lines");
  });

  test("may be below zero, and have no category of VAT where they are taxed at nothing", async () => {
    const lines = [typed("Foto", "-10,05"), typed("Apstrāde", "−0,02"), typed("Pasts", "-3", "0")];
    const purchase = await filled("K-4", lines, { due_on: null });
    // 21 % of 10.07 are 2.1147.
    expect(purchase).toMatchObject({ net_cents: -1_307, vat_cents: -211, total_cents: -1_518, lacks: [] });
    const categories = purchase.lines.map(({ vat_category }: PurchaseLine) => vat_category);
    expect(categories).toEqual(["S", "S", ""]);
    expect((await decided(admin, purchase, { state: "approved" })).status).toBe(200);
  });
});

test("VAT and what is to be paid are those of the paper, as long as lines come to them; null counts them again", async () => {
  const purchase = await filled("V-1", [typed("A", "10.05"), typed("B", "0.02")]);
  // 21 % of 10.07 are 2.1147; the paper has rounded each line, and 5.00 were paid before.
  const { data } = (await changed(admin, purchase, { vat: "2,12", payable: "7.19" })).json();
  expect(data).toMatchObject({ net_cents: 1_007, vat_cents: 212, total_cents: 1_219, payable_cents: 719 });
  const refused = async (body: object) => Object.keys((await changed(admin, purchase, body)).json().errors);
  expect(await refused({ vat: "3.12" })).toEqual(["vat"]);
  expect(await refused({ payable: "13.20" })).toEqual(["payable"]);
  const again = (await changed(admin, purchase, { vat: null, payable: null })).json().data;
  expect(again).toMatchObject({ vat_cents: 211, total_cents: 1_218, payable_cents: 1_218 });
  const read = await taken(admin, eInvoice({ number: "V-2" }));
  expect((await changed(admin, read, { vat: "21.00" })).status).toBe(409);
});

test("VAT that is sent alone leaves what was typed to be paid, and the other way round", async () => {
  const purchase = await filled("V-3", [typed("A", "10.05"), typed("B", "0.02")]);
  const sums = async (body: object) => {
    const { vat_cents, total_cents, payable_cents } = (await changed(admin, purchase, body)).json().data;
    return [vat_cents, total_cents, payable_cents];
  };
  // What was counted follows the total; what was typed stays.
  expect(await sums({ vat: "2.12" })).toEqual([212, 1_219, 1_219]);
  expect(await sums({ payable: "7.19" })).toEqual([212, 1_219, 719]);
  expect(await sums({ vat: "2.13" })).toEqual([213, 1_220, 719]);
  expect(await sums({ number: "V-3a" })).toEqual([213, 1_220, 719]);
  expect(await sums({ vat: null })).toEqual([211, 1_218, 719]);
  expect(await sums({ payable: null })).toEqual([211, 1_218, 1_218]);
  const more = [...purchase.lines.map(kept), typed("C", "1.00")];
  await sums({ vat: "2.12", payable: "7.19" });
  expect(await sums({ lines: more })).toEqual([232, 1_339, 1_339]);
});

test("an invoice is taken back whole as it was read", async () => {
  const typedOne = await filled("W-1", [typed("A", "10")]);
  const read = await taken(admin, eInvoice({ number: "W-2" }));
  for (const row of [typedOne, read]) {
    const lines = row.lines.map(kept);
    const answer = await changed(admin, row, Object.assign({}, row, { lines }));
    expect(answer.status).toBe(200);
    expect(answer.json().data).toEqual(row);
  }
});

describe("a rate", () => {
  const dollars = { currency: "USD", rate: "1,0845" };

  test("goes with its currency, and has to be said again of another", async () => {
    const purchase = await filled("R-1", [typed("A", "100")], dollars);
    expect(purchase).toMatchObject({ rate: "1.0845", rate_on: "2026-11-02", net_eur_cents: 9_221 });
    const none = { rate: null, rate_on: null, net_eur_cents: null };
    const same = { rate: "1.0845", rate_on: "2026-11-02" };
    const other = await filled("R-3", [typed("A", "100")], dollars);
    for (const [one, more] of [
      [purchase, { currency: "GBP" }],
      [other, Object.assign({ currency: "SEK" }, same)],
    ] as const) {
      const { data } = (await changed(admin, one, more)).json();
      expect(data).toMatchObject(none);
      expect(data.lacks).toEqual(["rate"]);
    }
    const again = await changed(admin, purchase, { currency: "GBP", rate: "0.8312", rate_on: "2026-11-03" });
    // 100.00 / 0.8312 = 120.3080.
    expect(again.json().data).toMatchObject({ rate_on: "2026-11-03", net_eur_cents: 12_031 });
    const euro = await changed(admin, purchase, { currency: "EUR", rate: "0.8312", rate_on: "2026-11-03" });
    expect(euro.json().data).toMatchObject({ rate: null, rate_on: null, net_eur_cents: 10_000 });
  });

  test("of euro is refused at its field, and so is a day of no rate; a day may be taken away", async () => {
    const purchase = await filled("R-2", [typed("A", "100")]);
    for (const [name, value] of [
      ["rate", "1.1"],
      ["rate_on", "2026-11-03"],
    ] as const)
      expect((await changed(admin, purchase, { [name]: value })).json().errors).toEqual({
        [name]: ["Rēķinam eiro valūtas kurss nav vajadzīgs"],
      });
    const unrated = await changed(admin, purchase, { currency: "USD", rate_on: "2026-11-03" });
    expect(unrated.json().errors).toEqual({ rate: ["Šis lauks ir obligāts"] });
    await changed(admin, purchase, dollars);
    const { data } = (await changed(admin, purchase, { rate_on: null })).json();
    expect(data).toMatchObject({ rate: "1.0845", rate_on: null });
  });
});
