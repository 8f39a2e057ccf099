import type { Estimate, Position, Stage } from "#model/estimate/estimate.ts";
import type { PositionItem } from "#model/estimate/position-item.ts";
import { type Caller, callerAt, signIns, type TestInstallation } from "./installation.ts";

export interface Begun {
  admin: Caller;
  estimate: Estimate;
  stage: Stage;
  position: Position;
  items: PositionItem[];
}

/** An estimate of the demonstration's first project, with one stage, one position and these lines. */
export async function begunEstimate(installation: TestInstallation, lines: object[] = []): Promise<Begun> {
  const admin = await callerAt(installation, signIns.admin);
  const made = async (path: string, body: object) => {
    const answer = await admin("POST", path, { body });
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.json().data;
  };
  const estimate = await made("/estimates", { name: "Rudens kampaņa", project_id: 1 });
  const stage = await made(`/${estimate.id}/stages`, { name: "Dizains" });
  const position = await made("/positions", {
    estimate_id: estimate.id,
    name: "Buklets",
    estimate_stage_id: stage.id,
  });
  const items =
    lines.length > 0 ? await made(`/${position.id}/position_items`, { position_items: lines }) : [];
  return { admin, estimate, stage, position, items };
}
