import { begunEstimate } from "../support/begun-estimate.ts";
import { expect, letIn, open, type Page, test } from "../support/browser.ts";

/** The columns of names of each list: none is narrower than what a name is read in. */
const lists = {
  "/projects": ["Nosaukums", "Klients"],
  "/invoices": ["Klients", "Projekts"],
  "/estimates": ["Tāme", "Klients"],
  "/clients": ["Nosaukums", "Kontaktpersona"],
  "/users": ["Vārds, uzvārds", "E-pasts", "Amats"],
  "/stock": ["Nosaukums", "Nosaukums angliski"],
  "/stock/production": ["Nosaukums", "Nosaukums angliski"],
  "/stock/vacancies": ["Nosaukums"],
  "/stock/products": ["Nosaukums"],
  "/invoices/e-invoices": ["Klients"],
  "/invoices/reminders": ["Klients"],
  "/purchases": ["Piegādātājs"],
  "/purchase-orders": ["Piegādātājs"],
  "/bank": ["Maksātājs vai saņēmējs"],
  "/invoices/recurring": ["Nosaukums", "Klients", "Projekts"],
} as const;
/** From there on a column less is shown (docs/decisions/063). */
const narrowest = 140;

/** A product's image, before its name. */
const image = 48;

/** Widths in px of the columns that are shown, by their heads. */
const widths = (page: Page): Promise<[string, number][]> =>
  page.getByRole("columnheader").evaluateAll((heads) =>
    heads.map((head) => {
      const { paddingLeft, paddingRight } = getComputedStyle(head);
      const inner = head.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return [head.textContent ?? "", head.clientWidth > 0 ? inner : Number.POSITIVE_INFINITY];
    }),
  );

for (const width of [1024, 1100, 1279, 1280, 1400, 1440]) {
  test(`names are readable at ${width} px`, async ({ page, installation }) => {
    const { admin, estimate } = await begunEstimate(installation, []);
    const plan = {
      name: "Uzturēšana",
      estimate_id: estimate.id,
      every: "month",
      day_of_month: 15,
      does: "draft",
    };
    await admin("POST", "/recurring_invoices", { body: { ...plan, starts_on: "2032-01-01" } });
    await letIn(page, "admin");
    await page.setViewportSize({ width, height: 800 });
    for (const [list, names] of Object.entries(lists)) {
      await open(page, list);
      const shown = new Map(await widths(page));
      for (const name of names)
        expect(shown.get(name) ?? narrowest, `${list}: ${name}`).toBeGreaterThanOrEqual(
          list === "/stock/products" ? narrowest + image : narrowest,
        );
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, list).toBeLessThanOrEqual(0);
    }
  });
}
