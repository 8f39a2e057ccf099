import { type DefaultValue, parse, type Submission, useForm } from "@conform-to/react";
import { useEffect, useRef } from "react";
import type { z } from "zod";
import { whenIdle } from "#ui/when-idle.ts";
import type { Refusal } from "./submission.ts";

interface Options<Input> {
  /** Tells the fields of one form on a page from another's. */
  id: string;
  /** What the form was refused with, if it was (app/forms/submission.ts). */
  lastResult: Refusal | undefined;
  defaultValue?: DefaultValue<Input>;
}

type FormSchema = z.ZodType<Record<string, unknown>, Record<string, unknown>>;
/** Fetches what a form is checked with; the same function whenever the form is drawn. */
export type Rules<Schema extends FormSchema> = () => Promise<Schema>;

/** The browser's half of a form: checked with the schema that the server checks with, first when it is sent. */
export function useSubmission<Schema extends FormSchema>(
  rules: Rules<Schema>,
  { id, lastResult, defaultValue }: Options<z.input<Schema>>,
) {
  const check = useCheck(rules);
  const [form, fields] = useForm<z.input<Schema>, unknown>({
    id,
    lastResult: lastResult ?? null,
    defaultValue,
    onValidate: ({ formData }) => check(formData),
    shouldRevalidate: "onInput",
  });
  // Reading them here has the form drawn again for every error. The library notes what its fields read as they are drawn,
  // and forgets that where React runs the form's function alone: a refusal was then not shown at all.
  void form.allErrors;
  return [form, fields] as const;
}

/**
 * Checks a form in the browser. Schemas and their library are a quarter of a page, and come once it is idle; a form that is
 * sent before, or where they do not come, is checked by the server alone.
 */
function useCheck<Schema extends FormSchema>(rules: Rules<Schema>) {
  type Check = (form: FormData) => Submission<unknown, string[]>;
  const known = useRef<Check>();
  useEffect(() => {
    const read = () =>
      Promise.all([rules(), import("@conform-to/zod/v4")]).then(
        ([schema, { parseWithZod }]) => {
          known.current = (form) => parseWithZod(form, { schema });
        },
        () => undefined,
      );
    return whenIdle(() => void read());
  }, [rules]);
  return (form: FormData) => known.current?.(form) ?? unchecked(form);
}

/** What was typed, as nothing speaks against it yet. */
const unchecked = (form: FormData) => parse<unknown, string[]>(form, { resolve: (value) => ({ value }) });
