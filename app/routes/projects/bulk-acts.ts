import { rowOf } from "#app/missing-operations.ts";
import { versionAfter } from "#app/undo.ts";
import { done } from "#model/answer/answer.ts";
import { ApiError } from "#model/answer/api-error.ts";
import type { Api } from "#model/page/context.ts";
import { project, projectInput } from "#model/project/project.ts";
import type { Act } from "../bulk/act-on-rows.ts";
import type { ChosenRow } from "../bulk/chosen-row.ts";
import { setStatus, wantedStatus } from "./set-status.ts";

/** Gives the project the status that the fields say, if it has not that one. */
async function become(api: Api, { id, version }: ChosenRow, fields: Record<string, unknown>) {
  const { data: body } = wantedStatus.safeParse(fields);
  if (!body) throw new ApiError(422, "errors.choice");
  const changed = await setStatus(api, id, { body, version });
  return changed ? { version: changed.version, back: changed.back?.toString() } : { version };
}

const status: Act = {
  run: (api, row, form) => become(api, row, { status_id: form.get("status_id") }),
  undo: (api, row) => become(api, row, Object.fromEntries(new URLSearchParams(row.back))),
};

const managerId = projectInput.shape.project_manager;

/** Gives the project to another manager, if it has not that one; answers with who it was. */
async function setManager(api: Api, { id, version }: ChosenRow, manager: unknown) {
  const { data: project_manager } = managerId.safeParse(manager);
  if (!project_manager) throw new ApiError(422, "errors.choice");
  const { data: before } = await rowOf(api, "/projects", id, project);
  if (before.project_manager === project_manager) return { version };
  const answer = await api.send("PATCH", `/projects/${id}`, done, { body: { project_manager }, version });
  return { version: versionAfter(answer), back: String(before.project_manager ?? "") || undefined };
}

const manager: Act = {
  run: (api, row, form) => setManager(api, row, form.get("project_manager")),
  undo: (api, row) => setManager(api, row, row.back),
};

/** Takes a project into planning or out of it, if it is not there yet. */
async function setPlanning(api: Api, { id, version }: ChosenRow, isWanted: boolean) {
  const { data: before } = await rowOf(api, "/projects", id, project);
  if (before.in_planning === isWanted) return { version };
  const answer = await api.send("PATCH", `/projects/${id}/toggle-planning`, done, { version });
  return { version: versionAfter(answer), back: "" };
}

const planning = (isWanted: boolean): Act => ({
  run: (api, row) => setPlanning(api, row, isWanted),
  undo: (api, row) => setPlanning(api, row, !isWanted),
});

/** What can be done with many projects at once, by the values of the buttons. */
export const projectActs = { status, manager, plan: planning(true), unplan: planning(false) };
