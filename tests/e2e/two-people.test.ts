import { bareProject } from "../support/bare-project";
import { expect, letIn, open, type Page, test } from "../support/browser";
import {
  button,
  choice,
  chooseClient,
  dialog,
  heading,
  link,
  notice,
  row,
  textbox,
} from "../support/browser-words";

/** The second colleague, at the same address as the first. */
async function joined(newBrowser: () => Promise<Page>, path: string): Promise<Page> {
  const page = await newBrowser();
  await letIn(page, "planner");
  await open(page, path);
  return page;
}

test("of two who edit one client the second sees both versions, and saving again keeps hers", async ({
  page,
  newBrowser,
}) => {
  await letIn(page, "user");
  await open(page, "/clients/1");
  const second = await joined(newBrowser, "/clients/1");

  await textbox(page, "Kontaktpersona").fill("Anete Pirmā");
  await textbox(page, "Juridiskā adrese").fill("Pirmā iela 1, Rīga");
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Saglabāts")).toBeVisible();

  await textbox(second, "Juridiskā adrese").fill("Otrā iela 2, Rīga");
  await textbox(second, "IBAN").fill("");
  await choice(second, "Banka").selectOption({ label: "SEB banka (UNLALV2X)" });
  await button(second, "Saglabāt").click();

  const conflict = second.getByRole("alert").filter({ hasText: "Šos datus pa to laiku mainīja kolēģis" });
  await expect(heading(conflict, "Šos datus pa to laiku mainīja kolēģis")).toBeVisible();
  await expect(row(conflict, "Juridiskā adrese")).toContainText("Pirmā iela 1, Rīga");
  await expect(row(conflict, "Juridiskā adrese")).toContainText("Otrā iela 2, Rīga");
  await expect(row(conflict, "Kontaktpersona")).toContainText("Anete Pirmā");
  await expect(row(conflict, "Nosaukums")).toHaveCount(0);
  // Nothing that was typed or chosen is lost.
  await expect(textbox(second, "Juridiskā adrese")).toHaveValue("Otrā iela 2, Rīga");
  await expect(textbox(second, "IBAN")).toHaveValue("");
  await expect(choice(second, "Banka").locator("option:checked")).toHaveText("SEB banka (UNLALV2X)");

  await button(second, "Saglabāt").click();
  await expect(notice(second, "Saglabāts")).toBeVisible();
  await expect(conflict).toBeHidden();
  await open(page, "/clients/1");
  await expect(textbox(page, "Juridiskā adrese")).toHaveValue("Otrā iela 2, Rīga");
  await expect(choice(page, "Banka").locator("option:checked")).toHaveText("SEB banka (UNLALV2X)");
});

test("the second may take over what the first one saved", async ({ page, newBrowser }) => {
  await letIn(page, "user");
  await open(page, "/clients/1");
  const second = await joined(newBrowser, "/clients/1");
  await textbox(page, "Īsais nosaukums").fill("Pirmais");
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Saglabāts")).toBeVisible();
  await textbox(second, "Īsais nosaukums").fill("Otrais");
  await button(second, "Saglabāt").click();
  await link(second, "Atmest savu un rādīt saglabāto").click();
  await expect(textbox(second, "Īsais nosaukums")).toHaveValue("Pirmais");
  await textbox(second, "Īsais nosaukums").fill("Trešais");
  await button(second, "Saglabāt").click();
  await expect(notice(second, "Saglabāts")).toBeVisible();
});

test("a third change between two attempts is seen as well", async ({ page, newBrowser }) => {
  await letIn(page, "user");
  await open(page, "/clients/1");
  const second = await joined(newBrowser, "/clients/1");
  for (const [short_name, mine] of [
    ["Pirmais", "Otrais"],
    ["Trešais", "Otrais"],
  ] as const) {
    await textbox(page, "Īsais nosaukums").fill(short_name);
    await button(page, "Saglabāt").click();
    await expect(notice(page, "Saglabāts")).toBeVisible();
    await textbox(second, "Īsais nosaukums").fill(mine);
    await button(second, "Saglabāt").click();
    await expect(row(second.getByRole("alert"), "Īsais nosaukums")).toContainText(short_name);
  }
  await button(second, "Saglabāt").click();
  await expect(notice(second, "Saglabāts")).toBeVisible();
  await expect(textbox(second, "Īsais nosaukums")).toHaveValue("Otrais");
});

test("of two who edit one project the second sees what changed and loses nothing", async ({
  page,
  newBrowser,
}) => {
  await letIn(page, "user");
  await open(page, "/projects/150");
  const second = await joined(newBrowser, "/projects/150");
  const form = dialog(page, /Pircēju ceļvedis/);
  const hers = dialog(second, /Pircēju ceļvedis/);

  await choice(form, "Statuss").selectOption({ label: "Procesā" });
  await textbox(form, "Plānotās beigas").fill("26.02.2027");
  await button(form, "Saglabāt").click();
  await expect(notice(page, "Projekts saglabāts")).toBeVisible();

  await textbox(hers, "Īsais nosaukums").fill("Ceļvedis II");
  await chooseClient(hers, "Klients", "rasas dz", "Rasas dzirnas, SIA");
  await textbox(hers, "Plānotais sākums").fill("28.01.2027");
  await button(hers, "Saglabāt").click();
  const conflict = hers.getByRole("alert").filter({ has: heading(second, /pa to laiku mainīja kolēģis/) });
  await expect(conflict).toContainText("26.02.2027");
  await expect(conflict).toContainText("Procesā");
  await expect(conflict).not.toContainText("Pircēju ceļvedis");
  await expect(textbox(hers, "Īsais nosaukums")).toHaveValue("Ceļvedis II");
  await expect(choice(hers, "Klients")).toHaveValue("Rasas dzirnas, SIA");
  await expect(textbox(hers, "Plānotais sākums")).toHaveValue("28.01.2027");

  await button(hers, "Saglabāt").click();
  await expect(notice(second, "Projekts saglabāts")).toBeVisible();
  await expect(row(second, "Pircēju ceļvedis")).toContainText("Rasas dzirnas");
  await open(page, "/projects/150");
  await expect(textbox(form, "Īsais nosaukums")).toHaveValue("Ceļvedis II");
  await expect(textbox(form, "Plānotais sākums")).toHaveValue("28.01.2027");
});

test("what a colleague deleted meanwhile is said in words", async ({ page, newBrowser, installation }) => {
  const id = await bareProject(installation, "Abonementu kartes");
  await letIn(page, "user");
  await open(page, `/projects/${id}`);
  const second = await joined(newBrowser, `/projects/${id}`);
  await link(dialog(page, /Abonementu kartes/), "Dzēst").click();
  await button(dialog(page, "Vai tiešām turpināt?"), "Jā").click();
  await expect(notice(page, "Projekts dzēsts")).toBeVisible();
  const hers = dialog(second, /Abonementu kartes/);
  await textbox(hers, "Īsais nosaukums").fill("Par vēlu");
  await button(hers, "Saglabāt").click();
  await expect(hers.getByRole("alert")).toContainText("Meklētais nav atrasts");
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
