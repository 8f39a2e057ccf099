import { expect, letIn, open, test } from "../support/browser.ts";
import { chooseClient } from "../support/browser-forms.ts";
import { callerAt, signIns } from "../support/installation.ts";
import { button, dialog, link, notice, row, textbox } from "../support/page-words.ts";

test("a client's own price is added, changed and removed", async ({ page, installation }) => {
  const admin = await callerAt(installation, signIns.admin);
  const item = { type_id: 1, name: "Žurnāla salikums", measure_unit_id: 2, price: "80" };
  await admin("POST", "/stock_items", { body: item });
  const made = await admin("POST", "/customers", { body: { name: "Cenu klients", short_name: "Cenas" } });
  await letIn(page, "user");
  await open(page, `/clients/${made.json().data.id}/prices`);
  await expect(page.getByText("Šim klientam ir spēkā parastās cenas.")).toBeVisible();

  await link(page, "Pievienot cenu").click();
  const form = dialog(page, "Klienta cena");
  await button(form, "Saglabāt").click();
  await expect(form.getByRole("combobox")).toHaveAccessibleDescription(/Izvēlieties pozīciju no saraksta/);
  await chooseClient(form, "Pozīcija", "zurn", "Žurnāla salikums");
  await textbox(form, "Klienta cena").fill("72,25");
  await button(form, "Saglabāt").click();
  await expect(notice(page, "Klienta cena saglabāta")).toBeVisible();
  await expect(row(page, "Žurnāla salikums")).toContainText("80,00 €");
  await expect(row(page, "Žurnāla salikums")).toContainText("72,25 €");

  await link(page, "Žurnāla salikums").click();
  await expect(textbox(form, "Klienta cena")).toHaveValue("72,25");
  await textbox(form, "Klienta cena").fill("70");
  await button(form, "Saglabāt").click();
  await expect(row(page, "Žurnāla salikums")).toContainText("70,00 €");

  await button(page, "Noņemt: Žurnāla salikums").click();
  await expect(notice(page, "Klienta cena noņemta")).toBeVisible();
  await expect(page.getByText("Šim klientam ir spēkā parastās cenas.")).toBeVisible();

  await button(notice(page, "Klienta cena noņemta"), "Atsaukt").click();
  await expect(row(page, "Žurnāla salikums")).toContainText("70,00 €");
});
