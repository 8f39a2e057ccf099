import { showDate } from "#model/date/dates.ts";
import { showTimestamp } from "#model/date/timestamp.ts";
import { groupIban } from "#model/identifier/identifiers.ts";
import { invoiceDocument } from "#model/invoice/document.ts";
import { qrDrawing } from "#model/invoice/qr-drawing.ts";
import { showMoney } from "#model/money/show-money.ts";
import type { OnlineDocument } from "#model/online/document.ts";
import type { Owed } from "#model/online/owed.ts";
import type { Language } from "#model/text/language.ts";
import { brandIn } from "./brand.ts";

/** A line of a payment: what it is, as people read it, and as it is copied. */
export interface PaymentLine {
  name: "receiver" | "account" | "bic" | "amount" | "reference" | "details";
  /** In groups that are read apart, and copied as one. */
  groups: string[];
  copy: string;
}

/** A bank account that can be paid to: what a payer types of it, or scans. */
export interface PaidTo {
  bank: string;
  account: PaymentLine;
  /** Null of an account without one. */
  bic: PaymentLine | null;
  qr: { size: number; path: string } | null;
}

/** What the page of an invoice shows, in a language: what was issued as it is frozen, and what is owed by now. */
export function shownInvoice(data: OnlineDocument, language: Language, token: string) {
  const { content, owed, state, number, credited_by, valid_until, sender, questions, title } = data;
  const frozen = content?.document === "invoice" ? content : null;
  return {
    document: "invoice" as const,
    ...brandIn(data),
    state,
    number,
    credited_by,
    title,
    sender,
    language,
    token,
    /** Makes a form of the page that is sent twice one write. */
    formKey: crypto.randomUUID(),
    valid_until: showDate(valid_until),
    questions: questions.map((one) => ({ ...one, at: showTimestamp(one.at), about: "" })),
    lines: [],
    owing: owed && owingIn(owed, language),
    shown: frozen && {
      kind: invoiceDocument(frozen.invoice, language).kind,
      invoice: frozen.invoice,
      seller: frozen.invoice.content.seller.name,
      buyer: frozen.invoice.content.buyer.name,
      words: frozen.words,
      hasEinvoice: frozen.einvoice !== null,
    },
  };
}

export type ShownInvoice = ReturnType<typeof shownInvoice> & {
  /** Whether somebody of the agency looks, who cannot ask. */
  isAgency: boolean;
};

/** What is owed, as text. */
function owingIn(owed: Owed, language: Language) {
  const { total_cents, paid_cents, credited_cents, open_cents } = owed;
  const euro = (cents: number) => showMoney(cents, language);
  return {
    at: showTimestamp(new Date().toISOString()),
    isOpen: open_cents > 0,
    isPaid: open_cents === 0 && paid_cents > 0,
    isPartlyPaid: open_cents > 0 && paid_cents > 0,
    isOverdue: owed.is_overdue,
    due: showDate(owed.due_date ?? ""),
    total: euro(total_cents),
    paid: euro(paid_cents),
    /** What credit notes have taken back of the total; "" where there is none. */
    credited: credited_cents > 0 ? euro(credited_cents) : "",
    open: euro(open_cents),
    /** What was paid beyond it, which is the client's; "" where there is none. */
    credit: owed.credit_cents > 0 ? euro(owed.credit_cents) : "",
    provider: owed.payment_link,
    lines: linesOf(owed, euro(open_cents)),
    accounts: open_cents > 0 ? owed.accounts.map(paidTo) : [],
  };
}

const line = (name: PaymentLine["name"], copy: string, groups = [copy]): PaymentLine => ({
  name,
  groups,
  copy,
});

/** What a payer types: the same for every account. */
function linesOf({ receiver, reference, open_cents }: Owed, open: string): PaymentLine[] {
  const isStructured = /^RF\d\d/.test(reference);
  const cents = String(open_cents % 100).padStart(2, "0");
  return [
    line("receiver", receiver),
    line("amount", `${Math.floor(open_cents / 100)}.${cents}`, [open]),
    line(
      isStructured ? "reference" : "details",
      reference,
      isStructured ? groupIban(reference).split(" ") : [reference],
    ),
  ];
}

const paidTo = ({ bank, bic, iban, qr }: Owed["accounts"][number]): PaidTo => ({
  bank,
  account: line("account", iban, groupIban(iban).split(" ")),
  bic: bic ? line("bic", bic) : null,
  qr: qr === null ? null : qrDrawing(qr),
});
