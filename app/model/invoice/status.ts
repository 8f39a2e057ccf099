/**
 * Statuses of invoices, waybills and credit notes. The specification names none (§3); these are the ones that the field
 * knows. Stored are draft, issued, sent and voided; the rest follows from payments and the day.
 */
export const invoiceStatus = {
  draft: 1,
  issued: 2,
  sent: 3,
  partly_paid: 4,
  paid: 5,
  overdue: 6,
  voided: 7,
} as const;
export type InvoiceStatus = keyof typeof invoiceStatus;
export const invoiceStatuses: readonly InvoiceStatus[] = [
  "draft",
  "issued",
  "sent",
  "partly_paid",
  "paid",
  "overdue",
  "voided",
];

/** The name of a status id; an id of a foreign backend that nobody knows reads as issued. */
export const invoiceStatusName = (status: number): InvoiceStatus =>
  invoiceStatuses.find((name) => invoiceStatus[name] === status) ?? "issued";

/** What a status follows from. Cents; `due_date` a local date. */
export interface Standing {
  /** What is stored: draft, issued, sent or voided. */
  state: number;
  /** Whether money is asked for with it: credit notes and waybills of goods alone ask for none. */
  is_payable: boolean;
  total_cents: number;
  /** What credit notes have taken back of it. */
  credited_cents: number;
  paid_cents: number;
  due_date: string | null;
}

/** The status of a document on a local date: an issued one is paid, overdue or partly paid before all else. */
export function statusOn(
  today: string,
  { state, is_payable, total_cents, credited_cents, paid_cents, due_date }: Standing,
): number {
  if (state === invoiceStatus.draft || state === invoiceStatus.voided || !is_payable) return state;
  if (paid_cents >= total_cents - credited_cents) return invoiceStatus.paid;
  if (due_date !== null && due_date < today) return invoiceStatus.overdue;
  return paid_cents > 0 ? invoiceStatus.partly_paid : state;
}
