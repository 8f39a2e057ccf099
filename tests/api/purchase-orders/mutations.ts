import { packedFile } from "#backend/files/mailed-file.ts";
import { innerHeaders } from "#backend/operations/inner-headers.ts";
import { both, client, type Mutation, type Step } from "../audit/mutation.ts";

const line = { name: "Papīrs", quantity: "2", price: "10", measure_unit_id: 1 };
const drafted: Step[] = [client, ["POST", "/purchase_orders", { supplier_id: 1, lines: [line] }]];
const send: Step = ["POST", "/purchase_orders/1/send"];
const sent: Step[] = [...drafted, send];
const cancel: Step = ["POST", "/purchase_orders/1/cancel"];
const attached = {
  [innerHeaders.mailedFile]: packedFile({
    key: "1/documents/issued/purchase-order-1.pdf",
    name: "PAS-2026-0001.pdf",
    size: 1,
    sha256: "0".repeat(64),
  }),
};
const entity = "purchase_order";

/** Orders to suppliers: written, sent, delivered, called off. */
export const mutations: Record<string, Mutation> = {
  "purchase_orders.create": {
    before: [client],
    step: ["POST", "/purchase_orders", { supplier_id: 1, lines: [line] }],
    entity,
  },
  "purchase_orders.update": {
    before: drafted,
    step: ["PATCH", "/purchase_orders/1", { note: "Steidzami" }],
    entity,
  },
  "purchase_orders.delete": { before: drafted, step: ["DELETE", "/purchase_orders/1"], entity },
  "purchase_orders.send": { before: drafted, step: send, entity, tells: both },
  "purchase_orders.receive": {
    before: sent,
    step: ["POST", "/purchase_orders/1/receive"],
    entity,
    tells: both,
  },
  "purchase_orders.cancel": { before: sent, step: cancel, entity, tells: both },
  "purchase_orders.reopen": {
    before: [...sent, cancel],
    step: ["POST", "/purchase_orders/1/reopen"],
    entity,
    tells: both,
  },
  "purchase_order_mails.create": {
    before: sent,
    step: [
      "POST",
      "/purchase_orders/1/mails",
      { to: ["janis@druka.lv"], subject: "Pasūtījums", text: "Labdien!", lang: "lv" },
      attached,
    ],
    entity: "document_mail",
  },
};
