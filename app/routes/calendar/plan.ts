import type { CalendarData, CalendarEntry, Place, PlannedProject } from "#model/calendar/entry.ts";
import type { WorkType } from "#model/stock/work-type.ts";

/** What can be put on the sheet: a project in planning, or additional work. */
export type Plan = { kind: "project"; project: PlannedProject } | { kind: "work"; work: WorkType };

/** What a week can be planned with: the projects in planning, and the kinds of work that are pinned. */
export const plansOf = ({
  projects_in_planning,
  work_types,
}: Pick<CalendarData, "projects_in_planning" | "work_types">): Plan[] => [
  ...projects_in_planning.map((project) => ({ kind: "project" as const, project })),
  ...work_types.filter((work) => work.is_additional).map((work) => ({ kind: "work" as const, work })),
];

/** The name of a plan in an address and in a form: project-12, work-3. */
export const nameOf = (plan: Plan): string =>
  plan.kind === "project" ? `project-${plan.project.id}` : `work-${plan.work.id}`;

/** The plan of a name; undefined for one that is not offered. */
export const planOf = (plans: readonly Plan[], name: string | null): Plan | undefined =>
  plans.find((plan) => nameOf(plan) === name);

/** The ids that an entry of a plan has; null for a name that is none. */
export function idsOf(name: string): { project_id: number } | { work_type_id: number } | null {
  const [, kind, id] = /^(project|work)-(\d{1,15})$/.exec(name) ?? [];
  if (!id) return null;
  return kind === "project" ? { project_id: Number(id) } : { work_type_id: Number(id) };
}

/** Something of the panel that is in hand: it is no entry yet and has 0 for an id. */
export const isDraft = ({ calendar_id }: { calendar_id: number }): boolean => calendar_id === 0;
/** The backend knows it. Entries on their way there have ids below 0, each its own. */
export const isSaved = ({ calendar_id }: { calendar_id: number }): boolean => calendar_id > 0;

/** What an entry is called on its block: the project's short name, or the kind of additional work. */
export const labelOf = (entry: CalendarEntry): string =>
  entry.short_name || entry.name || entry.work_type?.name || "";

const nowhere = { user_id: 0, date: "", start_time_id: 0, duration: 1 };
const blank = {
  ...nowhere,
  calendar_id: 0,
  description: "",
  link: "",
  changed_by: null,
  time_id: [],
  cell: "",
  version: 0,
};

/** The entry that a plan becomes when it is put down, an hour long: the shortest there is (specification §9). */
export function draftOf(plan: Plan): CalendarEntry {
  if (plan.kind === "work") {
    const { id, name, color } = plan.work;
    const named = { customer: "", name: "", short_name: "", project_id: null, id: null };
    return { ...blank, ...named, work_type_id: id, work_type: { id, name, color } };
  }
  const { id, name, short_name, customer } = plan.project;
  return { ...blank, customer, name, short_name, project_id: id, id, work_type_id: null, work_type: null };
}

/** The place of an entry, without the rest of it. */
export const placeOf = ({ user_id, date, start_time_id, duration }: Place): Place => ({
  user_id,
  date,
  start_time_id,
  duration,
});
