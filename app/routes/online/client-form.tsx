import { type ReactNode, useId } from "react";
import type { Refusal } from "#app/forms/submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { Button, type Tone } from "#ui/button.tsx";
import { type Control, FormErrors } from "#ui/field.tsx";
import { type Act, actField } from "./acts.ts";

interface ClientFormProps {
  act: Act;
  /** Known by fields that stand elsewhere on the page and belong to it. */
  id?: string;
  /** Another act that sends this form along: what was typed here stays. */
  keeps?: Act;
  /** What a form of the page was refused with, whichever it was. */
  refusal: Refusal | undefined;
  /** Makes a form that is sent twice one write. */
  formKey: string;
  /** Where on the page it stands: a refused one is shown there again. */
  at: string;
  send: string;
  tone?: Tone;
  /** Whether a file goes along. */
  hasFile?: boolean;
  /** Its fields, by what is known of each. */
  children: (field: (name: string) => Control) => ReactNode;
}

/** A form of somebody who has a link and nothing else. It works without scripts; the server alone checks it. */
export function ClientForm({
  act,
  id: name,
  keeps,
  refusal,
  formKey,
  at,
  send,
  tone = "main",
  hasFile,
  children,
}: ClientFormProps) {
  const id = useId();
  const { language } = useTranslation();
  const sent = refusal?.initialValue?.[actField];
  const own = sent === act ? refusal : undefined;
  const typed = own ?? (sent === keeps ? refusal : undefined);
  const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);
  const field = (name: string): Control => ({
    id: `${id}-${name}`,
    name,
    errors: own?.error?.[name] ?? undefined,
    initialValue: textOf(typed?.initialValue?.[name]),
  });
  return (
    <form
      id={name}
      method="post"
      action={`#${at}`}
      encType={hasFile ? "multipart/form-data" : undefined}
      noValidate
      className="online-form"
    >
      <FormErrors errors={own?.error?.[""] ?? undefined} />
      <input type="hidden" name="key" value={`${formKey}-${act}`} />
      <input type="hidden" name="lang" value={language} />
      {/* Of a form with a file, what stands behind that is not read. */}
      {hasFile && <input type="hidden" name={actField} value={act} />}
      {children(field)}
      <div>
        <Button {...(!hasFile && { name: actField, value: act })} tone={tone}>
          {send}
        </Button>
      </div>
    </form>
  );
}
