import { eachOnce, mailFields } from "../mails/input.ts";

/** What a reminder is written with by hand. No link, no e-invoice and no files of the estimate go along. */
export const reminderInput = mailFields
  .omit({ with_link: true, with_einvoice: true, files: true })
  .transform(eachOnce);
