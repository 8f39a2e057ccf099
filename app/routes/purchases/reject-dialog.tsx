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
import { requiredText } from "#model/answer/fields.ts";
import { Dialog, DialogBody } from "#ui/dialog.tsx";
import { FormErrors, TextField } from "#ui/field.tsx";
import { SendFooter } from "#ui/send-footer.tsx";
import { decide, readShown } from "./read.ts";

export const handle = { title: (t) => t("purchases.reject") } satisfies Titled;

const rejection = z.object({ reason: requiredText(500) });
const called = { texts: "purchases", input: rejection };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { data } = await reading(context, request, "purchases", () => readShown({ params, context }));
  return data;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "purchases", called);
  return submit({ request, context, called }, rejection, async ({ reason }, form) => {
    await decide(context, params.purchaseId, { state: "rejected", reason, version: versionOf(form) });
    context.session.flash({ kind: "success", key: "purchases.was_rejected" });
    return replace(`/purchases/${params.purchaseId}`);
  });
}

const rules = async () => rejection;

/** Rejects an invoice, with the reason. */
export default function Reject() {
  const { t } = useTranslation();
  const { id, version } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const [form, fields] = useSubmission(rules, { id: "rejection", lastResult, defaultValue: {} });
  const closeTo = `/purchases/${id}`;
  return (
    <Dialog title={t("purchases.reject")} closeTo={closeTo}>
      <Form method="post" className="contents" preventScrollReset {...getFormProps(form)}>
        <DialogBody>
          <input type="hidden" name="version" value={version} />
          <FormErrors errors={form.errors} />
          <TextField field={fields.reason} label={t("purchases.reason")} isRequired />
        </DialogBody>
        <SendFooter closeTo={closeTo} send={t("purchases.reject_act")} />
      </Form>
    </Dialog>
  );
}
