import { callerAt, signIns } from "../support/installation.ts";
import { button, choice, notice, textbox } from "../support/page-words.ts";
import { expect, letIn, type Page, test } from "../support/plain/test.ts";

const account = (page: Page, place: number) => page.getByRole("group", { name: `${place}. konts` });
const series = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const example = (page: Page, name: string) => series(page, name).getByRole("status");

test("of two who change the company the second is asked about what both changed", async ({
  page,
  newBrowser,
}) => {
  await letIn(page, "admin");
  await page.goto("/settings");
  const second = newBrowser();
  await letIn(second, "admin");
  await second.goto("/settings");

  await textbox(page, "Juridiskā adrese").fill("Pirmā iela 1, Rīga");
  await textbox(page, "Tālrunis").fill("67111111");
  await series(page, "Rēķini").getByRole("checkbox", { name: "Ar gadu" }).uncheck();
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Informācija atjaunināta!")).toBeVisible();

  await textbox(second, "Juridiskā adrese").fill("Otrā iela 2, Rīga");
  await choice(second, "PVN").selectOption("12 %");
  await button(second, "Saglabāt").click();
  await expect(notice(second, "Informāciju neizdevās atjaunināt!")).toBeVisible();
  const asked = second.getByRole("alert").filter({ hasText: "Šos datus pa to laiku mainīja kolēģis" });
  await expect(asked.getByRole("link")).toHaveText(["Juridiskā adrese"]);
  await expect(textbox(second, "Tālrunis")).toHaveValue("67111111");
  await expect(example(second, "Rēķini")).toHaveText("Piemērs: RE-0001");
  await second.getByRole("radio", { name: "Pirmā iela 1, Rīga" }).check();

  await button(second, "Saglabāt").click();
  await expect(notice(second, "Informācija atjaunināta!")).toBeVisible();
  await page.reload();
  await expect(textbox(page, "Juridiskā adrese")).toHaveValue("Pirmā iela 1, Rīga");
  await expect(choice(page, "PVN").locator("option:checked")).toHaveText("12 %");
  await expect(example(page, "Rēķini")).toHaveText("Piemērs: RE-0001");
});

test("a new estimate begins with the company's VAT", async ({ page }) => {
  await letIn(page, "admin");
  await page.goto("/settings");
  await choice(page, "PVN").selectOption("0 % (apgrieztā maksāšana)");
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Informācija atjaunināta!")).toBeVisible();
  await page.goto("/projects/1/estimates");
  await textbox(page, "Jaunas tāmes nosaukums").fill("Būvdarbu žogs");
  await button(page, "Izveidot tāmi").click();
  await expect(page).toHaveURL(/\/estimate\/\d+$/);
  await expect(choice(page, "PVN likme").locator("option:checked")).toHaveText("0 % (apgrieztā maksāšana)");
});

test("the address of a payment provider is written with the gaps that its hint names", async ({ page }) => {
  await letIn(page, "admin");
  await page.goto("/settings");
  const field = () => textbox(page, "Maksājuma saite");
  await expect(field()).toHaveAccessibleDescription(
    /: \{\{amount\}\} – summa.*; \{\{number\}\} – rēķina numurs\. Piemērs: https:\/\/maksa\.example\/agentura\?summa=\{\{amount\}\}&/,
  );
  await field().fill("https://maksa.example/{{summa}}");
  await button(page, "Saglabāt").click();
  await expect(field()).toHaveAccessibleDescription(/Ierakstiet adresi, kas sākas ar https:/);
  await field().fill("https://maksa.example/{{amount}}?r={reference}");
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Informācija atjaunināta!")).toBeVisible();
  await page.reload();
  await expect(field()).toHaveValue("https://maksa.example/{{amount}}?r={reference}");
});

test("measure units are set there as over the lists of the stock", async ({ page }) => {
  await letIn(page, "admin");
  await page.goto("/settings/units");
  await textbox(page, "Apzīmējums").fill("rīse");
  await page.getByRole("combobox", { name: "UN/ECE kods", exact: true }).fill("rm");
  await button(page, "Pievienot").click();
  await expect(notice(page, "Mērvienība pievienota")).toBeVisible();
  await textbox(page, "Apzīmējums: rīse").fill("rīses");
  await button(page, "Saglabāt: rīse").click();
  await expect(notice(page, "Mērvienība saglabāta")).toBeVisible();
  await button(page, "Dzēst: rīses").click();
  await expect(notice(page, "Mērvienība dzēsta")).toBeVisible();
});

test("a rate of a position that is gone by then is refused at its field, and nothing is saved", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const item = { type_id: 1, name: "Scenogrāfs", measure_unit_id: 1, price: "1.00" };
  const { id } = (await admin("POST", "/stock_items", { body: item })).json().data;
  const rates = async () => (await admin("GET", "/companies/1/details")).json().data.internal_rates;
  const before = await rates();
  await letIn(page, "admin");
  await page.goto("/settings/internal-rates");
  await button(page, "Pievienot amatu").click();
  const added = page.getByRole("group", { name: "2. amats" });
  choice(added, "Amats").selectOption(String(id));
  await textbox(added, "Pašizmaksa stundā").fill("12,5");
  await admin("DELETE", `/stock_items/${id}`);
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Informāciju neizdevās atjaunināt!")).toBeVisible();
  await expect(choice(added, "Amats")).toHaveAttribute("aria-invalid", "true");
  await expect(textbox(added, "Pašizmaksa stundā")).toHaveValue("12,5");
  expect(await rates()).toEqual(before);

  const { stock_items } = (await admin("GET", "/users/create")).json().data;
  const [known] = before.positions;
  const other = stock_items.find((position: { id: number }) => position.id !== known.stock_item_id);
  choice(added, "Amats").selectOption(String(other.id));
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Informācija atjaunināta!")).toBeVisible();
  await expect(choice(added, "Amats").locator("option:checked")).toHaveText(other.name);
  expect((await rates()).positions).toEqual([known, { stock_item_id: other.id, rate: "12.50" }]);
});

test("books are closed until a day that is over", async ({ page, installation }) => {
  const admin = await callerAt(installation, signIns.admin);
  await letIn(page, "admin");
  await page.goto("/settings/closing");
  const until = textbox(page, "Slēgts līdz (ieskaitot)");
  await until.fill("31.12.2099");
  await button(page, "Saglabāt").click();
  await expect(until).toHaveAccessibleDescription("Slēgt var periodu līdz vakardienai");
  await until.fill("31.12.2025");
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Informācija atjaunināta!")).toBeVisible();
  await expect(until).toHaveValue("31.12.2025");
  const { closing } = (await admin("GET", "/companies/1/details")).json().data;
  expect(closing).toEqual({ until: "2025-12-31" });
});

test("accounts are added and removed, wrong ones refused at their fields, and all is saved", async ({
  page,
}) => {
  await letIn(page, "admin");

  await page.goto("/settings");
  await textbox(page, "Tālrunis").fill("+371 67000000");
  await button(page, "Pievienot kontu").click();
  await expect(textbox(page, "Tālrunis")).toHaveValue("+371 67000000");
  await textbox(account(page, 3), "Banka").fill("Banka");
  await textbox(account(page, 3), "BIC").fill("HABALV22");
  await textbox(account(page, 3), "IBAN").fill("LV80BANK0000435195001");
  await button(page, "Noņemt 1. kontu").click();
  await series(page, "Kredītrēķini").getByRole("checkbox", { name: "Ar gadu" }).uncheck();
  await button(page, "Saglabāt").click();
  await expect(textbox(account(page, 2), "IBAN")).toHaveAccessibleDescription(
    "IBAN neatbilst izvēlētajai bankai",
  );
  await expect(page.getByText("Informāciju neizdevās atjaunināt!")).toBeVisible();
  await textbox(account(page, 2), "BIC").fill("BANKLV22");
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Informācija atjaunināta!")).toBeVisible();
  await expect(textbox(account(page, 2), "IBAN")).toHaveValue("LV80 BANK 0000 4351 9500 1");
  await expect(account(page, 3)).toHaveCount(0);
  await expect(example(page, "Kredītrēķini")).toHaveText("Piemērs: KR-0001");
});
