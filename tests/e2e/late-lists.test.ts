import { begunEstimate } from "../support/begun-estimate.ts";
import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { intercept } from "../support/intercept.ts";
import { choice } from "../support/page-words.ts";

/** Holds back the script of lists to choose from, until it is let go. */
async function withheldList(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await intercept(page, /\/assets\/combo-box-list-.*\.js/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test.describe("a list to choose from that is still on its way", () => {
  test("opens with what was typed meanwhile, and typing goes on where it was", async ({ page }) => {
    await letIn(page, "user");
    const letGo = await withheldList(page);
    await open(page, "/projects/add");
    const client = choice(page, "Klients");
    await client.focus();
    await page.keyboard.type("Rsas dz");
    for (let steps = 0; steps < 6; steps += 1) await page.keyboard.press("ArrowLeft");
    letGo();
    await expect(client).toHaveAttribute("aria-expanded", "true");
    await expect(client).toBeFocused();
    await page.keyboard.type("a");
    await expect(client).toHaveValue("Rasas dz");
    await expect(page.getByRole("option", { name: "Rasas dzirnas" })).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(client).toHaveValue("Rasas dzirnas, SIA");
    await expect(page.locator("[name=client]")).not.toHaveValue("");
  });

  test("stays closed where nobody touched it", async ({ page }) => {
    await letIn(page, "user");
    const letGo = await withheldList(page);
    await open(page, "/projects/add");
    const name = page.getByRole("textbox", { name: "Nosaukums", exact: true }).first();
    await name.focus();
    const came = page.waitForResponse(/combo-box-list/);
    letGo();
    await came;
    await page.keyboard.type("Bukleti");
    await expect(name).toHaveValue("Bukleti");
    await expect(choice(page, "Klients")).toHaveAttribute("aria-expanded", "false");
  });

  test("stays closed where Escape was pressed meanwhile", async ({ page, installation }) => {
    const { estimate } = await begunEstimate(installation);
    await letIn(page, "user");
    const letGo = await withheldList(page);
    await open(page, `/estimate/${estimate.id}`);
    const field = choice(page, "Jauna rinda");
    await field.pressSequentially("Īpaša");
    await field.press("Escape");
    letGo();
    // The list has taken over.
    await expect(page.locator("button[aria-haspopup=listbox]").first()).toBeVisible();
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await expect(field).toHaveValue("Īpaša");
    await expect(page.getByRole("listbox")).toHaveCount(0);
  });

  test("is done without where it never comes: the name that was typed is found", async ({ page, faults }) => {
    faults.allow(/combo-box-list/, /net::ERR_FAILED/);
    await letIn(page, "user");
    await intercept(page, /\/assets\/combo-box-list-.*\.js/, (route) => route.abort());
    await open(page, "/projects/filter");
    const filters = page.getByRole("dialog", { name: "Filtri" });
    await choice(filters, "Klients").fill("Rasas dzirnas");
    await filters.getByRole("button", { name: "Lietot" }).click();
    await expect(page.getByRole("list", { name: "Aktīvie filtri" })).toContainText("Klients: Rasas dzirnas");
  });
});
