import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { Form } from "#app/forms/own-form.tsx";
import { submit } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { enter, reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done } from "#model/answer/answer.ts";
import { asideNote, type EntryRow, entryPage } from "#model/bank-entry/bank-entry.ts";
import { showDate } from "#model/date/dates.ts";
import { showIn } from "#model/money/show-in.ts";
import { Dialog, DialogBody } from "#ui/dialog.tsx";
import { FormErrors, TextField } from "#ui/field.tsx";
import { NotNow } from "#ui/not-now.tsx";
import { SendFooter } from "#ui/send-footer.tsx";
import { listBelow } from "./address.ts";
import { EntryFacts } from "./facts.tsx";

export const handle = { title: (t) => t("bank_entries.set_aside") } satisfies Titled;

const called = { texts: "bank_entries", input: asideNote };

/** Rows of a page of the list at most. */
const mostRows = 100;

/** The entries that were chosen, by their ids. */
const rowsIn = (query: URLSearchParams): number[] =>
  query
    .getAll("row")
    .filter((id) => /^\d{1,15}$/.test(id))
    .slice(0, mostRows)
    .map(Number);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ids = rowsIn(new URL(request.url).searchParams);
  return reading(context, request, "bank", async () => {
    if (ids.length === 0) return [];
    const path = `/bank/entries?state=open&per_page=${mostRows}&ids=${ids.join()}`;
    return (await context.api.get(path, entryPage)).data;
  });
}

export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "bank", called);
  const { searchParams } = new URL(request.url);
  return submit({ request, context, called }, asideNote, async ({ note }) => {
    const entries = rowsIn(searchParams);
    await context.api.send("POST", "/bank/entries/set-aside", done, { body: { entries, note } });
    context.session.flash({
      kind: "success",
      key: "bank_entries.were_set_aside",
      values: { count: entries.length },
    });
    return replace(listBelow(searchParams));
  });
}

const rules = () => import("#model/bank-entry/bank-entry.ts").then((model) => model.asideNote);

/** Sets entries aside that pay no document: with why, which what the bank calls them suggests. */
export default function SetAside() {
  const { t } = useTranslation();
  const entries = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const [params] = useSearchParams();
  const closeTo = listBelow(params);
  const [form, fields] = useSubmission(rules, {
    id: "aside",
    lastResult,
    defaultValue: { note: useSuggested(entries) },
  });
  const [only, second] = entries;
  if (!only && !lastResult)
    return <NotNow title={t("bank_entries.set_aside")} why="bank_entries.decided" closeTo={closeTo} />;
  return (
    <Dialog title={t("bank_entries.set_aside")} closeTo={closeTo} width="wide" first="control">
      <Form method="post" className="contents" preventScrollReset {...getFormProps(form)}>
        <DialogBody>
          <FormErrors errors={form.errors} />
          {only && !second && <EntryFacts entry={only} />}
          {second && <EntryList entries={entries} />}
          <TextField
            field={fields.note}
            label={t("bank_entries.note")}
            hint={t("bank_entries.note_hint")}
            isRequired
            data-autofocus
          />
        </DialogBody>
        <SendFooter closeTo={closeTo} send={t("bank_entries.set_aside")} />
      </Form>
    </Dialog>
  );
}

/** What the bank calls all of the entries, where that is clear. */
function useSuggested(entries: readonly Pick<EntryRow, "kind">[]): string {
  const { t } = useTranslation();
  const [kind, ...others] = new Set(entries.map((entry) => entry.kind));
  return others.length === 0 && (kind === "fee" || kind === "interest")
    ? t(`bank_entries.notes.${kind}`)
    : "";
}

function EntryList({ entries }: { entries: readonly EntryRow[] }) {
  const { t, language } = useTranslation();
  return (
    <ul className="max-h-64 divide-y divide-grey-200 overflow-y-auto" aria-label={t("bank_entries.title")}>
      {entries.map(({ id, booked_on, party, text, amount_cents, currency }) => (
        <li key={id} className="flex items-baseline gap-3 py-1">
          <span className="numeric text-grey-600">{showDate(booked_on)}</span>
          <span className="min-w-0 grow truncate">{party.name || text || t("bank_entries.nobody")}</span>
          <span className="numeric whitespace-nowrap">{showIn(amount_cents, currency, language)}</span>
        </li>
      ))}
    </ul>
  );
}
