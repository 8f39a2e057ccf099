import { showDate, today } from "#model/date/dates.ts";
import { expect, letIn, open, test } from "../support/browser.ts";
import { lookAtPaper, paper, printed, seen } from "../support/browser-paper.ts";
import { entry } from "../support/calendar-words.ts";
import { callerAt, signIns } from "../support/installation.ts";

/** What is printed of each list: all its columns, and the filters that hold. */
const lists: Record<string, { columns: string[]; said?: string[] }> = {
  "/projects?status=2&sorting=name": {
    columns: [
      ...["Nr.", "Nosaukums", "Klients", "Projekta vadītājs", "Plānotais sākums", "Plānotās beigas"],
      "Statuss",
    ],
    said: ["Statuss: Procesā", "Kārtošana: Nosaukums, augošā secībā"],
  },
  "/estimates?status=open": {
    columns: ["Nr.", "Tāme", "Klients", "Projekta vadītājs", "Datums", "Summa bez PVN", "Statuss"],
    said: ["Statuss: Gaida"],
  },
  "/invoices": {
    columns: [
      ...["Numurs", "Veids", "Klients", "Projekts", "Datums", "Apmaksāt līdz", "Summa", "Neapmaksāts"],
      "Statuss",
    ],
  },
  "/clients?q=SIA": {
    columns: ["Nosaukums", "Reģistrācijas nr.", "PVN nr.", "Kontaktpersona", "Tālrunis"],
    said: ["Meklēts: SIA"],
  },
  "/users?role_id=3": {
    columns: ["Vārds, uzvārds", "E-pasts", "Loma", "Amats", "Statuss"],
    said: ["Loma: Darbinieks"],
  },
  "/stock": {
    columns: ["Nosaukums", "Nosaukums angliski", "Mērvienība", "Cena", "Statuss"],
    said: ["Aģentūras pozīcijas"],
  },
  "/stock/production": { columns: ["Nosaukums", "Nosaukums angliski", "Statuss"] },
  "/stock/vacancies": { columns: ["Nosaukums", "Krāsa", "Piesprausts"] },
  "/stock/products": {
    columns: ["Nosaukums", "Kods", "Katalogs", "Krāsa", "Izmērs", "Mērvienība"],
    said: ["Produkti"],
  },
  "/reports/financial-report?from=2026-03-02&to=2026-03-31": {
    columns: ["Klients", "Darbs vai prece", "Tāmēs, h", "Ieplānots, h", "Rēķinos, h"],
    said: ["No: 02.03.2026", "Līdz: 31.03.2026"],
  },
};

test("lists are printed with all columns, filters and the day, and without what is pressed", async ({
  page,
}) => {
  await letIn(page, "admin");
  await page.emulateMedia({ media: "print", reducedMotion: "reduce" });
  await page.setViewportSize(paper);
  for (const [list, { columns, said = [] }] of Object.entries(lists)) {
    await page.goto(list);
    expect({ list, ...(await page.evaluate(lookAtPaper)) }).toEqual({ list, columns, cut: [], pressed: [] });
    for (const text of [`Izdrukāts ${showDate(today())}`, ...said])
      await expect(page.locator("main header"), list).toContainText(text, seen);
  }
  await page.emulateMedia({ media: null });
  await open(page, "/invoices?per_page=60");
  const pages = await printed(page);
  expect(pages.length).toBeGreaterThan(1);
  // The head stands above the rows of each page.
  const heads = pages.map(({ links }) => links.filter(({ to }) => to.includes("sorting=")).length);
  expect(heads).toEqual(pages.map(() => 9));
  expect(
    pages.flatMap(({ links }) => links).filter(({ to }) => /\/invoices\/\d+\/\d+$/.test(to)),
  ).toHaveLength(60);
});

test("a week is printed whole, in colour, on paper that lies on its side", async ({ page, installation }) => {
  const admin = await callerAt(installation, signIns.admin);
  const { data } = (await admin("GET", `/calendar?date=${today()}`)).json();
  await letIn(page, "admin");
  await page.setViewportSize({ width: 700, height: 500 });
  await open(page, "/calendar");
  await expect(entry(page, /./).first()).toBeVisible();
  const pages = await printed(page);
  for (const { width, height, links } of pages) {
    expect(width).toBeGreaterThan(height);
    for (const { left, right } of links) {
      expect(left).toBeGreaterThan(0);
      expect(right).toBeLessThan(width);
    }
  }
  const addresses = pages.flatMap(({ links }) => links.map(({ to }) => to));
  const entries = addresses.flatMap((to) => /\/calendar\/entries\/(\d+)/.exec(to)?.[1] ?? []);
  const planned = Object.values<{ calendar_id: number }[]>(data).flat();
  expect(new Set(entries.map(Number))).toEqual(new Set(planned.map(({ calendar_id }) => calendar_id)));
  await page.emulateMedia({ media: "print" });
  await expect(entry(page, /./).first()).toHaveCSS("print-color-adjust", "exact");
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
});

test("of an invoice the document alone is printed", async ({ page }) => {
  await letIn(page, "admin");
  await page.goto("/invoices?status=5");
  const address = await page.locator("main tbody a").first().getAttribute("href");
  await open(page, address ?? "");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("body")).toHaveText(/^Rēķins.*Kopā apmaksai.*$/s, seen);
  await expect(page.getByRole("article")).toBeVisible();
  await page.emulateMedia({ media: null });
  expect((await printed(page)).flatMap(({ links }) => links)).toEqual([]);
});
