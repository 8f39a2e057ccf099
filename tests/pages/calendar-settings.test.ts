import { button, choice, notice, textbox } from "../support/page-words.ts";
import { expect, letIn, type Page, test } from "../support/plain/test.ts";

const day = (page: Page, name: string) =>
  page.getByRole("list", { name: "Brīvdienas" }).getByRole("listitem").filter({ hasText: name });

test("days off are added, removed and restored, and the calendar shows them", async ({ page }) => {
  await letIn(page, "admin");
  await page.goto("/settings/calendar?year=2027");
  await textbox(page, "Datums").fill("8.9.2027");
  await button(page, "Pievienot").click();
  await expect(textbox(page, "Nosaukums")).toHaveAccessibleDescription("Šis lauks ir obligāts");
  await textbox(page, "Nosaukums").fill("Sporta diena");
  await button(page, "Pievienot").click();
  await expect(notice(page, "Brīvdiena pievienota")).toBeVisible();
  await expect(day(page, "Sporta diena")).toContainText("08.09.2027");
  await page.goto("/calendar?date=2027-09-08");
  await expect(page.getByText("Sporta diena").first()).toBeVisible();

  await page.goto("/settings/calendar?year=2027");
  await button(page, "Noņemt: Sporta diena, 08.09.2027").click();
  await expect(day(page, "Sporta diena")).toHaveCount(0);
  await button(page, "Noņemt: Līgo diena, 23.06.2027").click();
  await expect(day(page, "Līgo diena")).toContainText("Strādājam");
  await button(page, "Atjaunot: Līgo diena, 23.06.2027").click();
  await expect(day(page, "Līgo diena")).not.toContainText("Strādājam");
  await page.getByRole("link", { name: "2028" }).click();
  await expect(day(page, "Jaungada diena")).toContainText("01.01.2028");
});

test("the calendar's day is changed, but not shorter than what is planned", async ({ page }) => {
  await letIn(page, "admin");
  await page.goto("/settings/calendar");
  const hours = page.getByRole("form", { name: "Darba diena" });
  await choice(hours, "Līdz").selectOption("9:00");
  await button(hours, "Saglabāt").click();
  await expect(choice(hours, "Līdz")).toHaveAccessibleDescription(/Ārpus šī laika jau ir plānoti ieraksti/);
  await choice(hours, "Līdz").selectOption("21:00");
  await choice(hours, "No").selectOption("7:00");
  await button(hours, "Saglabāt").click();
  await expect(notice(page, "Informācija atjaunināta!")).toBeVisible();
  await page.reload();
  await expect(choice(hours, "No").locator("option:checked")).toHaveText("7:00");
});

test("days off and hours are set as well", async ({ page }) => {
  await letIn(page, "admin");

  await page.goto("/settings/calendar?year=2027");
  await textbox(page, "Datums").fill("24.12.2027");
  await textbox(page, "Nosaukums").fill("Vēlreiz");
  await button(page, "Pievienot").click();
  await expect(textbox(page, "Datums")).toHaveAccessibleDescription("Šī diena sarakstā jau ir");
  await textbox(page, "Datums").fill("23.12.2027");
  await button(page, "Pievienot").click();
  await expect(day(page, "Vēlreiz")).toContainText("Sava brīvdiena");
  await button(page, "Noņemt: Vēlreiz, 23.12.2027").click();
  await expect(notice(page, "Brīvdiena noņemta")).toBeVisible();
  const hours = page.getByRole("form", { name: "Darba diena" });
  await choice(hours, "No").selectOption("20:00");
  await choice(hours, "Līdz").selectOption("19:00");
  await button(hours, "Saglabāt").click();
  await expect(choice(hours, "Līdz")).toHaveAccessibleDescription("Dienai jābeidzas vēlāk, nekā tā sākas");
});
