import { listed } from "../api/invoices/assortment.ts";
import { button, choice, dialog, link, rows, textbox } from "../support/page-words.ts";
import { openInvoices } from "../support/plain/invoices.ts";
import { expect, type Page, testEmpty as test } from "../support/plain/test.ts";

const chips = (page: Page) => page.getByRole("list", { name: "Aktīvie filtri" });

test("a date that is none is said at its field; in an address it filters nothing, and is said to", async ({
  page,
  installation,
}) => {
  const { admin } = await openInvoices(page, installation);
  const { total } = await listed(admin);
  await page.goto("/invoices/filter");
  const filters = dialog(page, "Filtri");
  await textbox(filters, "Apmaksāt līdz").fill("nekad");
  await choice(filters, "Statuss").selectOption({ label: "Izrakstīts" });
  await button(filters, "Lietot").click();
  await expect(textbox(filters, "Apmaksāt līdz")).toHaveAccessibleDescription(/Ievadiet datumu/);
  await textbox(filters, "Apmaksāt līdz").fill("01.01.1899");
  await button(filters, "Lietot").click();
  await expect(textbox(filters, "Apmaksāt līdz")).toHaveAccessibleDescription(/no 1900\. līdz 2100\. gadam/);
  await textbox(filters, "Apmaksāt līdz").fill("1.2.2099");
  await button(filters, "Lietot").click();
  await expect(filters).toBeHidden();
  await expect(chips(page)).toContainText("Apmaksāt līdz: 01.02.2099");
  await page.goto("/invoices?date=nekad&status=99&sorting=bogus&client=01&per_page=1000");
  await expect(rows(page)).toHaveCount(total);
  await expect(chips(page)).toContainText("Klients: „01” – filtrs netiek lietots");
  const removals = chips(page).getByRole("link", { name: /^Noņemt filtru/ });
  await expect(removals).toHaveCount(3);
  await removals.first().click();
  await expect(removals).toHaveCount(2);
  await link(chips(page), "Notīrīt filtrus").click();
  await expect(page).toHaveURL(/\/invoices\?per_page=1000$/);
  await expect(chips(page)).toHaveCount(0);
  await page.goto(`/invoices?invoiceNr=${"x".repeat(500)}`);
  await expect(page.getByText("Šiem filtriem neatbilst neviens dokuments.")).toBeVisible();
});

test("projects are filtered by nothing that says nothing either", async ({ page, installation }) => {
  await openInvoices(page, installation);
  await page.goto("/projects/filter");
  const filters = dialog(page, "Filtri");
  await textbox(filters, "Plānotais sākums no").fill("drīz");
  await button(filters, "Lietot").click();
  await expect(textbox(filters, "Plānotais sākums no")).toHaveAccessibleDescription(/Ievadiet datumu/);
  await page.goto("/projects?dueDate=drīz&status=99&sorting=bogus");
  await expect(rows(page).first()).toBeVisible();
  await expect(chips(page)).toContainText("„drīz” – filtrs netiek lietots");
});
