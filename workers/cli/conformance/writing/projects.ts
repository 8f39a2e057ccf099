import type { CreatedRows } from "../created-rows.ts";
import { valuesAt } from "../fields.ts";
import { dayFrom } from "../steps.ts";
import type { Made } from "./made.ts";

/** A project in planning, of the kit's own client. */
export async function writeProjects(rows: CreatedRows, made: Made): Promise<void> {
  const { call, named, make, refuseEmpty, refuseStale } = rows;
  const undo = { with: "projects.delete" } as const;
  await refuseEmpty("projects.create", {}, undo);
  const [manager] = valuesAt(await call("projects.choices"), "data.users[].id");
  made.manager = typeof manager === "number" ? manager : null;
  if (made.client === null || made.manager === null) return;
  const body = {
    name: named("project"),
    short_name: "Conformance",
    in_planning: true,
    client: made.client,
    project_manager: made.manager,
    second_user_id: null,
    startDate: dayFrom(1),
    dueDate: dayFrom(60),
  };
  made.project = await make("projects.create", { body }, undo);
  if (made.project === null) return;
  const params = { id: made.project };
  await call("projects.update", { params, body: { ...body, name: named("project, changed") } });
  await refuseStale("projects.update", { params, body });
  await call("projects.planning", { params });
  await call("projects.planning", { params });
}
