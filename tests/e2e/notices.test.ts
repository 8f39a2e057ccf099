import { expect, letIn, open, test } from "../support/browser.ts";
import { callerAt, signIns } from "../support/installation.ts";
import { button, notice, textbox } from "../support/page-words.ts";

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
] as const) {
  test(`at ${width} × ${height} no message covers a button that saves`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await letIn(page, "admin");
    for (const [path, field, typed] of [
      ["/clients/1/data", "Faktiskā adrese", "Cita iela 7"],
      ["/settings", "E-pasts", "birojs@demo.test"],
      ["/update-user-information", "Vārds, uzvārds", "Inga Ozola"],
    ] as const) {
      await open(page, path);
      await textbox(page, field).fill(typed);
      const save = button(page, "Saglabāt").last();
      await save.click();
      const said = page.locator("#notices [role=status] > *").first();
      await expect(said).toBeVisible();
      await expect(async () => {
        await save.scrollIntoViewIfNeeded();
        const [message, pressed] = [await said.boundingBox(), await save.boundingBox()];
        expect(message && pressed && message.x + message.width <= pressed.x, path).toBe(true);
      }).toPass();
    }
  });
}

test("what was said of the last sending goes with the next one", async ({ page, installation }) => {
  await letIn(page, "admin");
  await open(page, "/settings");
  const [email, save] = [textbox(page, "E-pasts"), button(page, "Saglabāt").last()];
  await email.fill("mans@demo.test");
  const admin = await callerAt(installation, signIns.admin);
  await admin("PATCH", "/companies/1/details", { body: { email: "kolega@demo.test" } });
  await save.click();
  const failed = notice(page, "Informāciju neizdevās atjaunināt!");
  await expect(failed).toBeVisible();
  await save.click();
  await expect(notice(page, "Informācija atjaunināta!")).toBeVisible();
  // At once, and not after its time.
  expect(await failed.count()).toBe(0);
});
