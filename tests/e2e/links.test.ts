import { expect, letIn, open, type Page, test } from "../support/browser.ts";

/** Screens with links of every kind: to rows, pages, sorted columns, filters, dialogs, and below where one is. */
const screens = [
  ...[
    "/dashboard",
    "/calendar?date=2026-11-20",
    "/projects?page=2&sort=name",
    "/projects/1",
    "/projects/1/estimates",
    "/projects/1/data",
    "/clients/1/prices",
  ],
  ...["/clients?q=a", "/estimate/1", "/estimate/2/offer", "/invoices", "/invoices/1/1", "/stock/products"],
  ...[
    "/stock/vacancies",
    "/settings/texts",
    "/settings/vat",
    "/reports/planning-report",
    "/reports/financial-report",
    "/users",
  ],
];

/** The server draws links without the router: each has to lead where the router in the browser would. */
test("a link that the server drew leads where the browser's does", async ({ page }) => {
  await letIn(page, "admin");
  let links = 0;
  for (const screen of screens) {
    await open(page, screen);
    const read = await linksOf(page);
    links += read.length;
    expect({ screen, other: read.filter(({ drawn, ours }) => drawn !== ours) }).toEqual({
      screen,
      other: [],
    });
  }
  expect(links).toBeGreaterThan(500);
});

/** Every attribute that leads somewhere, as it came and as React has it. */
const linksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("a")].map((anchor) => {
      const key = Object.keys(anchor).find((name) => name.startsWith("__reactProps"));
      const props: Record<string, unknown> = key ? Object(Reflect.get(anchor, key)) : {};
      const text = (value: unknown) => (typeof value === "string" ? value : "");
      const names = ["href", "target", "data-discover", "aria-label", "title"];
      return {
        drawn: names.map((name) => anchor.getAttribute(name) ?? "").join(" "),
        ours: names.map((name) => text(props[name])).join(" "),
      };
    }),
  );
