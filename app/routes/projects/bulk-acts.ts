import { z } from "zod";
import { versionAfter } from "#app/forms/undo.ts";
import { rowOf } from "#app/loading/missing-operations.ts";
import { done } from "#model/answer/answer.ts";
import { ApiError } from "#model/answer/api-error.ts";
import type { Api } from "#model/page/context.ts";
import { type Project, project, projectInput } from "#model/project/project.ts";
import type { Act } from "../bulk/act-on-rows.ts";
import { become, type Change, changing, changingTo } from "../bulk/change.ts";
import type { ChosenRow } from "../bulk/chosen-row.ts";
import { type WantedStatus, wantedStatus, wayBack } from "./set-status.ts";

const read = async (api: Api, { id }: ChosenRow) => (await rowOf(api, "/projects", id, project)).data;

const patched = async (api: Api, { id, version, key }: ChosenRow, body: object) =>
  versionAfter(await api.send("PATCH", `/projects/${id}`, done, { body, version, idempotencyKey: key }));

const statusChange: Change<Project, WantedStatus> = {
  read,
  isSo: (now, { status_id }) => now.status_id === status_id,
  wayBack: (now, wanted) => wayBack(now, wanted)?.toString(),
  send: (api, row, { wanted }) => patched(api, row, wanted),
};

const status: Act = {
  input: wantedStatus.pick({ status_id: true }).transform(changing(statusChange)),
  undo: (api, row) => {
    const back = Object.fromEntries(new URLSearchParams(row.back));
    return become(statusChange, { api, row, wanted: readBack(wantedStatus, back) });
  },
};

const wantedManager = z.object({ project_manager: projectInput.shape.project_manager });

const managerChange: Change<Project, z.output<typeof wantedManager>> = {
  read,
  isSo: (now, { project_manager }) => now.project_manager === project_manager,
  wayBack: ({ project_manager }) => String(project_manager ?? "") || undefined,
  send: (api, row, { wanted }) => patched(api, row, wanted),
};

const manager: Act = {
  input: wantedManager.transform(changing(managerChange)),
  undo: (api, row) => {
    const wanted = readBack(wantedManager, { project_manager: row.back });
    return become(managerChange, { api, row, wanted });
  },
};

/** What an act noted to be undone by; 422 for what it did not, as only a program sends it. */
function readBack<Fields extends z.ZodType>(fields: Fields, back: Record<string, unknown>): z.output<Fields> {
  const { data } = fields.safeParse(back);
  if (!data) throw new ApiError(422, "errors.choice");
  return data;
}

const planningChange: Change<Project, boolean> = {
  read,
  isSo: ({ in_planning }, wanted) => in_planning === wanted,
  wayBack: () => "",
  send: async (api, { id, version, key: idempotencyKey }) =>
    versionAfter(
      await api.send("PATCH", `/projects/${id}/toggle-planning`, done, { version, idempotencyKey }),
    ),
};

const planning = (wanted: boolean): Act => ({
  input: changingTo(planningChange, wanted),
  undo: (api, row) => become(planningChange, { api, row, wanted: !wanted }),
});

/** What can be done with many projects at once, by the values of the buttons. */
export const projectActs = { status, manager, plan: planning(true), unplan: planning(false) };
