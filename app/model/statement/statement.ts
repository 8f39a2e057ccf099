import { z } from "zod";
import { sentDate, sentOrNull, sentText } from "../answer/answer.ts";
import { id } from "../answer/fields.ts";
import { invoiceContent } from "../invoice/content.ts";

const cents = z.number().int();

/** A document as a statement names it. */
const reference = z.object({ id, estimate_id: id, number: sentText });
export type StatementReference = z.infer<typeof reference>;

/** Kinds of documents that ask for money. */
export const askingKinds = ["invoice", "advance_invoice", "waybill"] as const;

/**
 * What moves a client's account: a document, a credit note, and money that came, was returned, or was set against another
 * document, which takes it from one and brings it to the other (domain H22).
 */
export const movementKinds = [
  ...askingKinds,
  ...(["credit_note", "payment", "refund", "transfer_out", "transfer_in"] as const),
] as const;

const movement = z.object({
  kind: z.enum(movementKinds),
  /** Local date. */
  date: z.string(),
  due_date: sentDate,
  /** The document, or the one that money came for or left. */
  document: reference,
  /** What a credit note takes back, and the other document of a sum that was set against one. */
  other: reference.nullable(),
  note: sentText,
  /** What the client owes more, or less; one of them is zero. */
  debit_cents: cents,
  credit_cents: cents,
  /** After it. */
  balance_cents: cents,
});
export type Movement = z.infer<typeof movement>;

const openDocument = z.object({
  kind: z.enum(askingKinds),
  document: reference,
  date: z.string(),
  due_date: sentDate,
  /** Days since the due date at the end of the period; zero of what is not due. */
  days_overdue: z.number().int(),
  total_cents: cents,
  paid_cents: cents,
  open_cents: cents,
  /** Whether its client says today that it is not right: no interest is counted of it. */
  is_disputed: z.boolean().default(false),
});
export type OpenDocument = z.infer<typeof openDocument>;

export const agingNames = ["not_due", "days_30", "days_60", "days_90", "older"] as const;

/** The figures of a statement, in cents: of a balance above zero the client owes, below zero the agency does. */
const figures = z.object({
  /** The first and the last day, local dates. */
  from: z.string(),
  to: z.string(),
  opening_cents: cents,
  debit_cents: cents,
  credit_cents: cents,
  closing_cents: cents,
  /** In order of date. */
  movements: z.array(movement),
  /** What is to be paid at the end of the period, the longest due first. */
  open: z.array(openDocument),
  open_cents: cents,
  overdue_cents: cents,
  /** What was paid and is the client's at the end of the period. */
  owed_cents: cents,
  /** What is open by how long it is overdue. */
  aging: z.array(z.object({ name: z.enum(agingNames), open_cents: cents })),
});
export type StatementFigures = z.infer<typeof figures>;

/** By which rule interest for delay is counted: the law's for businesses or for consumers, or an agreed rate. */
export const interestKinds = ["business", "consumer", "year", "day"] as const;

/** A statement of account: how a client's account moved within a period, and what is open at its end. */
export const statement = figures.extend({
  /** The client. */
  id,
  seller: invoiceContent.shape.seller,
  buyer: invoiceContent.shape.buyer,
  open: z.array(openDocument.extend({ interest_cents: cents.default(0) })),
  /**
   * Interest for delay until the end of the period, of all that is open; in no balance. `rate` is that of an agreed rule, in
   * percent. Null where the agency asks for none.
   */
  interest: sentOrNull(z.object({ kind: z.enum(interestKinds), rate: sentText, cents })),
  /** Stands for all of it: a call that acts on what was seen sends it along. */
  seen: z.string(),
});
export type Statement = z.infer<typeof statement>;
