import { expect, open, type Page } from "../support/browser.ts";
import { drag, middleOf, slot } from "../support/browser-calendar.ts";
import { reportTable } from "../support/browser-reports.ts";
import { enterAs, plannedWeek, test } from "../support/browser-spec-backend.ts";
import { entry } from "../support/calendar-words.ts";
import { line, sumOf } from "../support/estimate-words.ts";
import { button, dialog, heading, link, notice, secretBox, textbox } from "../support/page-words.ts";
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
  await enterAs(page, "ilze", "/clients/1");
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
  const wanted = () =>
    page.evaluate((to) => Object.assign(document.createElement("a"), { href: to }).click(), address);
  backend.broken.set(operation, { status: 500, body: { message: "Server Error" } });
  await wanted();
  await expect(notice(page, "Server Error")).toBeVisible();
  await expect(page).toHaveURL(/\/invoices$/);
  backend.broken.set(operation, "401");
  await wanted();
  await expect(page).toHaveURL(/\/login\?to=%2Finvoices$/);
});

test("a line that the backend does not find and still lists is said not to be saved", async ({
  page,
  backend,
}) => {
  await enterAs(page, "janis", "/estimate/1");
  await expect(sumOf(page, "Kopā apmaksai")).toHaveText("1565,33 €");
  for (const { id } of backend.store.items.all())
    backend.broken.set(`PATCH /position_items/${id}`, { status: 404, body: { message: "Not Found" } });
  const first = line(page, "Dizaina darbi", 0);
  await textbox(first, "Daudzums").fill("13,5");
  await textbox(first, "Daudzums").press("Tab");
  await expect(page.getByText("Meklētais nav atrasts").first()).toBeVisible();
  await expect(textbox(first, "Daudzums")).toHaveValue("13,5");
  backend.broken.clear();
  await textbox(first, "Daudzums").fill("14");
  await textbox(first, "Daudzums").press("Tab");
  await expect(notice(page, "Saglabāts")).toBeVisible();
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

  await open(page, "/settings/modules");
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
  await open(page, "/reports/financial-report?report=projects_total");
  await expect(page.locator(".chart-row")).toHaveCount(backend.store.customers.all().length);
  await expect(reportTable(page)).not.toContainText("Bez amata");
  await expect(page.locator("a[href*=undefined]")).toHaveCount(0);
});

test("a slot that is taken is said so in the reader's language, whatever that backend calls it", async ({
  page,
  backend,
  faults,
}) => {
  faults.allow(/^console: WebSocket connection/);
  backend.broken.set("PATCH /calendar/1", { status: 409, body: { message: "Taken" } });
  await enterAs(page, "janis", `/calendar?date=${plannedWeek}`);
  await drag(page, await middleOf(entry(page, /^Kastes/)), await slot(page, "Pēteris Kalns", 3, 12));
  await expect(notice(page, "Šis laiks jau ir aizņemts!")).toBeVisible();
  await expect(entry(page, /^Kastes.*9:00–11:00/)).toBeVisible();
});

test("a dialog that cannot be read says so over its page, where everything typed stays", async ({
  page,
  backend,
  faults,
}) => {
  faults.allow(/^answer: 500 /, /^console: Failed to load resource/);
  const fault = { status: 500, body: { message: "Server Error" } };
  await enterAs(page, "ilze", "/clients/1");
  await textbox(page, "Nosaukums").fill("Papīra pils");
  backend.broken.set("GET /banks", fault);
  await link(page, "Pārvaldīt bankas").click();
  const failed = dialog(page, "Radās kļūda");
  await expect(failed).toContainText("Pieprasījums neizdevās (kods 500)");
  await failed.press("Escape");
  await expect(failed).toBeHidden();
  await expect(textbox(page, "Nosaukums")).toHaveValue("Papīra pils");
  await link(page, "Pārvaldīt bankas").click();
  await expect(failed).toBeVisible();
  backend.broken.clear();
  await link(failed, "Mēģināt vēlreiz").click();
  await expect(dialog(page, "Bankas")).toBeVisible();
  await expect(page).toHaveURL(/\/clients\/1\/banks$/);
  await dialog(page, "Bankas").press("Escape");
  await expect(textbox(page, "Nosaukums")).toHaveValue("Papīra pils");
});

for (const [address, operation, below] of [
  ["/users/1?q=i", "GET /users/1", "Lietotāji"],
  ["/projects/1", "GET /projects/1", "Projekti"],
  ["/stock/1", "GET /stock_items/1", "Noliktava"],
  ["/stock/products/1", "GET /products/1", "Noliktava"],
  ["/calendar/entries/1", "GET /calendar/1", "Kalendārs"],
] as const)
  test(`a page opened with a dialog that cannot be read is there below: ${address}`, async ({
    page,
    backend,
    faults,
  }) => {
    faults.allow(/^answer: 500 /, /^console: (Failed to load|WebSocket)/);
    await enterAs(page, "ilze", "/clients");
    backend.broken.set(operation, { status: 500, body: { message: "Server Error" } });
    await open(page, address);
    await expect(dialog(page, "Radās kļūda")).toContainText("Pieprasījums neizdevās (kods 500)");
    await link(dialog(page, "Radās kļūda"), "Aizvērt").last().click();
    await expect(page).toHaveURL(new URL(address.replace(/\/(entries\/)?1\b/, ""), page.url()).href);
    await expect(heading(page, below).first()).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

test("a row that is gone is said so over its list, and is not asked for again", async ({ page, faults }) => {
  faults.allow(/^answer: 404 /, /^console: Failed to load/);
  await enterAs(page, "ilze", "/clients");
  await open(page, "/users/99");
  const gone = dialog(page, "Nav atrasts");
  await expect(gone).toContainText("Meklētais nav atrasts");
  await expect(link(gone, "Mēģināt vēlreiz")).toHaveCount(0);
  await gone.press("Escape");
  await expect(heading(page, "Lietotāji")).toBeVisible();
});

test("nothing is promised of amounts and credit notes that a backend does not tell of", async ({ page }) => {
  await enterAs(page, "ilze", "/invoices/1/1");
  await link(page, "Atzīmēt kā apmaksātu").click();
  await expect(dialog(page, "Atzīmēt kā apmaksātu")).toContainText("Viss, kas vēl nav samaksāts");
  await open(page, "/invoices/1/1/void");
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
  await secretBox(page, "Pašreizējā parole").fill(password);
  await secretBox(page, "Jaunā parole").fill("pavisam jauna parole");
  await secretBox(page, "Jaunā parole vēlreiz").fill("pavisam jauna parole");
  await button(page, "Nomainīt paroli").click();
  await expect(secretBox(page, "Jaunā parole")).toHaveAccessibleDescription(/Parole ir par īsu/);
  expect(backend.store.users.get(3)).toMatchObject({ name: "Marta Liepiņa", password });
});

test("where it is not said who looks alone, nothing is said against the configuration", async ({
  page,
  backend,
  faults,
}) => {
  faults.allow(/^answer: 500 /, /^console: Failed to load/);
  await enterAs(page, "ilze", "/clients");
  const colour = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--brand-primary"));
  const own = await colour();
  backend.broken.set("GET /user", "500");
  await page.goto("/clients");
  await expect(heading(page, "Radās kļūda")).toBeVisible();
  await expect(page.getByText("Uzņēmuma iestatījumus neizdevās ielādēt")).toHaveCount(0);
  expect(await colour()).toBe(own);
});
