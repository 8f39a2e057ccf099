import { showDate } from "#model/date/dates.ts";
import { addDays } from "#model/date/week.ts";
import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { drag, dragPlan, edgeOf, hold, middleOf, openWeek, slot } from "../support/browser-calendar.ts";
import { dayOf, entry, freeWeek, plan, planned, sheetRow } from "../support/calendar-words.ts";
import type { signIns } from "../support/installation.ts";
import { intercept } from "../support/intercept.ts";
import { button, dialog, heading, link, notice, textbox } from "../support/page-words.ts";

const [first, second] = ["Andris Balodis", "Anete Eglīte"];
const wallpaper = "Apdrukātas tapetes viesnīcai";

/** A colleague who has the calendar open. */
async function colleague(page: Page, who: keyof typeof signIns, week = freeWeek): Promise<Page> {
  await letIn(page, who);
  await openWeek(page, week);
  return page;
}

test("whatever one of three does, the others see without reloading", async ({ page, newBrowser }) => {
  await colleague(page, "admin");
  const others = [
    await colleague(await newBrowser(), "planner"),
    await colleague(await newBrowser(), "employee"),
  ];
  const eachSees = async (employee: string, what: RegExp, count = 1) => {
    for (const other of others) {
      await expect(sheetRow(other, employee).getByRole("link", { name: what })).toBeVisible();
      await expect(entry(other, /^Tapetes/)).toHaveCount(count);
    }
  };

  await dragPlan(page, "Tapetes", first, 0, 9);
  await eachSees(first, /^Tapetes.*9:00–10:00/);

  await test.step("moved", async () => {
    await drag(page, await middleOf(entry(page, /^Tapetes/)), await slot(page, second, 2, 11));
    await eachSees(second, /^Tapetes.*11:00–12:00/);
  });

  await test.step("made longer", async () => {
    await entry(page, /^Tapetes/).focus();
    await page.keyboard.press("+");
    await eachSees(second, /^Tapetes.*11:00–13:00/);
  });

  await test.step("described in its dialog", async () => {
    await entry(page, /^Tapetes/).click();
    const form = dialog(page, wallpaper);
    await textbox(form, "Apraksts").fill("Otrais stāvs, gaitenis");
    await button(form, "Saglabāt").click();
    await expect(form).toBeHidden();
    for (const other of others) {
      await entry(other, /^Tapetes/).hover();
      await expect(other.getByText("Otrais stāvs, gaitenis")).toBeVisible();
    }
  });

  await test.step("copied", async () => {
    await drag(page, await middleOf(entry(page, /^Tapetes/)), await slot(page, first, 4, 8), {
      keys: ["Alt"],
    });
    await eachSees(first, /^Tapetes.*8:00–10:00/, 2);
  });

  await test.step("deleted", async () => {
    await entry(page, /8:00–10:00/).focus();
    await page.keyboard.press("Delete");
    await eachSees(second, /^Tapetes.*11:00–13:00/);
  });
});

test("an entry that goes to another week leaves no ghost", async ({ page, newBrowser, installation }) => {
  await planned(installation, { what: "Tapetes", employee: first });
  await colleague(page, "admin");
  const here = await colleague(await newBrowser(), "planner");
  const there = await colleague(await newBrowser(), "employee", addDays(freeWeek, 7));
  await entry(page, /^Tapetes/).click();
  const form = dialog(page, wallpaper);
  await form.getByText("Mainīt darbinieku, datumu vai laiku").click();
  await textbox(form, "Datums").fill(showDate(dayOf(8)));
  await button(form, "Saglabāt").click();
  await expect(entry(there, /^Tapetes.*9:00–10:00/)).toBeVisible();
  await expect(entry(here, /^Tapetes/)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`date=${dayOf(8)}`));
  await expect(entry(page, /^Tapetes/)).toHaveCount(1);
  await link(page, "Iepriekšējā nedēļa").click();
  await expect(entry(page, /^Tapetes/)).toHaveCount(0);
});

test("of two who edit one entry the second sees what was saved, and saving again keeps theirs", async ({
  page,
  newBrowser,
  installation,
}) => {
  await planned(installation, { what: "Tapetes", employee: first });
  await colleague(page, "admin");
  const late = await colleague(await newBrowser(), "planner");
  const [early, later] = [dialog(page, wallpaper), dialog(late, wallpaper)];
  for (const screen of [page, late]) await entry(screen, /^Tapetes/).click();

  await textbox(later, "Apraksts").fill("Otrais stāvs");
  await textbox(early, "Apraksts").fill("Pirmais stāvs");
  await textbox(early, "Saite").fill("https://example.lv/tapetes");
  await button(early, "Saglabāt").click();
  await expect(early).toBeHidden();
  await button(later, "Saglabāt").click();

  await expect(heading(later, "Šos datus pa to laiku mainīja kolēģis")).toBeVisible();
  const both = later.getByRole("group", { name: "Apraksts: kuru vērtību paturēt" });
  await expect(both).toContainText("Pirmais stāvs");
  await expect(textbox(later, "Apraksts")).toHaveValue("Otrais stāvs");
  // What she did not touch is the colleague's at once.
  await expect(textbox(later, "Saite")).toHaveValue("https://example.lv/tapetes");
  await button(later, "Saglabāt").click();
  await expect(later).toBeHidden();
  await entry(page, /^Tapetes/).click();
  await expect(textbox(early, "Apraksts")).toHaveValue("Otrais stāvs");
});

test("of two who take one cell the second is told who was first", async ({ page, newBrowser }) => {
  await colleague(page, "admin");
  const late = await colleague(await newBrowser(), "planner");
  // Until the first is saved, the second's change is on its way.
  let save = () => {};
  const saved = new Promise<void>((resolve) => {
    save = resolve;
  });
  await intercept(late, "**/api/calendar", async (route) => {
    await saved;
    await route.continue();
  });
  await dragPlan(late, "Ziepju komplekti", first, 0, 9);
  await expect(entry(late, /^Ziepju/)).toBeVisible();
  await dragPlan(page, "Tapetes", first, 0, 9);
  await expect(entry(late, /^Tapetes/)).toBeVisible();
  save();
  await expect(
    notice(late, "Šis laiks jau ir aizņemts! Tapetes, 9:00–10:00, ieplānoja Inga Bērziņa"),
  ).toBeVisible();
  for (const screen of [page, late]) {
    await expect(entry(screen, /^Ziepju/)).toHaveCount(0);
    await expect(entry(screen, /^Tapetes/)).toHaveCount(1);
  }
});

test("who makes an entry longer leaves it where a colleague has moved it meanwhile, and the other way round", async ({
  page,
  newBrowser,
  installation,
}) => {
  await planned(installation, { what: "Tapetes", employee: first });
  await colleague(page, "admin");
  const other = await colleague(await newBrowser(), "planner");
  await hold(page, await edgeOf(entry(page, /^Tapetes/)), await slot(page, first, 0, 11));
  await drag(other, await middleOf(entry(other, /^Tapetes/)), await slot(other, second, 3, 12));
  await expect(sheetRow(page, second).getByRole("link", { name: /^Tapetes.*12:00–13:00/ })).toBeVisible();
  await page.mouse.up();
  for (const screen of [page, other])
    await expect(sheetRow(screen, second).getByRole("link", { name: /^Tapetes.*12:00–15:00/ })).toBeVisible();

  await hold(page, await middleOf(entry(page, /^Tapetes/)), await slot(page, first, 1, 9));
  await entry(other, /^Tapetes/).focus();
  await other.keyboard.press("+");
  await expect(entry(page, /12:00–16:00/)).toBeVisible();
  await page.mouse.up();
  for (const screen of [page, other])
    await expect(sheetRow(screen, first).getByRole("link", { name: /^Tapetes.*9:00–13:00/ })).toBeVisible();

  // Only one's own is taken back: the length stays.
  await button(page, "Atsaukt").first().click();
  for (const screen of [page, other])
    await expect(sheetRow(screen, second).getByRole("link", { name: /^Tapetes.*12:00–16:00/ })).toBeVisible();
  // What one did before that was over with the colleague's change.
  await expect(button(page, "Atsaukt").first()).toBeDisabled();
});

test("a project that leaves planning or enters it does so in everybody's panel", async ({
  page,
  newBrowser,
}) => {
  await colleague(page, "planner");
  const projects = await newBrowser();
  await letIn(projects, "user");
  await open(projects, "/projects?project_name=viesn%C4%ABcai");
  const planning = button(projects, "Plānošanā: Apdrukātas tapetes viesnīcai");
  await expect(plan(page, "Tapetes")).toHaveCount(1);
  await planning.click();
  await expect(plan(page, "Tapetes")).toHaveCount(0);
  await planning.click();
  await expect(plan(page, "Tapetes")).toHaveCount(1);
});

test("taking back never takes away what a colleague did since", async ({
  page,
  newBrowser,
  installation,
}) => {
  await planned(installation, { what: "Tapetes", employee: first });
  await colleague(page, "admin");
  const other = await colleague(await newBrowser(), "planner");
  await entry(page, /^Tapetes/).focus();
  await page.keyboard.press("+");
  await expect(entry(other, /9:00–11:00/)).toBeVisible();
  await drag(other, await middleOf(entry(other, /^Tapetes/)), await slot(other, second, 3, 12));
  await expect(entry(page, /12:00–14:00/)).toBeVisible();
  await button(page, "Atsaukt").first().click();
  await expect(notice(page, /^Šis ieraksts pēc tam ir mainīts vai izdzēsts/)).toBeVisible();
  for (const screen of [page, other])
    await expect(sheetRow(screen, second).getByRole("link", { name: /^Tapetes.*12:00–14:00/ })).toBeVisible();
});

test("one sees who is there, and what they hold and where", async ({ page, newBrowser }) => {
  await colleague(page, "admin");
  const people = page.getByRole("list", { name: "Kas vēl šeit ir" });
  await expect(people).toHaveCount(0);
  const other = await colleague(await newBrowser(), "planner");
  await expect(people.getByRole("listitem")).toHaveText([/Laura Ozola skatās šo nedēļu/]);

  await hold(other, await middleOf(plan(other, "Tapetes")), await slot(other, second, 1, 10));
  const held = page.getByText("LO Tapetes");
  await expect(held).toBeVisible();
  // It is seen on its way as well.
  const at = await slot(page, second, 1, 10);
  await expect.poll(async () => Math.abs(((await held.boundingBox())?.y ?? 0) - at.y)).toBeLessThan(20);
  await other.mouse.up();
  await expect(held).toHaveCount(0);

  await link(other, "Nākamā nedēļa").click();
  await expect(people.getByRole("listitem")).toHaveText([/Laura Ozola skatās citu nedēļu/]);
  await open(other, "/projects");
  await expect(people).toHaveCount(0);
});
