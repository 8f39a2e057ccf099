import { readFile } from "node:fs/promises";
import { billable, drafted, numbered } from "../support/begun-documents.ts";
import { expect, letIn, open, test } from "../support/browser.ts";
import { button, dialog, heading, link, notice, textbox } from "../support/page-words.ts";

test("an invoice to a municipality goes from its draft to an e-invoice", async ({ page, installation }) => {
  const begun = await billable(installation);
  const { at, id } = await drafted(begun);
  const { customer } = (await begun.admin("GET", `/invoices/${id}`)).json().data;
  await letIn(page, "admin");

  await test.step("the client becomes a public body, whose address is wrong at first", async () => {
    await open(page, `/clients/${customer.id}/data`);
    await textbox(page, "Reģistrācijas nr.").fill("");
    await page.getByRole("checkbox", { name: "Valsts vai pašvaldības iestāde" }).check();
    await page.getByLabel("Adreses veids").selectOption("0218");
    await textbox(page, "E-rēķina adrese").fill("90000069282");
    await button(page, "Saglabāt").click();
    await expect(page.getByText("Adrese neatbilst izvēlētajam veidam")).toBeVisible();
    await textbox(page, "E-rēķina adrese").fill("90000069281");
    await button(page, "Saglabāt").click();
    await expect(page.getByText("Adrese neatbilst izvēlētajam veidam")).toBeHidden();
    await expect(notice(page, "Saglabāts")).toBeVisible();
  });

  await test.step("the draft says what it lacks, and is not issued without it", async () => {
    await open(page, at);
    const lacking = page.getByRole("group").filter({ hasText: "E-rēķinam šajā dokumentā trūkst datu" });
    await expect(lacking.getByRole("link")).toHaveText(["Pircēja atsauce vai pasūtījuma numurs"]);
    await link(page, "Izrakstīt").first().click();
    const issuing = dialog(page, "Izrakstīt dokumentu");
    await button(issuing, "Izrakstīt").click();
    await expect(textbox(issuing, "Pasūtījuma nr.")).toHaveAccessibleDescription(/jābūt pasūtījuma numuram/);
    await textbox(issuing, "Pasūtījuma nr.").fill("RPP-2026/15");
    await button(issuing, "Izrakstīt").click();
    await expect(heading(page, numbered("RE", 1))).toBeVisible();
  });

  const [file] = await Promise.all([page.waitForEvent("download"), link(page, "E-rēķins").first().click()]);
  expect(file.suggestedFilename()).toBe(`${numbered("RE", 1)}.xml`);
  const xml = await readFile(await file.path(), "utf8");
  for (const part of [
    "<cbc:ID>RPP-2026/15</cbc:ID>",
    '<cbc:EndpointID schemeID="0218">90000069281</cbc:EndpointID>',
    ">746.55</cbc:PayableAmount>",
  ])
    expect(xml).toContain(part);

  await link(page, "Nosūtīt").first().click();
  await expect(
    dialog(page, /^Nosūtīt RE/).getByRole("checkbox", { name: "Pievienot e-rēķinu (XML)" }),
  ).toBeChecked();
});
