import { showDate } from "#model/date/dates.ts";
import type { EInvoice } from "#model/einvoice/e-invoice.ts";

/** What the form begins with. Apart from its schemas: a page shows it before they come. */
export const eInvoiceValues = ({ channel, sent_on, reported_on, note }: EInvoice) => ({
  channel: channel ?? "",
  sent_on: showDate(sent_on ?? ""),
  reported_on: showDate(reported_on ?? ""),
  note,
});
