import { documentMailInput } from "../mails/input.ts";

/** What a reminder is written with by hand. No link and no files of the estimate go along. */
export const reminderInput = documentMailInput.omit({ with_link: true, with_einvoice: true, files: true });
