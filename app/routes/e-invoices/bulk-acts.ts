import { z } from "zod";
import { versionAfter } from "#app/forms/undo.ts";
import { one } from "#model/answer/answer.ts";
import { ApiError } from "#model/answer/api-error.ts";
import { typedDate } from "#model/answer/fields.ts";
import { today } from "#model/date/dates.ts";
import { type EInvoiceChannel, eInvoiceChannels } from "#model/einvoice/duty.ts";
import { eInvoice } from "#model/einvoice/e-invoice.ts";
import type { Api } from "#model/page/context.ts";
import type { Act } from "../bulk/act-on-rows.ts";
import { become, type Change, changing } from "../bulk/change.ts";
import type { ChosenRow } from "../bulk/chosen-row.ts";

type EInvoice = z.output<typeof eInvoice>;

const read = async (api: Api, { id }: ChosenRow) => (await api.get(`/e_invoices/${id}`, one(eInvoice))).data;

const patched = async (api: Api, { id, version, key }: ChosenRow, body: object) =>
  versionAfter(
    await api.send("PATCH", `/e_invoices/${id}`, one(eInvoice), { body, version, idempotencyKey: key }),
  );

/** Something that has already happened. */
const pastDate = typedDate.refine((date) => date <= today(), "e_invoices.ahead");

interface Sending {
  channel: EInvoiceChannel | null;
  /** null where it is not sent, as an undo has it. */
  sent_on: string | null;
}

const sending: Change<EInvoice, Sending> = {
  read,
  isSo: (now, wanted) => now.channel === wanted.channel && now.sent_on === wanted.sent_on,
  wayBack: ({ channel }) => channel ?? "",
  send: (api, row, { now, wanted }) => {
    // What was said of it before is corrected on its own page, where one sees it.
    if (wanted.sent_on && now.sent_on && !sending.isSo(now, wanted))
      throw new ApiError(409, "e_invoices.sent_before");
    return patched(api, row, wanted);
  },
};

const sent: Act = {
  input: z
    .object({ channel: z.enum(eInvoiceChannels, { error: "errors.choice" }), sent_on: pastDate })
    .transform(changing(sending)),
  undo: (api, row) => {
    const channel = eInvoiceChannels.find((one) => one === row.back) ?? null;
    return become(sending, { api, row, wanted: { channel, sent_on: null } });
  },
};

const reporting: Change<EInvoice, { reported_on: string | null }> = {
  read,
  isSo: (now, { reported_on }) => now.reported_on === reported_on,
  wayBack: () => "",
  send: (api, row, { now, wanted }) => {
    if (wanted.reported_on && now.sent_on === null) throw new ApiError(409, "e_invoices.not_sent");
    if (wanted.reported_on && now.reported_on && !reporting.isSo(now, wanted))
      throw new ApiError(409, "e_invoices.reported_before");
    return patched(api, row, wanted);
  },
};

const reported: Act = {
  input: z.object({ reported_on: pastDate }).transform(changing(reporting)),
  undo: (api, row) => become(reporting, { api, row, wanted: { reported_on: null } }),
};

/** What can be said of many e-invoices at once, by the values of the buttons. */
export const eInvoiceActs = { sent, reported };
