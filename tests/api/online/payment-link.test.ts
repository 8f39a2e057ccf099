import { describe, expect, test } from "vitest";
import { emptyOffice } from "../arrange.ts";
import { invoicedOffice } from "./arrange-invoice.ts";

const details = "/companies/1/details";
const wrong = { payment_link: [expect.stringMatching(/^Ierakstiet adresi, kas sākas ar https:\/\//)] };

describe("the link of a payment provider", () => {
  test("is filled with what is open when the page is read, as the agency has it then", async () => {
    const { admin, invoice, read, pay } = await invoicedOffice();
    const template =
      "https://maksa.example/a?s={amount}&c={amount_cents}&v={currency}&r={reference}&n={number}#{number}";
    expect((await admin("PATCH", details, { body: { payment_link: template } })).status).toBe(200);
    const number = invoice.invoice_nr;
    const { reference } = (await read()).owed;
    expect((await read()).owed.payment_link).toBe(
      `https://maksa.example/a?s=213.83&c=21383&v=EUR&r=${reference}&n=${number}#${number}`,
    );
    await pay("213.78");
    await admin("PATCH", details, { body: { payment_link: "https://cita.example/{amount}/{amount_cents}" } });
    expect((await read()).owed.payment_link).toBe("https://cita.example/0.05/5");
    await pay("0.05");
    expect((await read()).owed.payment_link).toBe("");
  });

  test("is filled where braces are double, as in other texts, and single beside them", async () => {
    const payment_link =
      "https://maksa.example/{{number}}/{{amount}}{{currency}}?c={{amount_cents}}&r={reference}";
    const { invoice, read } = await invoicedOffice({ details: { payment_link } });
    const { owed } = await read();
    const { invoice_nr: number } = invoice;
    expect(owed.payment_link).toBe(`https://maksa.example/${number}/213.83EUR?c=21383&r=${owed.reference}`);
  });

  test("holds what is filled in as one value, whatever signs are in it", async () => {
    const series = (prefix: string) => ({ prefix, with_year: false, width: 2 });
    const { read } = await invoicedOffice({
      details: {
        payment_link: "https://maksa.example/x?n={{number}}&z=1",
        series: { invoice: series("R/Ē."), waybill: series("P"), credit_note: series("K") },
      },
    });
    // UTF-8 of "Ē" is C4 92; a slash would lead elsewhere.
    expect((await read()).owed.payment_link).toBe("https://maksa.example/x?n=R%2F%C4%92.01&z=1");
  });

  test.each([
    "http://maksa.example/?s={amount}",
    "javascript:alert(1)//{amount}",
    "//maksa.example/{amount}",
    "https://{number}.example/",
    "https://maksa.example{number}/",
    "https://maksa.example@zagli.example/{amount}",
    "https://lietotajs:parole@maksa.example/",
    "https://maksa.example:{amount}/",
    "https://maksa.example:99999/",
    "https://maksa.example\\@zagli.example/",
    "https://maksa.example/?s={summa}",
    "https://maksa.example/?s={constructor}",
    "https://maksa.example/?s={amount",
    "https://maksa.example/?s=amount}",
    "https://maksa.example/?s={{summa}}",
    "https://maksa.example/?s={{constructor}}",
    "https://maksa.example/?s={{}}",
    "https://maksa.example/?s={{amount}",
    "https://maksa.example/?s={amount}}",
    "https://maksa.example/?s={{{amount}}}",
    "https://{{number}}.example/",
    "https://maksa.example{{number}}/",
    "https://maksa.example/a b",
    'https://maksa.example/"onclick="x',
    "https://maksa.example/<b>",
    "https://",
    "https:///ceļš",
    "https://localhost/",
    "maksa.example/{amount}",
  ])("is refused as %s", async (payment_link) => {
    const { admin } = await emptyOffice();
    const { status, json } = await admin("PATCH", details, { body: { payment_link } });
    expect([status, json().errors]).toEqual([422, wrong]);
  });

  test("is left out, and taken in any usual form", async () => {
    const { admin } = await emptyOffice();
    for (const payment_link of [
      "",
      "https://maksa.example",
      "https://maksa.example/{{number}}?s={{amount}}#{amount}",
      "https://pay.maksa-1.example:8443/a/{number}?x=%20{amount}#b",
      "https://buy.stripe.example/test_abc?prefilled_amount={amount_cents}&client_reference_id={reference}",
    ]) {
      const { status, json } = await admin("PATCH", details, { body: { payment_link } });
      expect([status, json().data.payment_link]).toEqual([200, payment_link]);
    }
  });
});
