import { z } from "zod";
import { lenient } from "../answer/answer.ts";

/** Whether entries of a bank statement are booked by themselves where that is certain (docs/decisions/091). */
export const bankBooking = z.object({
  // An unticked box is absent.
  books_certain: z.boolean({ error: "errors.choice" }).default(false),
});
export type BankBooking = z.output<typeof bankBooking>;

export const bookedByPeople: BankBooking = { books_certain: false };

/** The same as a backend shows it. */
export const sentBankBooking = lenient(
  z.object({ books_certain: z.boolean().default(false) }),
  bookedByPeople,
);
