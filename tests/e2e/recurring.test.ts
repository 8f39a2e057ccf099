import { mailboxOf } from "../api/arrange.ts";
import { morningOf } from "../api/recurring/arrange.ts";
import { type Begun, begunEstimate } from "../support/begun-estimate.ts";
import { expect, letIn, open, test } from "../support/browser.ts";
import { lookAtAll } from "../support/browser-axe.ts";
import { openEstimate } from "../support/browser-estimate.ts";
import type { TestInstallation } from "../support/installation.ts";
import { button, choice, dialog, heading, link, notice, row, textbox } from "../support/page-words.ts";

const lines = [{ name: "Uzturēšana", price: "150", quantity: "1" }];

/** An estimate of a project in work, whose client gets invoices by mail. */
async function begun(installation: TestInstallation): Promise<Begun> {
  const at = await begunEstimate(installation, lines);
  const { id, customer } = at.estimate.project;
  await at.admin("PATCH", `/projects/${id}`, { body: { status_id: 2 } });
  await at.admin("PATCH", `/customers/${customer?.id}`, { body: { email: "birojs@klients.lv" } });
  return at;
}

test("a retainer begins with an estimate, is issued and mailed by itself, and is made by hand where it was not", async ({
  page,
  installation,
}) => {
  const at = await begun(installation);
  const { reg_nr } = (await at.admin("GET", "/companies/1/details")).json().data;
  await letIn(page, "user");
  await openEstimate(page, at);
  await link(page, "Regulārie rēķini").click();
  const adding = dialog(page, "Jauns plāns");
  await expect(choice(adding, "Tāme")).toHaveValue(new RegExp(at.estimate.name));
  await textbox(adding, "Nosaukums").fill(" ");
  await button(adding, "Saglabāt").click();
  await expect(textbox(adding, "Nosaukums")).toHaveAccessibleDescription(/Šis lauks ir obligāts/);
  await textbox(adding, "Nosaukums").fill("Mājaslapas uzturēšana");
  await choice(adding, "Datums mēnesī").selectOption({ label: "31. vai mēneša pēdējā diena" });
  await textbox(adding, "No").fill("1.1.2032");
  await choice(adding, "Ko darīt").selectOption({ label: "Izrakstīt un nosūtīt klientam" });
  await button(adding, "Saglabāt").click();
  await expect(heading(page, "Mājaslapas uzturēšana")).toBeVisible();
  await expect(page.getByText("Pēc šī plāna vēl nekas nav izveidots.")).toBeVisible();

  await morningOf(installation, "2032-01-31");
  await page.reload();
  await expect(row(page, "31.01.2032")).toContainText("Nosūtīts");
  await expect(row(page, "31.01.2032")).toContainText("Mājaslapas uzturēšana – 2032. gada janvāris");
  await expect(row(page, "31.01.2032")).toContainText("181,50 €");
  const sent = await mailboxOf(installation);
  expect(sent.filter(({ head }) => head?.includes("birojs@klients.lv"))).toHaveLength(1);

  await at.admin("PATCH", "/companies/1/details", { body: { reg_nr: "" } });
  await morningOf(installation, "2032-02-29");
  await at.admin("PATCH", "/companies/1/details", { body: { reg_nr } });
  await page.reload();
  const skipped = row(page, "29.02.2032");
  await expect(skipped).toContainText("Izlaists");
  await expect(skipped).toContainText("reģistrācijas numurs");
  await link(skipped, "Izveidot tagad: 29.02.2032").click();
  const making = dialog(page, "Izrakstīt un nosūtīt rēķinu par 29.02.2032");
  await expect(making).toContainText("klientam nosūtīts rēķins par 29.02.2032");
  await expect(making).toContainText(/150,00\s€/);
  await button(making, "Izrakstīt un nosūtīt").click();
  await expect(notice(page, "Rēķins izveidots")).toBeVisible();
  await expect(skipped).toContainText(/Izrakstīts|Nosūtīts/);

  await button(page, "Apturēt").click();
  await expect(notice(page, "Plāns apturēts")).toBeVisible();
  await link(page, "Mainīt").click();
  await choice(page, "Cik bieži").selectOption({ label: "Reizi ceturksnī" });
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Plāns saglabāts")).toBeVisible();
  await open(page, "/invoices");
  await link(page, "Regulārie").click();
  await expect(row(page, "Mājaslapas uzturēšana")).toContainText("Apturēts");
  await expect(row(page, "Mājaslapas uzturēšana")).toContainText("150,00 €");
  await link(page, "Mājaslapas uzturēšana").click();
  await button(page, "Atsākt").click();
  await expect(notice(page, "Plāns atsākts")).toBeVisible();
  await link(page, "Dzēst").click();
  await button(page, "Jā").click();
  await expect(notice(page, "Plāns dzēsts")).toBeVisible();
});

test("a retainer is made of lines where there is no estimate, and refused at the line that is wrong", async ({
  page,
  installation,
}) => {
  const at = await begun(installation);
  const { name } = at.estimate.project;
  await letIn(page, "user");
  await open(page, "/invoices/recurring");
  await link(page, "Jauns plāns").first().click();
  const adding = dialog(page, "Jauns plāns");
  await link(adding, "No rindām").click();
  await choice(adding, "Projekts").fill(name);
  await page.getByRole("option", { name }).click();
  await textbox(adding, "Apraksts").fill("Reklāmas pārvaldība");
  await textbox(adding, "Cena").fill("lēti");
  await button(adding, "Pievienot rindu").click();
  await textbox(adding, "Apraksts").nth(1).fill("Pārskats");
  await textbox(adding, "Cena").nth(1).fill("80");
  await textbox(adding, "Nosaukums").fill("Reklāma");
  await choice(adding, "Ko darīt").selectOption({ label: "Izrakstīt rēķinu" });
  await textbox(adding, "No").fill("1.1.2032");
  await button(adding, "Saglabāt").click();
  await expect(textbox(adding, "Cena").first()).toHaveAccessibleDescription(/Ievadiet cenu/);
  await textbox(adding, "Cena").first().fill("420,50");
  await button(adding, "Saglabāt").click();
  await expect(heading(page, "Reklāma")).toBeVisible();
  await expect(page.getByText(/500,50\s€/)).toBeVisible();

  await morningOf(installation, "2032-01-01");
  await page.reload();
  await expect(row(page, "01.01.2032")).toContainText("Izrakstīts");
  await expect(row(page, "01.01.2032")).toContainText("605,61 €");
});

test("the screens and dialogs of recurring invoices are accessible and fit their width", async ({
  page,
  installation,
}) => {
  const { admin, estimate } = await begun(installation);
  const name = "Mājaslapas un visu tās apakšlapu uzturēšana, atjaunināšana un rezerves kopijas katru mēnesi";
  const plan = { name, estimate_id: estimate.id, every: "month", day_of_month: 31, starts_on: "2032-01-01" };
  await admin("POST", "/recurring_invoices", { body: { ...plan, does: "issue" } });
  await admin("PATCH", "/companies/1/details", { body: { reg_nr: "" } });
  await morningOf(installation, "2032-01-31");
  await letIn(page, "admin");
  const start = "/invoices/recurring";
  const dialogs = [
    `${start}/add?estimate=${estimate.id}`,
    `${start}/add`,
    `${start}/add-lines`,
    `${start}/1/edit`,
    `${start}/1/delete`,
  ];
  await lookAtAll(page, [start, ...dialogs, `${start}/1/make/2032-01-31`, `${start}/1`, "/inbox"]);
});
