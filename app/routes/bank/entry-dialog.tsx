import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { formOf } from "#app/forms/form.ts";
import { versionOf } from "#app/forms/form-version.ts";
import { submit } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { enter, reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done } from "#model/answer/answer.ts";
import { bookingInput, entryDocumentPage } from "#model/bank-entry/bank-entry.ts";
import type { DocumentRef } from "#model/bank-entry/part-kinds.ts";
import { Dialog } from "#ui/dialog.tsx";
import { listBelow } from "./address.ts";
import { DecidedEntry } from "./decided-entry.tsx";
import { asField, fromFields, partField } from "./parts.ts";
import { readEntry } from "./read.ts";
import { chosenIn, partsFields } from "./share-fields.ts";
import { ShareForm } from "./share-form.tsx";

export const handle = { title: (t) => t("bank_entries.one") } satisfies Titled;

/** Documents that are offered at once; any other is searched for. */
const offered = 30;

/** How documents that were ticked are asked for. */
const chosenBy = [
  ["ids", ({ kind }: DocumentRef) => kind !== "refund"],
  ["refunds", ({ kind }: DocumentRef) => kind === "refund"],
] as const;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return reading(context, request, "bank", async () => {
    const { searchParams } = new URL(request.url);
    const { data: entry } = await readEntry({ params, context });
    const typed = fromFields(searchParams.getAll(partField));
    const sought = searchParams.get("find");
    // Who has looked for documents may have ticked none.
    const chosen = sought === null ? (entry.proposal?.parts ?? []) : typed;
    if (entry.state !== "open") return { entry, typed, sought, documents: null };
    const query = new URLSearchParams({ per_page: String(Math.min(100, offered + chosen.length)) });
    if (sought) query.set("q", sought);
    for (const [name, isMeant] of chosenBy) {
      const ids = chosen.filter(isMeant).map(({ document_id }) => document_id);
      if (ids.length > 0) query.set(name, ids.join());
    }
    const documents = await context.api.get(
      `/bank/entries/${entry.id}/documents?${query}`,
      entryDocumentPage,
    );
    return { entry, typed, sought, documents };
  });
}

/** Books an entry into the documents that were ticked, or looks for others, with what was ticked and typed. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "bank");
  const form = await formOf(request);
  const { searchParams } = new URL(request.url);
  const parts = chosenIn(form);
  if (form.has("look")) {
    const next = new URLSearchParams(searchParams);
    next.delete(partField);
    next.set("find", String(form.get("find") ?? ""));
    for (const part of parts) next.append(partField, asField(part));
    throw replace(`/bank/${params.entryId}?${next}`);
  }
  return submit({ request, context, form: partsFields(form, parts) }, bookingInput, async () => {
    const path = `/bank/entries/${params.entryId}/book`;
    // Read as cents here; on the wire it is euro, as it was typed.
    await context.api.send("POST", path, done, { body: { parts }, version: versionOf(form) });
    context.session.flash({ kind: "success", key: "bank_entries.was_booked" });
    return replace(listBelow(searchParams));
  });
}

/** An entry with all that the bank says of it: booked by hand into one document or several, or told what became of it. */
export default function Entry() {
  const { t } = useTranslation();
  const { entry, typed, sought, documents } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const [params] = useSearchParams();
  const closeTo = listBelow(params);
  return (
    <Dialog title={t("bank_entries.one")} closeTo={closeTo} width="page" first="control">
      {documents ? (
        <ShareForm {...{ entry, typed, sought, documents, lastResult, closeTo }} />
      ) : (
        <DecidedEntry entry={entry} closeTo={closeTo} />
      )}
    </Dialog>
  );
}
