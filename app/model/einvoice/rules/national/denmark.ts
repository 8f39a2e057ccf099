import { buyerParty, lines, sellerParty } from "../facts.ts";
import { at, isAny, isTop, isUnder, type Place, raw, trimmed, value } from "../place.ts";
import { type Context, context, fatal } from "../rule.ts";
import { both, isFrom, isNumber, isTo, isWithin } from "./numbers.ts";

const number = "cac:PartyLegalEntity/cbc:CompanyID";
const account = "cac:PayeeFinancialAccount/cbc:ID";
/** A Danish number of a register says so. */
const isDanishNumber = (party: Place): boolean =>
  at(party, number).every(({ attributes }) => trimmed(attributes.schemeID ?? "") === "0184");
const pays = (means: Place, code: string): boolean => isAny(means, "cbc:PaymentMeansCode", code);
const startsBy = (means: Place, all: readonly string[]): boolean =>
  all.includes(raw(means, "cbc:PaymentID").slice(0, 3));
const lengthOf = (means: Place): number => raw(means, "cbc:PaymentID").length;

/** A reason of Danish public charges: four digits, or words around a number sign. */
const isReason = (allowance: Place): boolean => {
  const reason = raw(allowance, "cbc:AllowanceChargeReason");
  if (trimmed(reason).length === 4 && isNumber(reason) && !reason.includes("-")) return true;
  return reason.includes("#") && !reason.startsWith("#") && !reason.endsWith("#");
};
const listVersions = ["19.05.01", "19.0501", "26.08.01", "26.0801"];
const isListed = (line: Place): boolean => {
  const codes = at(line, "cac:Item/cac:CommodityClassification/cbc:ItemClassificationCode");
  return (
    !codes.some(({ attributes }) => attributes.listID === "TST") ||
    codes.some(({ attributes }) => listVersions.includes(attributes.listVersionID ?? ""))
  );
};

/** Rules of Danish sellers, most of them only for Danish buyers. */
export const denmark: Context[] = [
  context(
    ["Invoice", "CreditNote"],
    [
      fatal("DK-R-002", (root) => value(root, `${sellerParty}/${number}`) !== "", `${sellerParty}/${number}`),
      fatal("DK-R-014", (root) => at(root, sellerParty).every(isDanishNumber), `${sellerParty}/${number}`),
      fatal("DK-R-016", (root, sheet) => {
        const due = raw(root, "cac:LegalMonetaryTotal/cbc:PayableAmount").trim();
        return (
          root.name !== "CreditNote" || !isTo("DK", sheet) || !(due.startsWith("-") && /[1-9]/.test(due))
        );
      }),
    ],
    (place, sheet) => place.parent === null && isFrom("DK", sheet),
  ),
  context(
    "cac:PartyIdentification",
    [
      fatal("DK-R-013", (each) =>
        at(each, "cbc:ID").every(({ attributes }) => trimmed(attributes.schemeID ?? "") !== ""),
      ),
    ],
    both((place) => isUnder(place, sellerParty) || isUnder(place, buyerParty), isWithin("DK")),
  ),
  context(
    "cac:PaymentMeans",
    [
      fatal("DK-R-005", (means) =>
        " 1 10 31 42 48 49 50 58 59 93 97 ".includes(` ${raw(means, "cbc:PaymentMeansCode")} `),
      ),
      fatal(
        "DK-R-006",
        (means) =>
          (!pays(means, "31") && !pays(means, "42")) ||
          (value(means, account) !== "" &&
            value(means, "cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cbc:ID") !== ""),
      ),
      fatal(
        "DK-R-007",
        (means) =>
          !pays(means, "49") ||
          (value(means, "cac:PaymentMandate/cbc:ID") !== "" &&
            value(means, "cac:PaymentMandate/cac:PayerFinancialAccount/cbc:ID") !== ""),
      ),
      fatal(
        "DK-R-008",
        (means) =>
          !pays(means, "50") ||
          (startsBy(means, ["01#", "04#", "15#"]) && /^\d{7,8}$/.test(raw(means, account))),
      ),
      fatal(
        "DK-R-009",
        (means) => !pays(means, "50") || !startsBy(means, ["04#", "15#"]) || lengthOf(means) === 19,
      ),
      fatal(
        "DK-R-010",
        (means) =>
          !pays(means, "93") || (startsBy(means, ["71#", "73#", "75#"]) && raw(means, account).length === 8),
      ),
      fatal(
        "DK-R-011",
        (means) =>
          !pays(means, "93") || !startsBy(means, ["71#", "75#"]) || [18, 19].includes(lengthOf(means)),
      ),
    ],
    both((place, { root }) => isTop(place) && root.name === "Invoice", isWithin("DK")),
  ),
  context(
    "cac:Party",
    [fatal("DK-R-017", isDanishNumber, number)],
    both((place) => isUnder(place, "cac:AccountingCustomerParty"), isWithin("DK")),
  ),
  context(lines, [fatal("DK-R-003", isListed)], both(isTop, isWithin("DK"))),
  context(
    "cac:AllowanceCharge",
    [
      fatal(
        "DK-R-004",
        (each) => !isAny(each, "cbc:AllowanceChargeReasonCode", "ZZZ") || isReason(each),
        "cbc:AllowanceChargeReason",
      ),
    ],
    isWithin("DK"),
  ),
];
