import { type Begun, begunEstimate } from "../support/begun-estimate.ts";
import { line, sums } from "../support/estimate-words.ts";
import { password, signIns } from "../support/installation.ts";
import { button, fillLogin, textbox } from "../support/page-words.ts";
import { expect, letIn, type Page, test } from "../support/plain/test.ts";

/** Two people in one estimate, one of whom has no scripts: the form sends all rows, of which few were touched. */
const lines = [
  { name: "Druka", price: 40, quantity: 10 },
  { name: "Griešana", price: 12, quantity: 2 },
];
const changed = "Šos datus pa to laiku mainīja kolēģis";

const price = (page: Page, index: number) => textbox(line(page, "Buklets", index), "Cena");
const save = (page: Page) => button(page, "Saglabāt").click();
const told = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

async function opened(page: Page, { estimate }: Begun): Promise<void> {
  await letIn(page, "user");
  await page.goto(`/estimate/${estimate.id}`);
}

/** What a colleague does meanwhile to the line of that place. */
async function colleague({ admin, items }: Begun, index: number, body: object): Promise<void> {
  const answer = await admin("PATCH", `/position_items/${items[index]?.id}`, { body });
  expect(answer.status, answer.text).toBe(200);
}

async function saved({ admin, estimate }: Begun): Promise<string[]> {
  const { data } = (await admin("GET", `/estimates/${estimate.id}`)).json();
  const [position] = data.agency_costs_stages[0].positions;
  return position.position_items.map((item: { price: string }) => item.price);
}

test("a line that one did not touch stays as a colleague left it", async ({ page, installation }) => {
  const begun = await begunEstimate(installation, lines);
  await opened(page, begun);
  await price(page, 1).fill("15");
  await colleague(begun, 0, { price: 99 });
  await save(page);
  await expect(price(page, 0)).toHaveValue("99,00");
  await expect(told(page, changed)).toBeHidden();
  expect(await saved(begun)).toEqual(["99.00", "15.00"]);
});

test("what both changed is asked about, and the colleague's can be kept", async ({ page, installation }) => {
  const begun = await begunEstimate(installation, lines);
  await opened(page, begun);
  await price(page, 0).fill("50");
  await price(page, 1).fill("15");
  await colleague(begun, 0, { price: 99, quantity: 3 });
  await save(page);
  await expect(told(page, changed)).toBeVisible();
  await expect(price(page, 0)).toHaveValue("50");
  await expect(textbox(line(page, "Buklets", 0), "Daudzums")).toHaveValue("3");
  expect(await saved(begun)).toEqual(["99.00", "15.00"]);
  await button(page, "Paturēt kolēģa: 99,00").click();
  await expect(told(page, changed)).toBeHidden();
  await expect(price(page, 0)).toHaveValue("99,00");

  await price(page, 0).fill("60");
  await colleague(begun, 0, { price: 98 });
  await save(page);
  await button(page, "Paturēt manu: 60").click();
  await expect(told(page, changed)).toBeHidden();
  expect(await saved(begun)).toEqual(["60.00", "15.00"]);
});

test("what both changed to the same is not asked about, however it is written", async ({
  page,
  installation,
}) => {
  const begun = await begunEstimate(installation, lines);
  await opened(page, begun);
  await price(page, 0).fill("12,5");
  await colleague(begun, 0, { price: "12.50" });
  await save(page);
  await expect(told(page, changed)).toBeHidden();
  await expect(price(page, 0)).toHaveValue("12,50");
  expect(await saved(begun)).toEqual(["12.50", "12.00"]);
});

test("what was typed into a line that a colleague deleted stays to be read", async ({
  page,
  installation,
}) => {
  const begun = await begunEstimate(installation, lines);
  await opened(page, begun);
  await price(page, 0).fill("50");
  await textbox(line(page, "Buklets", 1), "Nosaukums").fill("Griešana un locīšana");
  await begun.admin("DELETE", `/position_items/${begun.items[1]?.id}`);
  await save(page);
  await expect(told(page, "Griešana un locīšana")).toBeVisible();
  expect(await saved(begun)).toEqual(["50.00"]);
});

test("a form that was kept over the end of a session undoes nothing of a colleague's", async ({
  page,
  context,
  installation,
}) => {
  const begun = await begunEstimate(installation, lines);
  await opened(page, begun);
  await context.clearCookies({ name: "session" });
  await price(page, 1).fill("15");
  await colleague(begun, 0, { price: 99 });
  await save(page);
  await fillLogin(page, signIns.user, password);
  await expect(price(page, 1)).toHaveValue("15");
  await expect(price(page, 0)).toHaveValue("99,00");
  await save(page);
  await expect(price(page, 1)).toHaveValue("15,00");
  expect(await saved(begun)).toEqual(["99.00", "15.00"]);
});

test("what one types is approved with the same press, and not what a colleague changed unseen", async ({
  page,
  installation,
}) => {
  const begun = await begunEstimate(installation, lines);
  await opened(page, begun);
  await price(page, 1).fill("15");
  await colleague(begun, 0, { price: 99 });
  await button(page, "Apstiprināt").click();
  await expect(page.getByRole("status").filter({ hasText: changed })).toBeVisible();
  await price(page, 1).fill("16");
  await button(page, "Apstiprināt").click();
  await expect(sums(page).getByText(/^Apstiprināja/)).toBeVisible();
  expect(await saved(begun)).toEqual(["99.00", "16.00"]);
});
