import type { z } from "zod";
import { versionAfter } from "#app/forms/undo.ts";
import { rowOf } from "#app/loading/missing-operations.ts";
import { done } from "#model/answer/answer.ts";
import type { Act } from "./act-on-rows.ts";
import { become, type Change, changingTo } from "./change.ts";
import type { ChosenRow } from "./chosen-row.ts";

/** Rows that are active or not, as the backend has them. */
interface Activated {
  /** Their path, such as "/users". */
  list: string;
  row: z.ZodType<{ id: number; is_active: boolean }>;
  /** Throws an ApiError for a row that is to stay active. */
  guard?: (row: ChosenRow) => Promise<void>;
}

/** Makes rows active, or takes that away; each is undone by the other, where it changed anything. */
export function activityActs({ list, row: shape, guard }: Activated): Record<"activate" | "deactivate", Act> {
  const activity: Change<z.output<Activated["row"]>, boolean> = {
    read: async (api, { id }) => (await rowOf(api, list, id, shape)).data,
    isSo: ({ is_active }, wanted) => is_active === wanted,
    wayBack: () => "",
    send: async (api, row, { wanted }) => {
      if (!wanted) await guard?.(row);
      const { id, version, key: idempotencyKey } = row;
      const options = { body: { is_active: wanted }, version, idempotencyKey };
      return versionAfter(await api.send("PATCH", `${list}/${id}`, done, options));
    },
  };
  const act = (wanted: boolean): Act => ({
    input: changingTo(activity, wanted),
    undo: (api, row) => become(activity, { api, row, wanted: !wanted }),
  });
  return { activate: act(true), deactivate: act(false) };
}
