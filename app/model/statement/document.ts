import { showDate } from "../date/dates.ts";
import { type DocumentFact, type DocumentSum, inLanguage } from "../document/parts.ts";
import type { DocumentText } from "../document/vat-text.ts";
import type { DocumentPayment } from "../invoice/document.ts";
import { type DocumentParty, partiesOf } from "../invoice/parties.ts";
import { paymentQr } from "../invoice/payment-qr.ts";
import { showMoney, showPercent } from "../money/show-money.ts";
import type { Language } from "../text/language.ts";
import type { Movement, Statement } from "./statement.ts";

/** What moved the account, as text. */
export interface StatementRow {
  date: string;
  what: DocumentText;
  note: string;
  /** Empty where there is none. */
  due: string;
  debit: string;
  credit: string;
  balance: string;
}

/** A document that is not paid, as text. */
export interface OpenRow {
  what: DocumentText;
  date: string;
  due: string;
  /** Empty of what is not due. */
  daysOverdue: string;
  total: string;
  paid: string;
  open: string;
  /** For delay; empty where there is none. */
  interest: string;
  isDisputed: boolean;
}

/** Everything that a statement of account shows on paper, but for texts and branding. */
export interface StatementDocument {
  language: Language;
  from: string;
  to: string;
  seller: DocumentParty;
  buyer: DocumentParty;
  facts: DocumentFact[];
  opening: string;
  rows: StatementRow[];
  /** What moved in the period altogether, and the balance at its end. */
  totals: { debit: string; credit: string; balance: string };
  open: OpenRow[];
  /** What is open by how long it is overdue: a key and an amount each; none where nothing is open. */
  aging: { key: string; amount: string }[];
  sums: DocumentSum[];
  /** By which rule interest for delay is counted; null where none is asked for. */
  interest: DocumentText | null;
  /** Where it is paid; null where nothing is to be paid. */
  payment: DocumentPayment | null;
  footer: string;
}

/** A statement as it is printed, in a language. Nothing is counted here (statement/ledger.ts). */
export function statementDocument(statement: Statement, language: Language): StatementDocument {
  const { from, to, seller, aging, open } = statement;
  const money = (cents: number) => showMoney(cents, language);
  const parties = partiesOf(statement, false);
  const isToPay = statement.closing_cents > 0;
  return {
    language,
    from: showDate(from),
    to: showDate(to),
    seller: parties.seller,
    // The payer: the account that they pay from is no matter here.
    buyer: { ...parties.buyer, accounts: [] },
    facts: [{ key: "statement.period", value: `${showDate(from)}–${showDate(to)}` }],
    opening: money(statement.opening_cents),
    rows: statement.movements.map((movement) => rowOf(movement, language)),
    totals: {
      debit: money(statement.debit_cents),
      credit: money(statement.credit_cents),
      balance: money(statement.closing_cents),
    },
    open: open.map((document) => openRowOf(document, language)),
    aging:
      open.length > 0
        ? aging.map(({ name, open_cents }) => ({ key: agingKey(name), amount: money(open_cents) }))
        : [],
    sums: sumsOf(statement, language),
    interest: statement.interest && interestText(statement.interest, language),
    payment: isToPay ? { accounts: parties.seller.accounts, qr: qrOf(statement) } : null,
    footer: inLanguage(language, seller.footer, seller.footer_en),
  };
}

export const agingKey = (name: Statement["aging"][number]["name"]): string => `statement.aging.${name}`;

/** What moved the account, in words. */
export const movementText = ({
  kind,
  document,
  other,
}: Pick<Movement, "kind" | "document" | "other">): DocumentText => ({
  key: `statement.kinds.${kind}`,
  values: { number: document.number, other: other?.number ?? "" },
});

function rowOf(movement: Movement, language: Language): StatementRow {
  const { date, due_date, note, debit_cents, credit_cents, balance_cents } = movement;
  return {
    date: showDate(date),
    what: movementText(movement),
    note,
    due: showDate(due_date ?? ""),
    debit: debit_cents > 0 ? showMoney(debit_cents, language) : "",
    credit: credit_cents > 0 ? showMoney(credit_cents, language) : "",
    balance: showMoney(balance_cents, language),
  };
}

function openRowOf(document: Statement["open"][number], language: Language): OpenRow {
  const { date, due_date, days_overdue, total_cents, paid_cents, open_cents } = document;
  const { interest_cents, is_disputed } = document;
  const interest = interest_cents > 0 ? showMoney(interest_cents, language) : "";
  return {
    what: movementText({ ...document, other: null }),
    date: showDate(date),
    due: showDate(due_date ?? ""),
    daysOverdue: days_overdue > 0 ? String(days_overdue) : "",
    total: showMoney(total_cents, language),
    paid: showMoney(paid_cents, language),
    open: showMoney(open_cents, language),
    interest,
    isDisputed: is_disputed,
  };
}

/** What is open, what of it is overdue, what is the client's, and what it comes to; interest beside it and not in it. */
function sumsOf(statement: Statement, language: Language): DocumentSum[] {
  const { to, open_cents, overdue_cents, owed_cents, closing_cents, interest } = statement;
  const row = (key: string, cents: number, isTotal = false): DocumentSum => ({
    key,
    values: { date: showDate(to) },
    amount: showMoney(cents, language),
    isTotal,
  });
  return [
    ...(open_cents > 0 ? [row("statement.open", open_cents)] : []),
    ...(overdue_cents > 0 ? [row("statement.overdue", overdue_cents)] : []),
    ...(owed_cents > 0 ? [row("statement.owed", -owed_cents)] : []),
    row(closing_cents < 0 ? "statement.in_favour" : "statement.to_pay", Math.abs(closing_cents), true),
    ...(interest && interest.cents > 0 ? [row("statement.interest", interest.cents)] : []),
    ...(interest && interest.cents > 0 && closing_cents >= 0
      ? [row("statement.with_interest", closing_cents + interest.cents, true)]
      : []),
  ];
}

/** By which rule interest for delay is counted, in words. */
export const interestText = (
  { kind, rate }: NonNullable<Statement["interest"]>,
  language: Language,
): DocumentText => ({
  key: `statement.interest_rules.${kind}`,
  values: { rate: rate && showPercent(rate, language) },
});

/** For the whole balance; it names the open documents, as far as a transfer has room for them. */
function qrOf({ seller, open, closing_cents }: Statement): string | null {
  const [account] = seller.accounts;
  if (!account) return null;
  const text = open.map(({ document }) => document.number).join(", ");
  return paymentQr({ name: seller.name, account, amount: closing_cents, reference: null, text });
}
