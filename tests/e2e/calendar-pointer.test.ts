import { expect, letIn, open, test } from "../support/browser.ts";
import { drag, dragPlan, edgeOf, hold, middleOf, openWeek, slot } from "../support/browser-calendar.ts";
import { entry, freeWeek, plan, sheetRow } from "../support/calendar-words.ts";
import { button, notice } from "../support/page-words.ts";

const [one, other] = ["Andris Balodis", "Anete Eglīte"];

test.beforeEach(async ({ page }) => {
  await letIn(page, "admin");
  await openWeek(page);
});

test("a project is dragged onto the sheet, moved, made longer, copied and deleted", async ({ page }) => {
  await dragPlan(page, "Tapetes", one, 0, 9);
  await expect(entry(page, /^Tapetes.*9:00–10:00/)).toBeVisible();

  await test.step("moved to another employee and day", async () => {
    await drag(page, await middleOf(entry(page, /^Tapetes/)), await slot(page, other, 2, 11));
    await expect(sheetRow(page, other).getByRole("link", { name: /^Tapetes.*11:00–12:00/ })).toBeVisible();
    await expect(entry(page, /^Tapetes/)).toHaveCount(1);
  });

  await test.step("made longer at its end", async () => {
    await drag(page, await edgeOf(entry(page, /^Tapetes/)), await slot(page, other, 2, 14));
    await expect(entry(page, /^Tapetes.*11:00–15:00/)).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect(entry(page, /^Tapetes.*11:00–12:00/)).toBeVisible();
    await page.keyboard.press("Control+Shift+z");
    await expect(entry(page, /^Tapetes.*11:00–15:00/)).toBeVisible();
  });

  await test.step("copied with Alt on its own row, and the original stays", async () => {
    await drag(page, await middleOf(entry(page, /^Tapetes/)), await slot(page, other, 4, 8), {
      keys: ["Alt"],
    });
    await expect(entry(page, /^Tapetes.*8:00–12:00/)).toBeVisible();
    await expect(entry(page, /^Tapetes.*11:00–15:00/)).toBeVisible();
  });

  await test.step("dropped on the delete area, and put back", async () => {
    const from = await middleOf(entry(page, /8:00–12:00/));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y + 5, { steps: 3 });
    const area = button(page, "Ievelciet šeit, lai dzēstu");
    const to = await middleOf(area);
    await page.mouse.move(to.x + 20, to.y, { steps: 5 });
    await page.mouse.up();
    await expect(entry(page, /^Tapetes/)).toHaveCount(1);
    await expect(area).toBeHidden();
    await notice(page, "Ieraksts dzēsts").getByRole("button", { name: "Atsaukt" }).click();
    await expect(entry(page, /8:00–12:00/)).toBeVisible();
  });

  await page.reload();
  await expect(entry(page, /^Tapetes.*8:00–12:00/)).toBeVisible();
  await expect(entry(page, /^Tapetes.*11:00–15:00/)).toBeVisible();
});

test("a drop on a taken slot or past the end of the day is refused", async ({ page }) => {
  await dragPlan(page, "Tapetes", one, 0, 9);
  await expect(entry(page, /^Tapetes/)).toBeVisible();
  await dragPlan(page, "Ziepju komplekti", one, 0, 9);
  await expect(notice(page, "Šis laiks jau ir aizņemts!")).toBeVisible();
  await expect(entry(page, /^Ziepju/)).toHaveCount(0);
  await dragPlan(page, "Ziepju komplekti", other, 0, 17);
  await expect(entry(page, /^Ziepju.*17:00–18:00/)).toBeVisible();
  // Its end stops at the end of the day.
  await drag(page, await edgeOf(entry(page, /^Ziepju/)), await slot(page, other, 1, 12));
  await expect(entry(page, /^Ziepju.*17:00–19:00/)).toBeVisible();
  // Taken at its beginning, it would not end in time.
  await drag(page, await middleOf(entry(page, /^Ziepju/)), await slot(page, other, 3, 18));
  await expect(notice(page, /dienā/)).toBeVisible();
  await expect(entry(page, /^Ziepju.*17:00–19:00/)).toBeVisible();
});

test("by click, a plan is chosen and then the cell", async ({ page }) => {
  await plan(page, "Tapetes")
    .getByRole("link", { name: /^Tapetes/ })
    .click();
  const at = await slot(page, other, 3, 10);
  await page.mouse.move(at.x, at.y);
  await page.mouse.click(at.x, at.y);
  await expect(sheetRow(page, other).getByRole("link", { name: /^Tapetes.*10:00–11:00/ })).toBeVisible();
  await button(page, "Atsaukt").first().click();
  await expect(entry(page, /^Tapetes/)).toHaveCount(0);
  await button(page, "Atkārtot").click();
  await expect(entry(page, /^Tapetes.*10:00–11:00/)).toBeVisible();
});

test("an end that is let go over the panel deletes nothing, and no delete area is offered for it", async ({
  page,
}) => {
  await dragPlan(page, "Tapetes", one, 1, 9);
  const edge = await edgeOf(entry(page, /^Tapetes/));
  const panel = await middleOf(page.getByRole("complementary"));
  await hold(page, edge, panel);
  await expect(button(page, "Ievelciet šeit, lai dzēstu")).toHaveCount(0);
  await page.mouse.up();
  await expect(entry(page, /^Tapetes/)).toHaveCount(1);
});

test("an old message undoes its own act alone", async ({ page }) => {
  await dragPlan(page, "Tapetes", one, 1, 9);
  await dragPlan(page, "Ziepju komplekti", other, 1, 9);
  const address = await entry(page, /^Tapetes/).getAttribute("href");
  await entry(page, /^Tapetes/).focus();
  await page.keyboard.press("Delete");
  const message = notice(page, "Ieraksts dzēsts");
  await message.hover();
  await entry(page, /^Ziepju/).focus();
  await page.keyboard.press("+");
  await expect(entry(page, /^Ziepju.*9:00–11:00/)).toBeVisible();
  await message.getByRole("button", { name: "Atsaukt" }).click();
  await expect(entry(page, /^Tapetes.*9:00–10:00/)).toBeVisible();
  await expect(entry(page, /^Ziepju.*9:00–11:00/)).toBeVisible();
  // It is the same entry: a colleague's link still leads there.
  await expect(entry(page, /^Tapetes/)).toHaveAttribute("href", address ?? "");
});

test("a message goes when its act is undone by another way than its button", async ({ page }) => {
  await dragPlan(page, "Tapetes", one, 1, 9);
  const message = notice(page, "Ieraksts dzēsts");
  for (const undo of [
    () => page.keyboard.press("Control+z"),
    () => button(page, "Atsaukt").first().click(),
  ]) {
    await entry(page, /^Tapetes/).focus();
    await page.keyboard.press("Delete");
    // It would stay as long as the pointer is over it.
    await message.hover();
    await undo();
    await expect(entry(page, /^Tapetes.*9:00–10:00/)).toBeVisible();
    await expect(message).toHaveCount(0);
  }
});

test("the stepper stops at the next occupied slot and at the end of the day", async ({ page }) => {
  await dragPlan(page, "Tapetes", one, 1, 9);
  await dragPlan(page, "Ziepju komplekti", one, 1, 11);
  const hours = page.getByRole("spinbutton", { name: "Ilgums" });
  const longer = button(page, "Pagarināt par stundu");
  await entry(page, /^Tapetes/).click();
  for (const _ of Array(3)) await longer.click();
  await expect(hours).toHaveValue("2");
  await page.keyboard.press("Escape");
  await page.goto(`/calendar/add?date=${freeWeek}&start_time_id=17`);
  for (const _ of Array(4)) await longer.click();
  await expect(hours).toHaveValue("2");
});

test("an address with a day that there is not says so", async ({ page }) => {
  await open(page, "/calendar?date=2026-02-30");
  await expect(page.getByRole("alert").filter({ hasText: "datums neder" })).toBeVisible();
});

test("a drag to an edge scrolls the sheet there and back, in both directions", async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 420 });
  await dragPlan(page, "Tapetes", one, 0, 9);
  const scroller = page.locator("[data-scroller]");
  const box = await scroller.boundingBox();
  if (!box) throw new Error("There is no sheet");
  const scrolled = () => scroller.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft > 100, scrollTop > 20]);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await hold(page, await middleOf(entry(page, /^Tapetes/)), middle);
  await page.mouse.move(box.x + box.width - 6, box.y + box.height - 6, { steps: 5 });
  await expect.poll(scrolled).toEqual([true, true]);
  await page.mouse.move(box.x + 180, box.y + 60, { steps: 5 });
  await expect.poll(scrolled).toEqual([false, false]);
  await page.mouse.up();
});
