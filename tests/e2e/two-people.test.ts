import type { Locator } from "@playwright/test";
import { bareProject } from "../support/bare-project.ts";
import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { chooseClient } from "../support/browser-forms.ts";
import { callerAt, signIns } from "../support/installation.ts";
import { button, choice, dialog, link, notice, row, textbox } from "../support/page-words.ts";
import { deleteSurely } from "../support/two-steps.ts";

/** The second colleague, at the same address as the first. */
async function joined(newBrowser: () => Promise<Page>, path: string): Promise<Page> {
  const page = await newBrowser();
  await letIn(page, "planner");
  await open(page, path);
  return page;
}

/** That a colleague saved the same, at the top of a form. */
const asked = (of: Page | Locator) => of.getByRole("alert").filter({ hasText: changed });
const changed = "Šos datus pa to laiku mainīja kolēģis";
/** One of the two values of a field that both changed. */
const value = (of: Page | Locator, field: string, text: string) =>
  of.getByRole("group", { name: `${field}: kuru vērtību paturēt` }).getByRole("radio", { name: text });

test("of two who edit one client each keeps what the other did not touch", async ({ page, newBrowser }) => {
  await letIn(page, "user");
  await open(page, "/clients/1/data");
  const second = await joined(newBrowser, "/clients/1/data");

  await textbox(page, "Kontaktpersona").fill("Anete Pirmā");
  await textbox(page, "Juridiskā adrese").fill("Pirmā iela 1, Rīga");
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Saglabāts")).toBeVisible();

  await textbox(second, "IBAN").fill("");
  await choice(second, "Banka").selectOption({ label: "SEB banka (UNLALV2X)" });
  await button(second, "Saglabāt").click();
  await expect(
    notice(second, "Paturētas arī kolēģa izmaiņas: Juridiskā adrese, Kontaktpersona"),
  ).toBeVisible();
  await expect(textbox(second, "Juridiskā adrese")).toHaveValue("Pirmā iela 1, Rīga");
  await expect(textbox(second, "Kontaktpersona")).toHaveValue("Anete Pirmā");
  await expect(textbox(second, "IBAN")).toHaveValue("");
  await expect(choice(second, "Banka").locator("option:checked")).toHaveText("SEB banka (UNLALV2X)");
});

test("only what both changed is asked, and either can be kept", async ({ page, newBrowser }) => {
  await letIn(page, "user");
  await open(page, "/clients/1/data");
  const second = await joined(newBrowser, "/clients/1/data");
  await textbox(page, "Īsais nosaukums").fill("Pirmais");
  await textbox(page, "Juridiskā adrese").fill("Pirmā iela 1, Rīga");
  await textbox(page, "Tālrunis").fill("29111111");
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Saglabāts")).toBeVisible();

  await textbox(second, "Īsais nosaukums").fill("Otrais");
  await textbox(second, "Juridiskā adrese").fill("Otrā iela 2, Rīga");
  await button(second, "Saglabāt").click();
  await expect(asked(second)).toBeFocused();
  await expect(link(asked(second), "Juridiskā adrese")).toBeVisible();
  await expect(link(asked(second), "Tālrunis")).toBeHidden();
  await expect(textbox(second, "Tālrunis")).toHaveValue("29111111");
  await expect(textbox(second, "Juridiskā adrese")).toHaveValue("Otrā iela 2, Rīga");
  await value(second, "Juridiskā adrese", "Pirmā iela 1, Rīga").check();
  await expect(textbox(second, "Juridiskā adrese")).toHaveValue("Pirmā iela 1, Rīga");
  await expect(value(second, "Īsais nosaukums", "Otrais")).toBeChecked();
  await button(second, "Saglabāt").click();
  await expect(notice(second, "Saglabāts")).toBeVisible();
  await expect(asked(second)).toBeHidden();
  await open(page, "/clients/1/data");
  await expect(textbox(page, "Juridiskā adrese")).toHaveValue("Pirmā iela 1, Rīga");
  await expect(textbox(page, "Īsais nosaukums")).toHaveValue("Otrais");
  await expect(textbox(page, "Tālrunis")).toHaveValue("29111111");
});

test("a third change between two attempts is asked as well", async ({ page, newBrowser }) => {
  await letIn(page, "user");
  await open(page, "/clients/1/data");
  const second = await joined(newBrowser, "/clients/1/data");
  for (const [theirs, mine] of [
    ["Pirmais", "Otrais"],
    ["Trešais", "Ceturtais"],
  ] as const) {
    await textbox(page, "Īsais nosaukums").fill(theirs);
    await button(page, "Saglabāt").click();
    await expect(notice(page, "Saglabāts")).toBeVisible();
    await textbox(second, "Īsais nosaukums").fill(mine);
    await button(second, "Saglabāt").click();
    await expect(value(second, "Īsais nosaukums", theirs)).toBeVisible();
  }
  await button(second, "Saglabāt").click();
  await expect(notice(second, "Saglabāts")).toBeVisible();
  await expect(textbox(second, "Īsais nosaukums")).toHaveValue("Ceturtais");
});

test("of two who edit one project each keeps what the other did not touch", async ({ page, newBrowser }) => {
  await letIn(page, "user");
  await open(page, "/projects/150/data");
  const second = await joined(newBrowser, "/projects/150/data");
  const form = page.getByRole("main");
  const hers = second.getByRole("main");

  await choice(form, "Statuss").selectOption({ label: "Procesā" });
  await textbox(form, "Plānotās beigas").fill("26.02.2027");
  await button(form, "Saglabāt").click();
  await expect(notice(page, "Saglabāts")).toBeVisible();

  await textbox(hers, "Īsais nosaukums").fill("Ceļvedis II");
  await chooseClient(second, "Klients", "rasas dz", "Rasas dzirnas, SIA");
  await textbox(hers, "Plānotās beigas").fill("25.02.2027");
  await button(hers, "Saglabāt").click();
  await expect(value(hers, "Plānotās beigas", "26.02.2027")).toBeVisible();
  await expect(textbox(hers, "Īsais nosaukums")).toHaveValue("Ceļvedis II");
  await expect(choice(hers, "Klients")).toHaveValue("Rasas dzirnas, SIA");
  await expect(choice(hers, "Statuss").locator("option:checked")).toHaveText("Procesā");

  await button(hers, "Saglabāt").click();
  await expect(notice(second, "Saglabāts")).toBeVisible();
  await open(page, "/projects/150/data");
  await expect(choice(form, "Klients")).toHaveValue("Rasas dzirnas, SIA");
  await expect(textbox(form, "Īsais nosaukums")).toHaveValue("Ceļvedis II");
  await expect(textbox(form, "Plānotās beigas")).toHaveValue("25.02.2027");
  await expect(choice(form, "Statuss").locator("option:checked")).toHaveText("Procesā");
});

test("what a colleague deleted meanwhile is said in words", async ({ page, newBrowser, installation }) => {
  const id = await bareProject(installation, "Abonementu kartes");
  await letIn(page, "user");
  await open(page, `/projects/${id}/data`);
  const second = await joined(newBrowser, `/projects/${id}/data`);
  await link(page, "Dzēst").click();
  await button(dialog(page, "Vai tiešām turpināt?"), "Jā").click();
  await expect(notice(page, "Projekts dzēsts")).toBeVisible();
  const hers = second.getByRole("main");
  await textbox(hers, "Īsais nosaukums").fill("Par vēlu");
  await button(hers, "Saglabāt").click();
  await expect(hers.getByRole("alert")).toContainText("Šo ierakstu kolēģis pa to laiku ir izdzēsis");
  await expect(textbox(hers, "Īsais nosaukums")).toHaveValue("Par vēlu");
});

test("two who add a bank of one SWIFT code get one bank", async ({ page, newBrowser }) => {
  await letIn(page, "user");
  await open(page, "/clients/banks");
  const second = await joined(newBrowser, "/clients/banks");
  for (const colleague of [page, second]) {
    const banks = dialog(colleague, "Bankas");
    await textbox(banks, "Bankas nosaukums").fill("Ziedu banka");
    await textbox(banks, "SWIFT kods").fill("ZIEDLV22");
    await button(banks, "Pievienot").click();
  }
  await expect(textbox(dialog(second, "Bankas"), "SWIFT kods")).toHaveAccessibleDescription(
    "Banka ar šādu SWIFT kodu jau ir",
  );
  await expect(textbox(dialog(second, "Bankas"), "Bankas nosaukums")).toHaveValue("Ziedu banka");
});

test("two who take one project into planning leave it there", async ({ page, newBrowser, installation }) => {
  await bareProject(installation, "Abonementu kartes");
  await letIn(page, "user");
  await open(page, "/projects?q=Abonementu");
  const second = await joined(newBrowser, "/projects?q=Abonementu");
  for (const colleague of [page, second]) {
    const toggle = row(colleague, "Abonementu kartes").getByRole("button");
    const answered = colleague.waitForResponse(/\/planning/);
    await toggle.click();
    expect((await answered).status()).toBe(200);
    await expect(toggle).toHaveAttribute("aria-pressed", "true");
  }
  await open(page, "/projects?q=Abonementu");
  await expect(row(page, "Abonementu kartes").getByRole("button")).toHaveAttribute("aria-pressed", "true");
});

test("two who order the images of one product each keep their order, and a deletion is not undone", async ({
  page,
  newBrowser,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const products = (await admin("GET", "/products?per_page=50")).json().data;
  const id = products.find((one: { images: unknown[] }) => one.images.length === 4)?.id;
  const images = async (): Promise<number[]> =>
    (await admin("GET", `/products/${id}`)).json().data.images.map((image: { id: number }) => image.id);
  const [first = 0, second = 0, third = 0, fourth = 0] = await images();
  await letIn(page, "admin");
  await open(page, `/stock/products/${id}`);
  const other = await newBrowser();
  await letIn(other, "admin");
  await open(other, `/stock/products/${id}`);
  const press = (on: Page, name: string) => button(on.getByRole("dialog"), name).click();
  /** A page has read what its own press came to, so that the next one is meant for that. */
  const hasRead = (on: Page, order: number[]) =>
    expect(on.locator("#product-images [name=seen]")).toHaveValue(order.join(","));

  await press(other, "Pārvietot atpakaļ: 1. attēls");
  await expect.poll(images).toEqual([second, first, third, fourth]);
  await hasRead(other, [second, first, third, fourth]);
  await press(page, "Pārvietot uz priekšu: 4. attēls");
  await expect.poll(images).toEqual([second, first, fourth, third]);
  await hasRead(page, [second, first, fourth, third]);
  await deleteSurely(other, "1. attēls");
  await expect.poll(images).toEqual([first, fourth, third]);
  await hasRead(other, [first, fourth, third]);
  await press(page, "Pārvietot uz priekšu: 4. attēls");
  await expect.poll(images).toEqual([first, third, fourth]);
  await hasRead(page, [first, third, fourth]);
  await deleteSurely(page, "1. attēls");
  await expect.poll(images).toEqual([third, fourth]);
  await deleteSurely(other, "1. attēls");
  await expect(notice(other, "Šis ieraksts jau ir izdzēsts")).toBeVisible();
});
