import type { Caller } from "#tests/support/installation.ts";
import { made } from "../arrange.ts";
import { desk } from "../estimates/arrange.ts";

/** An estimate with a line of production that costs 45 € for 30, and a cost of 12.50 € as a whole. */
export async function production(caller: Caller) {
  const { estimate, projectId } = await desk(caller);
  const position = await made(caller, "/positions", { estimate_id: estimate.id, name: "Druka", type_id: 2 });
  const [line] = await made(caller, `/${position.id}/position_items`, {
    position_items: [{ name: "Plakāti", quantity: "30", price: "4" }],
  });
  const paper = { name: "Papīrs", payment_type_id: 1, total: "45" };
  await made(caller, `/position_items/${line.id}/additional_costs`, paper);
  await made(caller, `/${estimate.id}/additional_costs`, {
    name: "Piegāde",
    payment_type_id: 1,
    total: "12.50",
  });
  return { estimate, projectId, line };
}
