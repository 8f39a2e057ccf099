import { expect, letIn, open, test } from "../support/browser.ts";
import { button, textbox } from "../support/browser-words.ts";

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
] as const) {
  test(`at ${width} × ${height} no message covers a button that saves`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await letIn(page, "admin");
    for (const [path, field, typed] of [
      ["/clients/1", "Faktiskā adrese", "Cita iela 7"],
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
