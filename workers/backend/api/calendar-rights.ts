import type { Context } from "hono";
import type { CalendarEntry } from "#model/calendar/entry.ts";
import { endOf, mayEdit, mayPlan, mayPlanAll, refusalOf } from "#model/calendar/rules.ts";
import { today } from "#model/date/dates.ts";
import { roleIds } from "#model/user/role.ts";
import { holderOf, type Plan } from "../db/calendar-entries.ts";
import { projectIsInCalendar } from "../db/calendar-references.ts";
import { readConfig } from "../db/config.ts";
import type { Database } from "../db/database.ts";
import { findProject } from "../db/projects.ts";
import { findUser } from "../db/users.ts";
import { findWorkType } from "../db/work-types.ts";
import type { Call } from "../operations/call.ts";
import { invalid, Problem } from "../operations/errors.ts";
import { actorOf } from "../operations/operation.ts";

/** An entry and the dates of the weeks in whose lists its project counts. */
type Subject = { entry: Pick<Plan, "date" | "project_id">; weeks: string[] };

/**
 * Whether the caller may change all of these in their weeks (specification §6, 4.6): 403 for other people's entries, 422
 * for past weeks. True where only the override opened a week, which the audit has to say (domain H10); anyone who may not
 * open the past asks for it in vain.
 */
export function permit(c: Context<Call>, subjects: Subject[]): boolean {
  const { database } = c.env;
  const actor = actorOf(c);
  for (const { entry, weeks } of subjects)
    if (!mayEdit(actor, entry, isListed(database, entry.project_id, weeks)))
      throw new Problem(403, "errors.entry_forbidden");
  const isPastOpen = c.req.query("override") === "1" && mayPlanAll(actor);
  const day = today();
  if (!subjects.every(({ entry }) => mayPlan(entry.date, day, isPastOpen)))
    throw invalid("date", "errors.past_week");
  return !subjects.every(({ entry }) => mayPlan(entry.date, day, false));
}

const isListed = (database: Database, projectId: number | null, weeks: string[]): boolean =>
  projectId !== null &&
  (findProject(database, projectId)?.in_planning === true ||
    weeks.some((date) => projectIsInCalendar(database, projectId, date)));

/** What a plan is of has to be there. What it was of before may stay. */
export function checkSubject(database: Database, plan: Plan, before?: CalendarEntry): void {
  const { project_id, work_type_id } = plan;
  if (project_id === null && work_type_id === null) throw invalid("project_id", "errors.plan_required");
  if (project_id !== null && project_id !== before?.project_id && !findProject(database, project_id))
    throw invalid("project_id", "errors.project_gone");
  if (work_type_id !== null && work_type_id !== before?.work_type_id && !findWorkType(database, work_type_id))
    throw invalid("work_type_id", "errors.work_type_gone");
}

const fieldOf: Record<string, string> = { "errors.weekend": "date", "errors.duration": "duration" };

/**
 * A plan is on a working day, within the hours of the installation's day, of an active employee, and where nobody else
 * is: 409 with the entry that holds the place. Source: specification 4.6, §9; domain H9.
 */
export function checkPlace(database: Database, plan: Plan, before?: CalendarEntry): void {
  if (plan.user_id !== before?.user_id) {
    const user = findUser(database, plan.user_id);
    if (!user?.is_active || user.role_id !== roleIds.employee)
      throw invalid("user_id", "errors.employee_gone");
  }
  const refusal = refusalOf(plan, readConfig(database).module_config.calendar.timeframe);
  if (refusal && !(before && isWithin(plan, before)))
    throw invalid(fieldOf[refusal] ?? "start_time_id", refusal);
  const current = holderOf(database, plan, before?.calendar_id);
  if (current) throw new Problem(409, "errors.slot_taken", { current });
}

/** Whether a plan has only hours that its entry had already: they stay, however short the day has become since. */
const isWithin = (plan: Plan, before: CalendarEntry): boolean =>
  plan.user_id === before.user_id &&
  plan.date === before.date &&
  plan.start_time_id >= before.start_time_id &&
  endOf(plan) <= endOf(before);
