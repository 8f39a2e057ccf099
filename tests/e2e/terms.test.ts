import { expect, letIn, open, reload, test } from "../support/browser.ts";
import { button, link, notice, textbox } from "../support/page-words.ts";

test("terms are found among the settings, and changed by two people without losing anything", async ({
  page,
  newBrowser,
}) => {
  await letIn(page, "admin");
  await open(page, "/settings");
  await link(page.getByRole("navigation", { name: "Iestatījumu sadaļas" }), "Noteikumi").click();
  await textbox(page, "Teksts latviski").fill("1. Priekšapmaksa 50 %.");
  await textbox(page, "Teksts angliski").fill("1. Half in advance.");
  await button(page, "Saglabāt").click();
  await expect(page.getByText(/^1\. versija, saglabāja/)).toBeVisible();

  const second = await newBrowser();
  await letIn(second, "admin");
  await open(second, "/settings/terms");
  await textbox(page, "Teksts latviski").fill("1. Priekšapmaksa 30 %.");
  await button(page, "Saglabāt").click();
  await expect(page.getByText(/^2\. versija, saglabāja/)).toBeVisible();
  await textbox(second, "Teksts angliski").fill("1. A third in advance.");
  await button(second, "Saglabāt").click();
  await expect(notice(second, "Saglabāts. Paturētas arī kolēģa izmaiņas: Teksts latviski")).toBeVisible();
  await expect(second.getByText(/^3\. versija, saglabāja/)).toBeVisible();
  await expect(textbox(second, "Teksts latviski")).toHaveValue("1. Priekšapmaksa 30 %.");

  await link(second, /^1\. versija/).click();
  await expect(second.getByText("1. Half in advance.")).toBeVisible();
  await expect(link(second, /^1\. versija/)).toHaveAttribute("aria-expanded", "true");
  await button(second, "Saglabāt").click();
  await expect(notice(second, "Teksts nav mainījies, jauna versija nav izveidota")).toBeVisible();
  await textbox(second, "Teksts latviski").fill("1. Cits teksts.");
  await button(second, "Saglabāt").click();
  await expect(second.getByText(/^4\. versija, saglabāja/)).toBeVisible();

  // What both have changed is asked about, and who saved it last is not guessed.
  await reload(page);
  await textbox(page, "Teksts latviski").fill("1. Bez priekšapmaksas.");
  await button(page, "Saglabāt").click();
  await expect(page.getByText(/^5\. versija, saglabāja/)).toBeVisible();
  await textbox(second, "Teksts latviski").fill("1. Viss uzreiz.");
  await button(second, "Saglabāt").click();
  await expect(second.getByText("Šos datus pa to laiku mainīja kolēģis")).toBeVisible();
  await expect(second.getByText(/versija, saglabāja/)).toHaveCount(0);
  await second.getByRole("radio", { name: "1. Bez priekšapmaksas." }).check();
  await button(second, "Saglabāt").click();
  await expect(second.getByText(/^5\. versija, saglabāja/)).toBeVisible();
});
