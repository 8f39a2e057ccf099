import { today } from "#model/date/dates.ts";
import { addDays, mondayOf } from "#model/date/week.ts";
import { roleIds } from "#model/user/role.ts";
import type { Answer, Caller } from "#tests/support/installation.ts";
import { aClient, aProject, emptyOffice, made } from "../arrange.ts";
import { hired } from "../people.ts";

/** Days (0 is Monday) of a week so many weeks from this one. */
export const day = (weekday: number, weeks = 1) => addDays(mondayOf(today()), weekday + 7 * weeks);

/** An office that plans: two employees, a user, a calendar administrator, a project in planning and one that is not. */
export async function planningOffice() {
  const { installation, admin } = await emptyOffice();
  const office = { installation, admin };
  const employee = await hired(office, { name: "Jānis Kalniņš", role_id: roleIds.employee });
  const other = await hired(office, { name: "Līga Bērziņa", role_id: roleIds.employee });
  const user = await hired(office, { name: "Pēteris Āboliņš" });
  const planner = await hired(office, { name: "Zane Liepa", manage_calendar: true });
  const client = await made(admin, "/customers", aClient({ name: "Zāļu nams" }));
  const aProjectOf = (fields: object = {}) =>
    made(admin, "/projects", aProject({ client: client.id, project_manager: user.id, ...fields }));
  const project = await aProjectOf({ name: "Katalogs", short_name: "Kat", in_planning: true });
  const unplanned = await aProjectOf({ name: "Arhīvs", in_planning: false });
  const meeting = await made(admin, "/work-types", {
    name: "Sapulce",
    color: "#5b6c8f",
    is_additional: true,
  });
  const design = await made(admin, "/work-types", { name: "Dizains", color: "#662E93" });
  /** An entry's fields: a project's two hours on Monday of the next week, unless told otherwise. */
  const anEntry = (fields: object = {}) => ({
    user_id: employee.id,
    date: day(0),
    start_time_id: 9,
    duration: 2,
    project_id: project.id,
    ...fields,
  });
  const plan = async (fields: object = {}, caller: Caller = admin) =>
    made(caller, "/calendar?override=1", anEntry(fields));
  return {
    installation,
    admin,
    employee,
    other,
    user,
    planner,
    client,
    project,
    unplanned,
    meeting,
    design,
    aProjectOf,
    anEntry,
    plan,
  };
}
export type PlanningOffice = Awaited<ReturnType<typeof planningOffice>>;

/** The entries of a week as the sheet gets them. */
export const entriesOf = async (caller: Caller, date: string): Promise<{ calendar_id: number }[]> =>
  (await caller("GET", `/calendar?date=${date}`)).json().data;

/** What a refused call says. */
export const told = (answer: Answer): { status: number; message: string } => ({
  status: answer.status,
  message: answer.json().message,
});
