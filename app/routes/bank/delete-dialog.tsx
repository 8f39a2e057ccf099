import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { versionOf } from "#app/forms/form-version.ts";
import { remove } from "#app/forms/removal.ts";
import { submit } from "#app/forms/submission.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { one, removal } from "#model/answer/answer.ts";
import { statementRow } from "#model/bank-entry/bank-entry.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { data } = await reading(context, request, "bank", () =>
    context.api.get(`/bank/statements/${params.statementId}`, one(statementRow)),
  );
  return data;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "bank");
  return submit({ request, context }, z.object({}), async (_, form) => {
    await remove(context, {
      path: `/bank/statements/${params.statementId}`,
      answer: one(removal),
      said: "bank_entries.was_deleted",
      version: versionOf(form, "seen_version"),
    });
    return replace("/bank/statements");
  });
}

/** Asks before a statement goes, with its entries. */
export default function DeleteStatement() {
  const { t } = useTranslation();
  const { file_name, new_count, version } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <ConfirmDialog
      closeTo="/bank/statements"
      errors={refused?.error?.[""] ?? undefined}
      fields={{ seen_version: version }}
    >
      <span className="break-words">
        {t("bank_entries.delete_consent", { name: file_name, count: new_count })}
      </span>
    </ConfirmDialog>
  );
}
