import { type Amount, amountAt, isLess, isSame, isWithinOne, minus, nought, plus, sum } from "./amount.ts";
import { isAllowance, isCharge, isVat, lines } from "./facts.ts";
import { at, atEach, has, isAny, isTop, isUnder, type Place, type Sheet, value } from "./place.ts";
import { type Context, context, fatal, type Holds, type Rule } from "./rule.ts";
import { amountsAt, isVatOf } from "./totals.ts";

/** What a category of VAT asks for. */
export interface Family {
  /** As its rules are named: "AE" of BR-AE-01. */
  readonly name: string;
  readonly code: string;
  /** How its rate is: more than nothing, nothing, nothing or more, or not said at all. */
  readonly rate: "positive" | "zero" | "any" | "none";
  /** Whether it has one group, or one of each rate. */
  readonly isOneGroup: boolean;
  /** Which numbers the seller has: any tax number, a VAT number, or none at all. */
  readonly seller: "tax" | "vat" | "none";
  /** Which numbers the buyer has: a VAT number, that or one of a register, or none at all; "free" asks for nothing. */
  readonly buyer: "vat" | "vat_or_register" | "none" | "free";
  /** Whether a reason is given why there is no VAT. */
  readonly hasReason: boolean;
  /** Whether some rules count categories of other taxes by its code, too. */
  readonly isOfAnyTax?: boolean;
  /** Whether its group is looked for by the code just as it is written, and of which taxes. */
  readonly writtenGroup?: "any_tax" | "vat";
  /** Whether charges are looked for so, too. */
  readonly isChargeWritten?: boolean;
}

const isOf = (code: string) => (category: Place) => value(category, "cbc:ID") === code;
const taxGroups = "cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory";
const classified = "cac:ClassifiedTaxCategory";

/** VAT numbers, or tax numbers of any kind, of parties at a path. */
const numbers = (parties: readonly Place[], path: string, isAnyTax = false): Place[] =>
  atEach(
    atEach(parties, path).filter((each) => isAnyTax || isVat(each)),
    "cbc:CompanyID",
  );

const scheme = "cac:Party/cac:PartyTaxScheme";
const sellerNumbers = (sheet: Sheet, isAnyTax: boolean) =>
  numbers(sheet.all("cac:AccountingSupplierParty"), scheme, isAnyTax).length +
  numbers(sheet.all("cac:TaxRepresentativeParty"), "cac:PartyTaxScheme").length;
const buyerNumbers = (sheet: Sheet) => numbers(sheet.all("cac:AccountingCustomerParty"), scheme).length;

/** Whether seller and buyer have the numbers that a category asks for. */
function areKnown({ seller, buyer }: Family, sheet: Sheet): boolean {
  if (seller === "none") return sellerNumbers(sheet, false) + buyerNumbers(sheet) === 0;
  if (sellerNumbers(sheet, seller === "tax") === 0) return false;
  if (buyer === "free" || buyerNumbers(sheet) > 0) return true;
  if (buyer === "vat") return false;
  return (
    atEach(sheet.all("cac:AccountingCustomerParty"), "cac:Party/cac:PartyLegalEntity/cbc:CompanyID").length >
    0
  );
}

/** The categories of allowances or of charges; outside the scope of VAT only those of the document count. */
function categoriesOf({ code, seller }: Family, sheet: Sheet, isOne: (place: Place) => boolean): Place[] {
  const all = sheet
    .all("cac:AllowanceCharge")
    .filter((each) => isOne(each) && (seller !== "none" || isTop(each)));
  return atEach(all, "cac:TaxCategory").filter((each) => isOf(code)(each) && isVat(each));
}

/** 01: what is used has its group, and nothing else has. */
function hasGroup(family: Family): Holds {
  const { code, isOneGroup, isOfAnyTax = false, writtenGroup } = family;
  const isMine = (each: Place) => isOf(code)(each) && (isOfAnyTax || isVat(each));
  return (root, sheet) => {
    const groups = at(root, taxGroups).filter(isMine).length;
    const inLines = sheet.all(classified).filter(isMine).length;
    if (isOneGroup) return sheet.all("cac:TaxCategory").some(isMine) || inLines > 0 ? groups === 1 : true;
    const inAllowances = atEach(sheet.all("cac:AllowanceCharge"), "cac:TaxCategory").filter(isMine).length;
    if (inLines + inAllowances === 0) return groups === 0;
    if (!writtenGroup) return groups > 0;
    return at(root, taxGroups).some(
      (each) => isAny(each, "cbc:ID", code) && (writtenGroup === "any_tax" || isVat(each)),
    );
  };
}

/** 01 to 04: its group, and the numbers of the parties where lines, allowances and charges are of it. */
export function documentRules(family: Family): Rule[] {
  const { name, code, isOfAnyTax, isChargeWritten } = family;
  const isUsed = (sheet: Sheet) => {
    const mine = sheet.all(classified).filter(isOf(code));
    return { isThere: mine.length > 0, isOfVat: mine.some(isVat) };
  };
  return [
    fatal(`BR-${name}-01`, hasGroup(family), taxGroups),
    fatal(`BR-${name}-02`, (_root, sheet) => {
      const { isThere, isOfVat } = isUsed(sheet);
      if (!isOfVat) return !(isOfAnyTax && isThere);
      return areKnown(family, sheet);
    }),
    fatal(
      `BR-${name}-03`,
      (_root, sheet) => categoriesOf(family, sheet, isAllowance).length === 0 || areKnown(family, sheet),
    ),
    fatal(`BR-${name}-04`, (_root, sheet) => {
      const charged = categoriesOf(family, sheet, isCharge);
      const counted = isChargeWritten ? charged.filter((each) => isAny(each, "cbc:ID", code)) : charged;
      return counted.length === 0 || areKnown(family, sheet);
    }),
  ];
}

/** 05 to 07: the rate of a line, an allowance or a charge. */
function hasRate({ rate }: Family): Holds {
  return (category) => {
    if (rate === "none") return !has(category, "cbc:Percent");
    const percent = amountAt(category, "cbc:Percent");
    if (percent === null) return false;
    if (rate === "zero") return isSame(percent, nought);
    return rate === "positive" ? isLess(nought, percent) : !isLess(percent, nought);
  };
}

/** What lines, charges and allowances of a category come to; at one rate, where one is given. */
function taxableOf(root: Place, code: string, line: string, rate: Amount | null): Amount {
  const isMine = (place: Place, path: string) => {
    const categories = at(place, path);
    const isAtRate = (each: Place) => isSame(amountAt(each, "cbc:Percent"), rate);
    return categories.some(isOf(code)) && (rate === null || categories.some(isAtRate));
  };
  const net = at(root, line).filter((each) => isMine(each, `cac:Item/${classified}`));
  const mine = at(root, "cac:AllowanceCharge").filter((each) => isMine(each, "cac:TaxCategory"));
  const charged = sum(amountsAt(mine.filter(isCharge), "cbc:Amount"));
  const allowed = sum(amountsAt(mine.filter(isAllowance), "cbc:Amount"));
  return minus(plus(sum(amountsAt(net, "cbc:LineExtensionAmount")), charged), allowed);
}

/** Whether anything is at a standard rate: a line of a kind, or an allowance or charge. */
function isUsedAt(sheet: Sheet, code: string, line: string, rate: Amount): boolean {
  const isMine = (path: string) => (place: Place) => {
    const categories = at(place, path);
    return (
      categories.some(isOf(code)) && categories.some((each) => isSame(amountAt(each, "cbc:Percent"), rate))
    );
  };
  return (
    sheet.all(line).some(isMine(`cac:Item/${classified}`)) ||
    sheet.all("cac:AllowanceCharge").some(isMine("cac:TaxCategory"))
  );
}

/** 08: the taxable amount of a group is what its lines, charges and allowances come to. */
function isTaxable({ code, rate, isOfAnyTax = false }: Family): Holds {
  return (category, sheet) => {
    const group = category.parent;
    const root = group?.parent?.parent;
    if (!group || !root) return false;
    const taxable = amountAt(group, "cbc:TaxableAmount");
    if (rate === "zero" || rate === "none")
      return lines.some(
        (line) => sheet.all(line).length > 0 && isSame(taxable, taxableOf(root, code, line, null)),
      );
    if (!has(category, "cbc:Percent")) return true;
    const percent = amountAt(category, "cbc:Percent");
    if (percent === null || taxable === null) return false;
    return lines.some(
      (line) =>
        (isOfAnyTax ? isUsedAt(sheet, code, line, percent) : sheet.all(line).length > 0) &&
        isWithinOne(taxable, taxableOf(root, code, line, percent)),
    );
  };
}

/** 09: the VAT of a group is its rate of it, or nothing. */
function isTax({ rate }: Family): Holds {
  return (category) => {
    const tax = category.parent ? amountAt(category.parent, "cbc:TaxAmount") : null;
    if (rate === "zero" || rate === "none") return isSame(tax, nought);
    const taxable = category.parent ? amountAt(category.parent, "cbc:TaxableAmount") : null;
    return isVatOf(tax, taxable, amountAt(category, "cbc:Percent"));
  };
}

/** 05 to 10: what is said of each group, line, allowance and charge of a category. */
export function placeContexts(family: Family): Context[] {
  const { name, code, hasReason } = family;
  const isMine = (category: Place) => isOf(code)(category) && isVat(category);
  const reason = "cbc:TaxExemptionReason";
  const isOfOne = (isOne: (place: Place) => boolean) => (category: Place) =>
    category.parent?.name === "cac:AllowanceCharge" && isOne(category.parent) && isMine(category);
  return [
    context(
      "cac:TaxCategory",
      [
        fatal(`BR-${name}-08`, isTaxable(family)),
        fatal(`BR-${name}-09`, isTax(family)),
        fatal(
          `BR-${name}-10`,
          (category) => hasReason === (has(category, reason) || has(category, `${reason}Code`)),
          reason,
        ),
      ],
      (place) => isGroup(place) && isMine(place),
    ),
    context(
      "cac:TaxCategory",
      [fatal(`BR-${name}-06`, hasRate(family), "cbc:Percent")],
      isOfOne(isAllowance),
    ),
    context("cac:TaxCategory", [fatal(`BR-${name}-07`, hasRate(family), "cbc:Percent")], isOfOne(isCharge)),
    context(
      classified,
      [fatal(`BR-${name}-05`, hasRate(family), "cbc:Percent")],
      (place) => lines.some((line) => isUnder(place, `${line}/cac:Item`)) && isMine(place),
    ),
  ];
}

/** Whether a category is that of a group of the document's own VAT. */
function isGroup(place: Place): boolean {
  const total = isUnder(place, "cac:TaxTotal/cac:TaxSubtotal") ? place.parent?.parent : undefined;
  return total !== undefined && total !== null && isTop(total);
}
