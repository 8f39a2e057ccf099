import { button, dialog, heading, link, notice, secretBox, textbox } from "../support/page-words.ts";
import { enterAs, test } from "../support/plain/spec-backend.ts";
import { expect, type Page } from "../support/plain/test.ts";
import { reportTable } from "../support/report-words.ts";
import { password } from "../support/spec-backend/people.ts";

/** Saves another name for a client, and expects to be told why that is refused, with the name kept. */
async function expectRefused(page: Page, ...words: string[]): Promise<void> {
  await textbox(page, "Nosaukums").fill("Papīra pils");
  await button(page, "Saglabāt").click();
  for (const said of words) await expect(page.getByRole("alert")).toContainText(said);
  await expect(textbox(page, "Nosaukums")).toHaveValue("Papīra pils");
}

test("a refusal with empty words, or in another shape, is told beside what was typed", async ({
  page,
  backend,
}) => {
  const { broken } = backend;
  await enterAs(page, "ilze", "/clients/1/data");
  broken.set("PATCH /customers/1", { status: 403, body: { message: "" } });
  await expectRefused(page, "Pieprasījums neizdevās (kods 403)");
  broken.set("PATCH /customers/1", { status: 422, body: { message: "Klients ir bloķēts.", errors: [] } });
  await expectRefused(page, "Klients ir bloķēts.");
  const errors = { name: "Nosaukums ir aizņemts.", tax_office: ["Nodokļu iestāde nav norādīta."] };
  broken.set("PATCH /customers/1", { status: 422, body: { message: "Invalid", errors } });
  await expectRefused(page, "Invalid", "Nodokļu iestāde nav norādīta.");
  await expect(textbox(page, "Nosaukums")).toHaveAccessibleDescription(/Nosaukums ir aizņemts/);
});

test("a file that cannot be had leaves one on the page, with the reason", async ({ page, backend }) => {
  await enterAs(page, "ilze", "/invoices");
  const [address, operation] = ["/api/invoices/export", "GET /invoices/export"];
  backend.broken.set(operation, { status: 500, body: { message: "Server Error" } });
  await page.goto(address);
  await expect(notice(page, "Pieprasījums neizdevās (kods 500)")).toBeVisible();
  await expect(page).toHaveURL(/\/invoices$/);
  backend.broken.set(operation, "401");
  await page.goto(address);
  await expect(page).toHaveURL(/\/login\?to=%2Finvoices$/);
});

test("settings are shown as that backend has them, and saved whatever it answers", async ({
  page,
  backend,
}) => {
  await enterAs(page, "ilze", "/settings/branding");
  const menuColour = textbox(page, "Izvēlne un izvēlētais");
  await expect(menuColour).toHaveValue("#0B5351");
  await textbox(page, "Galvenā poga").fill("#123456");
  await button(page, "Saglabāt").last().click();
  await expect(notice(page, "Informācija atjaunināta!")).toBeVisible();
  expect(backend.store.company.colors).toMatchObject({ primary_color: "#0B5351", button1_color: "#123456" });

  await page.goto("/settings/modules");
  backend.broken.set("PATCH /modules/", { status: 204 });
  await page.getByRole("switch", { name: "Kalendārs", exact: true }).click();
  await expect(notice(page, "Informācija atjaunināta!")).toBeVisible();
});

test("rows that do not say whose they are stand by themselves, and lead nowhere", async ({
  page,
  backend,
}) => {
  await enterAs(page, "ilze", "/reports/planning-report");
  const { length } = backend.store.projects.all();
  await expect(reportTable(page).getByRole("row", { name: /12,50/ })).toHaveCount(length);
  await expect(page.locator("a[href*=undefined]")).toHaveCount(0);
  await page.goto("/reports/financial-report?report=projects_total");
  await expect(page.locator(".chart-row")).toHaveCount(backend.store.customers.all().length);
  await expect(reportTable(page)).not.toContainText("Bez amata");
  await expect(page.locator("a[href*=undefined]")).toHaveCount(0);
});

for (const [address, operation, below] of [
  ["/users/1?q=i", "GET /users/1", "Lietotāji"],
  ["/stock/1", "GET /stock_items/1", "Noliktava"],
  ["/stock/products/1", "GET /products/1", "Noliktava"],
  ["/calendar/entries/1", "GET /calendar/1", "Kalendārs"],
] as const)
  test(`a page opened with a dialog that cannot be read is there below: ${address}`, async ({
    page,
    backend,
  }) => {
    await enterAs(page, "ilze", "/clients");
    backend.broken.set(operation, { status: 500, body: { message: "Server Error" } });
    await page.goto(address);
    await expect(dialog(page, "Radās kļūda")).toContainText("Pieprasījums neizdevās (kods 500)");
    await link(dialog(page, "Radās kļūda"), "Aizvērt").last().click();
    await expect(page).toHaveURL(new URL(address.replace(/\/(entries\/)?1\b/, ""), page.url()).href);
    await expect(heading(page, below).first()).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

test("a row that is gone is said so over its list, and is not asked for again", async ({ page }) => {
  await enterAs(page, "ilze", "/clients");
  await page.goto("/users/99");
  const gone = dialog(page, "Nav atrasts");
  await expect(gone).toContainText("Meklētais nav atrasts");
  await expect(link(gone, "Mēģināt vēlreiz")).toHaveCount(0);
  await link(gone, "Aizvērt").last().click();
  await expect(heading(page, "Lietotāji")).toBeVisible();
});

test("nothing is promised of amounts and credit notes that a backend does not tell of", async ({ page }) => {
  await enterAs(page, "ilze", "/invoices/1/1");
  await link(page, "Atzīmēt kā apmaksātu").click();
  await expect(dialog(page, "Atzīmēt kā apmaksātu")).toContainText("Viss, kas vēl nav samaksāts");
  await page.goto("/invoices/1/1/void");
  await expect(dialog(page, "Anulēt DR-0001?")).toContainText("Dokumentu anulēs uzņēmuma serveris");
});

test("a password that an own backend refuses is said at its field, and the data are saved apart", async ({
  page,
  backend,
}) => {
  await enterAs(page, "marta", "/update-user-information");
  const refusal = { message: "Invalid", errors: { password: ["Parole ir par īsu."] } };
  backend.broken.set("PATCH /user/update-password/", { status: 422, body: refusal });
  await textbox(page, "Vārds, uzvārds").fill("Marta Liepiņa");
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Jūsu dati saglabāti")).toBeVisible();
  const secrets = page.getByRole("group", { name: "Parole" });
  await secretBox(secrets, "Pašreizējā parole").fill(password);
  await secretBox(secrets, "Jaunā parole").fill("pavisam jauna parole");
  await secretBox(secrets, "Jaunā parole vēlreiz").fill("pavisam jauna parole");
  await button(page, "Nomainīt paroli").click();
  await expect(secretBox(secrets, "Jaunā parole")).toHaveAccessibleDescription(/Parole ir par īsu/);
  expect(backend.store.users.get(3)).toMatchObject({ name: "Marta Liepiņa", password });
});
