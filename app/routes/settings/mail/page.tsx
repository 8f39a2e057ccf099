import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { fillingOf } from "#app/forms/edit-baseline.tsx";
import { submitEdit } from "#app/forms/edited.ts";
import { formOf } from "#app/forms/form.ts";
import { versionOf } from "#app/forms/form-version.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useEditBaseline } from "#app/forms/use-edit-baseline.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done, one } from "#model/answer/answer.ts";
import { type MailSender, mailSender } from "#model/mail/mail-sender.ts";
import { MissingPart } from "#ui/missing-part.tsx";
import { Refused } from "../refused.tsx";
import { saveSetting, stays } from "../saved.ts";
import { SettingsPage } from "../sections.tsx";
import { editedSender } from "./edited.ts";
import { SenderForm } from "./form.tsx";
import { SenderRecords } from "./records.tsx";

export const handle = { title: (t) => t("mail_sender.title") } satisfies Titled;

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  reading(context, request, "settings", () => optionalData(context.api.get("/mail_sender", one(mailSender))));

/** Saves the address, or has what its domain needs looked up. */
export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "settings", editedSender);
  const form = await formOf(request);
  if (form.get("intent") === "check") {
    await saveSetting({ request, context }, () => context.api.send("POST", "/mail_sender/checks", done));
    return redirect("/settings/mail");
  }
  return submitEdit({ request, context, form }, editedSender, async (body) => {
    await context.api.send("PATCH", "/mail_sender", done, { body, version: versionOf(form) });
    context.session.flash({ kind: "success", key: "settings.saved", stays });
    return redirect("/settings/mail");
  });
}

/** Which address mails to clients are sent from, and what its domain needs for that. */
export default function SenderOfMails() {
  const { t } = useTranslation();
  const { data, problem } = useLoaderData<typeof loader>();
  return (
    <SettingsPage title={t("mail_sender.title")}>
      <div className="flex max-w-[960px] flex-col gap-6 p-4 sm:p-6">
        <MissingPart problem={problem} className="max-w-[720px]" />
        {data && (
          <>
            <Sender shown={data} />
            {data.records.length > 0 && <SenderRecords shown={data} />}
          </>
        )}
      </div>
    </SettingsPage>
  );
}

function Sender({ shown }: { shown: MailSender }) {
  const lastResult = useAnswer<typeof action>();
  const begun = useEditBaseline(shown, "mail-sender", lastResult);
  return (
    <>
      <SenderForm key={fillingOf(begun, lastResult)} sender={begun} lastResult={lastResult} />
      <Refused lastResult={lastResult} />
    </>
  );
}
