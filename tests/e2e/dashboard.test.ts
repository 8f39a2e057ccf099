import { today } from "#model/date/dates.ts";
import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { shiftsOf, watchShifts } from "../support/browser-shifts.ts";
import { callerAt, signIns } from "../support/installation.ts";
import { button, heading, link, menu, textbox } from "../support/page-words.ts";

const year = { from: "2026-01-01", to: "2026-12-31" };
const inYear = `/dashboard?${new URLSearchParams(year)}`;

const figure = (page: Page, name: string) =>
  page.locator("dl > div").filter({ has: page.getByRole("term").filter({ hasText: name }) });
const part = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true });
const period = (page: Page) => page.getByRole("navigation", { name: /^(Periods|Period)$/ });

/** The figures behind a picture: the name of each row and what stands beside it. */
async function tableOf(page: Page, title: string): Promise<[string, ...string[]][]> {
  await part(page, title).getByText("Rādīt kā tabulu").click();
  await expect(part(page, title).getByRole("table")).toBeVisible();
  return part(page, title)
    .locator("tbody tr")
    .evaluateAll((all) =>
      all.map((row) => {
        const [name = "", ...values] = [...row.children].map((cell) => cell.textContent ?? "");
        return [name, ...values];
      }),
    );
}

test("the period stands in the address, is chosen by a link or two dates, and survives a reload", async ({
  page,
}) => {
  await letIn(page, "admin");
  await open(page, "/");
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(link(period(page), "Šis gads")).toHaveAttribute("aria-current", "true");
  await link(period(page), "Pagājušais gads").click();
  const last = Number(today().slice(0, 4)) - 1;
  await expect(page).toHaveURL(new RegExp(`\\?from=${last}-01-01&to=${last}-12-31$`));
  await expect(page.getByText(`Periods 01.01.${last}–31.12.${last}`)).toBeVisible();
  await page.reload();
  await expect(link(period(page), "Pagājušais gads")).toHaveAttribute("aria-current", "true");
  await expect(textbox(page, "No")).toHaveValue(`01.01.${last}`);

  await textbox(page, "No").fill("5.10.2026");
  await textbox(page, "Līdz").fill("1.11.2026");
  await button(page, "Rādīt").click();
  await expect(
    page.getByText("Periods 05.10.2026–01.11.2026, salīdzināts ar 07.09.2026–04.10.2026"),
  ).toBeVisible();
  expect(await tableOf(page, "Projekti pēc plānotā sākuma")).toHaveLength(28);
  await page.goBack();
  await expect(textbox(page, "No")).toHaveValue(`01.01.${last}`);
});

test("a part whose module is switched off goes away at once", async ({ page, installation }) => {
  const admin = await callerAt(installation, signIns.admin);
  await letIn(page, "admin");
  await open(page, inYear);
  const titles = {
    incomeProgress: ["Ieņēmumu gaita bez PVN", "Saņemtie maksājumi ar PVN"],
    incomeForecast: ["Gaidāmie ieņēmumi bez PVN"],
    calendar: ["Darbinieku noslogojums šonedēļ"],
  };
  const { modules } = (await admin("GET", "/system-config")).json().data;
  let left: string[] = modules;
  for (const [module, own] of Object.entries(titles)) {
    for (const title of own) await expect(part(page, title)).toBeVisible();
    left = left.filter((key) => key !== module);
    expect((await admin("PATCH", "/modules/", { body: { modules: left } })).status).toBe(200);
    for (const title of own) await expect(part(page, title)).toHaveCount(0);
  }
  await expect(part(page, "Izrakstīts bez PVN")).toBeVisible();
  await expect(figure(page, "Noslogojums šonedēļ")).toHaveCount(0);
});

test("it speaks English, and nothing moves while it loads", async ({ page }) => {
  await watchShifts(page);
  await letIn(page, "admin");
  await open(page, inYear);
  await button(menu(page), "English").click();
  await expect(heading(page, "Dashboard")).toBeVisible();
  await expect(page).toHaveURL(/from=2026-01-01/);
  const picture = part(page, "Invoiced, net").getByRole("img");
  await expect(picture).toHaveAccessibleName(/^Columns: [\d,.]+\u00a0€ in this period/);
  await part(page, "Income progress, net").getByText("Show as a table").click();
  await expect(part(page, "Income progress, net").getByRole("row", { name: /^March 2026/ })).toBeVisible();
  await open(page, inYear);
  await expect(picture).toBeVisible();
  expect(await shiftsOf(page)).toBe(0);
});
