import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, replace } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { EditBaseline, fillingOf } from "#app/forms/edit-baseline.tsx";
import { submitEdit } from "#app/forms/edited.ts";
import { versionOf } from "#app/forms/form-version.ts";
import { Form } from "#app/forms/own-form.tsx";
import type { Refusal } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useEditBaseline } from "#app/forms/use-edit-baseline.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { enter, reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done, one } from "#model/answer/answer.ts";
import { today } from "#model/date/dates.ts";
import { type EInvoice, eInvoice } from "#model/einvoice/e-invoice.ts";
import { Dialog, DialogBody } from "#ui/dialog.tsx";
import { FormErrors } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import { SendFooter } from "#ui/send-footer.tsx";
import { DueDate } from "./due-date.tsx";
import { editedEInvoice } from "./edited.ts";
import { EInvoiceFields } from "./fields.tsx";
import { eInvoiceList } from "./filters.ts";
import { eInvoiceValues } from "./values.ts";

export const handle = {
  title: (t, data) => t("e_invoices.edit", { number: data?.shown.invoice_nr ?? "" }),
} satisfies Titled<Awaited<ReturnType<typeof loader>>>;

/** What the dialog stands on: the document's own page, or the list with its filters. */
const below = ({
  request,
  params: { estimateId, invoiceId },
}: Pick<ActionFunctionArgs, "request" | "params">) =>
  estimateId ? `/invoices/${estimateId}/${invoiceId}` : eInvoiceList + new URL(request.url).search;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { data: shown } = await reading(context, request, "invoices", () =>
    context.api.get(`/e_invoices/${params.invoiceId}`, one(eInvoice)),
  );
  // A draft is issued first.
  if (shown.state === "draft") throw redirect(`/invoices/${shown.estimate_id}/${shown.id}`);
  return { shown, today: today(), closeTo: below({ request, params }) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "invoices", editedEInvoice);
  return submitEdit({ request, context }, editedEInvoice, async (body, form) => {
    await context.api.send("PATCH", `/e_invoices/${params.invoiceId}`, done, {
      body,
      version: versionOf(form),
    });
    context.session.flash({ kind: "success", key: "e_invoices.saved" });
    return replace(below({ request, params }));
  });
}

/** How a document was sent and reported, as people of the agency say; what was mailed from here is filled in. */
export default function EditEInvoice() {
  const { t } = useTranslation();
  const { shown, today, closeTo } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const begun = useEditBaseline(shown, shown.id, lastResult);
  return (
    <Dialog title={t("e_invoices.edit", { number: shown.invoice_nr })} closeTo={closeTo}>
      <EInvoiceForm
        key={fillingOf(begun, lastResult)}
        {...{ shown, today, closeTo, lastResult }}
        eInvoice={begun}
      />
    </Dialog>
  );
}

interface EInvoiceFormProps {
  /** As it was when the form was begun, and as it is now. */
  eInvoice: EInvoice;
  shown: EInvoice;
  today: string;
  closeTo: string;
  lastResult: Refusal | undefined;
}

const rules = () => import("#model/einvoice/e-invoice.ts").then((model) => model.eInvoiceForm);

function EInvoiceForm({ eInvoice, shown, today, closeTo, lastResult }: EInvoiceFormProps) {
  const { t } = useTranslation();
  const values = eInvoiceValues(eInvoice);
  const id = "e-invoice";
  const [form, fields] = useSubmission(rules, { id, lastResult, defaultValue: values });
  return (
    <Form method="post" className="contents" preventScrollReset {...getFormProps(form)}>
      <DialogBody>
        <p className="text-grey-700">
          <Link
            to={`/invoices/${shown.estimate_id}/${shown.id}`}
            className="text-primary-ink underline-offset-4 hover:underline"
          >
            {shown.customer.name}
          </Link>
          {shown.due_on && (
            <>
              {" · "}
              {t("e_invoices.due_on")}: <DueDate due={shown.due_on} today={today} />
            </>
          )}
        </p>
        <EditBaseline form={id} row={{ version: eInvoice.version, values }} lastResult={lastResult}>
          <EInvoiceFields fields={fields} shown={shown} />
          <FormErrors errors={form.errors} fields={form.allErrors} />
        </EditBaseline>
      </DialogBody>
      <SendFooter closeTo={closeTo} send={t("form.save")} />
    </Form>
  );
}
