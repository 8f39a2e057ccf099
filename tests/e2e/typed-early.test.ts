import { billable, drafted } from "../support/begun-documents.ts";
import { begunEstimate } from "../support/begun-estimate.ts";
import { alive, expect, letIn, type Page, reload, test } from "../support/browser.ts";
import { line } from "../support/estimate-words.ts";
import { intercept } from "../support/intercept.ts";
import { choice, dialog, notice, textbox } from "../support/page-words.ts";

/** Opens an address whose scripts are late, types into it, and lets them come. */
async function typedEarly(page: Page, path: string, type: () => Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await intercept(page, "**/assets/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await type();
  resolve();
  await alive(page);
}

test.describe("what is typed before a page is alive", () => {
  test("is saved by an estimate, which saves by itself", async ({ page, installation }) => {
    const begun = await begunEstimate(installation, [{ name: "Druka", price: 1, quantity: 2 }]);
    await letIn(page, "user");
    const quantity = textbox(line(page, "Buklets", 0), "Daudzums");
    await typedEarly(page, `/estimate/${begun.estimate.id}`, () => quantity.fill("77"));
    await expect(notice(page, "Saglabāts")).toBeVisible();
    await reload(page);
    await expect(quantity).toHaveValue("77");
  });

  test("counts where a document is issued", async ({ page, installation }) => {
    const draft = await drafted(await billable(installation));
    await letIn(page, "user");
    const form = dialog(page, "Izrakstīt dokumentu");
    await typedEarly(page, `${draft.at}/issue`, () => textbox(form, "Datums").fill("01.01.2026"));
    await expect(form).toContainText("11.01.2026");
  });

  test("is not wiped out of a field with suggestions, and chooses by itself what follows", async ({
    page,
  }) => {
    await letIn(page, "admin");
    await typedEarly(page, "/projects/add", () => choice(page, "Klients").fill("Rasas dz"));
    await expect(choice(page, "Klients")).toHaveValue("Rasas dz");
    await typedEarly(page, "/users/add", async () => {
      await choice(page.getByRole("dialog"), "Loma").selectOption("Darbinieks");
    });
    await expect(choice(page, "Amats")).toBeVisible();
  });
});

test("what a browser puts back into an estimate does not undo what a colleague has there now", async ({
  page,
  installation,
}) => {
  const begun = await begunEstimate(installation, [{ name: "Druka", price: 1, quantity: 2 }]);
  const path = `/estimate/${begun.estimate.id}`;
  await letIn(page, "user");
  await page.goto(path);
  await alive(page);
  const unit = choice(line(page, "Buklets", 0), "Mērvienība");
  await unit.selectOption("st.");
  await expect(notice(page, "Saglabāts")).toBeVisible();
  await page.goto("/clients");
  const item = `/position_items/${begun.items[0]?.id}`;
  await begun.admin("PATCH", item, { body: { measure_unit_id: 1, quantity: 3 } });
  await page.goBack();
  await alive(page);
  await expect(unit.locator("option:checked")).toHaveText("gab.");
});
