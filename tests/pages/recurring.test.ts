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

test("a plan is made of lines without scripts", async ({ page, installation }) => {
  const { admin, estimate } = await begunEstimate(installation, []);
  await admin("PATCH", "/projects/1", { body: { status_id: 2 } });
  await letIn(page, "user");
  await page.goto("/invoices/recurring/add");
  await link(page, "No rindām").click();
  await textbox(page, "Nosaukums").fill("Viesošana");
  await textbox(page, "No").fill("1.1.2032");
  await textbox(page, "Cena").fill("lēti");
  await button(page, "Pievienot rindu").click();
  await expect(textbox(page, "Cena")).toHaveCount(2);
  await button(page, "Saglabāt").click();
  await expect(choice(page, "Projekts")).toHaveAccessibleDescription("Izvēlieties projektu");
  await expect(textbox(page, "Cena").first()).toHaveAccessibleDescription(/Ievadiet cenu/);
  await expect(textbox(page, "Nosaukums")).toHaveValue("Viesošana");
  await choice(page, "Projekts").fill(estimate.project.name);
  await textbox(page, "Apraksts").first().fill("Serveris");
  await textbox(page, "Cena").first().fill("12,50");
  await textbox(page, "Apraksts").nth(1).fill("Domēns");
  await textbox(page, "Daudzums").nth(1).fill("2");
  await textbox(page, "Cena").nth(1).fill("1,25");
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Plāns „Viesošana” izveidots")).toBeVisible();
  await expect(page.getByText(/15,00\s€/)).toBeVisible();
});

test("a second plan for an estimate is refused at it, and one that is resumed beside it as well", async ({
  page,
  installation,
}) => {
  const { admin, estimate } = await begunEstimate(installation, [{ name: "Skice", price: "12.50" }]);
  await admin("PATCH", "/projects/1", { body: { status_id: 2 } });
  const plan = { estimate_id: estimate.id, every: "month", day_of_month: 1, starts_on: "2032-01-01" };
  const first = { name: "Pirmais", does: "draft", ...plan };
  const { data } = (await admin("POST", "/recurring_invoices", { body: first })).json();
  await letIn(page, "user");
  await page.goto("/invoices/recurring/add");
  await textbox(page, "Nosaukums").fill("Otrais");
  await choice(page, "Tāme").fill(`${estimate.name} (${estimate.estimate_nr})`);
  await textbox(page, "No").fill("1.1.2032");
  await button(page, "Saglabāt").click();
  const refused = "Šo tāmi tikpat bieži jau atkārto plāns „Pirmais”";
  await expect(choice(page, "Tāme")).toHaveAccessibleDescription(refused);

  await admin("PATCH", `/recurring_invoices/${data.id}`, { body: { is_paused: true } });
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Plāns „Otrais” izveidots")).toBeVisible();
  await page.goto(`/invoices/recurring/${data.id}`);
  await button(page, "Atsākt").click();
  await expect(notice(page, "Šo tāmi tikpat bieži jau atkārto plāns „Otrais”")).toBeVisible();
});

testSpecification("a backend that has no plans leads to none", async ({ page }) => {
  await enterAs(page, "ilze", "/invoices");
  await expect(link(page, "Regulārie")).toHaveCount(0);
  for (const path of ["/invoices/recurring", "/invoices/recurring/add", "/invoices/recurring/add-lines"]) {
    await page.goto(path);
    await expect(page.getByText(/nepiedāvā/)).toBeVisible();
  }
});
