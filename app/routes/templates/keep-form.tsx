import { getFormProps } from "@conform-to/react";
import { type ChangeEvent, useRef } from "react";
import { FormKey } from "#app/forms/form-key.tsx";
import { Form } from "#app/forms/own-form.tsx";
import { Prefilled } from "#app/forms/prefilled.tsx";
import { sentBefore } from "#app/forms/sent-before.ts";
import type { Refusal } from "#app/forms/submission.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { isObject } from "#model/answer/is-object.ts";
import { DialogBody } from "#ui/dialog.tsx";
import { CheckField, FormErrors, TextField } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { SendFooter } from "#ui/send-footer.tsx";

const rules = () => import("#model/estimate/template.ts").then(({ templateForm }) => templateForm);

/** What stands for the whole estimate among its parts. */
export const whole = "estimate";

/** A stage or a position that can be kept, such as "stage-12". */
export interface Part {
  row: string;
  name: string;
  /** It is in the stage before it. */
  isWithin?: boolean;
}

interface KeepFormProps {
  /** What the estimate is called. */
  name: string;
  parts: Part[];
  idempotencyKey: string;
  closeTo: string;
  lastResult: Refusal | undefined;
}

/** The form of a new template. It offers to replace the one that is called so already, once it was refused for that. */
export function KeepForm({ name, parts, idempotencyKey, closeTo, lastResult }: KeepFormProps) {
  const { t } = useTranslation();
  const [form, fields] = useSubmission(rules, {
    id: "template",
    lastResult,
    defaultValue: { name, what: whole },
  });
  const taken = takenIn(lastResult);
  // A tick was for the one that was asked about, and for no other.
  const asked = sentBefore(lastResult, "taken");
  const suggest = useSuggestions(name, parts);
  return (
    <Form method="post" className="contents" preventScrollReset {...getFormProps(form)}>
      <DialogBody>
        <FormErrors errors={form.errors} />
        <FormKey value={idempotencyKey} />
        <Prefilled values={{ name }} lastResult={lastResult} />
        <p className="text-grey-700">{t("templates.explained")}</p>
        {parts.length > 0 ? (
          <SelectField
            field={fields.what}
            label={t("templates.what")}
            isRequired
            options={[
              { value: whole, label: t("templates.whole") },
              ...parts.map(({ row, name: label, isWithin }) => ({
                value: row,
                label: isWithin ? `\u2003${label}` : label,
              })),
            ]}
            onChange={(event) => suggest(event, fields.name.id)}
          />
        ) : (
          <input type="hidden" name="what" value={whole} />
        )}
        <TextField field={fields.name} label={t("templates.name")} isRequired data-autofocus />
        {taken && (
          <>
            <input type="hidden" name="taken" value={taken.name} />
            <input type="hidden" name="taken_version" value={taken.version} />
            <CheckField
              key={taken.name}
              field={asked === taken.name ? fields.replaces : { ...fields.replaces, initialValue: undefined }}
              label={t("templates.replaces", { name: taken.name })}
            />
          </>
        )}
      </DialogBody>
      <SendFooter closeTo={closeTo} send={t("form.save")} />
    </Form>
  );
}

/** The template that has the name, as the refusal tells of it, or as an earlier one did; null where none was said to. */
function takenIn(lastResult: Refusal | undefined): { name: string; version: string } | null {
  const current = isObject(lastResult?.current) ? lastResult.current : {};
  if (typeof current.name === "string") return { name: current.name, version: String(current.version ?? "") };
  const name = sentBefore(lastResult, "taken");
  return name ? { name, version: sentBefore(lastResult, "taken_version") ?? "" } : null;
}

/** Suggests the name of what is chosen, until somebody has written another. */
function useSuggestions(name: string, parts: Part[]) {
  const suggested = useRef(name);
  return ({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>, field: string) => {
    const input = document.getElementById(field);
    if (!(input instanceof HTMLInputElement) || input.value !== suggested.current) return;
    suggested.current = parts.find(({ row }) => row === value)?.name ?? name;
    input.value = suggested.current;
  };
}
