import { expect } from "../support/browser.ts";
import { drag, middleOf, slot } from "../support/browser-calendar.ts";
import { enterAs, test } from "../support/browser-spec-backend.ts";
import { entry } from "../support/calendar-words.ts";
import { line, sumOf } from "../support/estimate-words.ts";
import { dialog, heading, link, notice, textbox } from "../support/page-words.ts";
import { plannedWeek } from "../support/spec-backend/planned-week.ts";

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
  await enterAs(page, "ilze", "/clients/1/data");
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
  await expect(page).toHaveURL(/\/clients\/1\/data\/banks$/);
  await dialog(page, "Bankas").press("Escape");
  await expect(textbox(page, "Nosaukums")).toHaveValue("Papīra pils");
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
