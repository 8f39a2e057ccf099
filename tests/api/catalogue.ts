import { stockType } from "#model/stock/stock-type.ts";

let count = 0;

/** An agency item's fields: all that are needed, and those that matter to a test. */
export const anItem = (fields: object = {}) => {
  count += 1;
  // What is made elsewhere has its own unit and no price.
  const isElsewhere = "type_id" in fields && fields.type_id === stockType.production;
  const priced = !isElsewhere && { measure_unit_id: 2, price: "25" };
  return { name: `Darbs ${count}`, type_id: stockType.agency, ...priced, ...fields };
};
