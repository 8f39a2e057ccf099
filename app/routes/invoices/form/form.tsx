import { getFormProps } from "@conform-to/react";
import { type ReactNode, useEffect, useMemo } from "react";
import { EditBaseline } from "#app/forms/edit-baseline.tsx";
import { Form } from "#app/forms/own-form.tsx";
import type { Refusal } from "#app/forms/submission.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { itemsOf } from "#model/estimate/counted-estimate.ts";
import type { InvoiceChoices } from "#model/invoice/invoice.ts";
import { FormErrors } from "#ui/field.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { IncompleteNotice } from "../incomplete-notice.tsx";
import { BillPanel } from "./bill-panel.tsx";
import { DocumentFields } from "./document-fields.tsx";
import { ExtentFields } from "./extent-fields.tsx";
import type { beginning } from "./input.ts";
import { dueOf, isPayable, usePreview, useTyped } from "./typed.ts";
import { WaybillFields } from "./waybill-fields.tsx";

const rules = () => import("./input.ts").then(({ invoiceForm }) => invoiceForm);

/** The form's own name, for the buttons around it. */
export const formId = "invoice";

const noErrors = {};

interface InvoiceFormProps {
  choices: InvoiceChoices;
  values: ReturnType<typeof beginning>;
  lastResult: Refusal | undefined;
  /** Of the draft that is changed; none makes a new document. */
  version?: number;
  /** What is sent along unseen. */
  children?: ReactNode;
}

/** The form of a document, a new one or a draft, with what it comes to beside it. */
export function InvoiceForm({ choices, values, version, lastResult, children }: InvoiceFormProps) {
  const { t } = useTranslation();
  const [form, fields] = useSubmission(rules, { id: formId, lastResult, defaultValue: values });
  const { now, onInput, chosen, choose, quantities } = useTyped(lastResult?.initialValue ?? values);
  const preview = usePreview(choices, now, { chosen, quantities });
  useEffect(() => {
    // The library looks for the wrong field by its name, and stages of the estimate have none.
    if (lastResult) document.querySelector<HTMLElement>(`.invoice-quantity [aria-invalid="true"]`)?.focus();
  }, [lastResult]);
  const payable = isPayable(now);
  const due = useMemo(() => dueOf(now), [now]);
  return (
    <Form
      method="post"
      className="invoice"
      onInput={(event) => onInput(event.currentTarget)}
      {...getFormProps(form)}
    >
      <div className="invoice-fields">
        {!choices.can_issue && <IncompleteNotice />}
        {choices.open_items.length === 0 && (
          <p className="rounded-card bg-warning-soft px-4 py-3">
            {t(itemsOf(choices.estimate).length > 0 ? "invoice.nothing_left" : "invoice.estimate_empty")}
          </p>
        )}
        <FormErrors errors={form.errors} />
        {children}
        <EditBaseline
          form={formId}
          row={version === undefined ? undefined : { version, values }}
          lastResult={lastResult}
        >
          <ExtentFields
            {...{ choices, fields, chosen, choose, quantities, preview }}
            begun={lastResult?.initialValue ?? values}
            errors={lastResult?.error ?? noErrors}
            isPayable={payable}
          />
          <DocumentFields fields={fields} due={due} />
          <WaybillFields fields={fields.waybill.getFieldset()} invoices={choices.pricing_invoices} />
          <fieldset className="flex min-w-0 flex-col gap-4">
            <legend className="mb-3 text-base font-semibold text-heading">{t("invoice.texts")}</legend>
            <TextAreaField field={fields.description} label={t("invoice.description")} />
            <TextAreaField field={fields.comment} label={t("invoice.comment")} />
          </fieldset>
        </EditBaseline>
      </div>
      <aside className="invoice-side">
        <BillPanel choices={choices} preview={preview} isPayable={payable} />
      </aside>
    </Form>
  );
}
