import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { submit } from "#app/forms/submission.ts";
import { enter } from "#app/loading/guard.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { stays } from "../saved.ts";
import { resetLanguage } from "./entered.server.ts";
import { selectionOf } from "./selection.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await enter(context, request, "settings");
  const { language } = await context.viewer();
  return { language: selectionOf(request, language).language };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "settings");
  const { language } = selectionOf(request, context.language);
  return submit({ request, context }, z.object({}), async () => {
    await resetLanguage(context.api, language);
    context.session.flash({ kind: "success", key: "texts.saved", stays });
    return redirect(`/settings/texts?lang=${language}`);
  });
}

/** Asks before all own texts of a language are given up. */
export default function ResetTexts() {
  const { t } = useTranslation();
  const { language } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <ConfirmDialog closeTo={`/settings/texts?lang=${language}`} errors={refused?.error?.[""] ?? undefined}>
      {t(`texts.reset_consent.${language}`)}
    </ConfirmDialog>
  );
}
