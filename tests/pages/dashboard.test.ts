import { showDate, today } from "#model/date/dates.ts";
import { addDays, mondayOf } from "#model/date/week.ts";
import { sendDecimal } from "#model/money/decimal.ts";
import { showMoney, showQuantity } from "#model/money/show-money.ts";
import { remainsOf } from "../api/reports/income-oracle.ts";
import { documentsOf, incomeOf, isStanding, total, within } from "../api/reports/oracles.ts";
import { type Raw, readRaw } from "../api/reports/raw.ts";
import { callerAt, signIns, type TestInstallation } from "../support/installation.ts";
import { button, link, menu, rows, textbox } from "../support/page-words.ts";
import { expect, letIn, type Page, test } from "../support/plain/test.ts";

const year = { from: "2026-01-01", to: "2026-12-31" };
const inYear = `/dashboard?${new URLSearchParams(year)}`;
const monday = mondayOf(today());

const figure = (page: Page, name: string) =>
  page.locator("dl > div").filter({ has: page.getByRole("term").filter({ hasText: name }) });
const part = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true });
const money = (cents: number) => showMoney(cents, "lv");
const period = (page: Page) => page.getByRole("navigation", { name: /^(Periods|Period)$/ });

/** The figures behind a picture: the name of each row and what stands beside it. */
async function tableOf(page: Page, title: string): Promise<[string, ...string[]][]> {
  await part(page, title).getByText("Rādīt kā tabulu").click();
  await expect(part(page, title).getByRole("table")).toBeVisible();
  const all = part(page, title).locator("tbody tr").all();
  return all.map((row) => {
    const [name = "", ...values] = [...row.children].map((cell) => cell.textContent ?? "");
    return [name, ...values];
  });
}

const rawOf = async (installation: TestInstallation): Promise<Raw> =>
  readRaw(await callerAt(installation, signIns.admin), { from: monday, to: monday });

test("the figures of a year are what its rows add up to", async ({ page, installation }) => {
  const raw = await rawOf(installation);
  await letIn(page, "admin");
  await page.goto(inYear);
  await expect(page).toHaveTitle("Pārskats – Testa birojs");
  const invoicedIn = (from: string, to: string) => incomeOf(documentsOf(raw, { from, to })).net_cents;
  // A year that is not over is compared until the same day.
  const isRunning = today() < year.to && today() >= year.from;
  const before = invoicedIn("2025-01-01", isRunning ? `2025${today().slice(4)}` : "2025-12-31");
  const [net, difference] = [invoicedIn(year.from, year.to), invoicedIn(year.from, year.to) - before];
  const invoiced = figure(page, "Izrakstīts bez PVN");
  await expect(invoiced).toContainText(money(net));
  await expect(invoiced).toContainText(difference > 0 ? "vairāk" : "mazāk");
  await expect(invoiced).toContainText(`${Math.round((Math.abs(difference) / before) * 100)}\u00a0%`);
  await expect(invoiced).toContainText(money(before));
  const begun = raw.projects.filter(({ planned_start_date }) => within(planned_start_date, year));
  await expect(figure(page, "Projekti pēc plānotā sākuma").getByRole("definition").first()).toHaveText(
    String(begun.length),
  );

  const months = await tableOf(page, "Izrakstīts bez PVN");
  expect(months.map(([name]) => name).slice(0, 3)).toEqual([
    "2026. gada janvāris",
    "2026. gada februāris",
    "2026. gada marts",
  ]);
  const wanted = Array.from({ length: 12 }, (_, index) => {
    const month = String(index + 1).padStart(2, "0");
    const of = (year: number) => money(invoicedIn(`${year}-${month}-01`, `${year}-${month}-99`));
    return [of(2026), of(2025)];
  });
  expect(months.map(([, ...values]) => values)).toEqual(wanted);
  const payments = raw.invoices.flatMap((document) => document.payments);
  const received = (await tableOf(page, "Saņemtie maksājumi ar PVN")).map(([, paid]) => paid);
  expect(received).toEqual(
    wanted.map((_, index) => {
      const month = `2026-${String(index + 1).padStart(2, "0")}`;
      const own = payments.filter(({ date }) => date.startsWith(month));
      return money(total(own.map(({ amount_cents }) => amount_cents)));
    }),
  );
});

test("how things stand today is what is open, what is left and what is planned", async ({
  page,
  installation,
}) => {
  const raw = await rawOf(installation);
  await letIn(page, "admin");
  await page.goto(inYear);
  const late = raw.invoices.filter(
    (document) =>
      isStanding(document) &&
      document.status_id !== 1 &&
      (document.due_date ?? "9") < today() &&
      document.open_cents > 0,
  );
  const overdue = figure(page, "Kavēta apmaksa");
  await expect(overdue).toContainText(money(total(late.map(({ open_cents }) => open_cents))));
  await expect(overdue).toContainText(`${late.length} dokument`);
  await expect(overdue).toContainText(showDate(late.map(({ due_date }) => due_date ?? "").sort()[0] ?? ""));

  const remains = raw.estimates.map((estimate) => remainsOf(raw, estimate).left).filter((left) => left > 0);
  const left = figure(page, "Vēl nav rēķinos");
  await expect(left).toContainText(money(total(remains)));
  await expect(left).toContainText(`${remains.length} apstiprināt`);
  await expect(link(left, /Vēl nav rēķinos/)).toHaveAttribute(
    "href",
    /^\/reports\/financial-report\?report=projects_total&from=2000-01-01&to=2099-12-31&sort=remaining_cents/,
  );
  const forecast = await tableOf(page, "Gaidāmie ieņēmumi bez PVN");
  const cents = (shown = "") => Number(shown.replace(/[^\d−]/g, "").replace("−", "-"));
  expect(total(forecast.map(([, value]) => cents(value)))).toBe(total(remains));

  const flow = await tableOf(page, "Naudas plūsma ar PVN");
  const open = raw.invoices
    .filter(isStanding)
    .filter(({ status_id, open_cents }) => status_id !== 1 && open_cents > 0);
  const owed = total(open.map(({ open_cents }) => open_cents));
  expect([1, 2].map((place) => total(flow.map((row) => cents(row[place]))))).toEqual([owed, owed]);
  expect(flow.find(([name]) => name === "Nokavēts")?.[1]).toBe(
    money(
      total(open.filter(({ due_date }) => (due_date ?? "9") < monday).map(({ open_cents }) => open_cents)),
    ),
  );

  const days = [0, 1, 2, 3, 4].map((day) => addDays(monday, day));
  const planned = await tableOf(page, "Darbinieku noslogojums šonedēļ");
  expect(planned.length).toBeGreaterThan(10);
  for (const [name, , hours] of planned) {
    const person = raw.users.find((user) => user.name === name);
    const own = raw.entries.filter(({ user_id, date }) => user_id === person?.id && days.includes(date));
    const sum = total(own.map(({ duration }) => duration * 10_000));
    expect(hours).toMatch(new RegExp(`^${showQuantity(sendDecimal(sum), "lv")} no \\d+ h$`));
  }

  await link(overdue, "Kavēta apmaksa").click();
  await expect(page).toHaveURL(/\/invoices\?status=6/);
  // A page of the list: the demonstration stands still, and more of it is late every day.
  await expect(rows(page)).toHaveCount(Math.min(late.length, 20));
});

test("a period that is none says so at its field, and the page is still there", async ({ page }) => {
  await letIn(page, "admin");
  await page.goto(inYear);
  for (const [from, to, name, message] of [
    ["drīz", "", "No", "Ievadiet datumu, piemēram, 31.12.2026"],
    ["05.10.2026", "04.10.2026", "Līdz", "Beigu datums nevar būt pirms sākuma"],
    ["01.01.2000", "31.12.2026", "Līdz", "Izvēlieties periodu, kas nav garāks par desmit gadiem"],
  ] as const) {
    await textbox(page, "No").fill(from);
    await textbox(page, "Līdz").fill(to);
    await button(page, "Rādīt").click();
    await expect(textbox(page, name)).toHaveAccessibleDescription(message);
    await expect(textbox(page, "No")).toHaveValue(from);
    await expect(figure(page, "Kavēta apmaksa")).toBeVisible();
  }
});

test("users and employees are led to where they start", async ({ page, context }) => {
  for (const who of ["user", "employee"] as const) {
    await letIn(page, who);
    await page.goto("/dashboard");
    await expect(page).toHaveURL(/\/calendar$/);
    await expect(link(menu(page), "Pārskats")).toHaveCount(0);
    await context.clearCookies();
  }
});

test("periods are chosen and pictures read as tables", async ({ page }) => {
  await letIn(page, "admin");
  await page.goto("/dashboard");
  await link(period(page), "Pēdējie 12 mēneši").click();
  await expect(link(period(page), "Pēdējie 12 mēneši")).toHaveAttribute("aria-current", "true");
  await textbox(page, "No").fill("1.1.2026");
  await textbox(page, "Līdz").fill("31.3.2026");
  await button(page, "Rādīt").click();
  await expect(page.getByText("Periods 01.01.2026–31.03.2026")).toBeVisible();
  await part(page, "Izrakstīts bez PVN").getByText("Rādīt kā tabulu").click();
  await expect(part(page, "Izrakstīts bez PVN").locator("tbody tr")).toHaveCount(3);
});
