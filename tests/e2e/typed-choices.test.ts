import type { Locator } from "@playwright/test";
import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { button, choice, dialog } from "../support/page-words.ts";

const nobody = "Tāda klienta nav";

/** Types a name that the list does not have, and closes the list once it says so. */
async function typeNobody(field: Locator): Promise<void> {
  await field.fill(nobody);
  await expect(field.page().getByText("Nekas netika atrasts")).toBeVisible();
  await field.press("Escape");
  await expect(field).toHaveAttribute("aria-expanded", "false");
}

const chips = (page: Page) => page.getByRole("list", { name: "Aktīvie filtri" });

test("a filter by nobody's name is refused at its field, and filters once it is somebody's", async ({
  page,
}) => {
  await letIn(page, "user");
  for (const list of ["/projects", "/invoices"]) {
    await open(page, `${list}/filter`);
    const filters = dialog(page, "Filtri");
    await typeNobody(choice(filters, "Klients"));
    await button(filters, "Lietot").click();
    await expect(choice(filters, "Klients")).toHaveAccessibleDescription(/Izvēlieties/);
    await expect(choice(filters, "Klients")).toHaveValue(nobody);
    await choice(filters, "Klients").fill("rasas dzirnas");
    await filters.getByRole("option", { name: "Rasas dzirnas" }).click();
    await button(filters, "Lietot").click();
    await expect(filters).toBeHidden();
    await expect(chips(page)).toContainText("Klients: Rasas dzirnas");
  }
});

test("a report of nobody's name is refused, and comes once it is somebody's", async ({ page }) => {
  await letIn(page, "admin");
  await open(page, "/reports/financial-report?report=customer_year");
  const form = page.getByRole("form", { name: "Filtri" });
  await typeNobody(choice(form, "Klients"));
  await button(form, "Lietot").click();
  await expect(choice(form, "Klients")).toHaveAccessibleDescription(/Izvēlieties/);
  await choice(form, "Klients").fill("rasas dzirnas");
  await form
    .getByRole("option", { name: "Rasas dzirnas" })
    .or(page.getByRole("option", { name: "Rasas dzirnas" }))
    .first()
    .click();
  await button(form, "Lietot").click();
  await expect(page).toHaveURL(/customer_id=\d+/);
});

test("an estimate is copied for nobody but who is named, and the wrong name has the focus", async ({
  page,
}) => {
  await letIn(page, "user");
  await open(page, "/estimate/30/duplicate");
  const form = dialog(page, "Dublēt tāmi");
  await choice(form, "Klients").fill(nobody);
  await expect(form.getByRole("option", { name: `Pievienot klientu „${nobody}”` })).toBeVisible();
  await choice(form, "Klients").press("Escape");
  await button(form, "Dublēt tāmi").click();
  await expect(choice(form, "Klients")).toHaveAccessibleDescription(/Izvēlieties klientu no saraksta/);
  await expect(choice(form, "Klients")).toBeFocused();
  await expect(choice(form, "Klients")).toHaveValue(nobody);
});
