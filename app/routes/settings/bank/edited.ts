import { editedForm } from "#app/forms/edited.ts";
import { bankBooking } from "#model/company/bank-booking.ts";
import { type Company, company } from "#model/company/company.ts";

/** What the form begins with. */
export const valuesOf = ({ bank_booking: { books_certain } }: Company) => ({ books_certain });

/** The form of what is booked by itself. */
export const editedBankBooking = editedForm(
  { row: company, input: bankBooking, valuesOf },
  { texts: "bank_booking" },
);
