import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { formOf } from "#app/forms/form.ts";
import { Form } from "#app/forms/own-form.tsx";
import { submit } from "#app/forms/submission.ts";
import { enter, reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { one } from "#model/answer/answer.ts";
import { certainOutcome, type EntryRow, entryPage } from "#model/bank-entry/bank-entry.ts";
import { showDate } from "#model/date/dates.ts";
import { showIn } from "#model/money/show-in.ts";
import { Dialog, DialogBody } from "#ui/dialog.tsx";
import { FormErrors } from "#ui/field.tsx";
import { NotNow } from "#ui/not-now.tsx";
import { SendFooter } from "#ui/send-footer.tsx";
import { Documents } from "./outcome.tsx";

export const handle = { title: (t) => t("bank_entries.certain") } satisfies Titled;

/** Entries that are shown and booked at once. */
const atOnce = 100;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const path = `/bank/entries?state=open&certainty=certain&per_page=${atOnce}`;
  const { data, meta } = await reading(context, request, "bank", () => context.api.get(path, entryPage));
  const entries = data.filter(({ proposal }) => proposal?.reverses === null && proposal.parts.length > 0);
  return { entries, total: meta.total };
}

/** A box of the form: the entry, and which proposal was seen. */
const boxes = z.array(z.string().regex(/^\d{1,15} \S+$/));

/** Books the entries that stayed ticked, and tells how many of them were. */
export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "bank");
  const form = await formOf(request);
  const entries = boxes
    .catch([])
    .parse(form.getAll("entry"))
    .map((box) => {
      const [id = "", proposal = ""] = box.split(" ");
      return { id: Number(id), proposal };
    });
  return submit({ request, context, form }, z.object({}), async () => {
    const path = "/bank/entries/book-certain";
    const { data } = await context.api.send("POST", path, one(certainOutcome), { body: { entries } });
    const refused = data.results.filter(({ outcome }) => outcome === "refused");
    const count = data.results.length - refused.length;
    const [first] = refused;
    context.session.flash(
      first
        ? {
            kind: "error",
            key: "bank_entries.some_refused",
            values: { count, refused: refused.length, why: first.message },
          }
        : { kind: "success", key: "bank_entries.all_booked", values: { count } },
    );
    return replace("/bank");
  });
}

/** Everything that nobody would hesitate about, in one list: what stays ticked is booked at once. */
export default function BookCertain() {
  const { t } = useTranslation();
  const { entries, total } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (entries.length === 0 && !refused)
    return <NotNow title={t("bank_entries.certain")} why="bank_entries.none_certain" closeTo="/bank" />;
  return (
    <Dialog title={t("bank_entries.certain")} closeTo="/bank" width="page" first="control">
      <Form method="post" className="contents" preventScrollReset>
        <DialogBody>
          <FormErrors errors={refused?.error ? refusedWords(refused.error) : undefined} />
          <p className="text-grey-700">{t("bank_entries.certain_hint")}</p>
          <ul className="divide-y divide-grey-200" aria-label={t("bank_entries.certain")}>
            {entries.map((entry) => (
              <CertainRow key={entry.id} entry={entry} />
            ))}
          </ul>
          {total > entries.length && (
            <p className="text-xs text-grey-600">
              {t("bank_entries.more_certain", { count: total - entries.length })}
            </p>
          )}
        </DialogBody>
        <SendFooter closeTo="/bank" send={t("bank_entries.book")} isFirst />
      </Form>
    </Dialog>
  );
}

/** Nothing but the boxes can be wrong: none of them was ticked. */
const refusedWords = (error: Record<string, string[] | null>): string[] => {
  const words = error[""] ?? [];
  return words.includes("errors.required") ? ["bank_entries.choose_entry"] : words;
};

function CertainRow({
  entry: { id, party, text, booked_on, amount_cents, currency, proposal },
}: {
  entry: EntryRow;
}) {
  const { t, language } = useTranslation();
  const box = `certain-${id}`;
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-1.5">
      <input
        type="checkbox"
        id={box}
        name="entry"
        value={`${id} ${proposal?.key ?? ""}`}
        defaultChecked
        className="size-4 shrink-0 accent-primary-ink"
      />
      <label htmlFor={box} className="min-w-0 grow basis-48">
        <span className="block truncate font-medium">{party.name || t("bank_entries.nobody")}</span>
        <span className="block truncate text-xs text-grey-600">
          <span className="numeric">{showDate(booked_on)}</span> {text}
        </span>
      </label>
      <span className="numeric whitespace-nowrap">{showIn(amount_cents, currency, language)}</span>
      <div className="min-w-0 basis-full sm:basis-72">
        <Documents parts={proposal?.parts ?? []} />
      </div>
    </li>
  );
}
