import { today } from "#model/date/dates.ts";
import { addDays, mondayOf } from "#model/date/week.ts";
import { callerAt, signIns, type TestInstallation } from "./installation.ts";
import type { Part, Where } from "./page-words.ts";

/** A week that nobody has planned, whenever the tests run: demonstrations reach three weeks ahead. */
export const freeWeek = mondayOf(addDays(today(), 70));
export const dayOf = (index: number) => addDays(freeWeek, index);

export const sheet = <Found>(page: Where<Found>) => page.getByRole("grid");
/** An entry on the sheet, by what its block says. */
export const entry = <Found extends Part<Found>>(page: Where<Found>, what: string | RegExp) =>
  sheet(page).getByRole("link", { name: what });
/** The cell that keys act on, where it is free. */
export const cell = <Found extends Part<Found>>(page: Where<Found>, name: string) =>
  sheet(page).getByRole("gridcell", { name, exact: true });
/** What is said aloud to anyone who works by keyboard. */
export const said = <Found>(page: Where<Found>) => page.locator("p[role=status][aria-live=assertive]");
export const plan = <Found extends Part<Found>>(page: Where<Found>, name: string) =>
  page.getByRole("complementary").getByRole("listitem").filter({ hasText: name });
export const sheetRow = <Found extends Part<Found>>(page: Where<Found>, employee: string) =>
  sheet(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: employee }) });

interface Planned {
  /** A project's short name, or a kind of additional work. */
  what: string;
  employee: string;
  date?: string;
  hour?: number;
}

/** What the administrator has put on the sheet before the test begins: an hour of somebody. */
export async function planned(installation: TestInstallation, wanted: Planned): Promise<void> {
  const { what, employee, date = freeWeek, hour = 9 } = wanted;
  const admin = await callerAt(installation, signIns.admin);
  const { data } = (await admin("GET", "/calendar/create")).json();
  const named = (one: { name: string; short_name?: string }) => (one.short_name ?? one.name) === what;
  const plan = {
    project_id: data.projects_in_planning.find(named)?.id ?? null,
    work_type_id: data.work_types.find(named)?.id ?? null,
    user_id: data.employees.find(({ name }: { name: string }) => name === employee)?.id,
  };
  const body = { ...plan, date, start_time_id: hour, duration: 1 };
  const answer = await admin("POST", "/calendar?override=1", { body });
  if (answer.status !== 201) throw new Error(answer.text);
}
