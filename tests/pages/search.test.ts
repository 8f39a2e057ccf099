import { begunEstimate } from "../support/begun-estimate.ts";
import { heading, link, menu } from "../support/page-words.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

test("everything is found on a page of its own", async ({ page, installation }) => {
  const { estimate } = await begunEstimate(installation);
  await letIn(page, "admin");
  await page.goto("/clients");
  await link(menu(page), "Meklēt").click();
  await expect(heading(page, "Meklēt")).toBeVisible();
  await page.goto("/search?q=rudens+kampana");
  await expect(heading(page, "Tāmes")).toBeVisible();
  await link(page.getByRole("main"), /^Rudens kampaņa/).click();
  await expect(page).toHaveURL(new RegExp(`/estimate/${estimate.id}$`));
});

test("what is not there is said, with what was typed", async ({ page }) => {
  await letIn(page, "admin");
  await page.goto("/search?q=nekasnav");
  await expect(page.getByRole("main")).toContainText("Nekas nav atrasts: nekasnav");
});

test("an employee finds screens alone", async ({ page, installation }) => {
  await begunEstimate(installation);
  await letIn(page, "employee");
  await page.goto("/search?q=rudens");
  await expect(page.getByRole("main")).not.toContainText("Rudens kampaņa");
  await expect(page.getByRole("searchbox", { name: "Doties uz" })).toHaveValue("rudens");
  await page.goto("/search?q=kalend");
  await link(page.getByRole("main"), "Kalendārs").click();
  await expect(page).toHaveURL(/\/calendar$/);
});
