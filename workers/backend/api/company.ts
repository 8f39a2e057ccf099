import { one } from "#model/answer/answer.ts";
import { isObject } from "#model/answer/is-object.ts";
import type { ModuleKey } from "#model/branding/config.ts";
import {
  type Company,
  type CompanyDetails,
  company,
  companyDetailsInput,
  companyPatch,
} from "#model/company/company.ts";
import { noInternalRates } from "#model/company/internal-rates.ts";
import { seriesKinds } from "#model/company/number-series.ts";
import { today } from "#model/date/dates.ts";
import { decimal } from "#model/money/decimal.ts";
import { readCompany, saveCompany } from "../db/company.ts";
import type { Database } from "../db/database.ts";
import { farthestNumber } from "../db/invoices/numbers.ts";
import { canWorkAs } from "../db/stock-items.ts";
import type { Actor } from "../operations/actor.ts";
import { noun } from "../operations/call.ts";
import { checked, invalid, Problem } from "../operations/errors.ts";
import { matches, tag } from "../operations/etag.ts";
import { actorOf, answers, body, operation } from "../operations/operation.ts";
import { write } from "../operations/write.ts";
import { holdsOn } from "./vat-check.ts";

/** Who sells (domain H2). Beside the record of specification §7, whose colours everybody may read. */
export const companyRecord = noun();

companyRecord.openapi(
  operation("company.read", {
    access: { roles: "office", modules: "always" },
    summary: "Details of the company",
    method: "get",
    path: "/companies/1/details",
    responses: answers(one(company)),
  }),
  (c) => {
    const data = shownTo(actorOf(c), readCompany(c.env.database));
    tag(c, data);
    return c.json({ data }, 200);
  },
);

companyRecord.openapi(
  operation("company.update", {
    access: { roles: "bookkeepers", modules: "always", audit: "company" },
    summary: "Change details of the company",
    refuses: [412],
    method: "patch",
    path: "/companies/1/details",
    request: body(companyPatch),
    responses: answers(one(company)),
  }),
  (c) => {
    const patch = c.req.valid("json");
    const actor = actorOf(c);
    if (actor.role !== "admin") refuseOthersParts(patch, actor.modules);
    const data = write(c, company, ({ database, audit }) => {
      const before = readCompany(database);
      matches(c, shownTo(actor, before));
      // Checked as the whole that a change makes: IBAN and BIC, VAT category and rate belong together.
      const next = checked(companyDetailsInput, merged(before, patch));
      checkWidths(database, before, next);
      checkVat(database, before, next);
      checkPositions(database, before, next);
      const after = saveCompany(database, next);
      audit(1, { before, after });
      return shownTo(actor, after);
    });
    tag(c, data);
    return c.json({ data }, 200);
  },
);

/** The details as somebody sees them: what an hour costs is near to what somebody earns. */
const shownTo = ({ role }: Actor, details: Company): Company =>
  role === "admin" ? details : { ...details, internal_rates: noInternalRates };

/** What those who keep the books change of the company without being its administrators. */
const booksParts = new Map<string, ModuleKey>([
  ["closing", "books"],
  ["accounting", "books"],
  ["bank_booking", "bank"],
]);

/** Throws a Problem (403) for a change of anything else, or of what belongs to a module that is off. */
function refuseOthersParts(patch: object, modules: readonly string[]): void {
  const isTheirs = (part: string) => modules.includes(booksParts.get(part) ?? "");
  if (!Object.keys(patch).every(isTheirs)) throw new Problem(403, "errors.forbidden");
}

/** The details with what is sent; of a part of them, such as a series, too, what is not sent stays. */
function merged(before: CompanyDetails, patch: Record<string, unknown>): Record<string, unknown> {
  const { series, interest, internal_rates, closing, bank_booking, accounting } = patch;
  const whole = seriesKinds.map((kind) => {
    const { [kind]: sent = {} } = isObject(series) ? series : {};
    return [kind, isObject(sent) ? { ...before.series[kind], ...sent } : sent];
  });
  return {
    ...before,
    ...patch,
    ...(isObject(series) && { series: Object.fromEntries(whole) }),
    ...(isObject(interest) && { interest: { ...before.interest, ...interest } }),
    ...(isObject(internal_rates) && { internal_rates: { ...before.internal_rates, ...internal_rates } }),
    ...(isObject(closing) && { closing: { ...before.closing, ...closing } }),
    ...(isObject(bank_booking) && { bank_booking: { ...before.bank_booking, ...bank_booking } }),
    ...(isObject(accounting) && { accounting: { ...before.accounting, ...accounting } }),
  };
}

/** What new estimates begin with holds today (domain H21); what stands there already stays. */
function checkVat(
  database: Database,
  before: CompanyDetails,
  { vat_category, vat_rate }: CompanyDetails,
): void {
  const vat = { category: vat_category, rate: decimal(vat_rate) };
  const isSame = vat_category === before.vat_category && vat.rate === decimal(before.vat_rate);
  if (!isSame && !holdsOn(database, vat, [today()])) throw invalid("vat_rate", "errors.vat_rate_unknown");
}

/** Refuses a rate of what nobody can work as; one that stands there already stays. */
function checkPositions(database: Database, before: CompanyDetails, next: CompanyDetails): void {
  const known = new Set(before.internal_rates.positions.map(({ stock_item_id }) => stock_item_id));
  for (const [place, { stock_item_id: id }] of next.internal_rates.positions.entries())
    if (!known.has(id) && !canWorkAs(database, id))
      throw invalid(
        ["internal_rates", "positions", place, "stock_item_id"].join("."),
        "errors.position_gone",
      );
}

/** Refuses to make a series narrower than numbers that it has given: lists would not stand in their order any more. */
function checkWidths(database: Database, before: CompanyDetails, next: CompanyDetails): void {
  for (const kind of seriesKinds) {
    const { width } = next.series[kind];
    if (width < before.series[kind].width && String(farthestNumber(database, kind)).length > width)
      throw invalid(`series.${kind}.width`, "errors.series_narrow");
  }
}
