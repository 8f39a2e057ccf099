import { password, signIns } from "../support/installation.ts";
import {
  button,
  choice,
  dialog,
  fillLogin,
  heading,
  link,
  notice,
  row,
  rows,
  secretBox,
  textbox,
} from "../support/page-words.ts";
import { greyPng } from "../support/pictures.ts";
import { expect, test } from "../support/plain/test.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("/users");
  await fillLogin(page, signIns.admin, password);
  await expect(heading(page, "Lietotāji")).toBeVisible();
});

test("a person is added with a position, switched off and found by role", async ({ page }) => {
  await link(page, "Pievienot lietotāju").click();
  const form = dialog(page, "Jauns lietotājs");
  await textbox(form, "Vārds, uzvārds").fill("Klāvs Bezskripts");
  await textbox(form, "E-pasts").fill("klavs@darbs.lv");
  await button(form, "Pievienot").click();
  await expect(choice(form, "Loma")).toHaveAccessibleDescription("Izvēlieties lomu");
  await choice(form, "Loma").selectOption({ label: "Darbinieks" });
  await choice(form, "Amats").selectOption({ index: 1 });
  await button(form, "Pievienot").click();
  await expect(notice(page, /Klāvs Bezskripts/)).toBeVisible();
  await choice(page, "Loma").selectOption({ label: "Darbinieks" });
  await button(page, "Lietot").first().click();
  await expect(page).toHaveURL(/role_id=3/);
  await page.getByRole("searchbox").fill("bezskripts");
  await page.getByRole("searchbox").press("Enter");
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("switch", { name: "Klāvs Bezskripts: aktīvs" }).click();
  await expect(page.getByRole("switch")).not.toBeChecked();
  await expect(page).toHaveURL(/q=bezskripts/);
});

test("a product is made, gets images, has them ordered, and is deleted", async ({ page }) => {
  await page.goto("/stock/products/add");
  const making = dialog(page, "Jauns produkts");
  await textbox(making, "Kods").fill("BS-1");
  await textbox(making, "Nosaukums latviski").fill("Papīra vējdzirnavas");
  await choice(making, "Mērvienība").selectOption({ label: "gab." });
  await button(making, "Pievienot").click();
  await page.goto("/stock/products?q=BS-1");
  await link(page, "Papīra vējdzirnavas").click();
  const form = dialog(page, "Papīra vējdzirnavas");
  await button(form, "Augšupielādēt").click();
  await expect(notice(page, "Izvēlieties vismaz vienu attēlu")).toBeVisible();
  await form.locator("input[type=file]").setInputFiles(
    [31, 32].map((width) => ({
      name: `${width}.png`,
      mimeType: "image/png",
      buffer: Buffer.from(greyPng(width, 20)),
    })),
  );
  await button(form, "Augšupielādēt").click();
  await expect(notice(page, "Attēli pievienoti")).toBeVisible();
  await expect(form.getByRole("img", { name: "1. attēls no 2" })).toHaveAttribute("width", "31");
  await button(form, "Pārvietot uz priekšu: 2. attēls").click();
  await expect(form.getByRole("img", { name: "1. attēls no 2" })).toHaveAttribute("width", "32");
  const asked = dialog(page, "Vai tiešām turpināt?");
  await link(form, "Dzēst: 2. attēls").click();
  await button(asked, "Jā").click();
  await expect(form.getByRole("img")).toHaveCount(1);
  await link(form, "Dzēst").click();
  await expect(asked).toContainText("un tā attēli (1) tiks dzēsti");
  await button(asked, "Jā").click();
  await expect(notice(page, "Produkts dzēsts")).toBeVisible();
  await expect(row(page, "Papīra vējdzirnavas")).toHaveCount(0);
});

test("one's own data and a client's price are saved", async ({ page }) => {
  await page.goto("/update-user-information");
  await textbox(page, "Vārds, uzvārds").fill("Inga Kalniņa");
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Jūsu dati saglabāti")).toBeVisible();
  await expect(textbox(page, "Vārds, uzvārds")).toHaveValue("Inga Kalniņa");
  const secrets = page.getByRole("group", { name: "Parole" });
  await secretBox(secrets, "Pašreizējā parole").fill(password);
  for (const name of ["Jaunā parole", "Jaunā parole vēlreiz"])
    await secretBox(secrets, name).fill("pavisam jauna parole");
  await button(page, "Nomainīt paroli").click();
  await expect(notice(page, "Parole ir nomainīta")).toBeVisible();
  const data = page.getByRole("group", { name: "Persona" });
  await textbox(page, "E-pasts").fill("inga@darbs.lv");
  await button(page, "Saglabāt").click();
  await expect(secretBox(data, "Pašreizējā parole")).toHaveAccessibleDescription(/Ievadiet paroli/);

  await page.goto("/stock/add");
  const item = dialog(page, "Jauna aģentūras pozīcija");
  await textbox(item, "Nosaukums").fill("Bezskripta darbs");
  await choice(item, "Mērvienība").selectOption({ label: "st." });
  await textbox(item, "Cena").fill("10");
  await button(item, "Pievienot").click();
  await expect(notice(page, /Bezskripta darbs/)).toBeVisible();
  await page.goto("/clients/1/prices/add");
  const form = dialog(page, "Klienta cena");
  await choice(form, "Pozīcija").fill("bezskripta");
  await textbox(form, "Klienta cena").fill("9,99");
  await button(form, "Saglabāt").click();
  await expect(row(page, "Bezskripta darbs")).toContainText("9,99 €");
  await button(page, "Noņemt: Bezskripta darbs").click();
  await expect(notice(page, "Klienta cena noņemta")).toBeVisible();
});
