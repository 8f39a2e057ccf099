import type { Estimate, Position, Stage } from "#model/estimate/estimate.ts";
import type { PositionItem } from "#model/estimate/position-item.ts";
import type { Caller } from "#tests/support/installation.ts";
import { aClient, aProject, made } from "../arrange.ts";

/** Who works on an estimate, and which: a project of its own, with one stage, one position in it, and no lines. */
export interface Desk {
  caller: Caller;
  clientId: number;
  projectId: number;
  estimate: Estimate;
  stage: Stage;
  position: Position;
}

/** An estimate to work on, of a client of its own unless one is named. `caller` manages its project. */
export async function desk(caller: Caller, type = 1, of?: number): Promise<Desk> {
  const manager = (await caller("GET", "/user")).json();
  const clientId = of ?? (await made(caller, "/customers", aClient())).id;
  const project = await made(
    caller,
    "/projects",
    aProject({ client: clientId, project_manager: (manager.data ?? manager).id }),
  );
  const estimate = await made(caller, "/estimates", {
    name: "Tāme",
    project_id: project.id,
    estimate_type_id: type,
  });
  const stage = await made(caller, `/${estimate.id}/stages`, { name: "Dizains" });
  const position = await made(caller, "/positions", {
    estimate_id: estimate.id,
    name: "Buklets",
    estimate_stage_id: stage.id,
  });
  return { caller, clientId, projectId: project.id, estimate, stage, position };
}

/** Adds lines to the desk's position, or to another. */
export const addItems = (
  { caller, position }: Desk,
  items: object[],
  to = position.id,
): Promise<PositionItem[]> => made(caller, `/${to}/position_items`, { position_items: items });

/** The estimate as it is now. */
export async function current({ caller, estimate }: Desk): Promise<Estimate> {
  return (await caller("GET", `/estimates/${estimate.id}`)).json().data;
}

export async function approve(at: Desk): Promise<void> {
  const answer = await at.caller("PATCH", `/estimates/${at.estimate.id}`, { body: { is_approved: true } });
  if (answer.status !== 200) throw new Error(answer.text);
}
