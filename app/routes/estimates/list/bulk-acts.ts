import { one } from "#model/answer/answer.ts";
import { ApiError } from "#model/answer/api-error.ts";
import { estimate } from "#model/estimate/estimate.ts";
import type { Api } from "#model/page/context.ts";
import { type Act, askingNothing, type Done } from "../../bulk/act-on-rows.ts";
import type { ChosenRow } from "../../bulk/chosen-row.ts";
import { approval } from "../editor/intents.ts";

/**
 * Approves an estimate or takes that back, if it is not so yet. The row's version is the revision: lines count as well. What
 * documents were made of stays approved, as on its own page.
 */
async function become(api: Api, { id, version: seen }: ChosenRow, isApproved: boolean): Promise<Done> {
  const { data: now } = await api.get(`/estimates/${id}`, one(estimate));
  if (seen !== undefined && seen !== now.revision) throw new ApiError(412, "bulk.row_changed");
  if (now.is_approved === isApproved) return { version: seen };
  if (!isApproved && now.is_invoiced) throw new ApiError(409, "bulk.held");
  const { path, body } = approval(now, { isApproved, seenRevision: now.revision });
  const { data: after } = await api.send("PATCH", path, one(estimate), {
    body,
    version: now.version || undefined,
  });
  return { version: after.revision || undefined, back: now.is_invoiced ? undefined : "" };
}

const act = (isApproved: boolean): Act => ({
  input: askingNothing((api, row) => become(api, row, isApproved)),
  undo: (api, row) => become(api, row, !isApproved),
});

/** What can be done with many estimates at once, by the values of the buttons. */
export const estimateActs = { approve: act(true), reopen: act(false) };
