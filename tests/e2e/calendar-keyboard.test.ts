import { showDate } from "#model/date/dates.ts";
import { expect, letIn, type Page, speak, test } from "../support/browser.ts";
import { openWeek } from "../support/browser-calendar.ts";
import { tabTo, typeAt } from "../support/browser-keyboard.ts";
import { cell, dayOf, entry, freeWeek, said, sheet } from "../support/calendar-words.ts";
import { button, choice, dialog, notice, textbox } from "../support/page-words.ts";

const [first, second, third] = ["Andris Balodis", "Anete Eglīte", "Artis Jansons"];

test.beforeEach(({ page }) => letIn(page, "admin"));

test("a week is planned without a mouse, and every step is said", async ({ page }) => {
  await openWeek(page);

  await test.step("the sheet is one tab stop, in which arrows move", async () => {
    await tabTo(page, cell(page, `${first}, Pirmdiena, 8:00, brīvs`));
    await page.keyboard.press("Tab");
    await expect(page.getByRole("searchbox", { name: "Meklēt plānojamo" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("ArrowRight");
    await expect(cell(page, `${first}, Pirmdiena, 9:00, brīvs`)).toBeFocused();
    await page.keyboard.press("Control+ArrowRight");
    await page.keyboard.press("ArrowDown");
    await expect(cell(page, `${second}, Otrdiena, 8:00, brīvs`)).toBeFocused();
  });

  await test.step("Enter on a free cell adds what is chosen there", async () => {
    await page.keyboard.press("Enter");
    const form = dialog(page, "Jauns ieraksts");
    await expect(choice(form, "Darbinieks").locator("option:checked")).toHaveText(second);
    await expect(textbox(form, "Datums")).toHaveValue(showDate(dayOf(1)));
    await expect(choice(form, "Sākums").locator("option:checked")).toHaveText("8:00");
    await typeAt(page, choice(form, "Ko plānot"), "Apdruk");
    await tabTo(page, button(form, "Pievienot"));
    await page.keyboard.press("Enter");
    await expect(form).toBeHidden();
    await expect(notice(page, "Ieraksts pievienots")).toBeVisible();
    await expectAt(page, /^Tapetes.*8:00–9:00/);
  });

  await test.step("Space picks it up, arrows move it, Enter puts it down", async () => {
    await page.keyboard.press("Space");
    await expect(said(page)).toHaveText(/^Paņemts: Tapetes\./);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    await expect(said(page)).toHaveText(`${third}, ${showDate(dayOf(1))}, 9:00–10:00.`);
    await page.keyboard.press("Enter");
    await expect(said(page)).toHaveText(`Ieplānots: ${third}, ${showDate(dayOf(1))}, 9:00–10:00.`);
    await expectAt(page, /^Tapetes.*9:00–10:00/);
    await expect(entry(page, /^Tapetes/)).toHaveCount(1);
  });

  await test.step("Alt and Enter put down a copy", async () => {
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Alt+Enter");
    await expect(said(page)).toHaveText(/^Ieplānota kopija: .* 12:00–13:00\.$/);
    await expect(entry(page, /^Tapetes/)).toHaveCount(2);
    await expectAt(page, /^Tapetes.*12:00–13:00/);
  });

  await test.step("plus and minus change the duration within what is free", async () => {
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expectAt(page, /^Tapetes.*9:00–10:00/);
    await page.keyboard.press("+");
    await expect(said(page)).toHaveText("Tapetes: 2 h");
    await expectAt(page, /^Tapetes.*9:00–11:00/);
    await page.keyboard.press("+");
    await expectAt(page, /^Tapetes.*9:00–12:00/);
    await page.keyboard.press("+");
    await expect(said(page)).toHaveText("To šeit nevar izdarīt.");
    await page.keyboard.press("-");
    await expectAt(page, /^Tapetes.*9:00–11:00/);
    await expect(said(page)).toHaveText("Tapetes: 2 h");
  });

  await test.step("Delete deletes, Ctrl+Z brings back, Ctrl+Shift+Z deletes again", async () => {
    await page.keyboard.press("Delete");
    await expect(said(page)).toHaveText("Dzēsts: Tapetes. Ctrl un Z atsauc.");
    await expect(cell(page, `${third}, Otrdiena, 9:00, brīvs`)).toBeFocused();
    await page.keyboard.press("Control+z");
    await expect(said(page)).toHaveText("Pēdējā darbība atsaukta.");
    await expectAt(page, /^Tapetes.*9:00–11:00/);
    await page.keyboard.press("Control+Shift+z");
    await expect(said(page)).toHaveText("Atsauktā darbība izdarīta vēlreiz.");
    await expect(cell(page, `${third}, Otrdiena, 9:00, brīvs`)).toBeFocused();
  });

  await page.reload();
  await expect(entry(page, /^Tapetes.*12:00–13:00/)).toBeVisible();
  await expect(entry(page, /^Tapetes/)).toHaveCount(1);
});

test("a taken cell is refused, and Escape lets go", async ({ page }) => {
  await openWeek(page);
  await addAt(page, "Apdruk", 0);
  await addAt(page, "Dāvanu", 2);
  await expectAt(page, /^Ziepju.*10:00–11:00/);
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(said(page)).toHaveText(/8:00–9:00\. Aizņemts: Tapetes$/);
  await page.keyboard.press("Enter");
  await expect(notice(page, "Šis laiks jau ir aizņemts! Tapetes, 8:00–9:00")).toBeVisible();
  await expect(entry(page, /^Ziepju.*10:00–11:00/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(said(page)).toHaveText("Atlaists, nekas nav mainīts.");
  await expectAt(page, /^Tapetes.*8:00–9:00/);
  await page.keyboard.press("Space");
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await expect(entry(page, /^Tapetes.*8:00–9:00/)).toBeVisible();
});

test("the focus comes back to the sheet from every dialog", async ({ page }) => {
  await openWeek(page);
  await addAt(page, "Apdruk", 0);
  const form = dialog(page, /^Apdrukātas tapetes/);
  await expectAt(page, /^Tapetes.*8:00–9:00/);

  await page.keyboard.press("Enter");
  await expect(form).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(form).toBeHidden();
  await expectAt(page, /^Tapetes.*8:00–9:00/);

  await test.step("moved from its dialog", async () => {
    await page.keyboard.press("Enter");
    await tabTo(page, button(form, "Pārvietot"));
    await page.keyboard.press("Enter");
    await expect(form).toBeHidden();
    await expect(entry(page, /^Tapetes/)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(said(page)).toHaveText(`Ieplānots: ${second}, ${showDate(freeWeek)}, 8:00–9:00.`);
    await expectAt(page, /^Tapetes.*8:00–9:00/);
  });

  await test.step("made longer in its dialog", async () => {
    await page.keyboard.press("Enter");
    await tabTo(page, button(form, "Pagarināt par stundu"));
    await page.keyboard.press("Enter");
    await tabTo(page, button(form, "Saglabāt"));
    await page.keyboard.press("Enter");
    await expect(form).toBeHidden();
    await expectAt(page, /^Tapetes.*8:00–10:00/);
  });

  await test.step("deleted from its dialog, where the cell is free then", async () => {
    await page.keyboard.press("Enter");
    await tabTo(page, form.getByRole("link", { name: "Dzēst" }));
    await page.keyboard.press("Enter");
    await expect(form).toBeHidden();
    await expect(cell(page, `${second}, Pirmdiena, 8:00, brīvs`)).toBeFocused();
  });
});

test("what was changed in its dialog since is not undone, and nobody says that it was", async ({ page }) => {
  await openWeek(page);
  await addAt(page, "Apdruk", 0);
  const form = dialog(page, /^Apdrukātas tapetes/);
  await expectAt(page, /^Tapetes.*8:00–9:00/);
  await page.keyboard.press("+");
  await expectAt(page, /^Tapetes.*8:00–10:00/);
  await page.keyboard.press("Enter");
  await typeAt(page, textbox(form, "Apraksts"), "Otrais apgrieziens");
  await tabTo(page, button(form, "Saglabāt"));
  await page.keyboard.press("Enter");
  await expect(form).toBeHidden();
  await expectAt(page, /^Tapetes.*8:00–10:00/);
  await page.keyboard.press("Control+z");
  await expect(notice(page, /^Šis ieraksts pēc tam ir mainīts vai izdzēsts/)).toBeVisible();
  await expect(said(page)).toHaveText("To šeit nevar izdarīt.");
  await expectAt(page, /^Tapetes.*8:00–10:00/);
});

test("in English all of it is said in English", async ({ page }) => {
  await speak(page, "en");
  await openWeek(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page).toHaveTitle(/^Calendar/);
  await tabTo(page, cell(page, `${first}, Monday, 8:00, free`));
  await page.keyboard.press("Enter");
  const form = dialog(page, "New entry");
  await typeAt(page, choice(form, "What to plan"), "Apdruk");
  await tabTo(page, button(form, "Add"));
  await page.keyboard.press("Enter");
  await expectAt(page, /^Tapetes.*8:00–9:00/);
  await page.keyboard.press("Space");
  await expect(said(page)).toHaveText(/^Picked up: Tapetes\./);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(said(page)).toHaveText(new RegExp(`^Put down: ${second}, .*8:00–9:00\\.$`));
  await page.keyboard.press("+");
  await expect(said(page)).toHaveText("Tapetes: 2 h");
  await page.keyboard.press("Delete");
  await expect(said(page)).toHaveText("Deleted: Tapetes. Ctrl and Z undo.");
  await page.keyboard.press("Control+z");
  await expect(said(page)).toHaveText("The last action was undone.");
});

/** The focus is on an entry of the sheet, and is seen there. */
const expectAt = (page: Page, what: RegExp) => tabTo(page, entry(page, what), { limit: 0 });

/** Adds a project for the first employee on Monday, some hours after the cell where the focus is. */
async function addAt(page: Page, typed: string, hours: number): Promise<void> {
  if (hours === 0) await tabTo(page, cell(page, `${first}, Pirmdiena, 8:00, brīvs`));
  for (let hour = 0; hour < hours; hour += 1) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const form = dialog(page, "Jauns ieraksts");
  await typeAt(page, choice(form, "Ko plānot"), typed);
  await tabTo(page, button(form, "Pievienot"));
  await page.keyboard.press("Enter");
  await expect(form).toBeHidden();
  // The focus comes back a moment after the dialog has gone.
  await expect(sheet(page).locator("[data-cursor]")).toBeFocused();
}
