import { nobody, office, type Roles } from "../roles/callers.ts";

const one = `/purchase_orders/${nobody}`;

/** Who may do what here, by hand (tests/api/roles/matrix.ts). */
export const roles: Roles = {
  "purchase_orders.list": [["GET", "/purchase_orders"], office],
  "purchase_orders.choices": [["GET", "/purchase_orders/choices"], office],
  "purchase_orders.read": [["GET", one], office],
  "purchase_orders.pdf": [["GET", `${one}/pdf`], office],
  "purchase_orders.create": [["POST", "/purchase_orders", { supplier_id: nobody }], office],
  "purchase_orders.update": [["PATCH", one, {}], office],
  "purchase_orders.delete": [["DELETE", one], office],
  "purchase_orders.send": [["POST", `${one}/send`], office],
  "purchase_orders.receive": [["POST", `${one}/receive`], office],
  "purchase_orders.cancel": [["POST", `${one}/cancel`], office],
  "purchase_orders.reopen": [["POST", `${one}/reopen`], office],
  "purchase_order_mails.list": [["GET", `${one}/mails`], office],
  "purchase_order_mails.draft": [["GET", `${one}/mail_draft`], office],
  "purchase_order_mails.create": [["POST", `${one}/mails`, {}], office],
};
