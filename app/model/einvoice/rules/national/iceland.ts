import { documents, isDate, sellerParty } from "../facts.ts";
import { at, atEach, has, isAny, isTop, type Place, raw, trimmed, value } from "../place.ts";
import { type Context, context, fatal, warning } from "../rule.ts";
import { both, isFrom, isWithin } from "./numbers.ts";

const number = "cac:PartyLegalEntity/cbc:CompanyID";
const isNumbered = (party: Place): boolean =>
  at(party, number).some(({ attributes }) => attributes.schemeID === "0196");
const isAddressed = (party: Place): boolean =>
  has(party, "cac:PostalAddress/cbc:StreetName") && has(party, "cac:PostalAddress/cbc:PostalZone");

/** An account of twelve characters, for payment by a code. */
const hasAccount = (code: string) => (root: Place) => {
  const means = at(root, "cac:PaymentMeans").filter((each) => isAny(each, "cbc:PaymentMeansCode", code));
  const [account] = atEach(means, "cac:PayeeFinancialAccount/cbc:ID");
  return means.length === 0 || (account !== undefined && trimmed(account.text).length === 12);
};

/** The last day to pay without a fee, which Icelandic documents name apart: undefined where they do not. */
const lastDay = (root: Place): string | undefined => {
  const [reference] = at(root, "cac:AdditionalDocumentReference").filter((each) =>
    isAny(each, "cbc:DocumentDescription", "EINDAGI"),
  );
  return reference && raw(reference, "cbc:ID");
};

/** Rules of Icelandic sellers, and of Icelandic buyers of theirs. */
export const iceland: Context[] = [
  context(
    documents,
    [
      warning("IS-R-001", (root) =>
        ["cbc:InvoiceTypeCode", "cbc:CreditNoteTypeCode"].some((name) =>
          ["380", "381"].includes(value(root, name)),
        ),
      ),
      fatal("IS-R-002", (root) => at(root, sellerParty).some(isNumbered), `${sellerParty}/${number}`),
      fatal(
        "IS-R-003",
        (root) => at(root, sellerParty).some(isAddressed),
        `${sellerParty}/cac:PostalAddress`,
      ),
      fatal("IS-R-006", hasAccount("9"), "cac:PaymentMeans"),
      fatal("IS-R-007", hasAccount("42"), "cac:PaymentMeans"),
      fatal("IS-R-008", (root) => {
        const day = lastDay(root);
        return day === undefined || (day.length === 10 && isDate(day));
      }),
      fatal("IS-R-009", (root) => lastDay(root) === undefined || has(root, "cbc:DueDate"), "cbc:DueDate"),
      fatal(
        "IS-R-010",
        (root) => {
          const day = lastDay(root);
          return day === undefined || at(root, "cbc:DueDate").some(({ text }) => text <= day);
        },
        "cbc:DueDate",
      ),
    ],
    (place, sheet) => place.parent === null && isFrom("IS", sheet),
  ),
  context(
    "cac:AccountingCustomerParty",
    [
      fatal("IS-R-004", (buyer) => at(buyer, "cac:Party").some(isNumbered), `cac:Party/${number}`),
      fatal("IS-R-005", (buyer) => at(buyer, "cac:Party").some(isAddressed), "cac:Party/cac:PostalAddress"),
    ],
    both(isTop, isWithin("IS")),
  ),
];
