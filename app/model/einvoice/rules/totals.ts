import {
  type Amount,
  amount,
  amountAt,
  compared,
  hundredth,
  isSame,
  isWithinOne,
  magnitude,
  minus,
  nought,
  plus,
  rounded,
  sum,
  times,
  toCents,
} from "./amount.ts";
import { isAllowance, isCharge, isVat, lines } from "./facts.ts";
import { at, has, isTop, isUnder, type Place, type Sheet, value } from "./place.ts";
import { type Context, cents, context, fatal, given } from "./rule.ts";

/** All decimals at the end of a path from some places. */
export const amountsAt = (places: readonly Place[], path: string): Amount[] =>
  places.flatMap((place) => at(place, path).flatMap(({ text }) => amount(text) ?? []));

/** BR-CO-10: the lines add up. */
function isSumOfLines(total: Place, sheet: Sheet): boolean {
  const all = lines.flatMap((name) => sheet.all(name));
  const net = toCents(sum(amountsAt(all, "cbc:LineExtensionAmount")));
  return isSame(amountAt(total, "cbc:LineExtensionAmount"), net);
}

/** BR-CO-11 and 12: the allowances or the charges of the document add up. */
const isSumOf = (name: string, isOne: (place: Place) => boolean) => (total: Place) => {
  const all = total.parent ? at(total.parent, "cac:AllowanceCharge").filter(isOne) : [];
  if (!has(total, name) && all.length === 0) return true;
  return isSame(amountAt(total, name), toCents(sum(amountsAt(all, "cbc:Amount"))));
};

/** An amount that may be missing: nothing then, and nothing is rounded for it. */
const orNought = (place: Place, name: string): Amount | null =>
  has(place, name) ? amountAt(place, name) : nought;

/** BR-CO-13: the total without VAT is the lines' with charges and without allowances. */
function isTotalWithoutVat(total: Place): boolean {
  const net = amountAt(total, "cbc:LineExtensionAmount");
  const charges = orNought(total, "cbc:ChargeTotalAmount");
  const allowances = orNought(total, "cbc:AllowanceTotalAmount");
  if (net === null || charges === null || allowances === null) return false;
  const isPlain = !has(total, "cbc:ChargeTotalAmount") && !has(total, "cbc:AllowanceTotalAmount");
  const reckoned = minus(plus(net, charges), allowances);
  return isSame(amountAt(total, "cbc:TaxExclusiveAmount"), isPlain ? reckoned : toCents(reckoned));
}

/** BR-CO-16: what is due is the total with VAT without what is paid, and with what it is rounded by. */
function isDue(total: Place): boolean {
  const due = amountAt(total, "cbc:PayableAmount");
  const whole = amountAt(total, "cbc:TaxInclusiveAmount");
  const paid = orNought(total, "cbc:PrepaidAmount");
  const rounding = orNought(total, "cbc:PayableRoundingAmount");
  if (due === null || whole === null || paid === null || rounding === null) return false;
  const left = has(total, "cbc:PayableRoundingAmount") ? toCents(minus(due, rounding)) : due;
  return isSame(left, has(total, "cbc:PrepaidAmount") ? toCents(minus(whole, paid)) : whole);
}

export const totalContext: Context = context("cac:LegalMonetaryTotal", [
  given("BR-12", "cbc:LineExtensionAmount"),
  given("BR-13", "cbc:TaxExclusiveAmount"),
  given("BR-14", "cbc:TaxInclusiveAmount"),
  given("BR-15", "cbc:PayableAmount"),
  fatal("BR-CO-10", isSumOfLines, "cbc:LineExtensionAmount"),
  fatal("BR-CO-11", isSumOf("cbc:AllowanceTotalAmount", isAllowance), "cbc:AllowanceTotalAmount"),
  fatal("BR-CO-12", isSumOf("cbc:ChargeTotalAmount", isCharge), "cbc:ChargeTotalAmount"),
  fatal("BR-CO-13", isTotalWithoutVat, "cbc:TaxExclusiveAmount"),
  fatal("BR-CO-16", isDue, "cbc:PayableAmount"),
  cents("BR-DEC-09", "cbc:LineExtensionAmount"),
  cents("BR-DEC-10", "cbc:AllowanceTotalAmount"),
  cents("BR-DEC-11", "cbc:ChargeTotalAmount"),
  cents("BR-DEC-12", "cbc:TaxExclusiveAmount"),
  cents("BR-DEC-14", "cbc:TaxInclusiveAmount"),
  cents("BR-DEC-16", "cbc:PrepaidAmount"),
  cents("BR-DEC-17", "cbc:PayableRoundingAmount"),
  cents("BR-DEC-18", "cbc:PayableAmount"),
]);

/** BR-CO-14: the VAT of the document is that of its groups. */
function isSumOfGroups(total: Place): boolean {
  const groups = at(total, "cac:TaxSubtotal");
  if (groups.length === 0) return true;
  return isSame(amountAt(total, "cbc:TaxAmount"), toCents(sum(amountsAt(groups, "cbc:TaxAmount"))));
}

/** Whether VAT is what a rate makes of a taxable amount, give or take less than one: signs are not looked at. */
export function isVatOf(tax: Amount | null, taxable: Amount | null, rate: Amount | null): boolean {
  if (tax === null || taxable === null || rate === null) return false;
  return isWithinOne(magnitude(tax), toCents(times(magnitude(taxable), hundredth(rate))));
}

/** BR-CO-17: the VAT of a group is its taxable amount by its rate; nothing where there is no rate. */
function isVatOfGroup(group: Place): boolean {
  const tax = amountAt(group, "cbc:TaxAmount");
  if (tax === null) return false;
  const [rate = null] = amountsAt(at(group, "cac:TaxCategory").filter(isVat), "cbc:Percent");
  const isNothing = compared(rounded(tax, 0), nought) === 0;
  if (rate === null || compared(rounded(rate, 0), nought) === 0) return isNothing;
  return isVatOf(tax, amountAt(group, "cbc:TaxableAmount"), rate);
}

/** BR-48: a group has a rate, except where VAT does not apply. */
const hasRate = (group: Place): boolean =>
  at(group, "cac:TaxCategory").some(
    (category) => isVat(category) && (has(category, "cbc:Percent") || value(category, "cbc:ID") === "O"),
  );

export const vatTotalContexts: Context[] = [
  context("cac:TaxTotal", [fatal("BR-CO-14", isSumOfGroups, "cbc:TaxAmount")], isTop),
  context(
    "cac:TaxSubtotal",
    [
      given("BR-45", "cbc:TaxableAmount"),
      given("BR-46", "cbc:TaxAmount"),
      fatal("BR-47", hasVatCategory, "cac:TaxCategory/cbc:ID"),
      fatal("BR-48", hasRate, "cac:TaxCategory/cbc:Percent"),
      fatal("BR-CO-17", isVatOfGroup, "cbc:TaxAmount"),
      cents("BR-DEC-19", "cbc:TaxableAmount"),
      cents("BR-DEC-20", "cbc:TaxAmount"),
    ],
    (place) => isUnder(place, "cac:TaxTotal"),
  ),
];

/** Whether a category of VAT is named: BR-32, BR-37, BR-47. */
export function hasVatCategory(place: Place): boolean {
  return at(place, "cac:TaxCategory").some((category) => isVat(category) && has(category, "cbc:ID"));
}
