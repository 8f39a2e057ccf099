import { type DefaultValue, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import type { Refusal } from "./submission.ts";

interface Options<Input> {
  /** Tells the fields of one form on a page from another's. */
  id: string;
  /** What the form was refused with, if it was (app/submission.ts). */
  lastResult: Refusal | undefined;
  defaultValue?: DefaultValue<Input>;
}

/** The browser's half of a form: checked with the schema that the server checks with, first when it is sent. */
export function useSubmission<Schema extends z.ZodType<Record<string, unknown>, Record<string, unknown>>>(
  schema: Schema,
  { id, lastResult, defaultValue }: Options<z.input<Schema>>,
) {
  const [form, fields] = useForm<z.input<Schema>, z.output<Schema>>({
    id,
    lastResult: lastResult ?? null,
    defaultValue,
    constraint: getZodConstraint(schema),
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    shouldRevalidate: "onInput",
  });
  // Reading them here has the form drawn again for every error. The library notes what its fields read as they are drawn,
  // and forgets that where React runs the form's function alone: a refusal was then not shown at all.
  void form.allErrors;
  return [form, fields] as const;
}
