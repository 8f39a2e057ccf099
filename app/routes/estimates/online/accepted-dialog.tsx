import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { formOf, passOver, streamedForm } from "#app/forms/form.ts";
import { keyOf } from "#app/forms/form-version.ts";
import { sentBefore } from "#app/forms/sent-before.ts";
import { submit } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { ifOffered } from "#app/loading/missing-operations.ts";
import type { Titled } from "#app/title.ts";
import type { TextKey } from "#locales/text-key.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done, one } from "#model/answer/answer.ts";
import { isObject } from "#model/answer/is-object.ts";
import { chosenOf, decisionsOf } from "#model/estimate/client-choice.ts";
import { counted, itemsOf } from "#model/estimate/counted-estimate.ts";
import { type Estimate, estimate } from "#model/estimate/estimate.ts";
import { type DocumentMail, documentMailPage } from "#model/mail/document-mail.ts";
import { showMoney } from "#model/money/show-money.ts";
import { acceptedOtherwise, estimateAcceptances } from "#model/online/by-hand.ts";
import { chosenNames } from "#model/online/chosen-names.ts";
import type { Language } from "#model/text/language.ts";
import { Dialog } from "#ui/dialog.tsx";
import { NotNow } from "#ui/not-now.tsx";
import { fileRefused } from "../../online/file-refused.ts";
import { AcceptedForm } from "./accepted-form.tsx";

export const handle = { title: (t) => t("acceptance.note") } satisfies Titled;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const path = `/estimates/${params.estimateId}`;
  const [known, { data }, viewer, mails] = await reading(context, request, "estimate", () =>
    Promise.all([
      ifOffered(context.api.get(`${path}/acceptances`, one(estimateAcceptances))),
      context.api.get(path, one(estimate)),
      context.viewer(),
      ifOffered(context.api.get(`${path}/mails?per_page=100`, documentMailPage)),
    ]),
  );
  const { id, revision, is_approved, project } = data;
  const isEmpty = itemsOf(data).length === 0;
  const lang = project.customer?.document_language || "lv";
  const asked = new URL(request.url).searchParams.get("file") ?? "";
  return {
    key: crypto.randomUUID(),
    shown: { id, revision, lang },
    whyNot: whyNot({ isOffered: known !== null, is_approved, isEmpty }),
    chosen: decisionsOf(data).length > 0 ? chosenIn(data, mails?.data ?? [], viewer.language) : null,
    waiting: known?.data.waiting ?? [],
    asked,
  };
}

/** What is chosen of an estimate, in words, and what that comes to; and what a client has chosen otherwise at a link. */
function chosenIn(shown: Estimate, mails: readonly DocumentMail[], language: Language) {
  const { net_cents } = counted(shown).sums;
  const said = chosenNames(shown, chosenOf(shown)).join("; ");
  const at = mails.find(({ link }) => link?.state === "open" && link.choice)?.link?.choice;
  const isOther = at && (at.net_cents !== net_cents || at.names.join("; ") !== said);
  return {
    names: chosenNames(shown, chosenOf(shown), language),
    net: showMoney(net_cents, language),
    other: isOther ? { names: at.names.join("; "), net: showMoney(at.net_cents, language) } : null,
  };
}

/** Why it cannot be noted; null where it can. */
function whyNot(of: { isOffered: boolean; is_approved: boolean; isEmpty: boolean }): TextKey | null {
  if (!of.isOffered) return "problems.not_offered";
  if (of.is_approved) return "acceptance.is_approved";
  return of.isEmpty ? "acceptance.is_empty" : null;
}

const called = {
  texts: "acceptance",
  names: { note: "acceptance.note_text" },
  ids: ["lang", "method"],
  input: acceptedOtherwise,
};

/** Streams the form with its file on as it comes. What was typed stands before the file, and is not lost with it. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const streamed = await streamedForm(request);
  const page = `/estimate/${params.estimateId}`;
  try {
    await enter(context, request, "estimate", called);
    const form = await formOf(request);
    // No page can put a file back.
    form.set("file", "");
    return await submit({ request, context, form, called }, acceptedOtherwise, async () => {
      const seen = new URLSearchParams({ seen_revision: String(form.get("revision") ?? "") });
      const path = `/estimates/${params.estimateId}/acceptances?${seen}`;
      await context.api
        .upload(path, streamed, done, { idempotencyKey: keyOf(form) })
        .catch(fileRefused("acceptance.file_refused"));
      context.session.flash({ kind: "success", key: "acceptance.was_noted" });
      return redirect(page);
    });
  } finally {
    await passOver(streamed);
  }
}

/** Notes that a client accepted an estimate otherwise than at its link. */
export default function NoteAcceptance() {
  const { t } = useTranslation();
  const { key, shown, whyNot: why, chosen, waiting, asked } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const closeTo = `/estimate/${shown.id}`;
  // As it was when the dialog was opened, and after a refusal as that has told: a change is said once, and not each time.
  const [revision, see] = useState(() => sentBefore(lastResult, "revision") ?? String(shown.revision));
  // Without the schema of an estimate, which would come along for this alone.
  const current = isObject(lastResult?.current) ? lastResult.current.revision : undefined;
  if (typeof current === "number" && String(current) !== revision) see(String(current));
  if (why && !lastResult) return <NotNow title={t("acceptance.note")} {...{ why, closeTo }} />;
  return (
    <Dialog title={t("acceptance.note")} closeTo={closeTo} width="wide">
      <AcceptedForm
        idempotencyKey={key}
        revision={revision}
        lang={shown.lang}
        chosen={chosen}
        waiting={waiting}
        asked={asked}
        closeTo={closeTo}
        lastResult={lastResult}
      />
    </Dialog>
  );
}
