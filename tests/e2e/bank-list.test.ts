import { callerAt, signIns } from "#tests/support/installation.ts";
import { send, statementOf } from "../api/bank/arrange.ts";
import { invoiceDesk, issued } from "../api/invoices/arrange.ts";
import { expect, letIn, open, test } from "../support/browser.ts";
import { row } from "../support/page-words.ts";

test("what was paid beyond documents is read whole, however long their client's name is", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const at = await invoiceDesk(admin);
  const name = "Vidzemes augstienes mežsaimniecības un kokapstrādes kooperatīvā sabiedrība, SIA";
  await admin("PATCH", `/customers/${at.clientId}`, { body: { name } });
  // 213.83 are due.
  const { invoice_nr } = await issued(at);
  await send(admin, statementOf([{ ref: "P1", amount: "300.00", text: `Apmaksa ${invoice_nr}` }]));
  await letIn(page, "admin");
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/bank");
    const over = row(page, `Apmaksa ${invoice_nr}`)
      .getByText(/pārmaksa 86,17\s€/)
      .last();
    await expect(over).toBeVisible();
    // Neither cut off itself, nor by what it stands in.
    const isWhole = await over.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      const { right } = text.getBoundingClientRect();
      let around: Element | null = element;
      for (; around && around.tagName !== "BODY"; around = around.parentElement) {
        const isCut = getComputedStyle(around).overflowX !== "visible";
        if (isCut && around.getBoundingClientRect().right < right - 1) return false;
      }
      return true;
    });
    expect({ width, isWhole }).toEqual({ width, isWhole: true });
    const documents = row(page, `Apmaksa ${invoice_nr}`).getByTitle(`${invoice_nr} · ${name}`);
    await expect(documents).toBeVisible();
  }
});
