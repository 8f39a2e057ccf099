import { type FieldMetadata, type FormMetadata, getFormProps } from "@conform-to/react";
import type { ReactNode } from "react";
import { FormKey } from "#app/forms/form-key.tsx";
import { Form } from "#app/forms/own-form.tsx";
import { useTranslation } from "#locales/use-translation.ts";
import { DateField } from "#ui/date-field.tsx";
import { Dialog, DialogBody } from "#ui/dialog.tsx";
import { FormErrors, TextField } from "#ui/field.tsx";
import { SendFooter } from "#ui/send-footer.tsx";
import type { useSeen } from "../shown.ts";
import { PaidByNow } from "./paid-by-now.tsx";

interface SumDialogProps<Schema extends Record<string, unknown>> {
  title: string;
  closeTo: string;
  form: FormMetadata<Schema, string[]>;
  fields: { amount: FieldMetadata<unknown>; date: FieldMetadata<unknown>; note: FieldMetadata<unknown> };
  /** The idempotency key of the form. */
  idempotencyKey: string;
  /** The document, and whether it was changed since the dialog was opened. */
  document: ReturnType<typeof useSeen>;
  dateLabel: string;
  /** What the button says that records it. */
  confirm: string;
  /** Fields before the sum. */
  children?: ReactNode;
  /** What is said below the fields. */
  hint?: ReactNode;
}

/** The dialog of a sum that came or went: how much, when, and a note. */
export function SumDialog<Schema extends Record<string, unknown>>({
  title,
  closeTo,
  form,
  fields,
  idempotencyKey,
  document: { seen, version, isChanged },
  dateLabel,
  confirm,
  children,
  hint,
}: SumDialogProps<Schema>) {
  const { t } = useTranslation();
  return (
    <Dialog title={title} closeTo={closeTo} first="control">
      <Form method="post" className="contents" preventScrollReset {...getFormProps(form)}>
        <DialogBody>
          <FormKey value={idempotencyKey} />
          <input type="hidden" name="version" value={version} />
          <FormErrors errors={form.errors} />
          {isChanged && seen && <PaidByNow invoice={seen} />}
          <div className="grid items-start gap-4 sm:grid-cols-2">
            {children}
            <TextField
              field={fields.amount}
              label={t("invoice.amount")}
              isRequired
              suffix={t("form.currency")}
              inputMode="decimal"
              data-autofocus
            />
            <DateField field={fields.date} label={dateLabel} isRequired />
            <TextField
              field={fields.note}
              label={t("invoice.payment_note")}
              className="sm:col-span-2"
              maxLength={200}
            />
          </div>
          {hint}
        </DialogBody>
        <SendFooter closeTo={closeTo} send={confirm} />
      </Form>
    </Dialog>
  );
}
