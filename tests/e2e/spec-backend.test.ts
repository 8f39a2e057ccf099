import { expect, open } from "../support/browser.ts";
import { drag, middleOf, slot } from "../support/browser-calendar.ts";
import { enterAs, test } from "../support/browser-spec-backend.ts";
import { entry } from "../support/calendar-words.ts";
import { line, sumOf } from "../support/estimate-words.ts";
import { button, choice, dialog, heading, link, notice, textbox } from "../support/page-words.ts";
import { parts } from "../support/spec-backend/parts.ts";
import { plannedWeek } from "../support/spec-backend/planned-week.ts";

test("an estimate is edited, approved and invoiced, and its files pass through", async ({
  page,
  backend,
}) => {
  await enterAs(page, "janis", "/estimate/1");
  await expect(sumOf(page, "Kopā apmaksai")).toHaveText("1565,33 €");
  const first = line(page, "Dizaina darbi", 0);
  await textbox(first, "Daudzums").fill("13,5");
  await textbox(first, "Daudzums").press("Tab");
  await expect(notice(page, "Saglabāts")).toBeVisible();
  await expect.poll(() => backend.store.items.get(1).quantity).toBe(13.5);
  await choice(page, "Jauna rinda").first().fill("Maket");
  await page.getByRole("option", { name: /^Maketēšana/ }).click();
  await choice(page, "Jauna rinda").first().press("Enter");
  await expect(textbox(line(page, "Dizaina darbi", 1), "Cena")).toHaveValue("28,50");
  await button(page, "Apstiprināt").click();
  await expect(button(page, "Atsaukt apstiprinājumu")).toBeVisible();
  expect(backend.store.estimates.get(1).is_approved).toBe(true);

  await link(page, "Izrakstīt").click();
  await expect(heading(page, "Jauns rēķins vai pavadzīme")).toBeVisible();
  await button(page, "Izveidot").first().click();
  await expect(heading(page, "DR-0004")).toBeVisible();
  await expect(page.getByText("Izrakstīts").first()).toBeVisible();

  for (const [path, begins] of [
    ["/api/estimates/pdf/1/?lang=lv", "%PDF"],
    ["/api/invoices/pdf/4?lang=eng", "%PDF"],
    ["/api/invoices/export", "PK"],
  ] as const) {
    const file = await page.evaluate(async (address) => {
      const answer = await fetch(address);
      const text = await answer.text();
      return { status: answer.status, saved: answer.headers.get("content-disposition"), text };
    }, path);
    expect(file).toEqual({
      status: 200,
      saved: expect.stringContaining("attachment"),
      text: expect.stringMatching(new RegExp(`^${begins}`)),
    });
  }
});

test("the calendar is planned, moved and cleared", async ({ page, backend, faults }) => {
  // The room of an agency with its own backend is tried elsewhere.
  faults.allow(/^console: WebSocket connection/);
  await enterAs(page, "janis", `/calendar?date=${plannedWeek}`);
  await expect(entry(page, /^Kastes.*9:00–11:00/)).toBeVisible();
  await drag(page, await middleOf(entry(page, /^Kastes/)), await slot(page, "Pēteris Kalns", 3, 12));
  await expect(entry(page, /^Kastes.*12:00–14:00/)).toBeVisible();
  await expect.poll(() => backend.store.entries.get(1)).toMatchObject({ user_id: 4, start_time_id: 12 });

  await link(page, "Pievienot ierakstu").click();
  const form = dialog(page, "Jauns ieraksts");
  await form.getByLabel("Ko plānot").selectOption({ label: "Sapulce" });
  await form.getByLabel("Darbinieks").selectOption({ label: "Marta Kļaviņa" });
  await form.getByLabel("Sākums").selectOption({ label: "15:00" });
  await button(form, "Pievienot").click();
  await expect(notice(page, "Ieraksts pievienots")).toBeVisible();
  expect(backend.store.entries.get(4)).toMatchObject({ user_id: 3, work_type_id: 2, start_time_id: 15 });

  await entry(page, /^Skatlogs/).click();
  await expect(dialog(page, "Skatloga noformējums")).toContainText("Jānis Liepa");
  await link(dialog(page, "Skatloga noformējums"), "Dzēst").click();
  await expect(notice(page, "Ieraksts dzēsts")).toBeVisible();
  await expect(entry(page, /^Skatlogs/)).toHaveCount(0);
  await expect.poll(() => backend.store.entries.all().map(({ id }) => id)).toEqual([1, 3, 4]);
});

test("what one plans is seen by the others, with the project that its detail tells by name alone", async ({
  page,
  newBrowser,
}) => {
  await enterAs(page, "janis", `/calendar?date=${plannedWeek}`);
  const other = await newBrowser();
  await enterAs(other, "ilze", `/calendar?date=${plannedWeek}`);
  await drag(page, await middleOf(entry(page, /^Kastes/)), await slot(page, "Pēteris Kalns", 3, 12));
  await expect(entry(other, /^Kastes.*12:00–14:00/)).toBeVisible();
  await expect(entry(other, /^Kastes.*9:00–11:00/)).toHaveCount(0);
});

test("a page without a part comes alive like any other, in the company's colours", async ({
  page,
  backend,
}) => {
  await enterAs(page, "ilze", "/clients");
  const colour = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--brand-primary"));
  const own = await colour();
  expect(own).toMatch(/^#/);
  for (const [path, operation] of parts) {
    backend.broken.set(operation, "500");
    await open(page, path);
    // In a part of a form that only some roles see it is there as hidden as that.
    await expect(page.locator("[data-missing=fault]"), `${path} without ${operation}`).not.toHaveCount(0);
    expect(await colour(), path).toBe(own);
    backend.broken.clear();
  }
});

test("a report that the specification has as a spreadsheet alone is downloaded", async ({ page, faults }) => {
  faults.allow(/^answer: 404 POST /);
  await enterAs(page, "ilze", "/reports/financial-report?report=invoiced_stock_items");
  await expect(page.getByText("sūta tikai kā izklājlapu")).toBeVisible();
  const download = page.waitForEvent("download");
  await link(page, "Eksportēt").click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
});
