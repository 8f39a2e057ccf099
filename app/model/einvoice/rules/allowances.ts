import { isAllowance, isCharge, lines } from "./facts.ts";
import { isTop, type Place } from "./place.ts";
import { type Context, cents, context, fatal, given, givenEither } from "./rule.ts";
import { hasVatCategory } from "./totals.ts";

/** The rules of one of the four kinds, by their numbers. */
interface Numbers {
  amount: string;
  category?: string;
  reason: [string, string];
  decimals: [string, string];
}

const reason = "cbc:AllowanceChargeReason";

/** An allowance or a charge has its amount, of the document its category, and a reason in words or as a code. */
const rulesOf = ({ amount, category, reason: reasons, decimals }: Numbers) => [
  given(amount, "cbc:Amount"),
  ...(category ? [fatal(category, hasVatCategory, "cac:TaxCategory/cbc:ID")] : []),
  ...reasons.map((rule) => givenEither(rule, reason, `${reason}Code`)),
  cents(decimals[0], "cbc:Amount"),
  cents(decimals[1], "cbc:BaseAmount"),
];

const isOfLine = ({ parent }: Place): boolean => parent !== null && lines.includes(parent.name);

/** What is taken off or added, of the document and of a line: EN 16931 BR-31 to BR-44, BR-CO-21 to 24. */
export const allowanceContexts: Context[] = [
  context(
    "cac:AllowanceCharge",
    rulesOf({
      amount: "BR-31",
      category: "BR-32",
      reason: ["BR-33", "BR-CO-21"],
      decimals: ["BR-DEC-01", "BR-DEC-02"],
    }),
    (place) => isTop(place) && isAllowance(place),
  ),
  context(
    "cac:AllowanceCharge",
    rulesOf({
      amount: "BR-36",
      category: "BR-37",
      reason: ["BR-38", "BR-CO-22"],
      decimals: ["BR-DEC-05", "BR-DEC-06"],
    }),
    (place) => isTop(place) && isCharge(place),
  ),
  context(
    "cac:AllowanceCharge",
    rulesOf({ amount: "BR-41", reason: ["BR-42", "BR-CO-23"], decimals: ["BR-DEC-24", "BR-DEC-25"] }),
    (place) => isOfLine(place) && isAllowance(place),
  ),
  context(
    "cac:AllowanceCharge",
    rulesOf({ amount: "BR-43", reason: ["BR-44", "BR-CO-24"], decimals: ["BR-DEC-27", "BR-DEC-28"] }),
    (place) => isOfLine(place) && isCharge(place),
  ),
];
