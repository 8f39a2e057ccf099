import type { InterestTerms } from "../company/interest.ts";
import { sum } from "../money/money.ts";
import { interestOf, ratesOf } from "./interest.ts";
import type { Ledger } from "./ledger.ts";
import type { Statement, StatementFigures } from "./statement.ts";

/**
 * The open documents of a statement with the interest for delay of each until its last day, and what that comes to (cents).
 * A client with a registration or a VAT number is a business. Of what is disputed there is none.
 */
export function withInterest(
  { open, to }: StatementFigures,
  ledger: Ledger,
  terms: InterestTerms,
  { reg_nr, vat_nr }: Pick<Statement["buyer"], "reg_nr" | "vat_nr">,
): Pick<Statement, "open" | "interest"> {
  const isBusiness = reg_nr !== "" || vat_nr !== "";
  const rates = ratesOf(terms, isBusiness);
  const payments = Map.groupBy(ledger.payments, ({ invoice_id }) => invoice_id);
  const counted = open.map((document) => {
    const { due_date, total_cents, is_disputed } = document;
    const debt = { due_date, total_cents, payments: payments.get(document.document.id) ?? [] };
    return { ...document, interest_cents: is_disputed ? 0 : interestOf(debt, rates, to) };
  });
  const kind = kindOf(terms, isBusiness);
  const cents = sum(counted.map(({ interest_cents }) => interest_cents));
  const rate = terms.rule === "law" ? "" : terms.rate;
  return { open: counted, interest: kind && { kind, rate, cents } };
}

function kindOf({ rule }: InterestTerms, isBusiness: boolean) {
  if (rule === "off") return null;
  if (rule !== "law") return rule;
  return isBusiness ? ("business" as const) : ("consumer" as const);
}
