import { type FieldMetadata, getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { EditBaseline, fillingOf } from "#app/forms/edit-baseline.tsx";
import { submitEdit } from "#app/forms/edited.ts";
import { formOf } from "#app/forms/form.ts";
import { versionOf } from "#app/forms/form-version.ts";
import { Form } from "#app/forms/own-form.tsx";
import type { Refusal } from "#app/forms/submission.ts";
import { chosenBefore } from "#app/forms/typed-choice.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useEditBaseline } from "#app/forms/use-edit-baseline.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { enter, reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done } from "#model/answer/answer.ts";
import type { PurchaseInvoice } from "#model/purchase/purchase-invoice.ts";
import { ComboBox } from "#ui/combo-box.tsx";
import { DateField } from "#ui/date-field.tsx";
import { Dialog, DialogBody } from "#ui/dialog.tsx";
import { FormErrors, TextField } from "#ui/field.tsx";
import { SendFooter } from "#ui/send-footer.tsx";
import { completeClientIn } from "../projects/typed-client.ts";
import { editedPurchase } from "./edited.ts";
import { readShown } from "./read.ts";
import { SameInvoice, withoutAddress } from "./same-invoice.tsx";
import { purchaseValues } from "./values.ts";

export const handle = { title: (t) => t("purchases.edit") } satisfies Titled;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { data } = await reading(context, request, "purchases", () => readShown({ params, context }));
  return data;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "purchases", editedPurchase);
  const form = await formOf(request);
  await completeClientIn({ request, context, form, called: editedPurchase }, "supplier_id");
  return submitEdit({ request, context, form }, editedPurchase, async ({ vat, payable, ...head }) => {
    // What was read of an e-invoice has no fields for its sums.
    const body = form.has("vat") ? { ...head, vat, payable } : head;
    const path = `/purchase_invoices/${params.purchaseId}`;
    await context.api.send("PATCH", path, done, { body, version: versionOf(form) });
    context.session.flash({ kind: "success", key: "purchases.saved" });
    return replace(`/purchases/${params.purchaseId}`);
  });
}

/** Fills in what a supplier's invoice says, beside its file. */
export default function EditPurchase() {
  const { t } = useTranslation();
  const shown = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const begun = useEditBaseline(shown, shown.id, lastResult);
  return (
    <Dialog title={t("purchases.edit")} closeTo={`/purchases/${shown.id}`} width="wide">
      <PurchaseForm key={fillingOf(begun, lastResult)} purchase={begun} lastResult={lastResult} />
    </Dialog>
  );
}

interface PurchaseFormProps {
  purchase: PurchaseInvoice;
  lastResult: Refusal | undefined;
}

const rules = () => import("#model/purchase/purchase-invoice.ts").then((model) => model.purchaseForm);

const said = (errors: readonly string[] | undefined) => errors && withoutAddress(errors);

function PurchaseForm({ purchase, lastResult }: PurchaseFormProps) {
  const { t, language } = useTranslation();
  const values = purchaseValues(purchase, language);
  const id = "purchase";
  const [form, fields] = useSubmission(rules, { id, lastResult, defaultValue: values });
  const before = chosenBefore(lastResult, "supplier_id");
  const { name, id: fieldId, errors } = fields.supplier_id;
  const { number } = fields;
  return (
    <Form method="post" className="contents" preventScrollReset {...getFormProps(form)}>
      <DialogBody>
        <EditBaseline form={id} row={{ version: purchase.version, values }} lastResult={lastResult}>
          <FormErrors
            errors={said(form.errors)}
            fields={Object.assign({}, form.allErrors, { number: said(number.errors) ?? null })}
          />
          <ComboBox
            {...{ name, id: fieldId, errors }}
            {...(Object.keys(before).length > 0 ? before : { chosen: purchase.supplier ?? undefined })}
            label={t("purchases.supplier")}
            hint={t("purchases.supplier_hint")}
            isRequired
            source="/choices/clients"
            minimum={1}
          />
          <TextField
            field={{
              id: number.id,
              name: number.name,
              initialValue: number.initialValue,
              errors: said(number.errors),
            }}
            label={t("purchases.number")}
            isRequired
          />
          <SameInvoice errors={number.errors} />
          <div className="grid gap-4 sm:grid-cols-2">
            <DateField field={fields.issued_on} label={t("purchases.issued_on")} isRequired />
            <DateField field={fields.due_on} label={t("purchases.due_on")} />
          </div>
          <div className="grid gap-4 sm:grid-cols-3">
            <TextField
              field={fields.currency}
              label={t("purchases.currency")}
              isRequired
              readOnly={purchase.is_read}
            />
            <TextField
              field={fields.rate}
              label={t("purchases.rate")}
              hint={t("purchases.rate_hint")}
              inputMode="decimal"
            />
            <DateField field={fields.rate_on} label={t("purchases.rate_on")} />
          </div>
          {!purchase.is_read && purchase.lines.length > 0 && <PaperSums fields={fields} />}
        </EditBaseline>
      </DialogBody>
      <SendFooter closeTo={`/purchases/${purchase.id}`} send={t("form.save")} />
    </Form>
  );
}

interface PaperSumsProps {
  fields: { vat: FieldMetadata<unknown>; payable: FieldMetadata<unknown> };
}

/** What the paper says of its sums, where its lines come to something else. */
function PaperSums({ fields }: PaperSumsProps) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        field={fields.vat}
        label={t("purchases.paper_vat")}
        hint={t("purchases.paper_vat_hint")}
        inputMode="decimal"
      />
      <TextField
        field={fields.payable}
        label={t("purchases.paper_payable")}
        hint={t("purchases.paper_payable_hint")}
        inputMode="decimal"
      />
    </div>
  );
}
