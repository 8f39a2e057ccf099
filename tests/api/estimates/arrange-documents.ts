import { showMoney } from "#model/money/show-money.ts";
import type { Answer } from "#tests/support/installation.ts";
import { pagesIn } from "#tests/support/pdf-text.ts";
import type { Desk } from "./arrange.ts";

export type Kind = "pdf" | "offer-pdf";
export type Language = "lv" | "en";

/** A document as it is downloaded. */
export const asked = ({ caller, estimate }: Desk, kind: Kind, query = "?lang=lv"): Promise<Answer> =>
  caller("GET", `/estimates/${kind}/${estimate.id}/${query}`);

/** The words of a document, page by page. */
export async function pagesOf(at: Desk, kind: Kind, language: Language = "lv"): Promise<string[]> {
  const answer = await asked(at, kind, `?lang=${language}`);
  if (answer.status !== 200) throw new Error(answer.text);
  return pagesIn(answer.bytes);
}

/** As the reader of PDFs gives it back: with plain spaces. */
export const money = (cents: number, language: Language) =>
  showMoney(cents, language).replaceAll("\u00a0", " ");

/** A line with letters that only a fitting type has, and a price that has to be rounded. */
export const aLine = (fields: object = {}) => ({
  name: "Ķēžu un šķūņu āra vizuāļi",
  name_en: "Outdoor visuals",
  measure_unit_id: 1,
  quantity: "3",
  price: "33.3333",
  ...fields,
});

export const languages: Language[] = ["lv", "en"];
