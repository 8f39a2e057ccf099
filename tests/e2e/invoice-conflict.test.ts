import type { Locator } from "@playwright/test";
import { billable, drafted, numbered } from "../support/begun-documents.ts";
import { expect, letIn, open, test } from "../support/browser.ts";
import { sheet } from "../support/invoice-words.ts";
import { button, dialog, heading, textbox } from "../support/page-words.ts";

test.describe("a draft that a colleague changes while it is being issued", () => {
  const conflictIn = (form: Locator) => form.getByRole("alert").filter({ hasText: "mainīja kolēģis" });

  test("is issued as the colleague left it, after showing what differs", async ({ page, installation }) => {
    const begun = await billable(installation);
    const draft = await drafted(begun, { position_items: [begun.items[0]?.id] });
    await letIn(page, "user");
    await open(page, `${draft.at}/issue`);
    const form = dialog(page, "Izrakstīt dokumentu");
    await form.getByRole("radio", { name: "Nosūtīts" }).check();
    const body = { comment: "Steidzami", position_items: null };
    await begun.admin("PATCH", `/invoices/${draft.id}`, { body });
    await button(form, "Izrakstīt").click();
    await expect(conflictIn(form)).toContainText("746,55 €");
    await expect(conflictIn(form)).toContainText("Steidzami");
    await expect(conflictIn(form)).toBeFocused();
    await expect(button(form, "Lietot manu ievadīto")).toHaveCount(0);
    await button(form, "Izrakstīt").click();
    await expect(heading(page, numbered("RE", 1))).toBeVisible();
    await expect(sheet(page)).toContainText("Steidzami");
    await expect(page.getByText("Nosūtīts").first()).toBeVisible();
  });

  test("keeps what was typed here beside it, to be chosen", async ({ page, installation }) => {
    const begun = await billable(installation);
    const draft = await drafted(begun);
    await letIn(page, "user");
    await open(page, `${draft.at}/issue`);
    const form = dialog(page, "Izrakstīt dokumentu");
    const comment = textbox(form, "Piezīmes zem summām");
    await comment.fill("Paldies");
    await begun.admin("PATCH", `/invoices/${draft.id}`, { body: { comment: "Steidzami" } });
    await button(form, "Izrakstīt").click();
    await expect(comment).toHaveValue("Steidzami");
    await expect(conflictIn(form)).toContainText("Paldies");
    await button(form, "Lietot manu ievadīto").click();
    await expect(comment).toHaveValue("Paldies");
    await button(form, "Izrakstīt").click();
    await expect(sheet(page)).toContainText("Paldies");
  });
});
