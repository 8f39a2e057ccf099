import { readDecimal, sendDecimal } from "#model/money/decimal.ts";

/** The fields of a line: how much of it is invoiced, and whether nothing more of it comes. */
export const quantityField = (id: number): string => `quantity-${id}`;
export const finalField = (id: number): string => `final-${id}`;
/** What was suggested: who leaves it asks for all that is left, also where that is less by then. */
export const suggestedField = (id: number): string => `suggested-${id}`;

/** A quantity of a line as it is typed. */
export interface TypedQuantity {
  id: number;
  text: string;
  isFinal: boolean;
}

/** The same as one field: "12:500,00", of a final one "12:500,00:final". */
export const asText = ({ id, text, isFinal }: TypedQuantity): string =>
  [id, text, ...(isFinal ? ["final"] : [])].join(":");

/** A quantity from such a field; undefined of what is none. */
export function fromText(field: string): TypedQuantity | undefined {
  const [, id, text = "", final] = /^(\d{1,15}):([^:]{0,40})(:final)?$/.exec(field) ?? [];
  return id === undefined ? undefined : { id: Number(id), text, isFinal: final !== undefined };
}

/** What is typed for the lines that are chosen in a form. An emptied field asks for all that is left. */
export const typedIn = (form: FormData): TypedQuantity[] =>
  form
    .getAll("position_items")
    .map(Number)
    .flatMap((id) => {
      const text = String(form.get(quantityField(id)) ?? "").trim();
      const isFinal = form.has(finalField(id));
      const isSuggested = text === form.get(suggestedField(id)) && !isFinal;
      return text === "" || isSuggested ? [] : [{ id, text, isFinal }];
    });

/** Puts what is typed into one list, as the form is checked and sent. */
export function gatherQuantities(form: FormData): void {
  for (const typed of typedIn(form)) form.append("quantities", asText(typed));
  for (const name of [...form.keys()]) if (/^(quantity|final|suggested)-\d+$/.test(name)) form.delete(name);
}

/** As the API takes it; null of what is no number. */
export function sentQuantity(field: string) {
  const typed = fromText(field);
  const quantity = typed ? readDecimal(typed.text) : null;
  if (!typed || quantity === null) return null;
  return { position_item_id: typed.id, quantity: sendDecimal(quantity), is_final: typed.isFinal };
}
