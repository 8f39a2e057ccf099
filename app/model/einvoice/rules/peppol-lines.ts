import {
  type Amount,
  amountAt,
  compared,
  hundredth,
  isLess,
  isSame,
  minus,
  nought,
  one,
  over,
  plus,
  sum,
  times,
  toCents,
  twoCents,
} from "./amount.ts";
import { documents, lines } from "./facts.ts";
import { at, has, isAny, isUnder, type Place, type Sheet, value } from "./place.ts";
import { atMost, type Context, context, fatal } from "./rule.ts";
import { amountsAt } from "./totals.ts";

const factor = "cbc:MultiplierFactorNumeric";
const base = "cbc:BaseAmount";

/** An allowance or a charge of the document or of one of its lines. */
const isOfDocument = (place: Place): boolean =>
  documents.some((name, index) => isUnder(place, name) || isUnder(place, `${name}/${lines[index] ?? ""}`));

/** Whether two are no more than two cents apart. */
const isAbout = (a: Amount, b: Amount): boolean =>
  compared(plus(a, twoCents), b) >= 0 && compared(minus(a, twoCents), b) <= 0;

/** An amount that counts as something else where it is not said; null where what is said is none. */
const amountOr = (place: Place, path: string, other: Amount): Amount | null =>
  has(place, path) ? amountAt(place, path) : other;

/** R040: an allowance by a percentage is that percentage of its base. */
function isPercentage(allowance: Place): boolean {
  if (!has(allowance, factor) || !has(allowance, base)) return true;
  const [amount, whole, percent] = [
    amountOr(allowance, "cbc:Amount", nought),
    amountAt(allowance, base),
    amountAt(allowance, factor),
  ];
  if (amount === null || whole === null || percent === null) return false;
  return isAbout(amount, hundredth(times(whole, percent)));
}

/** R120: a line comes to quantity × price, with its charges and without its allowances. */
function isLineNet(line: Place, { root }: Sheet): boolean {
  const quantityName = root.name === "Invoice" ? "cbc:InvoicedQuantity" : "cbc:CreditedQuantity";
  const net = amountOr(line, "cbc:LineExtensionAmount", nought);
  const quantity = amountOr(line, quantityName, one);
  const price = amountOr(line, "cac:Price/cbc:PriceAmount", nought);
  const per = amountOr(line, "cac:Price/cbc:BaseQuantity", one);
  if (net === null || quantity === null || price === null || per === null) return false;
  const ofOne = compared(per, nought) === 0 ? price : over(price, per);
  const sumOf = (indicator: string) =>
    toCents(
      sum(
        amountsAt(
          at(line, "cac:AllowanceCharge").filter((each) => value(each, "cbc:ChargeIndicator") === indicator),
          "cbc:Amount",
        ),
      ),
    );
  return isAbout(net, minus(plus(times(quantity, ofOne), sumOf("true")), sumOf("false")));
}

/** R046: a price is what it was before without its discount. */
function isPriceWithoutDiscount(discount: Place): boolean {
  if (!has(discount, base) || discount.parent === null) return true;
  const [before, taken] = [amountAt(discount, base), amountAt(discount, "cbc:Amount")];
  if (before === null || taken === null) return false;
  return isSame(amountAt(discount.parent, "cbc:PriceAmount"), minus(before, taken));
}

/** R130: a base quantity has the unit of the quantity, where there is one. */
function isInUnit(quantity: Place, { root }: Sheet): boolean {
  const line = quantity.parent?.parent;
  if (!line || (!has(line, "cbc:InvoicedQuantity") && !has(line, "cbc:CreditedQuantity"))) return true;
  const name = root.name === "Invoice" ? "cbc:InvoicedQuantity" : "cbc:CreditedQuantity";
  return at(line, name).some(({ attributes }) => attributes.unitCode === quantity.attributes.unitCode);
}

const isPositive = (line: Place): boolean => {
  if (!has(line, "cac:Price/cbc:BaseQuantity")) return true;
  const quantity = amountAt(line, "cac:Price/cbc:BaseQuantity");
  return quantity !== null && isLess(nought, quantity);
};

/** Peppol's rules of allowances and charges: R040 to R043. */
export const peppolAllowanceContexts: Context[] = [
  context(
    "cac:AllowanceCharge",
    [fatal("PEPPOL-EN16931-R041", () => false, base)],
    (place) => isOfDocument(place) && has(place, factor) && !has(place, base),
  ),
  context(
    "cac:AllowanceCharge",
    [fatal("PEPPOL-EN16931-R042", () => false, factor)],
    (place) => isOfDocument(place) && !has(place, factor) && has(place, base),
  ),
  context(
    "cac:AllowanceCharge",
    [
      fatal("PEPPOL-EN16931-R040", isPercentage, "cbc:Amount"),
      fatal(
        "PEPPOL-EN16931-R043",
        (place) => ["true", "false"].includes(value(place, "cbc:ChargeIndicator")),
        "cbc:ChargeIndicator",
      ),
    ],
    isOfDocument,
  ),
];

/** Peppol's rules of lines and prices: R044, 46, 100, 101, 120, 121 and 130. */
export const peppolLineContexts: Context[] = [
  context(lines, [
    fatal("PEPPOL-EN16931-R120", isLineNet, "cbc:LineExtensionAmount"),
    fatal("PEPPOL-EN16931-R121", isPositive, "cac:Price/cbc:BaseQuantity"),
    atMost("PEPPOL-EN16931-R100", "cac:DocumentReference"),
    fatal(
      "PEPPOL-EN16931-R101",
      (line) =>
        !has(line, "cac:DocumentReference") ||
        isAny(line, "cac:DocumentReference/cbc:DocumentTypeCode", "130"),
      "cac:DocumentReference/cbc:DocumentTypeCode",
    ),
  ]),
  context(
    "cac:AllowanceCharge",
    [
      fatal(
        "PEPPOL-EN16931-R044",
        (place) => value(place, "cbc:ChargeIndicator") === "false",
        "cbc:ChargeIndicator",
      ),
      fatal("PEPPOL-EN16931-R046", isPriceWithoutDiscount, base),
    ],
    ({ parent }) => parent?.name === "cac:Price",
  ),
  context(
    "cbc:BaseQuantity",
    [fatal("PEPPOL-EN16931-R130", isInUnit)],
    ({ parent, attributes }) => parent?.name === "cac:Price" && attributes.unitCode !== undefined,
  ),
];
