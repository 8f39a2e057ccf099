import { billable, drafted, issued } from "../support/begun-documents.ts";
import { sheet } from "../support/invoice-words.ts";
import { button, dialog, textbox } from "../support/page-words.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

test("a draft that a colleague changes while it is being issued does not lose their text", async ({
  page,
  installation,
}) => {
  const begun = await billable(installation);
  const draft = await drafted(begun);
  await letIn(page, "user");
  await page.goto(`${draft.at}/issue`);
  const form = dialog(page, "Izrakstīt dokumentu");
  await begun.admin("PATCH", `/invoices/${draft.id}`, { body: { comment: "Steidzami" } });
  await button(form, "Izrakstīt").click();
  await expect(textbox(form, "Piezīmes zem summām")).toHaveValue("Steidzami");
  await button(form, "Izrakstīt").click();
  await expect(sheet(page)).toContainText("Steidzami");
});

test("a document that a colleague has just voided is said to be so, and nothing more is promised", async ({
  page,
  installation,
}) => {
  const begun = await billable(installation);
  const document = await issued(begun);
  await letIn(page, "admin");
  await page.goto(`${document.at}/void`);
  const form = dialog(page, /^Anulēt RE/);
  await expect(form).toContainText("tiks izrakstīts kredītrēķins");
  expect((await begun.admin("DELETE", `/invoices/${document.id}`)).status).toBe(200);
  await button(form, "Jā").click();
  await expect(form.getByRole("alert")).toContainText("Dokuments ir anulēts");
  await expect(form).not.toContainText("tiks izrakstīts kredītrēķins");
});
