import { expect, letIn, test } from "../support/browser.ts";
import { begunEstimate, line, openEstimate, sumOf } from "../support/browser-estimate.ts";
import { button, link, menu, notice, textbox } from "../support/browser-words.ts";
import { lines } from "./estimate-words.ts";

test("without a connection what is typed stays, counts and is saved later", async ({
  page,
  context,
  installation,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  const begun = await begunEstimate(installation, lines);
  await letIn(page, "admin");
  await openEstimate(page, begun);
  await context.setOffline(true);
  const price = textbox(line(page, "Buklets", 1), "Cena");
  await price.fill("20");
  await price.press("Tab");
  await expect(page.getByRole("alert").filter({ hasText: "Pagaidām neizdodas saglabāt" })).toBeVisible();
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("290,05 €");
  await expect(notice(page, "Saglabāts")).toHaveCount(0);
  // Whoever would leave now is asked first; nobody answers yes here.
  await link(menu(page), "Klienti").click();
  await expect(page).toHaveURL(new RegExp(`/estimate/${begun.estimate.id}$`));
  await expect(price).toHaveValue("20");
  await context.setOffline(false);
  await expect(notice(page, "Saglabāts")).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "Pagaidām neizdodas saglabāt" })).toHaveCount(0);
  await page.reload();
  await expect(price).toHaveValue("20,00");
});

test("two work in one estimate: what both changed is asked about, the rest goes together", async ({
  page,
  newBrowser,
  installation,
}) => {
  const begun = await begunEstimate(installation, lines);
  await letIn(page, "admin");
  await openEstimate(page, begun);
  const other = await newBrowser();
  await letIn(other, "planner");
  await openEstimate(other, begun);

  await textbox(line(page, "Buklets", 0), "Nosaukums").fill("Ofseta druka");
  await textbox(line(page, "Buklets", 0), "Cena").fill("0,2");
  await button(page, "Saglabāt").press("Enter");
  await expect(notice(page, "Saglabāts")).toBeVisible();

  const theirs = line(other, "Buklets", 0);
  await textbox(theirs, "Cena").fill("0,3");
  await textbox(theirs, "Daudzums").fill("2000");
  await textbox(theirs, "Daudzums").press("Tab");
  await expect(textbox(theirs, "Nosaukums")).toHaveValue("Ofseta druka");
  await expect(button(other, "Paturēt kolēģa: 0,20")).toBeVisible();
  await button(other, "Paturēt manu: 0,3").click();
  await expect(notice(other, "Saglabāts")).toBeVisible();
  await page.reload();
  await expect(textbox(line(page, "Buklets", 0), "Daudzums")).toHaveValue("2000");
  await expect(textbox(line(page, "Buklets", 0), "Cena")).toHaveValue("0,30");
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("624,00 €");
});
