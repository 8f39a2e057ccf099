import { billable, drafted } from "../support/begun-documents.ts";
import { begunEstimate } from "../support/begun-estimate.ts";
import { expect, letIn, open, test } from "../support/browser.ts";
import { callerAt, signIns } from "../support/installation.ts";
import { button, dialog, textbox, unsaved } from "../support/page-words.ts";

/** Dialogs over pages that are read again by a rule of their own: what is gone must not take along what is typed. */
test.describe("what a colleague deleted while something was typed in its dialog", () => {
  const gone = "Šo ierakstu kolēģis pa to laiku ir izdzēsis";

  test("an entry of the calendar", async ({ page, installation }) => {
    const admin = await callerAt(installation, signIns.admin);
    // One of additional work has a commentary in place of a description, and may be the week's first.
    const { data } = (await admin("GET", "/calendar")).json();
    const entry = data.find(({ project_id }: { project_id: number | null }) => project_id !== null);
    await letIn(page, "admin");
    await open(page, `/calendar/entries/${entry.calendar_id}`);
    const form = page.getByRole("dialog");
    await textbox(form, "Apraksts").fill("Otrais apgrieziens");
    await admin("DELETE", `/calendar/${entry.calendar_id}`);
    await expect(form.getByRole("alert")).toContainText(gone);
    await expect(button(form, "Saglabāt")).toBeHidden();
    await expect(textbox(form, "Apraksts")).toHaveValue("Otrais apgrieziens");
    await page.keyboard.press("Escape");
    await expect(unsaved(page)).toBeVisible();
  });

  test("the line of a cost", async ({ page, installation }) => {
    const begun = await begunEstimate(installation, [{ name: "Druka", price: 1, quantity: 1 }]);
    const line = begun.items[0]?.id;
    await letIn(page, "user");
    await open(page, `/estimate/${begun.estimate.id}/items/${line}/costs`);
    const form = page.getByRole("dialog");
    await textbox(form, "Nosaukums").fill("Kurjers");
    await textbox(form, "Summa bez PVN").fill("5");
    await begun.admin("DELETE", `/position_items/${line}`);
    await button(form, "Pievienot").click();
    await expect(form.getByRole("alert")).toContainText(gone);
    await expect(textbox(form, "Nosaukums")).toHaveValue("Kurjers");
  });

  test("the client that a person is added to", async ({ page, installation }) => {
    const admin = await callerAt(installation, signIns.admin);
    const client = { name: "Aka, SIA", short_name: "Aka" };
    const { id } = (await admin("POST", "/customers", { body: client })).json().data;
    await letIn(page, "admin");
    await open(page, `/clients/${id}/people/add`);
    const form = dialog(page, "Jauna kontaktpersona");
    await textbox(form, "Vārds, uzvārds").fill("Ilze Priede");
    await admin("DELETE", `/customers/${id}`);
    await button(form, "Pievienot").click();
    await expect(form.getByRole("alert")).toContainText(gone);
    await expect(textbox(form, "Vārds, uzvārds")).toHaveValue("Ilze Priede");
  });

  test("a draft that is being issued", async ({ page, installation }) => {
    const begun = await billable(installation);
    const draft = await drafted(begun);
    await letIn(page, "user");
    await open(page, `${draft.at}/issue`);
    const form = dialog(page, "Izrakstīt dokumentu");
    await textbox(form, "Piezīmes zem summām").fill("Paldies");
    await begun.admin("DELETE", `/invoices/${draft.id}`);
    await button(form, "Izrakstīt").click();
    await expect(form.getByRole("alert")).toContainText(gone);
    await expect(textbox(form, "Piezīmes zem summām")).toHaveValue("Paldies");
  });
});

test("a draft that a colleague issued meanwhile says so, and not that it is to be issued", async ({
  page,
  newBrowser,
  installation,
}) => {
  const begun = await billable(installation);
  const draft = await drafted(begun);
  const second = await newBrowser({ javaScriptEnabled: false });
  for (const colleague of [page, second]) await letIn(colleague, "user");
  await open(page, `${draft.at}/issue`);
  await second.goto(`${draft.at}/delete`);
  const form = dialog(page, "Izrakstīt dokumentu");
  await textbox(form, "Piezīmes zem summām").fill("Paldies");
  await begun.admin("POST", `/invoices/${draft.id}/final_document`, { body: {} });
  await button(form, "Izrakstīt").click();
  await expect(form.getByRole("alert")).toContainText("Šis melnraksts pa to laiku jau ir izrakstīts");
  await expect(textbox(form, "Piezīmes zem summām")).toHaveValue("Paldies");
  await button(second.getByRole("dialog"), "Jā").click();
  await expect(second.getByRole("alert")).toContainText("kaut kas ir mainījies, tāpēc nekas nav izdzēsts");
});
