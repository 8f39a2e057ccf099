import { made } from "../api/arrange.ts";
import { callerAt, signIns } from "../support/installation.ts";
import { button, choice, dialog, link, notice, row, textbox } from "../support/page-words.ts";
import { enterAs, test as foreign } from "../support/plain/spec-backend.ts";
import { expect, letIn, type Page, test } from "../support/plain/test.ts";

const asked = (page: Page) => dialog(page, "Vairākas aģentūras pozīcijas");
const typed = (page: Page, place: number) =>
  asked(page).getByRole("group", { name: `${place}. rinda`, exact: true });

test("without scripts rows are added, refused where they stand, and saved together", async ({
  page,
  installation,
}) => {
  await letIn(page, "admin");
  await page.goto("/stock?sorting=name");
  await link(page, "Pievienot vairākas").click();
  await textbox(typed(page, 2), "Nosaukums").fill("Otrā");
  await textbox(typed(page, 2), "Cena").fill("12,5");
  await choice(typed(page, 2), "Mērvienība").selectOption("st.");
  await button(asked(page), "Pievienot rindu").click();
  await expect(textbox(typed(page, 2), "Nosaukums")).toHaveValue("Otrā");
  await textbox(typed(page, 11), "Nosaukums").fill("Vienpadsmitā");
  await button(asked(page), "Pievienot").click();
  await expect(textbox(typed(page, 11), "Cena")).toHaveAccessibleDescription("Šis lauks ir obligāts");
  await textbox(typed(page, 11), "Cena").fill("3");
  await button(asked(page), "Pievienot").click();
  await expect(page).toHaveURL(/\/stock\?sorting=name$/);
  await expect(notice(page, "Pievienots: 2 pozīcijas")).toBeVisible();
  const admin = await callerAt(installation, signIns.admin);
  const found = async (q: string) => (await admin("GET", `/stock_items?q=${encodeURI(q)}`)).json().data;
  expect(await found("Otrā")).toMatchObject([{ price: "12.50", measure_unit_id: 2 }]);
  expect(await found("Vienpadsmitā")).toMatchObject([{ price: "3.00", measure_unit_id: 1 }]);
});

test("a unit that a colleague has deleted is said in its row, and nothing is saved", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const { id } = await made(admin, "/measure_units", { short_name: "rullis", code: "XRO" });
  await letIn(page, "admin");
  await page.goto("/stock/many");
  await textbox(typed(page, 1), "Nosaukums").fill("Pirmā");
  await textbox(typed(page, 1), "Cena").fill("1");
  await textbox(typed(page, 4), "Nosaukums").fill("Ceturtā");
  await textbox(typed(page, 4), "Cena").fill("4");
  await choice(typed(page, 4), "Mērvienība").selectOption("rullis");
  await admin("DELETE", `/measure_units/${id}`);
  await button(asked(page), "Pievienot").click();
  await expect(choice(typed(page, 4), "Mērvienība")).toHaveAttribute("aria-invalid", "true");
  await expect(choice(typed(page, 1), "Mērvienība")).not.toHaveAttribute("aria-invalid", "true");
  await expect(textbox(typed(page, 4), "Nosaukums")).toHaveValue("Ceturtā");
  await page.goto("/stock?q=Pirm%C4%81");
  await expect(row(page, "Pirmā")).toHaveCount(0);
});

test("rows that were forged are refused, and places left out are passed over", async ({ page }) => {
  await letIn(page, "admin");
  await page.goto("/stock/many");
  const field = (name: string) => page.document.querySelector<HTMLInputElement>(`[name="rows[${name}"]`);
  for (const left of ["name", "name_en", "measure_unit_id", "price"]) field(`1].${left}`)?.remove();
  field("0].name")?.setAttribute("name", "rows[0].name[0]");
  field("0].name[0]")?.setAttribute("value", "Sarakstā");
  field("2].price")?.setAttribute("name", "rows[2].price.cents");
  field("2].price.cents")?.setAttribute("value", "1");
  await textbox(typed(page, 4), "Nosaukums").fill("Ceturtā");
  await textbox(typed(page, 4), "Cena").fill("4");
  await button(asked(page), "Pievienot").click();
  await expect(asked(page).getByRole("alert").first()).toBeVisible();
  await expect(textbox(typed(page, 4), "Nosaukums")).toHaveValue("Ceturtā");
});

foreign("a backend that takes one item at a time has no button for several", async ({ page }) => {
  await enterAs(page, "ilze", "/stock");
  await expect(link(page, "Pievienot vairākas")).toHaveCount(0);
  await page.goto("/stock/many");
  await expect(dialog(page, "Jauna aģentūras pozīcija")).toBeVisible();
});
