import { z } from "zod";
import { id, typedDate } from "../answer/fields.ts";
import { sought } from "../answer/sought-number.ts";
import { chosenRows } from "../list/chosen-rows.ts";
import { invoiceSortings } from "../list/sortings.ts";

/** The filters of specification §7: `date` is the earliest date of a document, `dueDate` the latest due date. */
export const invoiceFilters = z.object({
  invoiceNr: z.string().trim().max(200, "errors.too_long").optional(),
  client: id.optional(),
  project: id.optional(),
  date: typedDate.optional(),
  dueDate: typedDate.optional(),
  status: sought.optional(),
  sorting: z.enum(invoiceSortings, { error: "errors.choice" }).optional(),
});
export type InvoiceFilters = z.infer<typeof invoiceFilters>;

export interface InvoiceFileFilters extends InvoiceFilters {
  row?: number[] | undefined;
}
/** The filters of the export. With chosen documents (`row`) it has those, and the other filters do not count. */
export const invoiceFileFilters = invoiceFilters
  .extend({ row: chosenRows })
  .transform((asked): InvoiceFileFilters => {
    const { row, sorting } = asked;
    return row ? { row, sorting } : asked;
  });
