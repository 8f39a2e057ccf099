import { begunEstimate } from "../support/begun-estimate.ts";
import { button, choice, dialog, heading, link, notice, row, textbox } from "../support/page-words.ts";
import { enterAs, test as testSpecification } from "../support/plain/spec-backend.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

test("a plan is added, made, paused and deleted without scripts", async ({ page, installation }) => {
  const lines = [{ name: "Skice", price: "12.50", quantity: "2" }];
  const { admin, estimate } = await begunEstimate(installation, lines);
  await admin("PATCH", "/projects/1", { body: { status_id: 2 } });
  await letIn(page, "user");
  await page.goto("/invoices/recurring");
  await link(page, "Jauns plāns").first().click();
  await textbox(page, "Nosaukums").fill("Uzturēšana");
  await button(page, "Saglabāt").click();
  await expect(choice(page, "Tāme")).toHaveAccessibleDescription("Izvēlieties tāmi no saraksta");
  await choice(page, "Tāme").fill(`${estimate.name} (${estimate.estimate_nr})`);
  await textbox(page, "No").fill("1.1.2032");
  await button(page, "Saglabāt").click();
  await expect(heading(page, "Uzturēšana")).toBeVisible();
  await expect(notice(page, "Plāns „Uzturēšana” izveidots")).toBeVisible();

  await link(page, "Izveidot nākamo tagad").click();
  const making = dialog(page, "Sagatavot melnrakstu par 01.01.2032");
  await expect(making).toContainText(/25,00\s€/);
  await button(making, "Sagatavot melnrakstu").click();
  await expect(notice(page, "Rēķins izveidots")).toBeVisible();
  await expect(row(page, "01.01.2032")).toContainText("Melnraksts");
  await expect(row(page, "01.01.2032")).toContainText("30,25 €");
  await button(page, "Apturēt").click();
  await expect(notice(page, "Plāns apturēts")).toBeVisible();
  await link(page, "Dzēst").click();
  await button(page, "Jā").click();
  await expect(notice(page, "Plāns dzēsts")).toBeVisible();
});

testSpecification("a backend that has no plans leads to none", async ({ page }) => {
  await enterAs(page, "ilze", "/invoices");
  await expect(link(page, "Regulārie")).toHaveCount(0);
  for (const path of ["/invoices/recurring", "/invoices/recurring/add"]) {
    await page.goto(path);
    await expect(page.getByText(/nepiedāvā/)).toBeVisible();
  }
});
