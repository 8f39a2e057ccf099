import { made } from "../api/arrange.ts";
import { introduceSeller, invoiceDesk, issued } from "../api/invoices/arrange.ts";
import { daysAway } from "../api/invoices/assortment.ts";
import { callerAt, signIns } from "../support/installation.ts";
import { button, heading, link, menu } from "../support/page-words.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

test("what waits is told with its number in the menu, and is read one by one or all at once", async ({
  page,
  installation,
}) => {
  const user = await callerAt(installation, signIns.user);
  const admin = await callerAt(installation, signIns.admin);
  await introduceSeller(admin);
  const at = await invoiceDesk(user);
  const late = await issued(at, {}, { date: daysAway(-40), due_date: daysAway(-10) });
  await admin("PATCH", `/projects/${at.projectId}`, { body: { planned_due_date: "2027-03-31" } });
  await admin("PATCH", `/estimates/${at.estimate.id}`, { body: { is_approved: true } });
  await made(admin, `/invoices/${late.id}/payments`, { date: daysAway(-5), amount: "100,00" });
  const { unread } = (await user("GET", "/inbox")).json().meta;
  expect(unread).toBeGreaterThanOrEqual(3);

  await letIn(page, "user");
  await page.goto("/projects");
  await link(menu(page), /^Iesūtne/).click();
  await expect(heading(page, "Iesūtne")).toBeVisible();
  await expect(link(menu(page), new RegExp(`^Iesūtne.*${unread} nelasīt`))).toHaveCount(1);
  const main = page.getByRole("main");
  // 213.83 with VAT, of which 100 are paid.
  for (const words of [late.invoice_nr, "113,83 €", "Inga Bērziņa apstiprināja tāmi", "31.03.2027"])
    await expect(main).toContainText(words);
  await expect(main).toContainText(`Reģistrēja maksājumu 100,00 € ${late.invoice_nr}`);

  await button(page, `Atzīmēt kā izlasītu: ${late.invoice_nr}`).click();
  await expect(link(menu(page), new RegExp(`^Iesūtne.*${unread - 1} nelasīt`))).toHaveCount(1);
  await button(page, "Atzīmēt visu kā izlasītu").click();
  await expect(button(page, "Atzīmēt visu kā izlasītu")).toHaveCount(0);
  await expect(link(menu(page), "Iesūtne")).toHaveCount(1);
  await expect(main).toContainText(late.invoice_nr);
});

test("an employee is told of own weeks, and of nothing else", async ({ page }) => {
  await letIn(page, "employee");
  await page.goto("/inbox");
  await expect(heading(page, "Iesūtne")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("€");
});
