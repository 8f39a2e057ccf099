import { eInvoice } from "#model/einvoice/e-invoice.ts";
import { additionalCost } from "#model/estimate/additional-cost.ts";
import { estimateFile } from "#model/estimate/file.ts";
import { positionItem } from "#model/estimate/position-item.ts";
import { invoice } from "#model/invoice/invoice.ts";
import { invoiceType } from "#model/invoice/type.ts";
import { waybill } from "#model/invoice/waybill.ts";
import { purchaseInvoice } from "#model/purchase/purchase-invoice.ts";
import { purchaseOrder } from "#model/purchase-order/purchase-order.ts";
import { recurringInvoice } from "#model/recurring/recurring-invoice.ts";
import { editedEInvoice } from "#routes/e-invoices/edited.ts";
import { editedCost } from "#routes/estimates/costs/edited.ts";
import { editedImages } from "#routes/estimates/edited-images.ts";
import { editedFile } from "#routes/estimates/files/edited.ts";
import { editedDraft } from "#routes/invoices/form/edited.ts";
import type { Offered } from "#routes/invoices/form/input.ts";
import { editedOrder } from "#routes/purchase-orders/edited.ts";
import { editedPurchase } from "#routes/purchases/edited.ts";
import { editedPlan } from "#routes/recurring/edited.ts";
import { day, type Sample, sample, three } from "./merged-sample.ts";

/** An estimate of which lines 7 and 8 are left. */
const offered: Offered = {
  open_items: [7, 8],
  defaults: {
    date: "2026-01-10",
    payment_terms: 10,
    due_date: "2026-01-20",
    buyer_reference: "",
    order_number: "",
    waybill: waybill.parse({}),
  },
};

/** A line of a product with four images, of which these stand in the offer. */
const lineWith = (isChosen: (nth: number) => boolean, version = 1) =>
  positionItem.parse({
    id: 1,
    version,
    product: {
      id: 3,
      images: [0, 1, 2, 3].map((nth) => ({ id: nth + 11, url: `/${nth}`, is_selected: isChosen(nth) })),
    },
  });
const [firstTwo, lastTwo] = [lineWith((nth) => nth < 2), lineWith((nth) => nth >= 2)];

/** Forms of an estimate's costs and files, and of its documents. */
export const documentForms: readonly Sample[] = [
  sample(
    "an additional cost",
    editedCost,
    three((nth) =>
      additionalCost.parse({
        id: 1,
        version: 1,
        name: `Kurjers ${nth}`,
        description: `Rīga ${nth}`,
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
  {
    ...sample("the images of a line", editedImages, [firstTwo, lastTwo, lastTwo]),
    mixed: (isChanged) => lineWith((nth) => nth < 2 !== isChanged(), 2),
    isOfTicks: true,
  },
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
        // All that is left is asked for without quantities.
        quantities: nth === 2 ? [] : [{ position_item_id: nth + 7, quantity: `${nth + 2}.00` }],
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
  sample(
    "a plan of recurring invoices",
    editedPlan,
    three((nth) =>
      recurringInvoice.parse({
        id: 1,
        version: 1,
        name: `Uzturēšana ${nth}`,
        estimate: { id: 1, name: "Tāme", estimate_nr: "2026-0001/1", net_cents: 100 },
        project: { id: 1, name: "Projekts" },
        customer: { id: 1, name: "Klients" },
        every: nth === 1 ? "quarter" : "month",
        day_of_month: nth + 1,
        starts_on: `2027-0${nth + 1}-01`,
        ends_on: `2028-0${nth + 1}-01`,
        does: ["draft", "issue", "send"][nth],
        author: { id: 1, name: "Anna" },
        state: "active",
        next_on: "2027-01-01",
      }),
    ),
    { halves: ["every"] },
  ),
  sample(
    "what is typed of a supplier's invoice",
    editedPurchase,
    three((nth) =>
      purchaseInvoice.parse({
        id: 1,
        version: 1,
        number: `R-${nth}`,
        supplier: { id: nth + 1, name: `Piegādātājs ${nth}` },
        issued_on: `2027-0${nth + 1}-01`,
        due_on: `2027-0${nth + 1}-20`,
        currency: ["USD", "GBP", "SEK"][nth],
        rate: `1.${nth + 1}`,
        rate_on: `2027-0${nth + 1}-02`,
        lines: [{ id: 1, name: "Papīrs", net_cents: 1_000, vat_rate: "21.00" }],
        vat_cents: 211 + nth,
        total_cents: 1_211 + nth,
        payable_cents: 100 * (nth + 1),
      }),
    ),
  ),
  sample(
    "what is typed of an order to a supplier",
    editedOrder,
    three((nth) =>
      purchaseOrder.parse({
        id: 1,
        version: 1,
        supplier: { id: nth + 1, name: `Piegādātājs ${nth}` },
        project: { id: nth + 1, name: `Projekts ${nth}` },
        wanted_on: `2027-0${nth + 1}-01`,
        note: `Piezīme ${nth}`,
        agency: { name: "Aģentūra" },
      }),
    ),
  ),
  sample(
    "how a document was sent as an e-invoice",
    editedEInvoice,
    three((nth) =>
      eInvoice.parse({
        id: 1,
        version: 1,
        estimate_id: 1,
        customer: { id: 1, name: "Pašvaldība" },
        date: "2027-01-01",
        total_cents: 100,
        is_duty: true,
        state: "unsent",
        channel: ["mail", "e_address", "other"][nth],
        sent_on: day(1, nth),
        reported_on: day(2, nth),
        note: `Piezīme ${nth}`,
      }),
    ),
  ),
];
