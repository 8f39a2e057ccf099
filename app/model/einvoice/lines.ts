import { showDate } from "../date/dates.ts";
import { inLanguage } from "../document/parts.ts";
import type { InvoiceContent, InvoiceLine } from "../invoice/content.ts";
import { decimal, decimalScale } from "../money/decimal.ts";
import { sum } from "../money/money.ts";
import { currentUnitCode } from "../stock/unit-codes.ts";
import type { TaxedGroup } from "./groups.ts";
import { taxCategory } from "./tax-category.ts";
import { aggregate, amount, basic, number, type Part } from "./ubl.ts";
import type { Wording } from "./wording.ts";

/** "One": the unit of what is counted in nothing (UN/ECE Rec 20). */
const one = "C62";

/** A line as it is written. Quantities and prices in ten-thousandths. */
interface Written {
  name: string;
  unit_code: string;
  quantity: number;
  price: number;
  /** How many the price is for. */
  base: number;
  total_cents: number;
  group: TaxedGroup;
}

/** What a line and its quantity are called: in invoices and in credit notes otherwise. */
export interface LineNames {
  line: string;
  quantity: string;
}

/** The lines of a document in their order, and what is deducted of advances behind them. */
export function linesOf(
  content: InvoiceContent,
  groups: readonly TaxedGroup[],
  wording: Wording,
  names: LineNames,
): Part[] {
  const lines = content.lines.flatMap((line) => {
    const group = groups.find(({ lines: own }) => own.includes(line));
    return group ? [written(line, group, wording)] : [];
  });
  return [...lines, ...deductions(content, groups, wording)].map((line, index) =>
    lineOf(line, index + 1, names),
  );
}

/** What all lines come to, those of advances among them. Cents. */
export const linesTotal = (groups: readonly TaxedGroup[]): number =>
  sum(groups.map(({ taxable_cents, discount_cents }) => taxable_cents + discount_cents));

/**
 * A line: its unit price where one was entered; where a total was agreed, that total as the price of the whole quantity, so that
 * nothing is rounded (domain H4; PEPPOL-EN16931-R120). A price is never below zero (BR-27): then the quantity is.
 */
function written(line: InvoiceLine, group: TaxedGroup, { language }: Wording): Written {
  const { name, name_en, unit, unit_code, total_cents, price } = line;
  const entered = decimal(line.quantity);
  // A total of no quantity is the price of one.
  const isOne = entered === 0 && total_cents !== 0;
  const counted = isOne ? decimalScale : entered;
  const isWhole = price === null || isOne;
  return {
    name: inLanguage(language, name, name_en),
    unit_code: currentUnitCode(unit_code) || (unit === "" ? one : ""),
    quantity: total_cents < 0 ? -counted : counted,
    price: isWhole ? Math.abs(total_cents) * (decimalScale / 100) : decimal(price),
    base: isWhole && counted > 0 ? counted : decimalScale,
    total_cents,
    group,
  };
}

/** Advances are lines below zero, by VAT group: each names its advance, and what is taxed is what is left (domain H20). */
const deductions = (
  { advances }: InvoiceContent,
  groups: readonly TaxedGroup[],
  { say }: Wording,
): Written[] =>
  advances.flatMap(({ invoice_nr, date }, index) =>
    groups.flatMap((group) => {
      const cents = group.deducted[index] ?? 0;
      if (cents === 0) return [];
      const key = invoice_nr === "" ? "documents.advance_unnumbered" : "documents.advance";
      return {
        name: say(key, { number: invoice_nr, date: showDate(date ?? "") }),
        unit_code: one,
        quantity: cents < 0 ? decimalScale : -decimalScale,
        price: Math.abs(cents) * (decimalScale / 100),
        base: decimalScale,
        total_cents: -cents,
        group,
      };
    }),
  );

function lineOf(line: Written, id: number, names: LineNames): Part {
  const unit: Record<string, string> = line.unit_code === "" ? {} : { unitCode: line.unit_code };
  return aggregate(names.line, [
    basic("cbc:ID", String(id)),
    basic(names.quantity, number(line.quantity), unit),
    amount("cbc:LineExtensionAmount", line.total_cents),
    aggregate("cac:Item", [
      basic("cbc:Name", line.name),
      taxCategory("cac:ClassifiedTaxCategory", line.group),
    ]),
    aggregate("cac:Price", [
      basic("cbc:PriceAmount", number(line.price), { currencyID: "EUR" }),
      line.base === decimalScale ? null : basic("cbc:BaseQuantity", number(line.base), unit),
    ]),
  ]);
}
