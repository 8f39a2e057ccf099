import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { versionOf } from "#app/forms/form-version.ts";
import { Form } from "#app/forms/own-form.tsx";
import { submit } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { enter, reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { typedDate } from "#model/answer/fields.ts";
import { showDate, today } from "#model/date/dates.ts";
import { showIn } from "#model/money/show-in.ts";
import { DateField } from "#ui/date-field.tsx";
import { Dialog, DialogBody } from "#ui/dialog.tsx";
import { FormErrors } from "#ui/field.tsx";
import { SendFooter } from "#ui/send-footer.tsx";
import { decide, readShown } from "./read.ts";

export const handle = { title: (t) => t("purchases.pay") } satisfies Titled;

const payment = z.object({ paid_on: typedDate });
const called = { texts: "purchases", input: payment };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { data } = await reading(context, request, "purchases", () => readShown({ params, context }));
  return { purchase: data, today: showDate(today()) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "purchases", called);
  return submit({ request, context, called }, payment, async ({ paid_on }, form) => {
    await decide(context, params.purchaseId, { state: "paid", paid_on, version: versionOf(form) });
    context.session.flash({ kind: "success", key: "purchases.was_paid" });
    return replace(`/purchases/${params.purchaseId}`);
  });
}

const rules = async () => payment;

/** Says that an approved invoice is paid, and when. */
export default function Pay() {
  const { t, language } = useTranslation();
  const { purchase, today: paid_on } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const [form, fields] = useSubmission(rules, { id: "payment", lastResult, defaultValue: { paid_on } });
  const closeTo = `/purchases/${purchase.id}`;
  return (
    <Dialog title={t("purchases.pay")} closeTo={closeTo}>
      <Form method="post" className="contents" preventScrollReset {...getFormProps(form)}>
        <DialogBody>
          <input type="hidden" name="version" value={purchase.version} />
          <FormErrors errors={form.errors} />
          <p className="numeric">{showIn(purchase.payable_cents, purchase.currency, language)}</p>
          <DateField field={fields.paid_on} label={t("purchases.paid_on")} isRequired />
        </DialogBody>
        <SendFooter closeTo={closeTo} send={t("form.save")} />
      </Form>
    </Dialog>
  );
}
