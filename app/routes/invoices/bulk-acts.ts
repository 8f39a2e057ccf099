import { z } from "zod";
import { versionAfter } from "#app/forms/undo.ts";
import { done, one } from "#model/answer/answer.ts";
import { ApiError } from "#model/answer/api-error.ts";
import { typedDate } from "#model/answer/fields.ts";
import { buyerLacks, lacksReference } from "#model/invoice/e-invoice-lacks.ts";
import { type Invoice, invoice } from "#model/invoice/invoice.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import type { Api } from "#model/page/context.ts";
import { type Act, askingNothing } from "../bulk/act-on-rows.ts";
import type { ChosenRow } from "../bulk/chosen-row.ts";
import { mailAct } from "../mails/mail-act.ts";
import { finalOf, issueForm, issueValues } from "./issue-input.ts";
import { readDocument } from "./read-invoice.ts";
import { hasContent, statusRulesOf } from "./status-rules.ts";
import { whyNoDraft, whyNotClosed } from "./why-not.ts";

/**
 * The document as it is now; 412 where a colleague has changed it, or where it comes to another sum than was shown: a draft
 * follows its estimate.
 */
async function asSeen(api: Api, { id, version, seen }: ChosenRow): Promise<Invoice> {
  const now = await readDocument(api, String(id));
  if (version !== undefined && version !== now.version) throw new ApiError(412, "bulk.row_changed");
  if (seen !== undefined && seen !== String(now.total_cents)) throw new ApiError(412, "bulk.row_changed");
  return now;
}

function refuse(why: string | null): void {
  if (why) throw new ApiError(409, why);
}

/**
 * Each draft with what stands in it, as its own dialog would be sent unchanged (domain §4). Nothing undoes it: its way says with
 * what it was sent, so that one whose answer was lost is sent again with the same.
 */
const issue: Act = {
  input: askingNothing({
    run: async (api, row) => {
      const { id, key: idempotencyKey, way } = row;
      const isIssued = row.again && !statusRulesOf(await readDocument(api, String(id))).isDraft;
      const draft = isIssued ? null : await draftToIssue(api, row);
      const values = draft ? issueValues(draft) : Object.fromEntries(new URLSearchParams(way));
      const { data: typed } = issueForm.safeParse(values);
      if (!typed) throw new ApiError(422, "bulk.incomplete");
      const version = (draft ?? row).version || undefined;
      const options = { body: finalOf(typed), version, idempotencyKey };
      const { data } = await api.send("POST", `/invoices/${id}/final_document`, one(invoice), options);
      return { name: data.invoice_nr, version: data.version || undefined };
    },
    wayBack: async (api, { id }) =>
      String(new URLSearchParams(issueValues(await readDocument(api, String(id))))),
  }),
};

/** The draft that is issued. Throws an ApiError where it is none, or lacks something of the buyer. */
async function draftToIssue(api: Api, row: ChosenRow): Promise<Invoice> {
  const draft = await asSeen(api, row);
  refuse(whyNoDraft(draft));
  if (hasContent(draft) && buyerLacks(draft.content).length > 0) throw new ApiError(422, "bulk.incomplete");
  if (lacksReference(draft)) throw new ApiError(422, "invoice.needs_reference");
  return draft;
}

const sent: Act = {
  input: askingNothing({
    run: async (api, row) => {
      const { id, key: idempotencyKey, again } = row;
      const before = again ? null : await asSeen(api, row);
      if (before) {
        refuse(statusRulesOf(before).isDraft ? "bulk.not_issued" : null);
        refuse(statusRulesOf(before).canBeSent ? null : "bulk.not_to_be_sent");
      }
      const version = before?.version || row.version;
      const options = { body: { status_id: invoiceStatus.sent }, version, idempotencyKey };
      return { version: versionAfter(await api.send("PATCH", `/invoices/${id}`, done, options)) };
    },
  }),
};

const paymentsOf = ({ payments }: Invoice): string => payments.map(({ id }) => id).join(" ");

const closing = z.object({ payment_date: typedDate });

/** What is open of each was paid on the same day; undone by taking that payment away again. */
const paid: Act = {
  input: closing.transform(({ payment_date }) => ({
    run: async (api, row) => {
      const { id, key: idempotencyKey, again, way = "" } = row;
      const before = again ? null : await asSeen(api, row);
      if (before) refuse(whyNotClosed(before));
      const version = before?.version || row.version;
      const answer = await api.send("POST", `/invoices/${id}/close`, z.unknown(), {
        body: { payment_date },
        version,
        idempotencyKey,
      });
      const known = new Set((before ? paymentsOf(before) : way).split(" "));
      // A backend may answer with nothing.
      const said = one(invoice).safeParse(answer);
      const after = said.success ? said.data.data : await readDocument(api, String(id));
      const payment = after.payments.find((one) => !known.has(String(one.id)));
      return { version: after.version || undefined, back: payment && String(payment.id) };
    },
    // The payments that were there before: the other one is what is undone.
    wayBack: async (api, { id }) => paymentsOf(await readDocument(api, String(id))),
  })),
  async undo(api, { id, version, back = "", key }) {
    if (!/^\d+$/.test(back)) throw new ApiError(422, "errors.choice");
    const path = `/invoices/${id}/payments/${back}`;
    await api.send("DELETE", path, done, { version, idempotencyKey: key });
    return { version: (await readDocument(api, String(id))).version || undefined };
  },
};

/** What was marked as sent by hand is not mailed either: the client has it. */
const mail = mailAct({
  path: ({ id }) => `/invoices/${id}`,
  check: async (api, row) => {
    const rules = statusRulesOf(await asSeen(api, row));
    refuse(rules.isDraft ? "bulk.not_issued" : null);
    refuse(rules.canBeSent ? null : "bulk.not_to_be_sent");
  },
  seen: ({ version }) => ({ version }),
  // The post may have it by now, which marks it as sent.
  versionAfter: async (api, { id }) => (await readDocument(api, String(id))).version || undefined,
});

/** What can be done with many documents at once, by the values of the buttons. */
export const invoiceActs = { issue, mail, sent, paid };
