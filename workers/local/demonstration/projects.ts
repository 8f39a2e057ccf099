import type { NewUser } from "#backend/db/users.ts";
import { projectStatus } from "#model/project/status.ts";
import { roleIds } from "#model/user/role.ts";
import type { Content } from "./content.ts";
import type { Random } from "./random.ts";
import { type Progress, plans, progress } from "./timeline.ts";

/** A project that names its client and people: ids are given when it is planted. */
export interface ProjectRow extends Progress {
  name: string;
  short_name: string;
  in_planning: boolean;
  /** Name of the client. */
  client: string;
  /** E-mail addresses of the project manager and the assistant. */
  manager: string;
  assistant: string | null;
}

/** The projects of an installation, in the order in which they are planned to start. */
export function projectsOf(content: Content, people: NewUser[], today: string, random: Random): ProjectRow[] {
  const managers = people.filter(({ role_id }) => role_id === roleIds.user).map(({ email }) => email);
  const orders = content.clients.flatMap((client) => {
    // A client knows its manager; only now and then somebody else takes over.
    const keeper = random.pick(managers);
    return client.projects.map((project) => ({ ...project, client: client.name, keeper }));
  });
  const schedule = plans(orders.length, today, random).sort((one, other) =>
    one.planned_start_date.localeCompare(other.planned_start_date),
  );
  const rows = random.shuffle(orders).flatMap(({ keeper, ...order }, index) => {
    const plan = schedule[index];
    if (!plan) return [];
    const manager = random.chance(0.85) ? keeper : random.pick(managers);
    const others = managers.filter((email) => email !== manager);
    return {
      ...order,
      name: dated(order.name, plan.planned_due_date),
      manager,
      assistant: random.chance(0.35) ? random.pick(others) : null,
      in_planning: false,
      ...progress(plan, today, random),
    };
  });
  const planned = inPlanning(rows, content.inPlanning);
  return rows.map((row) => ({ ...row, in_planning: planned.has(row) }));
}

/** What the weekly calendar can be filled with: work that is ordered and not done, the most urgent first. */
function inPlanning(rows: ProjectRow[], count: number): Set<ProjectRow> {
  const open: number[] = [projectStatus.in_process, projectStatus.new];
  const urgent = rows
    .filter(({ status_id }) => open.includes(status_id))
    .sort((one, other) => one.planned_due_date.localeCompare(other.planned_due_date));
  return new Set(urgent.slice(0, count));
}

const seasons = ["Ziemas", "Pavasara", "Vasaras", "Rudens"];

/** Season and year of the finish in the place of their marks. December belongs to the winter. */
function dated(name: string, due: string): string {
  const [year = "", month = ""] = due.split("-");
  const season = seasons[Math.floor((Number(month) % 12) / 3)] ?? "";
  return name.replace("{Season}", season).replace("{year}", year);
}
