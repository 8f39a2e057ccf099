import { today } from "#model/date/dates.ts";
import { sentLink } from "../api/online/arrange.ts";
import { begunEstimate } from "../support/begun-estimate.ts";
import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { callerAt, signIns, type TestInstallation } from "../support/installation.ts";
import { link } from "../support/page-words.ts";

const word = "Ž".repeat(190);

/** An approved estimate of two lines, of a project whose name and client's name have no blanks. */
async function estimateOf(installation: TestInstallation, price: number): Promise<number> {
  const admin = await callerAt(installation, signIns.admin);
  const made = async (path: string, body: object): Promise<number> => {
    const { status, text, json } = await admin("POST", path, { body });
    expect(status, text).toBe(201);
    return json().data.id;
  };
  const client = await made("/customers", { name: word, short_name: "Ž" });
  const dates = { startDate: today(), dueDate: today() };
  const project = await made("/projects", {
    name: word,
    short_name: "Ž",
    client,
    project_manager: 1,
    ...dates,
  });
  const estimate = await made("/estimates", { name: "Tāme", project_id: project });
  const position_items = [{ name: "Rinda", price, quantity: 1 }];
  for (const type_id of [1, 2])
    await made("/positions", { estimate_id: estimate, name: "Pozīcija", type_id, position_items });
  return estimate;
}

/** The cells of a table whose text does not stand in them, and those that stand on the one before. */
const crowded = (page: Page, table: string) =>
  page
    .locator(table)
    .first()
    .evaluate((whole) =>
      [...whole.querySelectorAll("tr")].flatMap((row) => {
        const cells = [...row.querySelectorAll("td, th")].filter((cell) => cell.getClientRects().length > 0);
        return cells.flatMap((cell) => {
          const text = document.createRange();
          text.selectNodeContents(cell);
          const [inner, outer] = [text.getBoundingClientRect(), cell.getBoundingClientRect()];
          const isOver = cells.some((other) => {
            const box = other.getBoundingClientRect();
            const isBeside = box.top < outer.bottom - 1 && outer.top < box.bottom - 1;
            return isBeside && box.left < outer.left && box.right > outer.left + 1;
          });
          return isOver || inner.right > outer.right + 1 ? [cell.textContent] : [];
        });
      }),
    );

/** Texts beside each other in a row of a table with less than a letter between them. */
const touching = (page: Page, table: string) =>
  page
    .locator(table)
    .first()
    .evaluate((whole) =>
      [...whole.querySelectorAll("tr")].flatMap((row) => {
        const texts = [...row.querySelectorAll("td, th")].map((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          return { text: cell.textContent, box: range.getBoundingClientRect() };
        });
        return texts.filter(({ box }) =>
          texts.some(
            (other) =>
              other.box.left < box.left &&
              other.box.top < box.bottom - 1 &&
              box.top < other.box.bottom - 1 &&
              other.box.right > box.left - 8,
          ),
        );
      }),
    );

const wider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Looks at the open page at the widths of a desk, a small one and a phone. */
async function atEachWidth(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await look(width);
  }
}

test("an estimate of millions keeps its figures in their columns", async ({ page, installation }) => {
  const estimate = await estimateOf(installation, 98_765_432.1);
  await letIn(page, "admin");
  await open(page, `/estimate/${estimate}`);
  await expect(page.getByText("98 765 432,10 €").first()).toBeVisible();
  await atEachWidth(page, async (width) => {
    expect(await wider(page), `at ${width}`).toBeLessThanOrEqual(0);
    for (const price of await page.getByLabel("Cena").all())
      expect(await price.evaluate((field) => field.scrollWidth - field.clientWidth)).toBeLessThanOrEqual(0);
    for (const sum of await page.locator(".item-total").all())
      expect(await sum.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBeLessThanOrEqual(0);
  });
});

test("figures of a document stand apart on a phone, for the client and inside", async ({
  page,
  installation,
}) => {
  const begun = await begunEstimate(installation, [
    { name: "Druka", price: "123456.78", quantity: 1000 },
    { name: "Maketēšana", price: "40", quantity: 2 },
  ]);
  const { admin, estimate, items } = begun;
  const path = `/estimates/${estimate.id}`;
  const token = await sentLink({ installation, admin, path });
  await letIn(page, "admin");
  const look = async (address: string, table: string) => {
    await page.goto(address);
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator(table)).toContainText(/123\s456\s780,00\s€/);
      const at = `${address} at ${width}`;
      expect(await wider(page), at).toBeLessThanOrEqual(0);
      expect(await touching(page, table), at).toEqual([]);
      expect(await crowded(page, table), at).toEqual([]);
      const over = await page
        .locator(table)
        .first()
        .evaluate(({ parentElement: place }) => place && place.scrollWidth - place.clientWidth);
      // In the narrowest window it may have to be scrolled.
      if (width > 320) expect(over, at).toBeLessThanOrEqual(0);
    }
  };
  await look(`/d/${token}`, "#sheet table");
  await look(`/estimate/${estimate.id}/preview`, ".document table");
  // With its VAT beside each line.
  const vat = await admin("PATCH", `/position_items/${items[1]?.id}`, {
    body: { vat_category: "S", vat_rate: 5 },
  });
  expect(vat.status).toBe(200);
  await look(`/estimate/${estimate.id}/preview`, ".document table");
});

test("sums of millions stand in one line of the dashboard, and beside no name without room", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const estimate = await estimateOf(installation, 98_765_432.1);
  await admin("PATCH", `/estimates/${estimate}`, { body: { is_approved: true } });
  const { project } = (await admin("GET", `/estimates/${estimate}`)).json().data;
  await letIn(page, "admin");
  await open(page, "/dashboard");
  await atEachWidth(page, async (width) => {
    const figures = await page.locator(".dashboard-figure dt + dd").all();
    expect(figures.length).toBeGreaterThan(3);
    for (const figure of figures) {
      const over = await figure.evaluate((told) => told.scrollWidth - told.clientWidth);
      expect(over, `${await figure.textContent()} at ${width}`).toBeLessThanOrEqual(0);
    }
  });
  await open(page, `/projects/${project.id}/estimates`);
  await atEachWidth(page, async (width) => {
    const name = await link(page, "Tāme").locator("..").boundingBox();
    expect(name?.width, `at ${width}`).toBeGreaterThan(180);
  });
});

test("a sum of milliards can be read back", async ({ page, installation }) => {
  const estimate = await estimateOf(installation, 999_999_999.99);
  await letIn(page, "admin");
  await open(page, `/estimate/${estimate}`);
  await expect(page.getByText("2 419 999 999,98 €")).toBeVisible();
});

test("no column of a report stands on another one, whatever is in it", async ({ page, installation }) => {
  test.slow();
  const admin = await callerAt(installation, signIns.admin);
  const estimate = await estimateOf(installation, 98_765_432.1);
  await admin("PATCH", `/estimates/${estimate}`, { body: { is_approved: true } });
  await letIn(page, "admin");
  const reports = {
    "financial-report": [
      ...["customer_hours", "projects_total", "invoices_total", "customers_year", "production_costs"],
      ...["invoiced_stock_items", "customer_year&customer_id=1"],
    ],
    "planning-report": ["project_hours&from=2026-01-01&to=2026-12-31"],
  };
  for (const [kind, names] of Object.entries(reports))
    for (const name of names) {
      await open(page, `/reports/${kind}?report=${name}`);
      await expect(page.locator("table.report")).toBeVisible();
      await atEachWidth(page, async (width) => {
        expect(await wider(page), `${name} at ${width}`).toBeLessThanOrEqual(0);
        expect(await crowded(page, "table.report"), `${name} at ${width}`).toEqual([]);
      });
    }
});
