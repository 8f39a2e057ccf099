import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "../../support/installation";
import { emptyOffice, refusal } from "../arrange";
import { introduceSeller, invoiceDesk, invoicing, issued } from "./arrange";

let admin: Caller;

beforeAll(async () => {
  admin = (await emptyOffice()).admin;
  await introduceSeller(admin);
});

describe("advances", () => {
  test("are deducted in the document of all that is left, to the cent", async () => {
    const at = await invoiceDesk(admin, { discount: "7" });
    const whole = (await admin("GET", `/estimates/${at.estimate.id}`)).json().data.sums;
    const advance = await issued(at, { percentage: "33.33" });
    expect(advance.content.lines[0]?.name).toBe(
      `Avanss 33,33\u00a0% no tāmes Nr. ${at.estimate.estimate_nr}`,
    );
    const final = await issued(at);
    expect(final.content.advances).toMatchObject([
      { invoice_nr: advance.invoice_nr, net_cents: advance.net_cents },
    ]);
    const { content } = final;
    expect(content.full_cents - content.discount_cents - advance.net_cents).toBe(content.net_cents);
    expect(advance.total_cents + final.total_cents).toBe(whole.total_cents);
    expect(advance.vat_cents + final.vat_cents).toBe(whole.vat_cents);
    const held = await admin("DELETE", `/invoices/${advance.id}`);
    expect(held.json().message).toBe("Šis avanss ir atskaitīts citā dokumentā. Vispirms anulējiet to");
  });

  test("leave the estimate open, and cannot come to more than all of it", async () => {
    const at = await invoiceDesk(admin);
    await issued(at, { percentage: "60" });
    expect((await admin("PATCH", `/position_items/${at.items[0]}`, { body: { price: 30 } })).status).toBe(
      200,
    );
    const answer = await admin("POST", `/${at.estimate.id}/invoices`, { body: { percentage: "60" } });
    expect(refusal(answer)).toEqual({
      status: 422,
      errors: { percentage: ["Kopā ar jau izrakstītajiem dokumentiem tas pārsniedz tāmes summu"] },
    });
    const final = await issued(at);
    const left = await invoicing(at);
    expect(left.remaining.map((group) => group.taxable_cents + group.amount_cents)).toEqual([0, 0]);
    expect(final.content.advances).toHaveLength(1);
  });
});
