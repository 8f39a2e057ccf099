import type { Caller } from "#tests/support/installation.ts";
import { made } from "../arrange.ts";

/** 200.00 in any case; 500 for 600.00, 1000 for 900.00 or 2000 for 1400.00; delivery for 25.00, foil for 150.00. */
const one = { choice: "alternative", choice_group: 1 };
const position_items = [
  { name: "Makets", name_en: "Layout", price: "200.00", quantity: "1" },
  { name: "Brošūra 500", name_en: "Brochure 500", price: "1.20", quantity: "500", ...one },
  {
    name: "Brošūra 1000",
    name_en: "Brochure 1000",
    price: "0.90",
    quantity: "1000",
    ...one,
    is_chosen: false,
  },
  {
    name: "Brošūra 2000",
    name_en: "Brochure 2000",
    price: "0.70",
    quantity: "2000",
    ...one,
    is_chosen: false,
  },
  {
    name: "Piegāde",
    name_en: "Delivery",
    price: "25.00",
    quantity: "1",
    choice: "optional",
    is_chosen: true,
  },
  { name: "Folija", name_en: "Foil", price: "0.15", quantity: "1000", choice: "optional", is_chosen: false },
];

/** An estimate with choices, at 21 %, of which 825.00 is chosen; `of` answers the ids of lines by their names. */
export async function offeredChoices(admin: Caller, project_id: number) {
  const estimate = await made(admin, "/estimates", { name: "Izvēle", project_id });
  const position = await made(admin, "/positions", { estimate_id: estimate.id, name: "Druka", type_id: 2 });
  const lines: { id: number; name: string }[] = await made(admin, `/${position.id}/position_items`, {
    position_items,
  });
  const ids = new Map(lines.map(({ id, name }) => [name, id]));
  const of = (...names: string[]): number[] => names.map((name) => ids.get(name) ?? 0);
  return { estimate, path: `/estimates/${estimate.id}`, of };
}
