import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { FormKey } from "#app/forms/form-key.tsx";
import { keyOf } from "#app/forms/form-version.ts";
import { Form } from "#app/forms/own-form.tsx";
import { type Refusal, submit } from "#app/forms/submission.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done } from "#model/answer/answer.ts";
import { askedLast } from "#model/online/asked-last.ts";
import type { Question } from "#model/online/document.ts";
import { replyInput } from "#model/online/reply.ts";
import { Dialog, DialogBody } from "#ui/dialog.tsx";
import { FormErrors } from "#ui/field.tsx";
import { SendFooter } from "#ui/send-footer.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { Messages } from "./messages.tsx";

const rules = () => import("#model/online/reply.ts").then((model) => model.replyInput);

/** The form, for where it is to be read although its row is gone by then. */
export const calledReply = { texts: "mails", ids: [], input: replyInput };

interface AskedAbout {
  /** The document in the API: `/invoices/7`. */
  path: string;
  /** Its page, which the dialog stands over. */
  page: string;
}

/** Sends a reply to who asked about a document, and leads back to it. */
export const sendReply = (
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  { path, page }: AskedAbout,
) =>
  submit({ request, context }, replyInput, async (body, form) => {
    const options = { body, idempotencyKey: keyOf(form) };
    await context.api.send("POST", `${path}/questions`, done, options);
    context.session.flash({ kind: "success", key: "mails.was_replied" });
    return redirect(page);
  });

interface ReplyProps {
  /** The conversation so far, as far as the page behind the dialog knows it, and how its lines are called. */
  conversation: readonly Question[];
  lines?: ReadonlyMap<number, string> | undefined;
  idempotencyKey: string;
  closeTo: string;
  lastResult: Refusal | undefined;
}

/** Answers a client who asked about a document: at the document, and by mail. */
export function Reply({ conversation, lines, idempotencyKey, closeTo, lastResult }: ReplyProps) {
  const { t } = useTranslation();
  const asked = askedLast(conversation);
  const [form, fields] = useSubmission(rules, { id: "reply", lastResult });
  return (
    <Dialog title={t("mails.reply")} closeTo={closeTo}>
      <Form method="post" className="contents" preventScrollReset {...getFormProps(form)}>
        <DialogBody>
          <FormErrors errors={form.errors} />
          <FormKey value={idempotencyKey} />
          {asked.length > 0 && <Messages messages={asked} lines={lines} />}
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
