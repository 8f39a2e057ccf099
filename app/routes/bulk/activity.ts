import type { z } from "zod";
import { versionAfter } from "#app/forms/undo.ts";
import { rowOf } from "#app/loading/missing-operations.ts";
import { done } from "#model/answer/answer.ts";
import type { Api } from "#model/page/context.ts";
import { type Act, askingNothing, type Done } from "./act-on-rows.ts";
import type { ChosenRow } from "./chosen-row.ts";

/** Rows that are active or not, as the backend has them. */
interface Activated {
  /** Their path, such as "/users". */
  list: string;
  row: z.ZodType<{ id: number; is_active: boolean }>;
  /** Throws an ApiError for a row that is to stay active. */
  guard?: (row: ChosenRow) => Promise<void>;
}

/** Makes a row active or not, if it is not so yet. */
async function become(
  api: Api,
  chosen: ChosenRow,
  { list, row, guard, is_active }: Activated & { is_active: boolean },
): Promise<Done> {
  const { id, version } = chosen;
  if (!is_active) await guard?.(chosen);
  const { data: before } = await rowOf(api, list, id, row);
  if (before.is_active === is_active) return { version };
  const answer = await api.send("PATCH", `${list}/${id}`, done, { body: { is_active }, version });
  return { version: versionAfter(answer), back: "" };
}

/** Makes rows active, or takes that away; each is undone by the other, where it changed anything. */
export function activityActs(rows: Activated): Record<"activate" | "deactivate", Act> {
  const act = (is_active: boolean): Act => ({
    input: askingNothing((api, row) => become(api, row, { ...rows, is_active })),
    undo: (api, row) => become(api, row, { ...rows, is_active: !is_active }),
  });
  return { activate: act(true), deactivate: act(false) };
}
