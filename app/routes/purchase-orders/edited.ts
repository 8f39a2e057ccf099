import { editedForm } from "#app/forms/edited.ts";
import { orderForm, purchaseOrder } from "#model/purchase-order/purchase-order.ts";
import { orderValues } from "./values.ts";

/** What is typed of an order beside its lines. */
export const editedOrder = editedForm(
  { row: purchaseOrder, input: orderForm, valuesOf: orderValues },
  {
    texts: "purchase_orders",
    names: {
      supplier_id: "purchase_orders.supplier",
      supplier_id_name: "purchase_orders.supplier",
      project_id: "purchase_orders.project",
      project_id_name: "purchase_orders.project",
    },
    shownAs: { supplier_id: "supplier_id_name", project_id: "project_id_name" },
  },
);
