import { button, link, notice, textbox } from "../support/page-words.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

const versions = "Versijas";

test("terms are saved as versions, of which each can be read as it was", async ({ page }) => {
  await letIn(page, "admin");
  await page.goto("/settings/terms");
  await expect(page.getByText("Noteikumi vēl nav saglabāti.")).toBeVisible();
  await textbox(page, "Teksts latviski").fill("1. Priekšapmaksa 50 %.\n\n2. Termiņš.");
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Informācija atjaunināta!")).toBeVisible();
  await expect(page.getByText(/^1\. versija, saglabāja .+ \d\d\.\d\d\.\d{4} \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByRole("heading", { name: versions })).toHaveCount(0);

  await button(page, "Saglabāt").click();
  await expect(notice(page, "Teksts nav mainījies, jauna versija nav izveidota")).toBeVisible();
  await expect(page.getByText(/^1\. versija, saglabāja/)).toBeVisible();

  await textbox(page, "Teksts latviski").fill("1. Priekšapmaksa 30 %.");
  await textbox(page, "Teksts angliski").fill("1. In advance: 30 %.");
  await button(page, "Saglabāt").click();
  await expect(page.getByText(/^2\. versija, saglabāja/)).toBeVisible();
  await expect(textbox(page, "Teksts angliski")).toHaveValue("1. In advance: 30 %.");

  await expect(page.getByRole("heading", { name: versions })).toBeVisible();
  await expect(link(page, /^2\. versija Spēkā/)).toBeVisible();
  await expect(page.getByText("1. Priekšapmaksa 50 %.")).toHaveCount(0);
  await link(page, /^1\. versija/).click();
  await expect(page.getByText(/1\. Priekšapmaksa 50 %\.\s+2\. Termiņš\./)).toBeVisible();
  await expect(page.getByText("Teksta nav.")).toBeVisible();
  await link(page, /^1\. versija/).click();
  await expect(page.getByText("1. Priekšapmaksa 50 %.")).toHaveCount(0);
});

test("terms are found by the search of screens and settings", async ({ page }) => {
  await letIn(page, "admin");
  await page.goto("/search?q=noteikumi");
  await link(page.getByRole("main"), /^Noteikumi/).click();
  await expect(page).toHaveURL(/\/settings\/terms$/);
});

test("terms that are too long are refused at their field, with what was typed", async ({ page }) => {
  await letIn(page, "admin");
  await page.goto("/settings/terms");
  await textbox(page, "Teksts angliski").fill("x".repeat(40_001));
  await button(page, "Saglabāt").click();
  await expect(textbox(page, "Teksts angliski")).toHaveAccessibleDescription("Teksts ir par garu");
  await expect(textbox(page, "Teksts angliski")).toHaveValue("x".repeat(40_001));
  await expect(page.getByText("Noteikumi vēl nav saglabāti.")).toBeVisible();
});

test("of two who are the first to save terms the second is asked", async ({ page, newBrowser }) => {
  await letIn(page, "admin");
  const second = newBrowser();
  await letIn(second, "admin");
  for (const one of [page, second]) await one.goto("/settings/terms");

  await textbox(page, "Teksts latviski").fill("Pirmais teksts");
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Informācija atjaunināta!")).toBeVisible();
  await textbox(second, "Teksts latviski").fill("Otrais teksts");
  await textbox(second, "Teksts angliski").fill("The second text");
  await button(second, "Saglabāt").click();
  const asked = second.getByRole("alert").filter({ hasText: "Šos datus pa to laiku mainīja kolēģis" });
  await expect(asked.getByRole("link")).toHaveText(["Teksts latviski"]);
  await second.getByRole("radio", { name: "Pirmais teksts" }).check();
  await button(second, "Saglabāt").click();
  await expect(second.getByText(/^2\. versija, saglabāja/)).toBeVisible();
  await expect(textbox(second, "Teksts latviski")).toHaveValue("Pirmais teksts");
  await expect(textbox(second, "Teksts angliski")).toHaveValue("The second text");
});
