import { billable, numbered } from "../support/begun-documents.ts";
import { expect, letIn, test } from "../support/browser.ts";
import { openCreate } from "../support/browser-invoice.ts";
import { tabTo, typeAt } from "../support/browser-keyboard.ts";
import { billSums } from "../support/invoice-words.ts";
import { button, dialog, heading, link, textbox } from "../support/page-words.ts";

test("a document is made, issued and paid without a mouse", async ({ page, installation }) => {
  const begun = await billable(installation);
  await letIn(page, "user");
  await openCreate(page, begun);
  await tabTo(page, page.getByRole("radio", { name: /^Viss atlikušais/ }));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await typeAt(page, textbox(page, "Avansa daļa no tāmes"), "30");
  await expect(billSums(page)).toContainText("223,97 €");
  await tabTo(page, page.getByRole("radio", { name: "Rēķins" }));
  await tabTo(page, page.getByRole("radio", { name: "10 dienas" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "15 dienas" })).toBeChecked();
  await tabTo(page, button(page, "Izveidot").last());
  await page.keyboard.press("Enter");
  await expect(heading(page, "Rēķins – melnraksts")).toBeVisible();

  await tabTo(page, link(page, "Izrakstīt").first());
  await page.keyboard.press("Enter");
  const form = dialog(page, "Izrakstīt dokumentu");
  await tabTo(page, button(form, "Izrakstīt"));
  await page.keyboard.press("Enter");
  await expect(heading(page, numbered("RE", 1))).toBeVisible();

  await tabTo(page, link(page, "Atzīmēt kā apmaksātu"));
  await page.keyboard.press("Enter");
  const closing = dialog(page, "Atzīmēt kā apmaksātu");
  await expect(button(closing, "Atzīmēt kā apmaksātu")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(link(page, "Atzīmēt kā apmaksātu")).toHaveCount(0);
});
