import { made } from "../api/arrange.ts";
import { introduceSeller, invoiceDesk, issued } from "../api/invoices/arrange.ts";
import { daysAway } from "../api/invoices/assortment.ts";
import { callerAt, signIns } from "../support/installation.ts";
import { button, heading, link, notice, row, textbox } from "../support/page-words.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

test("a project's page says how things stand, and leads to all that there is of it", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  await introduceSeller(admin);
  const at = await invoiceDesk(admin);
  const late = await issued(at, {}, { date: daysAway(-40), due_date: daysAway(-10) });
  await made(admin, `/invoices/${late.id}/payments`, { date: daysAway(-5), amount: "100,00" });
  await letIn(page, "user");
  await page.goto(`/projects/${at.projectId}`);
  const main = page.getByRole("main");
  // 183.33 without VAT, 213.83 with it, 100 of them paid.
  for (const figure of ["183,33 €", "113,83 €", "kavēts 113,83 €", "0,00 €"])
    await expect(main).toContainText(figure);
  await expect(link(main, late.invoice_nr)).toBeVisible();

  const tabs = page.getByRole("navigation", { name: "Lapas sadaļas" });
  await link(tabs, "Rēķini").click();
  await expect(row(page, late.invoice_nr)).toContainText("Kavēta apmaksa");
  await link(page, "Statuss").click();
  await expect(page.getByRole("columnheader", { name: "Statuss" })).toHaveAttribute("aria-sort", "ascending");
  await expect(row(page, late.invoice_nr)).toContainText("Kavēta apmaksa");
  await link(tabs, "Tāmes").click();
  await expect(main).toContainText(at.estimate.estimate_nr);
  await link(tabs, "Vēsture").click();
  await expect(main).toContainText(`Reģistrēja maksājumu 100,00 € ${late.invoice_nr}`);
  await expect(main).toContainText("Izveidoja tāmi Tāme");
  await link(tabs, "Faili").click();
  await expect(main).toContainText("Šeit būs tāmju faili");
  await link(tabs, "Plāns").click();
  await expect(main).toContainText("Šeit būs redzams, kurš un kad strādā");
});

test("status and dates are changed in their place, and a status is taken back", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const read = async () => (await admin("GET", "/projects/1")).json().data;
  await admin("PATCH", "/projects/1", { body: { status_id: 1 } });
  await letIn(page, "user");
  await page.goto("/projects/1");
  await button(page, "Procesā").click();
  await expect(notice(page, "Projekts ir procesā")).toBeVisible();
  await expect(button(page, "Procesā")).toHaveAttribute("aria-pressed", "true");
  expect(await read()).toMatchObject({ status_id: 2, actual_start_date: daysAway(0) });
  await button(page, "Atsaukt").click();
  await expect(button(page, "Jauns")).toHaveAttribute("aria-pressed", "true");
  expect(await read()).toMatchObject({ status_id: 1, actual_start_date: null });

  await textbox(page, "Plānotais sākums").fill("18.12.2026");
  await textbox(page, "Plānotās beigas").fill("1.12.2026");
  await button(page, "Saglabāt").click();
  await expect(textbox(page, "Plānotās beigas")).toHaveAccessibleDescription(
    "Beigu datums nevar būt pirms sākuma",
  );
  await expect(textbox(page, "Plānotais sākums")).toHaveValue("18.12.2026");
  await textbox(page, "Plānotās beigas").fill("20.12.2026");
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Projekts saglabāts")).toBeVisible();
  expect(await read()).toMatchObject({ planned_start_date: "2026-12-18", planned_due_date: "2026-12-20" });
});

test("a status that a colleague has changed meanwhile is not overwritten, and that is said", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  await admin("PATCH", "/projects/1", { body: { status_id: 1 } });
  await letIn(page, "user");
  await page.goto("/projects/1");
  await admin("PATCH", "/projects/1", { body: { status_id: 9 } });
  await button(page, "Pabeigts").click();
  await expect(notice(page, /mainīja kolēģis/)).toBeVisible();
  await expect(button(page, "Piedāvājums")).toHaveAttribute("aria-pressed", "true");
});

test("an old address of the question leads to it", async ({ page }) => {
  await letIn(page, "admin");
  await page.goto("/projects/1/delete");
  await expect(page).toHaveURL(/\/projects\/1\/data\/delete$/);
  await expect(heading(page, "Vai tiešām turpināt?")).toBeVisible();
});
