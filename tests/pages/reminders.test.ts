import { billable, issued } from "../support/begun-documents.ts";
import { link, row } from "../support/page-words.ts";
import { enterAs, test as testSpecification } from "../support/plain/spec-backend.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

test("what will be sent, and what is disputed, is found without scripts", async ({ page, installation }) => {
  const begun = await billable(installation);
  const { admin } = begun;
  const { id, number, at } = await issued(begun, { due_date: "2037-12-21" });
  await admin("POST", `/invoices/${id}/mails`, {
    body: { to: ["birojs@klients.lv"], subject: "Rēķins", text: "Labdien!", lang: "lv" },
  });
  await letIn(page, "admin");

  await page.goto("/settings/reminders");
  await link(page, "Skatīt, ko sūtīs").click();
  await expect(page.getByText(/ko klientiem sūtītu, ja tos ieslēgtu šodien/)).toBeVisible();
  await expect(link(page, "Atgādinājumu iestatījumi")).toHaveAttribute("href", "/settings/reminders");
  await page.goto(`/invoices/reminders?q=${number}`);
  await expect(row(page, number)).toContainText("18.12.2037");
  await expect(row(page, number)).toContainText("3 dienas pirms termiņa");
  await expect(row(page, number)).toContainText("746,55");

  await admin("PATCH", "/reminder_plan", { body: { is_on: true } });
  await admin("PATCH", `/invoices/${id}/reminders`, { body: { is_disputed: true, note: "Cita summa" } });
  await page.goto(at);
  await link(page, "Visi atgādinājumi").click();
  await expect(page.getByText(/ja tos ieslēgtu šodien/)).toHaveCount(0);
  await link(page, "Apturētie").click();
  await expect(row(page, number)).toHaveCount(0);
  await link(page, "Apstrīdētie").click();
  await expect(row(page, number)).toContainText("Apstrīdēts");
  await expect(link(row(page, number), number)).toHaveAttribute("href", at);

  await page.goto("/invoices/reminders?q=nekas");
  await link(page, "Apturētie").click();
  await expect(page.getByText("Neviens neapmaksāts dokuments neatbilst filtram.")).toBeVisible();
});

test("who does not run the agency is told that reminders are off, and led nowhere", async ({
  page,
  installation,
}) => {
  const begun = await billable(installation);
  await begun.admin("PATCH", "/reminder_plan", { body: { is_on: false } });
  await issued(begun, { due_date: "2037-12-21" });
  await letIn(page, "user");
  await page.goto("/invoices/reminders");
  await expect(page.getByText(/Automātiskie atgādinājumi ir izslēgti/)).toBeVisible();
  await expect(link(page, "Atgādinājumu iestatījumi")).toHaveCount(0);
});

testSpecification("a backend that reminds nobody says so", async ({ page }) => {
  await enterAs(page, "ilze", "/invoices/reminders");
  await expect(page.getByText(/nepiedāvā/)).toBeVisible();
});
