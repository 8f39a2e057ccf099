import { showDate, today } from "#model/date/dates.ts";
import { expect, open, test } from "../support/browser.ts";
import { chooseClient, openCalendar } from "../support/browser-forms.ts";
import {
  button,
  choice,
  dialog,
  heading,
  link,
  menu,
  notice,
  row,
  rows,
  secretBox,
  textbox,
} from "../support/page-words.ts";

test.use({ demonstration: null });

const secret = "pirmā darba diena";

test("an empty installation is filled on its first working day", async ({ page, installation }) => {
  await test.step("the link that the operator handed over sets a password", async () => {
    await open(page, installation.link ?? "");
    await expect(heading(page, "Jauna parole")).toBeVisible();
    await secretBox(page, "Parole").fill(secret);
    await secretBox(page, "Parole vēlreiz").fill(secret);
    await button(page, "Iestatīt paroli").click();
    await expect(page).toHaveURL(/\/setup$/);
  });

  await test.step("it leads in to what is to be set up; there is one user, and no project", async () => {
    await expect(heading(page, "Darba sākšana")).toBeVisible();
    await expect(page.getByText("Paveikts: 0 no 8")).toBeVisible();
    await link(menu(page), "Lietotāji").click();
    await expect(page).toHaveURL(/\/users$/);
    await expect(rows(page)).toHaveCount(1);
    await link(menu(page), "Projekti").click();
    await expect(page.getByText("Šeit būs jūsu projekti. Izveidojiet pirmo.")).toBeVisible();
    await link(menu(page), "Klienti").click();
    await expect(page.getByText("Šeit būs jūsu klienti. Pievienojiet pirmo.")).toBeVisible();
  });

  await test.step("banks are added, hidden and deleted in their dialog", async () => {
    await link(page, "Bankas").click();
    const banks = dialog(page, "Bankas");
    await expect(banks.getByText("Vēl nav nevienas bankas.")).toBeVisible();
    const add = button(banks, "Pievienot");
    await expect(add).toBeDisabled();
    await textbox(banks, "Bankas nosaukums").fill("Pirmā banka");
    await expect(add).toBeDisabled();
    await textbox(banks, "SWIFT kods").fill("   ");
    await expect(add).toBeDisabled();
    await textbox(banks, "SWIFT kods").fill("bank lv22");
    await expect(add).toBeEnabled();
    await add.click();
    await expect(notice(page, "Banka pievienota")).toBeVisible();
    await expect(banks.getByRole("listitem").filter({ hasText: "Pirmā banka" })).toContainText("BANKLV22");
    await expect(textbox(banks, "Bankas nosaukums")).toHaveValue("");
    await expect(add).toBeDisabled();

    for (const [name, swift] of [
      ["Otrā banka", "OTRALV22"],
      ["Slēptā banka", "SLEPLV22"],
    ] as const) {
      await textbox(banks, "Bankas nosaukums").fill(name);
      await textbox(banks, "SWIFT kods").fill(swift);
      await add.click();
      await expect(banks.getByRole("listitem").filter({ hasText: name })).toBeVisible();
    }
    await button(banks, "Paslēpt: Slēptā banka").click();
    await expect(button(banks, "Rādīt: Slēptā banka")).toBeVisible();
    await button(banks, "Dzēst: Otrā banka").click();
    await expect(notice(page, "Banka dzēsta")).toBeVisible();
    await expect(banks.getByRole("listitem")).toHaveCount(2);
    await link(banks, "Aizvērt").first().click();
    await expect(banks).toBeHidden();
    await expect(page).toHaveURL(/\/clients\??$/);
  });

  await test.step("a client with a wrong VAT number and a wrong IBAN is refused at both fields", async () => {
    await link(page, "Pievienot klientu").first().click();
    await textbox(page, "Nosaukums").fill("Ziedu nams, SIA");
    await textbox(page, "Īsais nosaukums").fill("Ziedu nams");
    await textbox(page, "PVN nr.").fill("LV40003521601");
    await expect(choice(page, "Banka").getByRole("option", { name: /Slēptā banka/ })).toHaveCount(0);
    await choice(page, "Banka").selectOption({ label: "Pirmā banka (BANKLV22)" });
    await textbox(page, "IBAN").fill("LV80 BANK 0000 4351 9500 2");
    await textbox(page, "Kontaktpersona").fill("Ilze Zieda");
    await button(page, "Pievienot").click();
    await expect(textbox(page, "PVN nr.")).toHaveAccessibleDescription("PVN numurs nav derīgs");
    await expect(textbox(page, "IBAN")).toHaveAccessibleDescription("IBAN nav derīgs");
    await expect(textbox(page, "PVN nr.")).toBeFocused();
    await expect(textbox(page, "Nosaukums")).toHaveValue("Ziedu nams, SIA");
    await expect(textbox(page, "PVN nr.")).toHaveValue("LV40003521601");
    await expect(textbox(page, "IBAN")).toHaveValue("LV80 BANK 0000 4351 9500 2");
    await expect(textbox(page, "Kontaktpersona")).toHaveValue("Ilze Zieda");
  });

  await test.step("what only the backend knows is said at the field as well", async () => {
    await textbox(page, "PVN nr.").fill("LV40003521600");
    // A valid account, of another bank.
    await textbox(page, "IBAN").fill("LV97HABA0012345678910");
    await button(page, "Pievienot").click();
    await expect(textbox(page, "IBAN")).toHaveAccessibleDescription("IBAN neatbilst izvēlētajai bankai");
    await expect(textbox(page, "Kontaktpersona")).toHaveValue("Ilze Zieda");
    await expect(choice(page, "Banka").locator("option:checked")).toHaveText("Pirmā banka (BANKLV22)");
    await textbox(page, "IBAN").fill("LV80 BANK 0000 4351 9500 1");
    await button(page, "Pievienot").click();
    await expect(notice(page, /Klients .Ziedu nams, SIA. pievienots/)).toBeVisible();
    await expect(heading(page, "Ziedu nams, SIA")).toBeVisible();
    await link(page, "Kontaktpersonas").click();
    await expect(row(page, "Ilze Zieda")).toContainText("Galvenā");
  });

  await test.step("a project is created with its client, one date typed and one picked", async () => {
    await link(menu(page), "Projekti").click();
    await expect(heading(page, "Projekti")).toBeVisible();
    await link(page, "Pievienot projektu").first().click();
    const form = dialog(page, "Jauns projekts");
    await textbox(form, "Nosaukums").fill("Atklāšanas bukleti");
    await textbox(form, "Īsais nosaukums").fill("Bukleti");
    await expect(choice(form, "Projekta vadītājs").locator("option:checked")).toHaveText("Anna Ozola");
    await chooseClient(form, "Klients", "z", "Ziedu nams, SIA");
    await expect(choice(form, "Klients")).toHaveValue("Ziedu nams, SIA");
    await textbox(form, "Plānotais sākums").fill("1.12.2027");
    await textbox(form, "Plānotās beigas").fill("30.12.2027");
    const calendar = await openCalendar(form, "Plānotās beigas");
    await expect(heading(calendar, /decembris/)).toBeVisible();
    await button(calendar, "Tālāk").first().click();
    await calendar.getByRole("button", { name: "2028. gada 14. janvāris" }).click();
    await expect(calendar).toBeHidden();
    await expect(textbox(form, "Plānotās beigas")).toHaveValue("14.01.2028");
    await expect(textbox(form, "Plānotās beigas")).toBeFocused();
    await button(form, "Izveidot").click();
    await expect(form).toBeHidden();
    await expect(notice(page, /Projekts .Atklāšanas bukleti. izveidots/)).toBeVisible();
    // What was made is opened, to begin its estimate.
    await expect(heading(page, "Atklāšanas bukleti")).toBeVisible();
    await link(page, "Atpakaļ").click();
    await expect(row(page, "Atklāšanas bukleti")).toContainText("01.12.2027");
    await expect(row(page, "Atklāšanas bukleti")).toContainText("14.01.2028");
    await expect(row(page, "Atklāšanas bukleti")).toContainText("Jauns");
  });

  await test.step("it is taken into planning and out of it from the list", async () => {
    const toggle = button(page, "Plānošanā: Atklāšanas bukleti");
    await expect(toggle).toHaveAttribute("aria-pressed", "false");
    const saved = page.waitForResponse((answer) => answer.request().method() === "POST");
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-pressed", "true");
    await saved;
    await page.reload();
    await expect(toggle).toHaveAttribute("aria-pressed", "true");
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-pressed", "false");
  });

  const form = page.getByRole("main");
  await test.step("in process it notes its actual start, finished its actual finish", async () => {
    await link(page, "Labot: Atklāšanas bukleti").click();
    await textbox(form, "Nosaukums").fill("Atklāšanas lapiņas");
    await choice(form, "Statuss").selectOption({ label: "Procesā" });
    await button(form, "Saglabāt").click();
    await expect(notice(page, "Saglabāts")).toBeVisible();
    await expect(heading(page, "Atklāšanas lapiņas")).toBeVisible();
    await expect(textbox(form, "Faktiskais sākums")).toHaveValue(showDate(today()));
    await expect(textbox(form, "Faktiskās beigas")).toHaveValue("");
    await choice(form, "Statuss").selectOption({ label: "Pabeigts" });
    await button(form, "Saglabāt").click();
    await expect(button(page, "Pabeigts")).toHaveAttribute("aria-pressed", "true");
    await expect(textbox(form, "Faktiskās beigas")).toHaveValue(showDate(today()));
  });

  await test.step("new again it has neither, which its form says before it is saved", async () => {
    await choice(form, "Statuss").selectOption({ label: "Jauns" });
    await expect(textbox(form, "Faktiskais sākums")).toHaveValue("");
    await expect(textbox(form, "Faktiskās beigas")).toHaveValue("");
    await button(form, "Saglabāt").click();
    await expect(button(page, "Jauns")).toHaveAttribute("aria-pressed", "true");
    await expect(textbox(form, "Faktiskais sākums")).toHaveValue("");
    await expect(textbox(form, "Faktiskās beigas")).toHaveValue("");
  });

  await test.step("the client that a project refers to is archived, and can be had back", async () => {
    await link(menu(page), "Klienti").click();
    await link(page, "Ziedu nams, SIA").click();
    await link(page, "Dati").click();
    await link(page, "Dzēst").click();
    await button(dialog(page, "Vai tiešām turpināt?"), "Jā").click();
    await expect(notice(page, "Klients arhivēts, jo uz to atsaucas projekti")).toBeVisible();
    await expect(row(page, "Ziedu nams, SIA")).toBeHidden();
    await link(page, "Rādīt arhivētos").click();
    await link(page, "Ziedu nams, SIA").click();
    await link(page, "Dati").click();
    await button(page, "Atjaunot").click();
    await expect(notice(page, "Klients atjaunots")).toBeVisible();
  });

  await test.step("a project is deleted after a question, and then its client can be", async () => {
    await link(menu(page), "Projekti").click();
    await link(page, "Labot: Atklāšanas lapiņas").click();
    await link(form, "Dzēst").click();
    const question = dialog(page, "Vai tiešām turpināt?");
    await expect(question).toContainText("Atklāšanas lapiņas");
    await link(question, "Nē").click();
    await expect(form).toBeVisible();
    await link(form, "Dzēst").click();
    await button(question, "Jā").click();
    await expect(notice(page, "Projekts dzēsts")).toBeVisible();
    await expect(page.getByText("Šeit būs jūsu projekti. Izveidojiet pirmo.")).toBeVisible();
    await link(menu(page), "Klienti").click();
    await link(page, "Ziedu nams, SIA").click();
    await link(page, "Dati").click();
    await link(page, "Dzēst").click();
    await button(question, "Jā").click();
    await expect(notice(page, "Klients dzēsts")).toBeVisible();
    await expect(page.getByText("Šeit būs jūsu klienti. Pievienojiet pirmo.")).toBeVisible();
  });
});
