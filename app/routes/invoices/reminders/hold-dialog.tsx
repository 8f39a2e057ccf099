import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { z } from "zod";
import { versionOf } from "#app/forms/form-version.ts";
import { Form } from "#app/forms/own-form.tsx";
import { submit } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { enter } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done } from "#model/answer/answer.ts";
import { optionalText } from "#model/answer/fields.ts";
import { Dialog, DialogBody } from "#ui/dialog.tsx";
import { FormErrors } from "#ui/field.tsx";
import { NotNow } from "#ui/not-now.tsx";
import { SendFooter } from "#ui/send-footer.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { addressOf, useSeen } from "../shown.ts";
import { statusRulesOf } from "../status-rules.ts";

/** What is done with the reminders of a document, and what it is called. */
const acts = {
  stop: {
    title: "reminders.stop_title",
    text: "reminders.stop_text",
    send: "reminders.stop_title",
    said: "reminders.stopped",
  },
  dispute: {
    title: "reminders.dispute_title",
    text: "reminders.dispute_text",
    send: "reminders.dispute_send",
    said: "reminders.is_disputed",
  },
  resume: {
    title: "reminders.resume",
    text: "reminders.resume_text",
    send: "reminders.resume",
    said: "reminders.resumed",
  },
} as const;
const act = z.enum(["stop", "dispute", "resume"]);

export const handle = { title: (t) => t("reminders.title") } satisfies Titled;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await enter(context, request, "invoices");
  return { act: actOf(params.act) };
}

/** What an address names; any other is nowhere. */
function actOf(named: string | undefined): z.infer<typeof act> {
  const { data } = act.safeParse(named);
  if (!data) throw new Response(null, { status: 404 });
  return data;
}

const noteForm = (isNeeded: boolean) =>
  z.object({
    note: optionalText(500).refine((note) => !isNeeded || note !== "", "errors.required"),
  });
const holdForm = noteForm(false);
/** Who says that a document is disputed knows what of it. */
const disputeForm = noteForm(true);
const rules = async () => holdForm;
const disputeRules = async () => disputeForm;
const called = { texts: "reminders", input: holdForm };

/** Stops the reminders of a document, says that it is disputed, or lets them go on. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "invoices", called);
  const asked = actOf(params.act);
  const schema = asked === "dispute" ? disputeForm : holdForm;
  return submit({ request, context, called }, schema, async ({ note }, form) => {
    const body = {
      is_stopped: asked === "stop",
      is_disputed: asked === "dispute",
      note: asked === "resume" ? "" : note,
    };
    const path = `/invoices/${params.invoiceId}/reminders`;
    await context.api.send("PATCH", path, done, { body, version: versionOf(form) });
    context.session.flash({ kind: "success", key: acts[asked].said });
    return redirect(addressOf(params));
  });
}

export default function HoldReminders() {
  const { t } = useTranslation();
  const { act: asked } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const closeTo = addressOf(useParams());
  const { seen, version } = useSeen(lastResult);
  const isDispute = asked === "dispute";
  const [form, fields] = useSubmission(isDispute ? disputeRules : rules, {
    id: "hold",
    lastResult,
    defaultValue: { note: "" },
  });
  if (!seen) return null;
  const { title, text, send } = acts[asked];
  const { isInForce, isPayable } = statusRulesOf(seen);
  if (!isInForce || !isPayable)
    return <NotNow title={t(title)} why="reminders.nothing_to_remind" closeTo={closeTo} />;
  return (
    <Dialog title={t(title)} closeTo={closeTo} first="control">
      <Form method="post" className="contents" preventScrollReset {...getFormProps(form)}>
        <DialogBody>
          <input type="hidden" name="version" value={version} />
          <FormErrors errors={form.errors} />
          <p>{t(text)}</p>
          {asked !== "resume" && (
            <TextAreaField
              field={fields.note}
              label={t("reminders.note")}
              rows={3}
              maxLength={500}
              isRequired={isDispute}
              isFirst
            />
          )}
        </DialogBody>
        <SendFooter closeTo={closeTo} send={t(send)} isFirst={asked === "resume"} />
      </Form>
    </Dialog>
  );
}
