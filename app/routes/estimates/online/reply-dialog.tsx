import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { FormKey } from "#app/forms/form-key.tsx";
import { keyOf } from "#app/forms/form-version.ts";
import { Form } from "#app/forms/own-form.tsx";
import { submit } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { enter } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done } from "#model/answer/answer.ts";
import { replyInput } from "#model/online/reply.ts";
import { Dialog, DialogBody } from "#ui/dialog.tsx";
import { FormErrors } from "#ui/field.tsx";
import { SendFooter } from "#ui/send-footer.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";

export const handle = { title: (t) => t("mails.reply") } satisfies Titled;

const rules = () => import("#model/online/reply.ts").then((model) => model.replyInput);

export async function loader({ request, context }: LoaderFunctionArgs) {
  await enter(context, request, "estimate");
  return { key: crypto.randomUUID() };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "estimate", { texts: "mails", ids: [], input: replyInput });
  return submit({ request, context }, replyInput, async (body, form) => {
    const options = { body, idempotencyKey: keyOf(form) };
    await context.api.send("POST", `/estimates/${params.estimateId}/questions`, done, options);
    context.session.flash({ kind: "success", key: "mails.was_replied" });
    return redirect(`/estimate/${params.estimateId}`);
  });
}

/** Answers a client who asked about an estimate: at the document, and by mail. */
export default function ReplyDialog() {
  const { t } = useTranslation();
  const { key } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const closeTo = `/estimate/${useParams().estimateId}`;
  const [form, fields] = useSubmission(rules, { id: "reply", lastResult });
  return (
    <Dialog title={t("mails.reply")} closeTo={closeTo}>
      <Form method="post" className="contents" preventScrollReset {...getFormProps(form)}>
        <DialogBody>
          <FormErrors errors={form.errors} />
          <FormKey value={key} />
          <TextAreaField
            field={fields.text}
            label={t("mails.reply_text")}
            rows={6}
            maxLength={4000}
            isRequired
          />
          <p className="text-xs text-grey-700">{t("mails.reply_hint")}</p>
        </DialogBody>
        <SendFooter closeTo={closeTo} send={t("mails.send_reply")} />
      </Form>
    </Dialog>
  );
}
