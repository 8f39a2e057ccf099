import { texts } from "#backend/words/texts.ts";
import type { Wording } from "#model/einvoice/wording.ts";
import type { Invoice } from "#model/invoice/invoice.ts";
import type { Language } from "#model/text/language.ts";

/** The words of a document, as its installation says them. */
export const wordingOf = ({ content }: Invoice, language: Language): Wording => ({
  language,
  say: texts(language, content.words[language]),
});
