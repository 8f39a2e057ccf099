import { addDays } from "#model/date/week.ts";
import { expect, letIn, open, test } from "../support/browser.ts";
import { freeWeek, planned } from "../support/calendar-words.ts";
import { callerAt, signIns } from "../support/installation.ts";
import { button, notice, textbox } from "../support/page-words.ts";

test("a form that a rule refuses after it was merged names what a colleague has changed", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const [project] = (await admin("GET", "/projects?per_page=1")).json().data;
  const dates = { startDate: "2026-03-01", dueDate: "2026-12-01" };
  expect((await admin("PATCH", `/projects/${project.id}`, { body: dates })).status).toBe(200);
  await letIn(page, "admin");
  await open(page, `/projects/${project.id}/data`);
  const form = page.getByRole("main");
  await textbox(form, "Plānotās beigas").fill("01.09.2026");
  const theirs = { startDate: "2026-10-01", short_name: "Rudens" };
  expect((await admin("PATCH", `/projects/${project.id}`, { body: theirs })).status).toBe(200);
  await button(form, "Saglabāt").click();
  await expect(textbox(form, "Plānotās beigas")).toHaveAccessibleDescription(/nevar būt pirms sākuma/);
  await expect(form.getByRole("status")).toContainText(
    "Kolēģis pa to laiku saglabāja arī: Īsais nosaukums, Plānotais sākums",
  );
  await expect(textbox(form, "Īsais nosaukums")).toHaveValue("Rudens");
  await textbox(form, "Plānotās beigas").fill("01.11.2026");
  await button(form, "Saglabāt").click();
  await expect(notice(page, "Saglabāts")).toBeVisible();
});

test("an entry that asks whose description to keep says where it is by now", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const { employees } = (await admin("GET", "/calendar/create")).json().data;
  const [first, second] = employees;
  await planned(installation, { what: "Tapetes", employee: first.name });
  const listed = (await admin("GET", `/calendar?date=${freeWeek}`)).json().data;
  const mine = listed.find(({ date }: { date: string }) => date >= freeWeek);
  await letIn(page, "planner");
  await open(page, `/calendar/entries/${mine.calendar_id}?date=${freeWeek}`);
  const form = page.getByRole("dialog");
  await textbox(form, "Apraksts").fill("Mans");
  const body = {
    user_id: second.id,
    date: addDays(freeWeek, 3),
    start_time_id: 14,
    duration: 2,
    description: "Kolēģa",
  };
  expect((await admin("PATCH", `/calendar/${mine.calendar_id}`, { body })).status).toBe(200);
  await button(form, "Saglabāt").click();
  await expect(form.getByRole("alert")).toContainText("Apraksts");
  await expect(form.getByRole("definition").filter({ hasText: "14:00–16:00" })).toBeVisible();
  await expect(form.getByRole("definition").filter({ hasText: second.name })).toBeVisible();
});
