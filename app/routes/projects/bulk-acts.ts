import { z } from "zod";
import { versionAfter } from "#app/forms/undo.ts";
import { rowOf } from "#app/loading/missing-operations.ts";
import { done } from "#model/answer/answer.ts";
import { ApiError } from "#model/answer/api-error.ts";
import type { Api } from "#model/page/context.ts";
import { project, projectInput } from "#model/project/project.ts";
import { type Act, askingFor, askingNothing } from "../bulk/act-on-rows.ts";
import type { ChosenRow } from "../bulk/chosen-row.ts";
import { setStatus, type WantedStatus, wantedStatus } from "./set-status.ts";

/** Gives the project the status that is wanted, if it has not that one. */
async function become(api: Api, { id, version }: ChosenRow, body: WantedStatus) {
  const changed = await setStatus(api, id, { body, version });
  return changed ? { version: changed.version, back: changed.back?.toString() } : { version };
}

const status: Act = {
  input: askingFor(wantedStatus.pick({ status_id: true }), become),
  undo: (api, row) =>
    become(api, row, readBack(wantedStatus, Object.fromEntries(new URLSearchParams(row.back)))),
};

const wantedManager = z.object({ project_manager: projectInput.shape.project_manager });

/** Gives the project to another manager, if it has not that one; answers with who it was. */
async function setManager(
  api: Api,
  { id, version }: ChosenRow,
  { project_manager }: z.output<typeof wantedManager>,
) {
  const { data: before } = await rowOf(api, "/projects", id, project);
  if (before.project_manager === project_manager) return { version };
  const answer = await api.send("PATCH", `/projects/${id}`, done, { body: { project_manager }, version });
  return { version: versionAfter(answer), back: String(before.project_manager ?? "") || undefined };
}

const manager: Act = {
  input: askingFor(wantedManager, setManager),
  undo: (api, row) => setManager(api, row, readBack(wantedManager, { project_manager: row.back })),
};

/** What an act noted to be undone by; 422 for what it did not, as only a program sends it. */
function readBack<Fields extends z.ZodType>(fields: Fields, back: Record<string, unknown>): z.output<Fields> {
  const { data } = fields.safeParse(back);
  if (!data) throw new ApiError(422, "errors.choice");
  return data;
}

/** Takes a project into planning or out of it, if it is not there yet. */
async function setPlanning(api: Api, { id, version }: ChosenRow, isWanted: boolean) {
  const { data: before } = await rowOf(api, "/projects", id, project);
  if (before.in_planning === isWanted) return { version };
  const answer = await api.send("PATCH", `/projects/${id}/toggle-planning`, done, { version });
  return { version: versionAfter(answer), back: "" };
}

const planning = (isWanted: boolean): Act => ({
  input: askingNothing((api, row) => setPlanning(api, row, isWanted)),
  undo: (api, row) => setPlanning(api, row, !isWanted),
});

/** What can be done with many projects at once, by the values of the buttons. */
export const projectActs = { status, manager, plan: planning(true), unplan: planning(false) };
