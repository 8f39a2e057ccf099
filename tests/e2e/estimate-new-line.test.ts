import { estimateType } from "#model/estimate/estimate-type.ts";
import { begunEstimate } from "../support/begun-estimate.ts";
import { expect, letIn, open, test } from "../support/browser.ts";
import { openEstimate } from "../support/browser-estimate.ts";
import { line } from "../support/estimate-words.ts";
import { intercept } from "../support/intercept.ts";
import { button, choice, link, menu, textbox, unsaved } from "../support/page-words.ts";
import { lines } from "./estimate-words.ts";

/** The field for a new line of a position: what stands in it until it is added. */

for (const [what, estimate_type_id, position, name] of [
  ["an estimate", estimateType.position, "Buklets", "Jauna rinda"],
  ["an offer", estimateType.product, "Produkti", "Jauns produkts"],
] as const)
  test(`a new line of ${what} that is typed and not added is asked about before it is left`, async ({
    page,
    installation,
  }) => {
    const begun = await begunEstimate(installation);
    const body = { name: "Ziemas kampaņa", project_id: 1, estimate_type_id };
    const offer = (await begun.admin("POST", "/estimates", { body })).json().data;
    const { id } = estimate_type_id === estimateType.product ? offer : begun.estimate;
    await letIn(page, "admin");
    await open(page, `/estimate/${id}`);
    const field = choice(page, name);
    const leave = link(menu(page), "Projekti");

    await field.pressSequentially("Īpaša");
    // What is found comes a moment later: closed before, it would open over the page.
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await field.press("Escape");
    for (const away of [leave, button(menu(page), "English")]) {
      await away.click();
      await button(unsaved(page), "Nē").click();
      await expect(field).toHaveValue("Īpaša");
    }
    await field.fill("");
    await leave.click();
    await expect(page).toHaveURL(/\/projects$/);

    await open(page, `/estimate/${id}`);
    await field.pressSequentially("Īpaša");
    await field.press("Enter");
    // Left while it is still on its way, or the estimate not read again.
    await leave.click();
    await expect(page).toHaveURL(/\/projects$/);
    await open(page, `/estimate/${id}`);
    await expect(textbox(line(page, position, 0), "Nosaukums")).toHaveValue("Īpaša");
    await expect(field).toHaveValue("");
  });

test("a new line that could not be added stays typed, whatever a colleague adds", async ({
  page,
  installation,
  faults,
}) => {
  faults.allow(/position_items/, /^request: net::ERR_FAILED/, /ERR_FAILED/);
  const begun = await begunEstimate(installation, lines);
  await letIn(page, "admin");
  await openEstimate(page, begun);
  const path = `**/api/${begun.position.id}/position_items`;
  await intercept(page, path, (route) => route.abort());
  const field = choice(page, "Jauna rinda");
  await field.pressSequentially("Īpaša rinda");
  await field.press("Escape");
  // What could not be added has the estimate read again, which is over before the colleague changes it.
  const read = page.waitForResponse((response) =>
    response.url().includes(`/estimate/${begun.estimate.id}.data`),
  );
  await field.press("Enter");
  await expect(page.getByText("Tīkla kļūda")).toBeVisible();
  await (await read).finished();
  await expect(field).toHaveValue("Īpaša rinda");

  const position_items = [{ name: "Locīšana", price: 1, quantity: 1 }];
  const added = await begun.admin("POST", `/${begun.position.id}/position_items`, {
    body: { position_items },
  });
  expect(added.status).toBe(201);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(textbox(line(page, "Buklets", 2), "Nosaukums")).toHaveValue("Locīšana");
  await expect(field).toHaveValue("Īpaša rinda");

  await page.unroute(path);
  await field.press("Enter");
  await expect(textbox(line(page, "Buklets", 3), "Nosaukums")).toHaveValue("Īpaša rinda");
  await expect(field).toHaveValue("");
  await expect(textbox(line(page, "Buklets", 3), "Daudzums")).toBeFocused();
});

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 390, height: 800 },
])
  test.describe(`a window ${viewport.width} wide`, () => {
    test.use({ viewport });

    test("leads to sign in where the session ended", async ({ page, context, installation, faults }) => {
      faults.allow(/401/);
      const begun = await begunEstimate(installation, lines);
      await letIn(page, "admin");
      await openEstimate(page, begun);
      await context.clearCookies({ name: "session" });
      const name = textbox(line(page, "Buklets", 0), "Nosaukums");
      await name.fill("Sietspiede");
      await name.press("Tab");
      const told = page.getByRole("alert").filter({ hasText: "Sesija ir beigusies. Ierakstītais ir šeit" });
      const opened = context.waitForEvent("page");
      await link(told, "Pieslēgties").click();
      await expect(await opened).toHaveURL(/\/login/);
    });
  });
