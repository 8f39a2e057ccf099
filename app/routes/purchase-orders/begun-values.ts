import { decimal, typeDecimal } from "#model/money/decimal.ts";
import type { OrderChoice } from "#model/purchase-order/purchase-order.ts";

interface Begun {
  project: { id: number; name: string } | null;
  choices: readonly OrderChoice[] | null;
}

/** What the form begins with: of everything what is not ordered yet, at what the estimate says that it costs. */
export const begunValues = ({ project, choices }: Begun, language: string) => ({
  supplier_id: "",
  project_id: project ? String(project.id) : "",
  wanted_on: "",
  note: "",
  lines: (choices ?? []).map((choice) => ({
    of: choice.additional_cost_id ? `cost ${choice.additional_cost_id}` : `item ${choice.position_item_id}`,
    quantity: leftOf(choice, language),
    price: choice.price === null ? "" : typeDecimal(decimal(choice.price), language),
  })),
});

/** How much of it is not ordered yet; empty where all of it is. */
function leftOf({ quantity, ordered }: OrderChoice, language: string): string {
  const left = decimal(quantity) - decimal(ordered);
  // Typed as it stands: without what sets its thousands apart.
  return left > 0 ? typeDecimal(left, language).replace(/[.,]00$/, "") : "";
}
