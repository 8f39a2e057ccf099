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
/** The same of what is exported: of chosen documents alone as well. */
export const invoiceFileFilters = invoiceFilters.extend({ row: chosenRows });

export type InvoiceFilters = z.infer<typeof invoiceFilters>;
export type InvoiceFileFilters = z.infer<typeof invoiceFileFilters>;
