import { sentLink } from "../api/online/arrange.ts";
import { offeredChoices } from "../api/online/offered-choices.ts";
import { billable, issued } from "../support/begun-documents.ts";
import { expect, type Page, test } from "../support/browser.ts";
import { lookAtPaper, paper, printed, seen } from "../support/browser-paper.ts";
import type { Caller } from "../support/installation.ts";

/** What an estimate with choices is sent as; its only half has many lines more, one of large sums. */
async function manyLines(admin: Caller, project: number) {
  const { estimate, path } = await offeredChoices(admin, project);
  const { additional_production_positions } = (await admin("GET", path)).json().data;
  const position_items = Array.from({ length: 60 }, (_, place) => ({
    name: `Rinda ${place + 1}`,
    price: place === 3 ? "123456.78" : "10.50",
    quantity: "1000",
  }));
  const position = additional_production_positions[0].id;
  const added = await admin("POST", `/${position}/position_items`, { body: { position_items } });
  expect(added.status).toBe(201);
  return { estimate, path };
}

/** Makes links of what stands in heads, lines and sums: where they come to stand on paper can be read. */
function markParts() {
  const mark = (part: string, selector: string) => {
    for (const [place, cell] of document.querySelectorAll(`#sheet ${selector}`).entries()) {
      const link = document.createElement("a");
      link.href = `https://${part}.example/${place}`;
      const range = document.createRange();
      range.selectNodeContents(cell);
      range.surroundContents(link);
    }
  };
  mark("head", "thead th");
  mark("line", "tbody tr:not([data-level]) td:first-child");
  mark("line-sum", "tbody tr:not([data-level]) td:last-child");
  mark("half", "tfoot td");
  mark("total", ".document-sums dd");
}

/** How many of each part stand on each page. */
async function parts(page: Page) {
  const pages = await printed(page);
  return pages.map(({ width, height, links }) => {
    expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
    const margin = 34;
    for (const { left, right } of links) {
      expect(left).toBeGreaterThan(margin - 1);
      expect(right).toBeLessThan(width - margin + 1);
    }
    // A link of two lines is named twice.
    const of = (part: string) =>
      new Set(links.map(({ to }) => to).filter((to) => to.startsWith(`https://${part}.example/`))).size;
    return { head: of("head"), line: of("line"), half: of("half"), total: of("total") };
  });
}

test("of a client's estimate the document alone is printed, with a head on each page and sums below lines", async ({
  page,
  installation,
}) => {
  const { admin, estimate } = await billable(installation);
  const { project } = (await admin("GET", `/estimates/${estimate.id}`)).json().data;
  const { path } = await manyLines(admin, project.id);
  const token = await sentLink({ installation, admin, path });
  await page.setViewportSize(paper);
  await page.goto(`/d/${token}`);
  await page.emulateMedia({ media: "print" });
  // It begins with what is said to readers of screens alone.
  await expect(page.locator("body")).toHaveText(
    /^Dokuments\s+Tāme\s.*Kopā apmaksai.*Sagatavoja[^\n]*$/s,
    seen,
  );
  expect(await page.evaluate(lookAtPaper)).toEqual({
    columns: ["Nosaukums", "Daudzums", "Cena", "Summa"],
    cut: [],
    pressed: [],
  });
  await page.emulateMedia({ media: null });
  expect((await printed(page)).flatMap(({ links }) => links)).toEqual([]);

  await page.evaluate(markParts);
  const lines = page.locator("#sheet tbody tr:not([data-level])");
  // Wherever the page ends among the last lines.
  for (let left = 66; left > 30; left -= 2) {
    const pages = await parts(page);
    expect(pages.reduce((sum, { line }) => sum + line, 0)).toBe(left);
    const ofLines = pages.filter(({ line }) => line > 0);
    expect(ofLines.map(({ head }) => head)).toEqual(ofLines.map(() => 4));
    // The sums stand below what they are of.
    const ofTotals = pages.filter(({ total }) => total > 0);
    expect(ofTotals, `${left} lines`).toEqual([{ head: 4, line: expect.any(Number), half: 1, total: 3 }]);
    for (const line of [lines.last(), lines.last()]) await line.evaluate((row) => row.remove());
  }
});

test("of a client's invoice the document alone is printed, without what it is paid by", async ({
  page,
  installation,
}) => {
  const begun = await billable(installation);
  const { admin } = begun;
  const { id } = await issued(begun);
  const token = await sentLink({ installation, admin, path: `/invoices/${id}` });
  await page.setViewportSize(paper);
  await page.goto(`/d/${token}`);
  await expect(page.getByRole("img", { name: "Maksājuma QR kods" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("body")).toHaveText(
    /^Dokuments\s+Rēķins\s.*Kopā apmaksai.*Paldies, ka strādājat kopā ar mums!$/s,
    seen,
  );
  await expect(page.getByRole("img", { name: "Maksājuma QR kods" })).toBeHidden();
  const { cut, pressed } = await page.evaluate(lookAtPaper);
  expect({ cut, pressed }).toEqual({ cut: [], pressed: [] });
  await page.emulateMedia({ media: null });
  await page.evaluate(markParts);
  expect(await parts(page)).toEqual([{ head: 5, line: 2, half: 0, total: 4 }]);
});
