import type { PositionItem } from "#model/estimate/position-item.ts";
import { type Begun, begunEstimate } from "../support/begun-estimate.ts";
import { alive, expect, letIn, type Page, reload, test } from "../support/browser.ts";
import { dragLine, openEstimate } from "../support/browser-estimate.ts";
import { sumOf } from "../support/estimate-words.ts";
import { intercept } from "../support/intercept.ts";
import { button, choice, link, notice, textbox } from "../support/page-words.ts";

const lines = [
  { name: "Makets", price: 100 },
  { name: "Druka", price: "0.5", quantity: 1000 },
];

/** A line by its name, by the link that shows the rest of it. */
const lineOf = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: link(page, `Papildu lauki: ${name}`) });

/** Shows what a line rarely has, and chooses there what its client can decide. */
async function decide(page: Page, name: string, label: string): Promise<void> {
  await link(page, `Papildu lauki: ${name}`).click();
  const field = choice(page, "Klienta izvēle");
  await field.selectOption({ label });
  await saved(page, () => field.press("Tab"));
  await link(page, `Papildu lauki: ${name}`).click();
  await expect(field).toHaveCount(0);
}

/** Waits until what an act saves is saved. One that a change of one's own was in the way of is sent again by itself. */
async function saved(page: Page, act: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(
    (response) =>
      response.request().method() === "PATCH" &&
      response.url().includes("/position_items/") &&
      response.status() === 200,
  );
  await act();
  await answer;
}

const atOffice = async (page: Page, begun: Begun) => {
  await letIn(page, "admin");
  await openEstimate(page, begun);
  await alive(page);
};

test("a line that its client can leave out counts where it is included", async ({ page, installation }) => {
  const begun = await begunEstimate(installation, lines);
  await atOffice(page, begun);
  await link(page, "Papildu lauki: Druka").click();
  const field = choice(page, "Klienta izvēle");
  await expect(field).toHaveValue("");
  await expect(field.getByRole("option")).toHaveText([
    "Vienmēr iekļauta",
    "Pēc izvēles, iekļauta",
    "Pēc izvēles, neiekļauta",
    "Alternatīva A, izvēlēta",
    "Alternatīva A",
  ]);
  await field.selectOption({ label: "Pēc izvēles, neiekļauta" });
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("100,00 €");
  await expect(lineOf(page, "Druka")).toContainText("Pēc izvēles, neiekļauta");
  await expect(lineOf(page, "Druka")).toContainText("500,00 € (Nav ieskaitīta kopsummā)");
  await field.press("Tab");
  await expect(notice(page, "Saglabāts")).toBeVisible();
  await reload(page);
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("100,00 €");
  await expect(lineOf(page, "Druka")).toContainText("Nav ieskaitīta kopsummā");
  await expect(lineOf(page, "Makets")).not.toContainText("Nav ieskaitīta kopsummā");
  await alive(page);
  await decide(page, "Druka", "Vienmēr iekļauta");
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("600,00 €");
  await expect(lineOf(page, "Druka")).not.toContainText("Pēc izvēles");
});

test("quantities to choose from are copies, one of which counts", async ({ page, installation }) => {
  const begun = await begunEstimate(installation, lines);
  await atOffice(page, begun);
  await decide(page, "Druka", "Alternatīva A, izvēlēta");
  await button(page, "Dublēt: Druka").click();
  const both = lineOf(page, "Druka");
  await expect(both).toHaveCount(2);
  await expect(both.nth(0)).toContainText("Alternatīva A, izvēlēta");
  await expect(both.nth(1)).not.toContainText("izvēlēta");
  await expect(both.nth(1)).toContainText("Alternatīva A");
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("600,00 €");
  await textbox(both.nth(1), "Daudzums").fill("2000");
  await textbox(both.nth(1), "Nosaukums").fill("Lielā druka");
  await saved(page, () => textbox(lineOf(page, "Lielā druka"), "Nosaukums").press("Tab"));
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("600,00 €");

  await link(page, "Papildu lauki: Lielā druka").click();
  const field = choice(page, "Klienta izvēle");
  await expect(field.getByRole("option")).toHaveText([
    "Vienmēr iekļauta",
    "Pēc izvēles, iekļauta",
    "Pēc izvēles, neiekļauta",
    "Alternatīva A, izvēlēta",
    "Alternatīva A",
    "Alternatīva B, izvēlēta",
    "Alternatīva B",
  ]);
  // The other one counts no longer before anything is answered.
  const held = Promise.withResolvers<void>();
  await intercept(page, /\/api\/position_items\//, async (route) => {
    await held.promise;
    await route.continue();
  });
  await field.selectOption({ label: "Alternatīva A, izvēlēta" });
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("1100,00 €");
  await expect(lineOf(page, "Druka")).toContainText("Nav ieskaitīta kopsummā");
  await saved(page, async () => {
    await field.press("Tab");
    held.resolve();
  });
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("1100,00 €");
  // Nobody but this person has changed the other one.
  await textbox(lineOf(page, "Druka"), "Cena").fill("0,6");
  await saved(page, () => textbox(lineOf(page, "Druka"), "Cena").press("Tab"));
  await expect(notice(page, "Saglabāts")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await reload(page);
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("1100,00 €");
  await expect(lineOf(page, "Druka")).toContainText("600,00 € (Nav ieskaitīta kopsummā)");
});

const group = { choice: "alternative", choice_group: 1 };
/** Two lines of which a client takes one; the first is chosen. */
const fewOrMany = [
  { name: "Mazā", price: 10, ...group },
  { name: "Lielā", price: 30, ...group },
];

test("one of a group is taken back for the other", async ({ page, installation }) => {
  await atOffice(page, await begunEstimate(installation, fewOrMany));
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("10,00 €");
  await decide(page, "Mazā", "Alternatīva A");
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("30,00 €");
  await expect(lineOf(page, "Lielā")).toContainText("Alternatīva A, izvēlēta");
  await decide(page, "Mazā", "Alternatīva A, izvēlēta");
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("10,00 €");
  await reload(page);
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("10,00 €");
});

test("of two that are chosen at once the last one is", async ({ page, installation }) => {
  const begun = await begunEstimate(installation, fewOrMany);
  await atOffice(page, begun);
  for (const name of ["Mazā", "Lielā"]) await link(page, `Papildu lauki: ${name}`).click();
  const [few, many] = [choice(page, "Klienta izvēle").nth(0), choice(page, "Klienta izvēle").nth(1)];
  const held = Promise.withResolvers<void>();
  // Not in the order that they were sent in.
  await intercept(page, new RegExp(`/api/position_items/${begun.items[1]?.id}$`), async (route) => {
    await held.promise;
    await route.continue();
  });
  await many.selectOption({ label: "Alternatīva A, izvēlēta" });
  await many.press("Tab");
  await expect(few).toHaveValue("alternative-1");
  await few.selectOption({ label: "Alternatīva A, izvēlēta" });
  await few.press("Tab");
  await expect(many).toHaveValue("alternative-1");
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("10,00 €");
  held.resolve();
  await expect(notice(page, "Saglabāts")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect.poll(async () => chosenOf(begun)).toEqual(["Mazā"]);
  await reload(page);
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("10,00 €");
});

/** The names of the lines that count, as the backend has them. */
async function chosenOf({ admin, position }: Begun): Promise<string[]> {
  const { data } = (await admin("GET", `/${position.id}/position_items`)).json();
  return data.flatMap(({ name, is_chosen }: PositionItem) => (is_chosen ? [name] : []));
}

test("what a colleague says of a choice meanwhile is asked about", async ({ page, installation }) => {
  const begun = await begunEstimate(installation, lines);
  await atOffice(page, begun);
  await link(page, "Papildu lauki: Druka").click();
  const path = `/position_items/${begun.items[1]?.id}`;
  await begun.admin("PATCH", path, { body: { choice: "optional", is_chosen: false } });
  const field = choice(page, "Klienta izvēle");
  await field.selectOption({ label: "Alternatīva A, izvēlēta" });
  await field.press("Tab");
  await expect(button(page, "Paturēt kolēģa: Pēc izvēles, neiekļauta")).toBeVisible();
  await saved(page, () => button(page, "Paturēt manu: Alternatīva A, izvēlēta").click());
  await expect(page.getByRole("alert")).toHaveCount(0);
  await reload(page);
  await expect(lineOf(page, "Druka")).toContainText("Alternatīva A, izvēlēta");
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("600,00 €");
});

test("an alternative that is put into another position can be left out there", async ({
  page,
  installation,
}) => {
  const group = { choice: "alternative", choice_group: 1 };
  const begun = await begunEstimate(installation, [
    { name: "Mazā", price: 10, ...group },
    { name: "Lielā", price: 30, ...group },
  ]);
  const { estimate, stage } = begun;
  const place = { estimate_id: estimate.id, name: "Plakāts", estimate_stage_id: stage.id };
  const { id } = (await begun.admin("POST", "/positions", { body: place })).json().data;
  await begun.admin("POST", `/${id}/position_items`, {
    body: { position_items: [{ name: "Plakāts", price: 1 }] },
  });
  await atOffice(page, begun);
  await dragLine(page, lineOf(page, "Mazā"), lineOf(page, "Plakāts"));
  await expect(lineOf(page, "Mazā")).toContainText("Pēc izvēles, iekļauta");
  await expect(lineOf(page, "Lielā")).toContainText("Alternatīva A, izvēlēta");
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("41,00 €");
  await reload(page);
  await expect(lineOf(page, "Mazā")).toContainText("Pēc izvēles, iekļauta");
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("41,00 €");
});

test("what was agreed shows what was chosen, and cannot be chosen anew", async ({ page, installation }) => {
  const begun = await begunEstimate(installation, [{ name: "Laka", price: 5, choice: "optional" }]);
  await begun.admin("PATCH", `/estimates/${begun.estimate.id}`, { body: { is_approved: true } });
  await atOffice(page, begun);
  await link(page, "Papildu lauki: Laka").click();
  await expect(choice(page, "Klienta izvēle")).toBeDisabled();
  await expect(choice(page, "Klienta izvēle")).toHaveValue("optional+");
});

test("a line can be left out on a phone, in English as well", async ({ page, installation }) => {
  const begun = await begunEstimate(installation, lines);
  await atOffice(page, begun);
  await button(page, "English").click();
  await expect(link(page, "More fields: Druka")).toBeAttached();
  await page.setViewportSize({ width: 390, height: 844 });
  await link(page, "More fields: Druka").click();
  const field = choice(page, "Client's choice");
  await field.selectOption({ label: "Optional, not included" });
  await saved(page, () => field.press("Tab"));
  const printing = page.getByRole("row").filter({ has: link(page, "More fields: Druka") });
  await expect(printing).toContainText("Not counted in the total");
  await expect(page.getByRole("complementary", { name: "Sums of the estimate" })).toContainText(
    "Agency work100.00\u00a0€",
  );
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});
