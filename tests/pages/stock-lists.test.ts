import { made } from "../api/arrange.ts";
import { callerAt, signIns } from "../support/installation.ts";
import { button, dialog, link, notice, row, textbox } from "../support/page-words.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

test.beforeEach(({ page }) => letIn(page, "admin"));

test("production items have no unit and price to choose", async ({ page }) => {
  await page.goto("/stock");
  await link(page, "Ražošanas pozīcijas").click();
  await expect(page).toHaveURL(/\/stock\/production$/);
  await expect(page.getByRole("searchbox")).toHaveCount(0);
  await link(page, "Pievienot ražošanas pozīciju").click();
  const form = dialog(page, "Jauna ražošanas pozīcija");
  await expect(form.getByText("Ražošanas pozīcijas mērvienība ir „gab.”")).toBeVisible();
  await expect(textbox(form, "Cena")).toHaveCount(0);
  await textbox(form, "Nosaukums").fill("Ābolu kastes druka");
  await textbox(form, "Nosaukums angliski").fill("Apple crate print");
  await button(form, "Pievienot").click();
  await expect(page).toHaveURL(/\/stock\/production\??$/);
  await expect(row(page, "Ābolu kastes druka")).toContainText("Apple crate print");

  // Under the address of the other list it is the same item, and is saved into its own.
  await link(page, "Ābolu kastes druka").click();
  await expect(page).toHaveURL(/\/stock\/production\/\d+/);
  const own = new URL(page.url()).pathname;
  await page.goto(own.replace("/production", ""));
  const opened = dialog(page, "Ābolu kastes druka");
  await textbox(opened, "Nosaukums").fill("Bumbieru kastes druka");
  await button(opened, "Saglabāt").click();
  await expect(page).toHaveURL(/\/stock\/production\??$/);
  await expect(row(page, "Bumbieru kastes druka")).toBeVisible();
});

test("kinds of work have a colour, and the pinned ones stand first", async ({ page }) => {
  await page.goto("/stock/vacancies");
  await link(page, "Pievienot darba veidu").click();
  const form = dialog(page, "Jauns darba veids");
  await expect(textbox(form, "Krāsa")).toHaveValue("#000000");
  await textbox(form, "Nosaukums").fill("Aizvietošana");
  await textbox(form, "Krāsa").fill("sarkana");
  await button(form, "Pievienot").click();
  await expect(textbox(form, "Krāsa")).toHaveAccessibleDescription(/Ievadiet krāsu/);
  await textbox(form, "Krāsa").fill("#aa2200");
  await form.getByRole("checkbox", { name: "Piesprausts" }).check();
  await button(form, "Pievienot").click();
  await expect(notice(page, /Darba veids .Aizvietošana. pievienots/)).toBeVisible();
  const first = page.getByRole("row").nth(1);
  await expect(first).toContainText("Aizvietošana");
  await expect(first).toContainText("#AA2200");
  await link(first, "Aizvietošana").click();
  await link(dialog(page, "Labot darba veidu: Aizvietošana"), "Dzēst").click();
  await button(dialog(page, "Vai tiešām turpināt?"), "Jā").click();
  await expect(notice(page, "Darba veids dzēsts")).toBeVisible();
  await expect(row(page, "Aizvietošana")).toHaveCount(0);
});

test("products alone are searched", async ({ page }) => {
  for (const [path, boxes] of [
    ["/stock", 0],
    ["/stock/production", 0],
    ["/stock/vacancies", 0],
    ["/stock/products", 1],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("searchbox")).toHaveCount(boxes);
  }
});

test("measure units are added with their code, renamed and deleted; one in use stays", async ({ page }) => {
  await page.goto("/stock");
  await link(page, "Mērvienības").click();
  const units = dialog(page, "Mērvienības");
  await textbox(units, "Apzīmējums").fill("rīse");
  await units.getByRole("combobox", { name: "UN/ECE kods", exact: true }).fill("nav koda");
  await button(units, "Pievienot").click();
  await expect(units.getByRole("combobox", { name: "UN/ECE kods", exact: true })).toHaveAccessibleDescription(
    /Kodā jābūt/,
  );
  await units.getByRole("combobox", { name: "UN/ECE kods", exact: true }).fill("rm");
  await button(units, "Pievienot").click();
  await expect(notice(page, "Mērvienība pievienota")).toBeVisible();
  await expect(units.getByRole("combobox", { name: "UN/ECE kods: rīse" })).toHaveValue("RM");
  await textbox(units, "Apzīmējums: rīse").fill("rīses");
  await button(units, "Saglabāt: rīse").click();
  await expect(notice(page, "Mērvienība saglabāta")).toBeVisible();
  await button(units, "Dzēst: rīses").click();
  await expect(notice(page, "Mērvienība dzēsta")).toBeVisible();
  await button(units, "Dzēst: st.").click();
  await expect(notice(page, "Šo mērvienību dzēst nevar, jo tā tiek lietota")).toBeVisible();
  await expect(button(units, "Dzēst: gab.")).toBeDisabled();
});

test("the question before a product is deleted names images only where it has any", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const { id } = await made(admin, "/products", {
    code: "KR-7",
    name: { lv: "Krūze" },
    default_measure_unit_id: 1,
  });
  await page.goto(`/stock/products/${id}/delete`);
  const asked = dialog(page, "Vai tiešām turpināt?");
  await expect(asked).toContainText("Produkts „Krūze” tiks dzēsts.");
  await expect(asked).not.toContainText("attēli");
});
