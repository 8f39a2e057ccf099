import { z } from "zod";
import { versionAfter } from "#app/forms/undo.ts";
import { rowOf } from "#app/loading/missing-operations.ts";
import { done } from "#model/answer/answer.ts";
import { today } from "#model/date/dates.ts";
import type { Api } from "#model/page/context.ts";
import { type Project, project, statusId } from "#model/project/project.ts";
import { actualDatesIn } from "#model/project/status.ts";

/** A status that is pressed, and what brings one back: the dates that the project had beside it. */
export const wantedStatus = z.object({
  status_id: statusId,
  actual_start_date: z.iso.date().optional(),
  actual_due_date: z.iso.date().optional(),
});
export type WantedStatus = z.output<typeof wantedStatus>;

/**
 * Gives a project another status (specification 4.1); null where it has that already. Answers with its next version, and the
 * fields that bring it back: null where nothing would. Throws an ApiError, as where a colleague has changed it since `version`.
 */
export async function setStatus(
  api: Api,
  id: string | number | undefined,
  { body, version }: { body: WantedStatus; version: number | undefined },
): Promise<{ version: number | undefined; back: URLSearchParams | null } | null> {
  const { data: before } = await rowOf(api, "/projects", id, project);
  if (before.status_id === body.status_id) return null;
  const answer = await api.send("PATCH", `/projects/${id}`, done, { body, version });
  return { version: versionAfter(answer), back: wayBack(before, body) };
}

/**
 * What brings a status back with the dates that it had; null where a backend could not be told them. It takes both of them,
 * or what the status makes of what is there.
 */
export function wayBack(before: Project, { status_id }: WantedStatus): URLSearchParams | null {
  const { actual_start_date: start, actual_due_date: due } = before;
  const back = new URLSearchParams({ status_id: String(before.status_id) });
  if (start && due) {
    back.set("actual_start_date", start);
    back.set("actual_due_date", due);
    return back;
  }
  const now = today();
  const after = { status_id, ...actualDatesIn(status_id, before, now) };
  const again = actualDatesIn(before.status_id, after, now);
  return again.actual_start_date === start && again.actual_due_date === due ? back : null;
}
