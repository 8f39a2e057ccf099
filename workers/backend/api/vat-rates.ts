import { one, removal } from "#model/answer/answer.ts";
import { vatRate, vatRateInput, vatRateList, vatRatePatch } from "#model/vat/vat-rate.ts";
import {
  deleteVatRate,
  findVatRate,
  insertVatRate,
  listVatRates,
  overlappingRate,
  updateVatRate,
} from "../db/vat-rates.ts";
import { noun } from "../operations/call.ts";
import { found, invalid, Problem } from "../operations/errors.ts";
import { matches, tag } from "../operations/etag.ts";
import { answers, body, created, idParam, operation } from "../operations/operation.ts";
import { write } from "../operations/write.ts";

/** Rates of VAT with the dates that they hold (domain §3): what estimates offer. */
export const vatRates = noun();

vatRates.openapi(
  // Estimates offer them, and the company's own details whatever is switched on.
  operation("vat_rates.list", {
    access: { roles: "office", modules: "always" },
    summary: "List VAT rates",
    method: "get",
    path: "/vat_rates",
    responses: answers(vatRateList),
  }),
  (c) => c.json({ data: listVatRates(c.env.database) }, 200),
);

vatRates.openapi(
  operation("vat_rates.create", {
    access: { roles: "admin", modules: "always", audit: "vat_rate" },
    summary: "Create a VAT rate",
    method: "post",
    path: "/vat_rates",
    request: body(vatRateInput),
    responses: created(one(vatRate)),
  }),
  (c) => {
    const input = c.req.valid("json");
    const data = write(c, vatRate, ({ database, audit }) => {
      if (overlappingRate(database, input)) throw invalid("from", "errors.vat_rate_exists");
      const after = insertVatRate(database, input);
      audit(after.id, { after });
      return after;
    });
    return c.json({ data }, 201);
  },
);

vatRates.openapi(
  operation("vat_rates.update", {
    access: { roles: "admin", modules: "always", audit: "vat_rate" },
    summary: "Change a VAT rate",
    refuses: [412],
    method: "patch",
    path: "/vat_rates/{id}",
    request: { ...idParam, ...body(vatRatePatch) },
    responses: answers(one(vatRate)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const change = c.req.valid("json");
    const data = write(c, vatRate, ({ database, audit }) => {
      const before = found(findVatRate(database, id));
      matches(c, before);
      // Estimates and documents have it on days that would be left without it.
      if (before.is_used && change.from > before.from) throw invalid("from", "errors.vat_rate_from");
      if (overlappingRate(database, { ...before, ...change }, id))
        throw invalid("from", "errors.vat_rate_exists");
      const after = updateVatRate(database, id, change);
      audit(id, { before, after });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 200);
  },
);

vatRates.openapi(
  operation("vat_rates.delete", {
    access: { roles: "admin", modules: "always", audit: "vat_rate" },
    summary: "Delete a VAT rate",
    refuses: [409, 412],
    method: "delete",
    path: "/vat_rates/{id}",
    request: idParam,
    responses: answers(one(removal)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const data = write(c, removal, ({ database, audit }) => {
      const before = found(findVatRate(database, id));
      matches(c, before);
      if (before.is_used) throw new Problem(409, "errors.vat_rate_used");
      deleteVatRate(database, id);
      audit(id, { before });
      return { id, outcome: "deleted" as const };
    });
    return c.json({ data }, 200);
  },
);
