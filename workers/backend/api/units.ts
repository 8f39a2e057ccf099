import { one, removal } from "#model/answer/answer.ts";
import { unit, unitChoices, unitInput, unitList } from "#model/stock/unit.ts";
import { defaultUnitId } from "#model/stock/unit-name.ts";
import type { Database } from "../db/database.ts";
import { unitIsInEstimates } from "../db/estimates/items.ts";
import { unitIsUsedByProduct } from "../db/products.ts";
import { unitIsInOrders } from "../db/purchase-orders/lines.ts";
import { unitIsUsedByItem } from "../db/stock-items.ts";
import { deleteUnit, findUnit, findUnitByName, insertUnit, listUnits, updateUnit } from "../db/units.ts";
import { listVatRates } from "../db/vat-rates.ts";
import { noun } from "../operations/call.ts";
import { found, invalid, Problem } from "../operations/errors.ts";
import { matches, tag } from "../operations/etag.ts";
import { answers, body, created, idParam, operation } from "../operations/operation.ts";
import { write } from "../operations/write.ts";

/** Measure units (specification §3, domain §4). */
export const units = noun();

units.openapi(
  operation("units.list", {
    access: { roles: "office", modules: "estimates" },
    summary: "List measure units",
    method: "get",
    path: "/measure_units",
    responses: answers(unitList),
  }),
  (c) => c.json({ data: listUnits(c.env.database) }, 200),
);

units.openapi(
  // Under the name that the estimate's editor asks for them by (specification §7).
  operation("units.choices", {
    access: { roles: "office", modules: "estimates" },
    summary: "Measure units to choose from",
    method: "get",
    path: "/position_items/create",
    responses: answers(unitChoices),
  }),
  (c) => {
    const { database } = c.env;
    return c.json({ measureUnits: listUnits(database), vatRates: listVatRates(database) }, 200);
  },
);

units.openapi(
  operation("units.create", {
    access: { roles: "admin", modules: "estimates", audit: "unit" },
    summary: "Create a measure unit",
    method: "post",
    path: "/measure_units",
    request: body(unitInput),
    responses: created(one(unit)),
  }),
  (c) => {
    const input = c.req.valid("json");
    const data = write(c, unit, ({ database, audit }) => {
      checkName(database, input.short_name);
      const after = insertUnit(database, input);
      audit(after.id, { after });
      return after;
    });
    return c.json({ data }, 201);
  },
);

units.openapi(
  operation("units.update", {
    access: { roles: "admin", modules: "estimates", audit: "unit" },
    summary: "Change a measure unit",
    refuses: [412],
    method: "patch",
    path: "/measure_units/{id}",
    request: { ...idParam, ...body(unitInput) },
    responses: answers(one(unit)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const input = c.req.valid("json");
    const data = write(c, unit, ({ database, audit }) => {
      const before = found(findUnit(database, id));
      matches(c, before);
      checkName(database, input.short_name, id);
      const after = updateUnit(database, id, input);
      audit(id, { before, after });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 200);
  },
);

units.openapi(
  operation("units.delete", {
    access: { roles: "admin", modules: "estimates", audit: "unit" },
    summary: "Delete a measure unit",
    refuses: [409, 412],
    method: "delete",
    path: "/measure_units/{id}",
    request: idParam,
    responses: answers(one(removal)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const data = write(c, removal, ({ database, audit }) => {
      const before = found(findUnit(database, id));
      matches(c, before);
      // A unit says what a number means: it stays while anything is counted in it, and the default one for good.
      if (
        id === defaultUnitId ||
        unitIsUsedByItem(database, id) ||
        unitIsUsedByProduct(database, id) ||
        unitIsInEstimates(database, id) ||
        unitIsInOrders(database, id)
      )
        throw new Problem(409, "errors.unit_used");
      deleteUnit(database, id);
      audit(id, { before });
      return { id, outcome: "deleted" as const };
    });
    return c.json({ data }, 200);
  },
);

function checkName(database: Database, name: string, except?: number): void {
  const same = findUnitByName(database, name);
  if (same && same.id !== except) throw invalid("short_name", "errors.unit_exists");
}
