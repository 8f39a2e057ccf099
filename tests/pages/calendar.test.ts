import { showDate } from "#model/date/dates.ts";
import { addDays, isoWeek } from "#model/date/week.ts";
import { dayOf, entry, freeWeek, plan, planned, sheetRow } from "../support/calendar-words.ts";
import { callerAt, password, signIns } from "../support/installation.ts";
import { button, choice, dialog, fillLogin, heading, link, notice, textbox } from "../support/page-words.ts";
import { expect, letIn, type Page, test } from "../support/plain/test.ts";

const [first, second] = ["Andris Balodis", "Anete Eglīte"];

test.beforeEach(async ({ page }) => {
  await page.goto(`/calendar?date=${freeWeek}`);
  await fillLogin(page, signIns.admin, password);
  await expect(weekHeading(page, freeWeek)).toBeVisible();
});

test("one goes from week to week, to a date, and to the projects of one manager", async ({ page }) => {
  await link(page, "Nākamā nedēļa").click();
  await expect(weekHeading(page, addDays(freeWeek, 7))).toBeVisible();
  await link(page, "Iepriekšējā nedēļa").click();
  await link(page, "Iepriekšējā nedēļa").click();
  await expect(weekHeading(page, addDays(freeWeek, -7))).toBeVisible();
  await textbox(page, "Pāriet uz datumu").fill(showDate(addDays(freeWeek, 23)));
  await button(page, "Rādīt").click();
  await expect(weekHeading(page, addDays(freeWeek, 21))).toBeVisible();

  const all = await plans(page).count();
  await choice(page, "Projekta vadītājs").selectOption({ label: "Santa Zariņa" });
  await button(page, "Rādīt").click();
  await expect(choice(page, "Projekta vadītājs").locator("option:checked")).toHaveText("Santa Zariņa");
  await expect(weekHeading(page, addDays(freeWeek, 21))).toBeVisible();
  expect(await plans(page).count()).toBeLessThan(all);
  await link(page, "Nākamā nedēļa").click();
  await expect(choice(page, "Projekta vadītājs").locator("option:checked")).toHaveText("Santa Zariņa");
  await choice(page, "Projekta vadītājs").selectOption({ label: "Visi" });
  await button(page, "Rādīt").click();
  await expect(plans(page)).toHaveCount(all);
});

test("a project and additional work are put on the sheet", async ({ page }) => {
  await add(page, "Tapetes", { employee: first, day: 0, hour: 10 });
  await expect(notice(page, "Ieraksts pievienots")).toBeVisible();
  await expect(sheetRow(page, first).getByRole("link", { name: /^Tapetes.*10:00–11:00/ })).toBeVisible();
  await add(page, "Sapulce", { employee: second, day: 4, hour: 18 });
  await expect(sheetRow(page, second).getByRole("link", { name: /^Sapulce.*18:00–19:00/ })).toBeVisible();

  await link(page, "Pievienot ierakstu").click();
  const form = dialog(page, "Jauns ieraksts");
  await button(form, "Pievienot").click();
  await expect(choice(form, "Ko plānot")).toHaveAccessibleDescription("Izvēlieties projektu vai darba veidu");
  await choice(form, "Ko plānot").selectOption({ label: "Atvaļinājums" });
  await choice(form, "Darbinieks").selectOption({ label: second });
  await button(form, "Pievienot").click();
  await expect(sheetRow(page, second).getByRole("link", { name: /^Atvaļinājums.*8:00–9:00/ })).toBeVisible();
});

test("what two write about additional work is called a commentary, about a project a description", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  for (const [what, field] of [
    ["Sapulce", "Komentārs"],
    ["Tapetes", "Apraksts"],
  ] as const) {
    await planned(installation, { what, employee: first, hour: what === "Sapulce" ? 9 : 12 });
    await page.goto(`/calendar?date=${freeWeek}`);
    await entry(page, new RegExp(`^${what}`)).click();
    const id = /\d+(?=\?)/.exec(page.url())?.[0];
    await textbox(page, field).fill("Mans");
    const body = { description: "Kolēģa" };
    expect((await admin("PATCH", `/calendar/${id}?override=1`, { body })).status).toBe(200);
    await button(page, "Saglabāt").click();
    const asked = page.getByRole("alert").filter({ hasText: "pa to laiku mainīja kolēģis" });
    await expect(asked.getByRole("link")).toHaveText([field]);
    await expect(page.getByRole("group", { name: `${field}: kuru vērtību paturēt` })).toContainText("Kolēģa");
  }
});

test("an entry is made longer, described and linked; a wrong link is refused at its field", async ({
  page,
}) => {
  await add(page, "Tapetes", { employee: first, day: 0, hour: 10 });
  await entry(page, /^Tapetes/).click();
  const form = dialog(page, "Apdrukātas tapetes viesnīcai");
  await textbox(form, "Apraksts").fill("Pirmais stāvs");
  await duration(page).fill("3");
  await textbox(form, "Saite").fill("nav saite");
  await button(form, "Saglabāt").click();
  await expect(textbox(form, "Saite")).toHaveAccessibleDescription(/^Ievadiet derīgu saiti/);
  await expect(textbox(form, "Saite")).toHaveValue("nav saite");
  await expect(textbox(form, "Apraksts")).toHaveValue("Pirmais stāvs");
  await expect(duration(page)).toHaveValue("3");
  await textbox(form, "Saite").fill("https://faili.example.com/tapetes");
  await button(form, "Saglabāt").click();
  await expect(notice(page, "Ieraksts saglabāts")).toBeVisible();
  await entry(page, /^Tapetes.*10:00–13:00/).click();
  await expect(textbox(form, "Apraksts")).toHaveValue("Pirmais stāvs");
  await expect(link(form, "https://faili.example.com/tapetes")).toHaveAttribute(
    "href",
    "https://faili.example.com/tapetes",
  );
});

test("an entry is moved by its form, and not to where another is", async ({ page }) => {
  await add(page, "Tapetes", { employee: first, day: 0, hour: 10 });
  await add(page, "Ziepju komplekti", { employee: second, day: 2, hour: 12 });
  await entry(page, /^Tapetes/).click();
  const form = dialog(page, "Apdrukātas tapetes viesnīcai");
  await form.getByText("Mainīt darbinieku, datumu vai laiku").click();
  await fillPlace(page, { employee: second, day: 2, hour: 12 });
  await button(form, "Saglabāt").click();
  await expect(form.getByRole("alert").filter({ hasText: "Ziepju" })).toContainText(
    "Šis laiks jau ir aizņemts!",
  );
  await expect(form.getByRole("alert")).toHaveCount(1);
  await expect(choice(form, "Darbinieks").locator("option:checked")).toHaveText(second);
  await fillPlace(page, { employee: second, day: 2, hour: 13 });
  await button(form, "Saglabāt").click();
  await expect(notice(page, "Ieraksts saglabāts")).toBeVisible();
  await expect(sheetRow(page, second).getByRole("link", { name: /^Tapetes.*13:00–14:00/ })).toBeVisible();
  await expect(sheetRow(page, second).getByRole("link", { name: /^Ziepju.*12:00–13:00/ })).toBeVisible();
  await expect(entry(page, /^Tapetes/)).toHaveCount(1);
});

test("an entry is deleted after a question", async ({ page }) => {
  await add(page, "Tapetes", { employee: first, day: 0, hour: 10 });
  await entry(page, /^Tapetes/).click();
  await link(dialog(page, "Apdrukātas tapetes viesnīcai"), "Dzēst").click();
  const question = dialog(page, "Vai tiešām turpināt?");
  await expect(question.getByText("Ieraksts „Tapetes” tiks dzēsts no kalendāra.")).toBeVisible();
  await link(question, "Nē").click();
  await link(dialog(page, "Apdrukātas tapetes viesnīcai"), "Dzēst").click();
  await button(question, "Jā").click();
  await expect(notice(page, "Ieraksts dzēsts")).toBeVisible();
  await expect(entry(page, /^Tapetes/)).toHaveCount(0);
  await expect(weekHeading(page, freeWeek)).toBeVisible();
});

test("what colours mean is said of those of the week", async ({ page, installation }) => {
  const legend = page.getByRole("list", { name: "Krāsu nozīme" });
  await expect(legend).toHaveCount(0);
  await planned(installation, { what: "Sapulce", employee: first });
  await page.goto(`/calendar?date=${freeWeek}`);
  await expect(legend.getByRole("listitem")).toHaveText(["Sapulce"]);
  await planned(installation, { what: "Tapetes", employee: second });
  await planned(installation, { what: "Atvaļinājums", employee: second, hour: 12 });
  await page.goto(`/calendar?date=${freeWeek}`);
  await expect(legend.getByRole("listitem")).toHaveText(["Atvaļinājums", "Sapulce", "Bez darba veida"]);
});

test("the form of a new entry offers what its reader may plan, and begins at the place in its address", async ({
  newBrowser,
}) => {
  const offered = async (who: keyof typeof signIns) => {
    const page = newBrowser();
    await letIn(page, who);
    await page.goto(`/calendar/add?date=${freeWeek}&on=${dayOf(2)}&start_time_id=9&duration=3`);
    await expect(duration(page)).toHaveValue("3");
    await expect(textbox(page.getByRole("dialog"), "Datums")).toHaveValue(showDate(dayOf(2)));
    return choice(page.getByRole("dialog"), "Ko plānot").locator("option").allTextContents();
  };
  const employee = await offered("employee");
  expect(employee).toContain("Apdrukātas tapetes viesnīcai");
  expect(employee).not.toContain("Sapulce");
  const user = await offered("user");
  expect(user).not.toContain("Apdrukātas tapetes viesnīcai");
  expect(user).toContain("Sapulce");
  const planner = await offered("planner");
  expect(planner).toContain("Apdrukātas tapetes viesnīcai");
  expect(planner).toContain("Sapulce");
});

const plans = (page: Page) => page.getByRole("complementary").getByRole("listitem");
const duration = (page: Page) => page.getByRole("spinbutton", { name: "Ilgums" });

function weekHeading(page: Page, monday: string) {
  const { week, year } = isoWeek(monday);
  return heading(page, `${week}. nedēļa, ${year}`);
}

interface Where {
  employee: string;
  /** 0 is Monday. */
  day: number;
  hour: number;
}

async function fillPlace(page: Page, { employee, day, hour }: Where): Promise<void> {
  const form = page.getByRole("dialog");
  await choice(form, "Darbinieks").selectOption({ label: employee });
  await textbox(form, "Datums").fill(showDate(dayOf(day)));
  await choice(form, "Sākums").selectOption({ label: `${hour}:00` });
}

/** Puts a plan of the panel on the sheet by the form that it leads to. */
async function add(page: Page, name: string, where: Where): Promise<void> {
  await plan(page, name).getByRole("link", { name }).first().click();
  await fillPlace(page, where);
  await button(page.getByRole("dialog"), "Pievienot").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}
