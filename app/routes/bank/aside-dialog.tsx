import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { versionOf } from "#app/forms/form-version.ts";
import { Form } from "#app/forms/own-form.tsx";
import { submit } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { enter, reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done } from "#model/answer/answer.ts";
import { asideInput } from "#model/bank-entry/bank-entry.ts";
import { Dialog, DialogBody } from "#ui/dialog.tsx";
import { FormErrors, TextField } from "#ui/field.tsx";
import { NotNow } from "#ui/not-now.tsx";
import { SendFooter } from "#ui/send-footer.tsx";
import { listBelow } from "./address.ts";
import { EntryFacts } from "./facts.tsx";
import { readEntry } from "./read.ts";

export const handle = { title: (t) => t("bank.set_aside") } satisfies Titled;

const called = { texts: "bank", input: asideInput };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { data } = await reading(context, request, "bank", () => readEntry({ params, context }));
  return data;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "bank", called);
  return submit({ request, context, called }, asideInput, async (body, form) => {
    const path = `/bank/entries/${params.entryId}/set-aside`;
    await context.api.send("POST", path, done, { body, version: versionOf(form) });
    context.session.flash({ kind: "success", key: "bank.was_set_aside" });
    return replace(listBelow(new URL(request.url).searchParams));
  });
}

const rules = () => import("#model/bank-entry/bank-entry.ts").then((model) => model.asideInput);

/** Sets an entry aside that pays no document: with why, which what the bank calls it suggests. */
export default function SetAside() {
  const { t } = useTranslation();
  const entry = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const [params] = useSearchParams();
  const closeTo = listBelow(params);
  const { kind, state, version } = entry;
  const note = kind === "fee" || kind === "interest" ? t(`bank.notes.${kind}`) : "";
  const [form, fields] = useSubmission(rules, { id: "aside", lastResult, defaultValue: { note } });
  if (state !== "open" && !lastResult)
    return <NotNow title={t("bank.set_aside")} why="bank.decided" closeTo={closeTo} />;
  return (
    <Dialog title={t("bank.set_aside")} closeTo={closeTo} width="wide">
      <Form method="post" className="contents" preventScrollReset {...getFormProps(form)}>
        <DialogBody>
          <input type="hidden" name="version" value={version} />
          <FormErrors errors={form.errors} />
          <EntryFacts entry={entry} />
          <TextField
            field={fields.note}
            label={t("bank.note")}
            hint={t("bank.note_hint")}
            isRequired
            data-autofocus
          />
        </DialogBody>
        <SendFooter closeTo={closeTo} send={t("bank.set_aside")} />
      </Form>
    </Dialog>
  );
}
