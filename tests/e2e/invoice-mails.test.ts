import { billable, drafted, issued, numbered } from "../support/begun-documents.ts";
import { expect, letIn, open, test } from "../support/browser.ts";
import { standing } from "../support/invoice-words.ts";
import { button, dialog, heading, link, notice, textbox, unsaved } from "../support/page-words.ts";

test("a draft is issued and mailed, with a copy, and its mail is there to be read", async ({
  page,
  installation,
}) => {
  const begun = await billable(installation);
  const { at, id } = await drafted(begun);
  const { customer } = (await begun.admin("GET", `/invoices/${id}`)).json().data;
  await begun.admin("PATCH", `/customers/${customer.id}`, { body: { email: "birojs@klients.lv" } });
  await letIn(page, "admin");
  await open(page, `${at}/issue`);
  await button(dialog(page, "Izrakstīt dokumentu"), "Izrakstīt un nosūtīt…").click();
  const mail = dialog(page, `Nosūtīt ${numbered("RE", 1)}`);
  await expect(mail.getByRole("checkbox", { name: "birojs@klients.lv" })).toBeChecked();
  await expect(textbox(mail, "Temats")).toHaveValue(`Rēķins ${numbered("RE", 1)} – Testa birojs, SIA`);
  await expect(textbox(mail, "Vēstules teksts")).toHaveValue(/746,55\s€/);

  await test.step("a wrong address is named at its field, and what was typed stays", async () => {
    await textbox(mail, "Kopija").fill("uzskaite@klients.lv; nekas");
    await textbox(mail, "Temats").fill("Jūsu rēķins");
    await button(mail, "Nosūtīt").click();
    await expect(mail.getByText("Nederīga adrese: nekas")).toBeVisible();
    await expect(textbox(mail, "Temats")).toHaveValue("Jūsu rēķins");
    await textbox(mail, "Kopija").fill("uzskaite@klients.lv");
  });

  await mail.getByRole("checkbox", { name: "Nosūtīt kopiju man" }).check();
  await button(mail, "Nosūtīt").click();
  await expect(notice(page, "birojs@klients.lv")).toBeVisible();
  await expect(heading(page, numbered("RE", 1))).toBeVisible();
  await expect(standing(page)).toContainText("Nosūtīts");
  const sent = standing(page).getByRole("listitem").filter({ hasText: "birojs@klients.lv" });
  await expect(sent).toContainText("Nosūtīta");
  await sent.getByText("birojs@klients.lv").click();
  await expect(sent).toContainText("uzskaite@klients.lv, admin@demo.test");
  await expect(link(page, "Nosūtīt vēlreiz").first()).toBeVisible();

  await page.goto("/mailbox");
  const article = page.getByRole("article").filter({ hasText: "Jūsu rēķins" });
  await expect(article).toHaveCount(1);
  await expect(article).toContainText("Testa birojs, SIA");
});

test("the other language has its own words, and what was typed is not left unasked", async ({
  page,
  installation,
}) => {
  const { at } = await issued(await billable(installation));
  await letIn(page, "user");
  await open(page, `${at}/send`);
  const mail = dialog(page, /^Nosūtīt RE/);
  await link(mail, "Angliski").click();
  await expect(textbox(mail, "Temats")).toHaveValue(/^Invoice RE/);
  await textbox(mail, "Temats").fill("Hello");
  await link(mail, "Latviski").click();
  await button(unsaved(page), "Nē").click();
  await expect(textbox(mail, "Temats")).toHaveValue("Hello");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a document is mailed to an address that is typed", async ({ page, installation }) => {
    const { at, number } = await issued(await billable(installation));
    await letIn(page, "admin");
    await page.goto(at);
    await link(page, "Nosūtīt").first().click();
    const mail = dialog(page, `Nosūtīt ${number}`);
    const people = mail.getByRole("group", { name: "Kam" });
    for (const ticked of await people.getByRole("checkbox", { checked: true }).all()) await ticked.uncheck();
    await button(mail, "Nosūtīt").click();
    await expect(mail.getByText("Atzīmējiet vai ierakstiet vismaz vienu adresātu").first()).toBeVisible();
    await mail.getByRole("textbox", { name: /^(Kam|Citi adresāti)/ }).fill("birojs@klients.lv");
    await button(mail, "Nosūtīt").click();
    await expect(standing(page)).toContainText("birojs@klients.lv");
  });
});
