import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation, useParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { enter } from "~/guard";
import { done } from "~/model/answer";
import { today } from "~/model/dates";
import { typeDecimal } from "~/model/decimal";
import { paymentInput } from "~/model/invoice-payment";
import { keyOf, submit, versionOf } from "~/submission";
import type { Titled } from "~/title";
import { Button, ButtonLink } from "~/ui/button";
import { DateField } from "~/ui/date-field";
import { Dialog, DialogBody, DialogFooter } from "~/ui/dialog";
import { FormErrors, TextField } from "~/ui/field";
import { useSubmission } from "~/use-submission";
import { addressOf, useShown } from "../shown";

export const handle = { title: (t) => t("invoice.add_payment") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await enter(context, request, "invoices");
  return { key: crypto.randomUUID() };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "invoices");
  return submit({ request, context }, paymentInput, async ({ amount, ...body }, form) => {
    await context.api.send("POST", `/invoices/${params.invoiceId}/payments`, done, {
      // Read as cents here; on the wire it is euro, as it was typed.
      body: { ...body, amount: form.get("amount") },
      idempotencyKey: keyOf(form),
      version: versionOf(form),
    });
    context.session.flash({ kind: "success", key: "invoice.payment_added" });
    return redirect(addressOf(params));
  });
}

/** A payment is entered: what is open is suggested. */
export default function AddPayment() {
  const { t, i18n } = useTranslation();
  const { key } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const navigation = useNavigation();
  const closeTo = addressOf(useParams());
  const shown = useShown();
  const [form, fields] = useSubmission(paymentInput, {
    id: "payment",
    lastResult,
    defaultValue: { date: today(), amount: typeDecimal((shown?.open_cents ?? 0) * 100, i18n.language) },
  });
  return (
    <Dialog title={t("invoice.add_payment")} closeTo={closeTo} first="control">
      <Form method="post" className="contents" preventScrollReset {...getFormProps(form)}>
        <DialogBody>
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="version" value={shown?.version} />
          <FormErrors errors={form.errors} />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              field={fields.amount}
              label={t("invoice.amount")}
              isRequired
              suffix={t("form.currency")}
              inputMode="decimal"
              data-autofocus
            />
            <DateField field={fields.date} label={t("invoice.paid_on")} isRequired />
            <TextField
              field={fields.note}
              label={t("invoice.payment_note")}
              className="sm:col-span-2"
              maxLength={200}
            />
          </div>
        </DialogBody>
        <DialogFooter>
          <ButtonLink to={closeTo} preventScrollReset>
            {t("form.cancel")}
          </ButtonLink>
          <Button tone="main" isPending={navigation.formMethod === "POST"}>
            {t("form.add")}
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
