import { additionalCost } from "../app/model/additional-cost";
import { estimateFile } from "../app/model/estimate-file";
import { invoice } from "../app/model/invoice";
import { invoiceType } from "../app/model/invoice-type";
import { waybill } from "../app/model/waybill";
import { editedCost } from "../app/routes/estimates/costs/edited";
import { editedFile } from "../app/routes/estimates/files/edited";
import { editedDraft } from "../app/routes/invoices/form/edited";
import type { Offered } from "../app/routes/invoices/form/input";
import { day, type Sample, sample, three } from "./merged-sample";

/** An estimate of which lines 7 and 8 are left. */
const offered: Offered = {
  open_items: [7, 8],
  defaults: {
    ...{ date: "2026-01-10", payment_terms: 10, due_date: "2026-01-20", buyer_reference: "" },
    waybill: waybill.parse({}),
  },
};

/** Forms of an estimate's costs and files, and of its documents. */
export const documentForms: readonly Sample[] = [
  sample(
    "an additional cost",
    editedCost,
    three((nth) =>
      additionalCost.parse({
        ...{ id: 1, version: 1, name: `Kurjers ${nth}`, description: `Rīga ${nth}` },
        payment_type_id: nth + 1,
        total_cents: nth * 150 + 5,
      }),
    ),
  ),
  sample(
    "what is said of a file",
    editedFile,
    three((nth) => estimateFile.parse({ id: 1, version: 1, description: `Makets ${nth}` })),
  ),
  sample(
    "the draft of a document",
    editedDraft(offered),
    three((nth) =>
      invoice.parse({
        id: 1,
        version: 1,
        invoice_type_id: nth === 0 ? invoiceType.invoice : invoiceType.waybill,
        status_id: 1,
        date: day(1, nth),
        supply_date: day(2, nth),
        payment_terms: [10, 15, null][nth],
        due_date: day(3, nth),
        description: `Apraksts ${nth}`,
        comment: `Piezīme ${nth}`,
        buyer_reference: `Nodaļa ${nth}`,
        order_number: `Pasūtījums ${nth}`,
        percentage: nth === 0 ? "30.00" : null,
        position_item_ids: [[7], [8], [7, 8]][nth],
        waybill: {
          purpose: nth === 0 ? "sale" : "movement",
          dispatch_address: `Noliktava ${nth}`,
          delivery_address: `Veikals ${nth}`,
          issued_by: `Jānis ${nth}`,
          received_by: `Pēteris ${nth}`,
          carrier: `Vedējs ${nth}`,
          pricing_invoice: { id: nth + 3, invoice_nr: `RE-${nth}` },
        },
      }),
    ),
    {
      halves: ["percentage", "invoice_type_id", "waybill.purpose"],
      atOnce: ["extent", "position_items", "percentage"],
    },
  ),
];
