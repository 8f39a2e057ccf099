import type { TypedText } from "#model/answer/typed-text.ts";
import { showPercent } from "#model/money/show-money.ts";
import { htmlToPlain } from "#model/text/plain-text.ts";
import { newLine } from "./edited-row.ts";
import { Filling } from "./filling.ts";
import { positionOf } from "./intents.ts";

/** What was typed into the editor's form and for its new lines, to be read where the page is gone: by its rows and fields. */
export function typedInEditor(form: FormData, language: string): TypedText[] {
  const isOffer = [...form.keys()].some((field) => positionOf(field) && field.endsWith("product_id_name"));
  const added = isOffer ? "estimates.new_product" : "estimates.new_item";
  return new Filling(form).orphans(new Map()).flatMap(({ name, called, typed }) =>
    Object.entries(typed).flatMap(([field, value]) => {
      const text = toRead(field, value, language);
      const label = field === newLine ? added : `estimates.fields.${field}`;
      return text === null ? [] : [{ label, text, row: { name, called } }];
    }),
  );
}

/** The text of a field where people can read it; null of what is told by an id, such as a unit, and of what is quickly chosen again. */
function toRead(field: string, text: string, language: string): string | null {
  if (field === "measure_unit_id" || field === "choice") return null;
  if (field === "commentary") return htmlToPlain(text);
  if (field !== "vat") return text;
  const [category = "", rate] = text.split(":");
  return category === "S" && rate ? showPercent(rate, language) : category;
}
