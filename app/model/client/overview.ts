import { z } from "zod";
import { sentOrNull } from "../answer/answer.ts";
import { some } from "../answer/some.ts";
import { listedEstimate } from "../estimate/listed-estimate.ts";
import { invoiceEntry } from "../invoice/invoice.ts";
import { project } from "../project/project.ts";

const cents = z.number().int().default(0);

/** How things stand with a client, as its page shows it. Without the modules of estimates there is nothing to tell. */
export const clientOverview = z.object({
  /** Cents; turnover is income without VAT as the reports count it, by the dates of documents. */
  figures: z.object({
    year: z.number().int(),
    turnover_cents: cents,
    previous_turnover_cents: cents,
    /** What the client has still to pay, with VAT, and how much of it is past its due date today. */
    open_cents: cents,
    overdue_cents: cents,
    overdue_documents: z.number().int().default(0),
    /**
     * Whole days from the date of a document to the payment that settled it, on average over those of this year and the last
     * that are paid; null where there are none.
     */
    days_to_payment: sentOrNull(z.number().int()),
  }),
  /** Those that are not finished, by their planned end. */
  projects: some(project),
  /** Those that nobody has approved yet, the newest first. */
  estimates: some(listedEstimate),
  /** Issued documents with something to pay, the longest due first. */
  invoices: some(invoiceEntry),
  /** Whether there are statements of account; a backend that has none does not say so. */
  has_statement: z.boolean().default(false),
});
export type ClientOverview = z.infer<typeof clientOverview>;
