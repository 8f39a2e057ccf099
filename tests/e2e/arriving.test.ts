import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { intercept } from "../support/intercept.ts";
import { heading, link, menu } from "../support/page-words.ts";

const shape = (page: Page) => page.locator("[data-arriving]");

/** Keeps the data of pages back until what comes back is called; time stands still until it is moved. */
async function slowly(page: Page): Promise<() => void> {
  const arrived = Promise.withResolvers<void>();
  await intercept(page, /\.data(\?|$)/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.clock.install({ time: new Date("2026-11-20T10:00:00") });
  await page.clock.pauseAt(new Date("2026-11-20T10:01:00"));
  return arrived.resolve;
}

/** Where the list of the other pages is still on its way, a page is known only with it (docs/decisions/092). */
const expectShape = (page: Page, name: string) =>
  expect
    .poll(async () => {
      await page.clock.runFor(100);
      const [shown] = await shape(page).all();
      return shown ? shown.getAttribute("data-arriving") : null;
    })
    .toBe(name);

test("a page that takes longer is shown by its shape, and the menu stays", async ({ page }) => {
  await letIn(page, "admin");
  await open(page, "/inbox");
  const arrive = await slowly(page);
  await link(menu(page), "Kalendārs").click();
  await expect(page.getByRole("progressbar")).toBeAttached();
  await page.clock.runFor(250);
  await expect(shape(page)).toHaveCount(0);
  await expectShape(page, "week");
  await expect(page.locator("#content")).toHaveAttribute("aria-busy", "true");
  await link(menu(page), "Klienti").click();
  await expectShape(page, "rows");
  arrive();
  await expect(heading(page, "Klienti")).toBeVisible();
  await expect(shape(page)).toHaveCount(0);
  await expect(page.locator("#content")).not.toHaveAttribute("aria-busy");
});

test("a dialog that takes longer leaves its list as it is", async ({ page }) => {
  await letIn(page, "admin");
  await open(page, "/projects");
  const arrive = await slowly(page);
  await page.getByRole("main").getByRole("link", { name: "Pievienot projektu" }).first().click();
  await expect(page.getByRole("progressbar")).toBeAttached();
  await page.clock.runFor(1000);
  await expect(shape(page)).toHaveCount(0);
  arrive();
  await expect(page.getByRole("dialog")).toBeVisible();
});
