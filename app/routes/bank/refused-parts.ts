import type { Refusal } from "#app/forms/submission.ts";
import { refOf } from "#model/bank-entry/part-kinds.ts";
import { fromParts, type TypedPart } from "./parts.ts";

/** What a booking was refused with: the shares that were sent, and what is wrong with each of them. */
export function refusedParts(lastResult: Refusal | undefined) {
  if (!lastResult?.error) return undefined;
  const { error } = lastResult;
  const parts: TypedPart[] = fromParts(lastResult.initialValue?.parts);
  const of = (index: number) => [
    ...(error[`parts[${index}].document_id`] ?? []),
    ...(error[`parts[${index}].amount`] ?? []),
  ];
  const known = parts.map((_part, index) => of(index));
  return {
    parts,
    errors: [...(error.parts ? ["bank_entries.choose_document"] : []), ...(error[""] ?? [])],
    errorsOf: (ref: string): string[] | undefined => {
      const errors = known[parts.findIndex((part) => refOf(part) === ref)];
      return errors && errors.length > 0 ? errors : undefined;
    },
  };
}
