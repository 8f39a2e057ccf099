import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { pagesIn } from "#tests/support/pdf-text.ts";
import { emptyOffice, made, refusal } from "../arrange.ts";
import { addItems, desk } from "../estimates/arrange.ts";
import { introduceSeller, issued } from "../invoices/arrange.ts";
import { daysAway } from "../invoices/assortment.ts";

let admin: Caller;

beforeAll(async () => {
  admin = (await emptyOffice()).admin;
  await introduceSeller(admin);
});

const asks = async (interest: object) => {
  const answer = await admin("PATCH", "/companies/1/details", { body: { interest } });
  expect(answer.status, answer.text).toBe(200);
};

/** A client who was asked for 1210.00, due thirty days ago, and paid 210.00 of it twenty days ago. */
async function owing() {
  const at = await desk(admin);
  await addItems(at, [{ name: "Darbs", price: 1000, quantity: 1 }]);
  const invoice = await issued(at, {}, { date: daysAway(-40), due_date: daysAway(-30) });
  await made(admin, `/invoices/${invoice.id}/payments`, { date: daysAway(-20), amount: "210" });
  return { invoice, id: at.clientId, path: `/customers/${at.clientId}/statement` };
}

const period = `from=${daysAway(-50)}`;
const statementAt = async (path: string) => (await admin("GET", `${path}?${period}`)).json().data;

describe("interest for delay", () => {
  test("is not there where the agency asks for none, which is how it begins", async () => {
    const { path } = await owing();
    const { interest, open } = await statementAt(path);
    expect([interest, open[0].interest_cents]).toEqual([null, 0]);
  });

  test("is of what was open on each day, beside the balance and not in it, in the PDF and in the mail", async () => {
    await asks({ rule: "day", rate: "0,1" });
    const { path } = await owing();
    const data = await statementAt(path);
    // Ten days of 1210.00, the tenth the one on which 210.00 came, and twenty of 1000.00, at a thousandth a day.
    expect(data.open[0]).toMatchObject({ open_cents: 100_000, interest_cents: 1_210 + 2_000 });
    expect(data).toMatchObject({
      closing_cents: 100_000,
      interest: { kind: "day", rate: "0.10", cents: 3_210 },
    });
    const pdf = pagesIn((await admin("GET", `${path}/pdf?lang=lv&${period}`)).bytes).join("\n");
    for (const text of ["32,10 €", "1032,10 €", "0,10 % dienā"]) expect(pdf).toContain(text);
    const drafted = (await admin("GET", `${path}/mail_draft?${period}`)).json().data;
    expect(drafted.text).toMatch(/Nokavējuma procenti līdz .*: 32,10\s€\./);
    await asks({ rule: "off" });
    expect((await admin("GET", `${path}/mail_draft?${period}`)).json().data.text).not.toContain("procenti");
  });

  test("is by the law another thing for a business than for a consumer", async () => {
    // One rate for all days, so that no half-year matters: 8 + 2.95 % of 1000.00 are 0.30 a day, of 1210.00 0.363.
    await asks({ rule: "law", base_rates: [{ from: "2020-01-01", rate: "2.95" }] });
    const { id, path } = await owing();
    // 6 % a year: 10 × 1210.00 and 20 × 1000.00 are 32 100.00 for a day, of which a 365th of 6 % is 5.28.
    expect((await statementAt(path)).interest).toEqual({ kind: "consumer", rate: "", cents: 528 });
    await admin("PATCH", `/customers/${id}`, { body: { reg_nr: "40003521600" } });
    expect((await statementAt(path)).interest).toEqual({ kind: "business", rate: "", cents: 963 });
  });

  test("changes what was seen: a mail with another sum is refused", async () => {
    await asks({ rule: "year", rate: "10" });
    const { path } = await owing();
    const { seen } = await statementAt(path);
    await asks({ rule: "year", rate: "11" });
    const body = { to: ["a@klients.lv"], subject: "N", text: "T", lang: "lv" };
    expect((await admin("POST", `${path}/mails?${period}&seen=${seen}`, { body })).status).toBe(412);
  });

  test.each([
    [{ rule: "year", rate: "101" }, "interest.rate"],
    [{ rule: "day", rate: "1.5" }, "interest.rate"],
    [{ rule: "year", rate: "0" }, "interest.rate"],
    [{ rule: "law", base_rates: [{ from: "2026-03-01", rate: "2" }] }, "interest.base_rates.0.from"],
    [{ rule: "sometimes" }, "interest.rule"],
  ])("refuses the terms %j", async (interest, field) => {
    const { status, errors } = refusal(await admin("PATCH", "/companies/1/details", { body: { interest } }));
    expect([status, Object.keys(errors)]).toEqual([422, [field]]);
  });
});
