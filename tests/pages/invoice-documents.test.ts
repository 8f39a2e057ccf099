import { billable, drafted, issued } from "../support/begun-documents.ts";
import { callerAt, signIns } from "../support/installation.ts";
import { button, dialog, heading, link, notice } from "../support/page-words.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

test("an advance that is deducted is not voided", async ({ page, installation }) => {
  const begun = await billable(installation);
  const advance = await issued(begun, { percentage: 30 });
  await issued(begun);
  await letIn(page, "admin");
  await page.goto(`${advance.at}/void`);
  const question = dialog(page, `Anulēt ${advance.number}?`);
  await button(question, "Jā").click();
  await expect(
    question.getByText("Šis avanss ir atskaitīts citā dokumentā. Vispirms anulējiet to."),
  ).toBeVisible();
});

test("users void nothing: no button, no dialog, no request", async ({ page, installation }) => {
  const begun = await billable(installation);
  const { id, at, number } = await issued(begun);
  await letIn(page, "user");
  await page.goto(at);
  await expect(heading(page, number)).toBeVisible();
  await expect(link(page, "Lejupielādēt").first()).toBeVisible();
  await expect(link(page, "Anulēt")).toHaveCount(0);
  await page.goto(`${at}/void`);
  await expect(page.getByText("Jums nav tiesību šai darbībai")).toBeVisible();
  const user = await callerAt(installation, signIns.user);
  expect((await user("DELETE", `/invoices/${id}`)).status).toBe(403);
});

test("a document that was sent is marked so", async ({ page, installation }) => {
  const { at } = await issued(await billable(installation));
  await letIn(page, "user");
  await page.goto(at);
  await button(page, "Atzīmēt kā nosūtītu").click();
  await expect(notice(page, "Dokuments atzīmēts kā nosūtīts")).toBeVisible();
  await expect(button(page, "Atzīmēt kā nosūtītu")).toHaveCount(0);
});

test("a draft is deleted, and leads back to its estimate", async ({ page, installation }) => {
  const begun = await billable(installation);
  const { at } = await drafted(begun);
  await letIn(page, "user");
  await page.goto(at);
  await link(page, "Dzēst melnrakstu").click();
  await button(dialog(page, "Vai tiešām turpināt?"), "Jā").click();
  await expect(notice(page, "Melnraksts dzēsts")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/estimate/${begun.estimate.id}$`));
});
