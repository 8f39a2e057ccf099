import { daysBetween } from "../date/week.ts";
import { sum } from "../money/money.ts";
import type { Movement, OpenDocument, StatementFigures, StatementReference } from "./statement.ts";

/** A document that asks a client for money, or the credit note that takes one back: its total is below zero. */
export interface LedgerDocument extends StatementReference {
  kind: "invoice" | "advance_invoice" | "waybill" | "credit_note";
  /** Local date on which it was issued. */
  date: string;
  due_date: string | null;
  total_cents: number;
  /** Whether its client says that it is not right. */
  is_disputed?: boolean;
  /** Of a credit note: the document that it takes back, or parts of it. */
  credits_id: number | null;
}

/** Money that came for a document, or below zero left it again: returned, or set against another one (domain H22). */
export interface LedgerPayment {
  id: number;
  invoice_id: number;
  /** Local date. */
  date: string;
  amount_cents: number;
  note: string;
  /** The other document of a sum that was set against one. */
  other_id: number | null;
}

/** All issued documents of a client that move its balance, and all that was paid of them. */
export interface Ledger {
  documents: readonly LedgerDocument[];
  payments: readonly LedgerPayment[];
}

/** Both days count; local dates. */
export interface StatementPeriod {
  from: string;
  to: string;
}

type Dated = Omit<Movement, "balance_cents">;

/** What a document counts on a day: as much as it asks for less its credit notes, and nothing before its date. */
interface Standing {
  asked_cents: number;
  paid_cents: number;
}

/**
 * How a client's account moved within a period, and what is open at its end. Cents; above zero the client owes, below zero
 * the agency does. A document counts from its date, a credit note takes its document or parts of it back on its own date, and each
 * payment counts on its own day, so that the closing balance is what is open less what is the client's on that day. Source:
 * domain H1, H22 and §4.
 */
export function statementOf(ledger: Ledger, { from, to }: StatementPeriod): StatementFigures {
  const moved = movementsIn(ledger).filter(({ date }) => date <= to);
  const opening_cents = sum(moved.filter(({ date }) => date < from).map(net));
  const within = moved.filter(({ date }) => date >= from);
  let balance_cents = opening_cents;
  const movements = within.map((movement) => {
    balance_cents += net(movement);
    return { ...movement, balance_cents };
  });
  const standings = standingsOn(ledger, to);
  const open = openOn(ledger, standings, to);
  const owed = [...standings.values()].map(({ asked_cents, paid_cents }) => paid_cents - asked_cents);
  const aging = agingOf(open);
  return {
    from,
    to,
    opening_cents,
    debit_cents: sum(within.map(({ debit_cents }) => debit_cents)),
    credit_cents: sum(within.map(({ credit_cents }) => credit_cents)),
    closing_cents: balance_cents,
    movements,
    open,
    open_cents: sum(open.map(({ open_cents }) => open_cents)),
    overdue_cents: sum(aging.slice(1).map(({ open_cents }) => open_cents)),
    owed_cents: sum(owed.filter((cents) => cents > 0)),
    aging,
  };
}

const net = ({ debit_cents, credit_cents }: Dated): number => debit_cents - credit_cents;

/** Documents come before what was paid on their day. */
const ranks: Record<Movement["kind"], number> = {
  invoice: 0,
  advance_invoice: 0,
  waybill: 0,
  credit_note: 1,
  payment: 2,
  refund: 2,
  transfer_out: 2,
  transfer_in: 2,
};

/** Everything that ever moved the account, in its order. */
function movementsIn({ documents, payments }: Ledger): Dated[] {
  const references = new Map(documents.map((document) => [document.id, referenceOf(document)]));
  const referenceTo = (id: number | null) => (id === null ? null : (references.get(id) ?? null));
  const issued = documents.map((document) => ({
    order: document.id,
    movement: {
      kind: document.kind,
      date: document.date,
      due_date: document.due_date,
      document: referenceOf(document),
      other: referenceTo(document.credits_id),
      note: "",
      debit_cents: Math.max(document.total_cents, 0),
      credit_cents: Math.max(-document.total_cents, 0),
    },
  }));
  const paid = payments.flatMap((payment) => {
    const document = referenceTo(payment.invoice_id);
    if (!document) return [];
    const movement = {
      kind: kindOf(payment),
      date: payment.date,
      due_date: null,
      document,
      other: referenceTo(payment.other_id),
      note: payment.note,
      debit_cents: Math.max(-payment.amount_cents, 0),
      credit_cents: Math.max(payment.amount_cents, 0),
    };
    return [{ order: payment.id, movement }];
  });
  return [...issued, ...paid]
    .sort((one, other) => {
      const byDate = one.movement.date.localeCompare(other.movement.date, "en");
      return byDate || ranks[one.movement.kind] - ranks[other.movement.kind] || one.order - other.order;
    })
    .map(({ movement }) => movement);
}

const referenceOf = ({ id, estimate_id, number }: LedgerDocument): StatementReference => ({
  id,
  estimate_id,
  number,
});

function kindOf({ amount_cents, other_id }: LedgerPayment): Movement["kind"] {
  if (other_id === null) return amount_cents < 0 ? "refund" : "payment";
  return amount_cents < 0 ? "transfer_out" : "transfer_in";
}

/** How every document that asks for money stands at the end of a day, by its id. */
function standingsOn({ documents, payments }: Ledger, day: string): Map<number, Standing> {
  const standings = new Map<number, Standing>();
  for (const { id, date, total_cents, credits_id } of documents) {
    if (credits_id !== null) continue;
    standings.set(id, { asked_cents: date <= day ? total_cents : 0, paid_cents: 0 });
  }
  // Of one that is voided nothing is left; of others what their credit notes do not take back.
  for (const { date, total_cents, credits_id } of documents) {
    const credited = credits_id === null ? undefined : standings.get(credits_id);
    if (credited && date <= day) credited.asked_cents += total_cents;
  }
  for (const { invoice_id, date, amount_cents } of payments) {
    const standing = standings.get(invoice_id);
    if (standing && date <= day) standing.paid_cents += amount_cents;
  }
  return standings;
}

/** What is still to be paid at the end of a day, the longest due first. */
function openOn({ documents }: Ledger, standings: Map<number, Standing>, day: string): OpenDocument[] {
  return documents
    .flatMap((document): OpenDocument[] => {
      const { kind, date, due_date, is_disputed = false } = document;
      const { asked_cents = 0, paid_cents = 0 } = standings.get(document.id) ?? {};
      if (kind === "credit_note" || asked_cents <= paid_cents) return [];
      const days_overdue = due_date === null ? 0 : Math.max(daysBetween(due_date, day), 0);
      const open_cents = asked_cents - paid_cents;
      const total_cents = asked_cents;
      return [
        {
          kind,
          document: referenceOf(document),
          date,
          due_date,
          days_overdue,
          total_cents,
          paid_cents,
          open_cents,
          is_disputed,
        },
      ];
    })
    .sort((one, other) => {
      const byDue = (one.due_date ?? one.date).localeCompare(other.due_date ?? other.date, "en");
      return byDue || one.document.id - other.document.id;
    });
}

/** The last day of each age but the last: what is not due, and what is overdue for so many days. */
const ages = [
  { name: "not_due", until: 0 },
  { name: "days_30", until: 30 },
  { name: "days_60", until: 60 },
  { name: "days_90", until: 90 },
  { name: "older", until: Number.POSITIVE_INFINITY },
] as const;

const agingOf = (open: readonly OpenDocument[]): StatementFigures["aging"] =>
  ages.map(({ name, until }, index) => {
    const after = ages[index - 1]?.until ?? -1;
    const aged = open.filter(({ days_overdue }) => days_overdue > after && days_overdue <= until);
    return { name, open_cents: sum(aged.map(({ open_cents }) => open_cents)) };
  });
