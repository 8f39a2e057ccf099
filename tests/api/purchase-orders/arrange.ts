import type { PurchaseOrder } from "#model/purchase-order/purchase-order.ts";
import type { Answer, Caller } from "#tests/support/installation.ts";
import { aClient, made } from "../arrange.ts";

/** A line by hand: so many at a price, both as decimals. */
export const aLine = (name: string, quantity: string, price: string) => ({
  name,
  quantity,
  price,
  measure_unit_id: 1,
});

/** A draft of 3 at 0.335 € and 1 at 20 €, of a supplier of its own unless another is said: 1.01 and 20.00. */
export async function drafted(caller: Caller, fields: object = {}): Promise<PurchaseOrder> {
  const supplier = await made(caller, "/customers", aClient());
  const lines = [aLine("Papīrs", "3", "0.335"), aLine("Griešana", "1", "20")];
  return made(caller, "/purchase_orders", { supplier_id: supplier.id, lines, ...fields });
}

export const acted = (caller: Caller, { id }: { id: number }, act: string, headers = {}): Promise<Answer> =>
  caller("POST", `/purchase_orders/${id}/${act}`, { headers });

/** An order that was sent; anything but a success fails the test. */
export async function sent(caller: Caller, fields: object = {}): Promise<PurchaseOrder> {
  const answer = await acted(caller, await drafted(caller, fields), "send");
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
  return answer.json().data;
}
