import { begunEstimate } from "../support/begun-estimate.ts";
import { expect, letIn, type Page, reload, test } from "../support/browser.ts";
import { openEstimate } from "../support/browser-estimate.ts";
import { line, sumOf } from "../support/estimate-words.ts";
import { button, choice, link, menu, notice, textbox } from "../support/page-words.ts";
import { lines } from "./estimate-words.ts";

test("without a connection what is typed stays, counts and is saved later", async ({
  page,
  context,
  installation,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  const begun = await begunEstimate(installation, lines);
  await letIn(page, "admin");
  await openEstimate(page, begun);
  await context.setOffline(true);
  const price = textbox(line(page, "Buklets", 1), "Cena");
  await price.fill("20");
  await price.press("Tab");
  await expect(page.getByRole("alert").filter({ hasText: "Pagaidām neizdodas saglabāt" })).toBeVisible();
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("290,05 €");
  await expect(notice(page, "Saglabāts")).toHaveCount(0);
  // Anyone who would leave now is asked first; nobody answers yes here.
  await link(menu(page), "Klienti").click();
  await expect(page).toHaveURL(new RegExp(`/estimate/${begun.estimate.id}$`));
  await expect(price).toHaveValue("20");
  await context.setOffline(false);
  await expect(notice(page, "Saglabāts")).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "Pagaidām neizdodas saglabāt" })).toHaveCount(0);
  await reload(page);
  await expect(price).toHaveValue("20,00");
});

test("two work in one estimate: what both changed is asked about, the rest goes together", async ({
  page,
  newBrowser,
  installation,
}) => {
  const begun = await begunEstimate(installation, lines);
  await letIn(page, "admin");
  await openEstimate(page, begun);
  const other = await newBrowser();
  await letIn(other, "planner");
  await openEstimate(other, begun);

  await textbox(line(page, "Buklets", 0), "Nosaukums").fill("Ofseta druka");
  await textbox(line(page, "Buklets", 0), "Cena").fill("0,2");
  await button(page, "Saglabāt").press("Enter");
  await expect(notice(page, "Saglabāts")).toBeVisible();

  const theirs = line(other, "Buklets", 0);
  await textbox(theirs, "Cena").fill("0,3");
  await textbox(theirs, "Daudzums").fill("2000");
  await textbox(theirs, "Daudzums").press("Tab");
  await expect(textbox(theirs, "Nosaukums")).toHaveValue("Ofseta druka");
  await expect(button(other, "Paturēt kolēģa: 0,20")).toBeVisible();
  // At once: the word goes away by itself after a while.
  expect(await notice(other, "Saglabāts").count()).toBe(0);
  await button(other, "Paturēt manu: 0,3").click();
  await expect(notice(other, "Saglabāts")).toBeVisible();
  await reload(page);
  await expect(textbox(line(page, "Buklets", 0), "Daudzums")).toHaveValue("2000");
  await expect(textbox(line(page, "Buklets", 0), "Cena")).toHaveValue("0,30");
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("624,00 €");
});

test("what is typed while a colleague approves is shown beside what was agreed, and saved once it is open again", async ({
  page,
  installation,
}) => {
  const begun = await begunEstimate(installation, lines);
  const path = `/estimates/${begun.estimate.id}`;
  await letIn(page, "admin");
  await openEstimate(page, begun);
  await begun.admin("PATCH", path, { body: { is_approved: true } });
  const quantity = textbox(line(page, "Buklets", 1), "Daudzums");
  const before = await quantity.inputValue();
  await quantity.fill("77");
  await quantity.press("Tab");
  const held = page.getByRole("alert").filter({ hasText: "apstiprināja vai iekļāva dokumentā kolēģis" });
  await expect(held).toContainText("Daudzums: 77");
  await expect(page.getByText("Apstiprināta", { exact: true })).toBeVisible();
  await expect(quantity).toHaveValue(before);
  await button(page, "Atsaukt apstiprinājumu").click();
  await expect(notice(page, "Saglabāts")).toBeVisible();
  await expect(held).toBeHidden();
  await reload(page);
  await expect(quantity).toHaveValue("77");
});

test("a page that comes to the front again shows what became of its estimate", async ({
  page,
  installation,
}) => {
  const begun = await begunEstimate(installation, lines);
  await letIn(page, "admin");
  await openEstimate(page, begun);
  await begun.admin("PATCH", `/estimates/${begun.estimate.id}`, { body: { is_approved: true } });
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByText("Apstiprināta", { exact: true })).toBeVisible();
});

test("what was typed into an estimate that a colleague deleted stays to be copied", async ({
  page,
  installation,
}) => {
  const begun = await begunEstimate(installation, lines);
  await letIn(page, "admin");
  await openEstimate(page, begun);
  await begun.admin("DELETE", `/estimates/${begun.estimate.id}`);
  const quantity = textbox(line(page, "Buklets", 1), "Daudzums");
  await quantity.fill("77");
  await quantity.press("Tab");
  await expect(page.getByRole("alert")).toContainText("Šo tāmi kolēģis pa to laiku ir izdzēsis");
  await expect(quantity).toHaveValue("77");
});

for (const [how, act] of [
  ["is added", (page: Page) => choice(page, "Jauna rinda").press("Enter")],
  [
    "waits in its field",
    (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange"))),
  ],
] as const)
  test(`what was typed for a new line of a position that is gone stays to be copied when it ${how}`, async ({
    page,
    installation,
  }) => {
    const begun = await begunEstimate(installation, lines);
    await letIn(page, "admin");
    await openEstimate(page, begun);
    await choice(page, "Jauna rinda").pressSequentially("Īpaša rinda < A5");
    await begun.admin("DELETE", `/positions/${begun.position.id}`);
    await act(page);
    const orphaned = page.getByRole("alert").filter({ hasText: "Rinda „Buklets” ir izdzēsta" });
    await expect(orphaned).toContainText("Jauna rinda: Īpaša rinda < A5");
    await button(orphaned, "Labi").click();
    await expect(orphaned).toBeHidden();
  });

test("a line is moved among those that are there by now, in the order that a colleague gave them", async ({
  page,
  installation,
}) => {
  const more = [
    { name: "Piegāde", price: 30 },
    { name: "Montāža", price: 40 },
  ];
  const begun = await begunEstimate(installation, [...lines, ...more]);
  await letIn(page, "admin");
  await openEstimate(page, begun);
  const [print, cutting, delivery, mounting] = begun.items.map(({ id }) => id);
  const position_items = [cutting, delivery, print, mounting];
  const stages = [{ id: begun.stage.id, positions: [{ id: begun.position.id, position_items }] }];
  const moved = await begun.admin("PATCH", "/estimate_stages_position_order", { body: { stages } });
  expect(moved.status).toBe(200);

  await button(page, "Pārvietot augstāk: Montāža").click();
  const names = page.getByRole("table", { name: "Buklets" }).getByRole("textbox", { name: "Nosaukums" });
  const inOrder = ["Griešana", "Piegāde", "Montāža", "Druka"];
  for (const [at, name] of inOrder.entries()) await expect(names.nth(at)).toHaveValue(name);
  const { data } = (await begun.admin("GET", `/estimates/${begun.estimate.id}`)).json();
  const [stage] = data.agency_costs_stages;
  expect(stage.positions[0].position_items.map((item: { name: string }) => item.name)).toEqual(inOrder);
});
