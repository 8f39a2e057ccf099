import { one } from "#model/answer/answer.ts";
import { ApiError } from "#model/answer/api-error.ts";
import { type Estimate, estimate } from "#model/estimate/estimate.ts";
import type { Act } from "../../bulk/act-on-rows.ts";
import { become, type Change, changingTo } from "../../bulk/change.ts";
import { mailAct } from "../../mails/mail-act.ts";
import { approval } from "../editor/intents.ts";

/**
 * Approval. The row's version is the revision: lines count as well. What documents were made of stays approved, as on its own page,
 * which also asks before something else is approved than the client has accepted.
 */
const approvalChange: Change<Estimate, boolean> = {
  read: async (api, { id }) => (await api.get(`/estimates/${id}`, one(estimate))).data,
  isSo: ({ is_approved }, wanted) => is_approved === wanted,
  wayBack: ({ is_invoiced }) => (is_invoiced ? undefined : ""),
  send: async (api, { version, key, again }, { now, wanted: isApproved }) => {
    const seen = version ?? now.revision;
    if (!again && seen !== now.revision) throw new ApiError(412, "bulk.row_changed");
    if (!again && !isApproved && now.is_invoiced) throw new ApiError(409, "bulk.held");
    const { path, body } = approval(now, { isApproved, seenRevision: seen });
    const options = { body, version: now.version || undefined, idempotencyKey: key };
    const { data: after } = await api.send("PATCH", path, one(estimate), options);
    return after.revision || undefined;
  },
};

const act = (wanted: boolean): Act => ({
  input: changingTo(approvalChange, wanted),
  undo: (api, row) => become(approvalChange, { api, row, wanted: !wanted }),
});

/** The row's version is the revision: what has changed in it since is not mailed unseen. */
const mail = mailAct({
  path: ({ id }) => `/estimates/${id}`,
  check: async (api, { id, version }) => {
    const { data } = await api.get(`/estimates/${id}`, one(estimate));
    if (version !== undefined && version !== data.revision) throw new ApiError(412, "bulk.row_changed");
  },
  seen: ({ version }) => (version === undefined ? {} : { query: { seen_revision: String(version) } }),
  versionAfter: async (_api, { version }) => version,
});

/** What can be done with many estimates at once, by the values of the buttons. */
export const estimateActs = { approve: act(true), reopen: act(false), mail };
