import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { versionOf } from "#app/forms/form-version.ts";
import { remove } from "#app/forms/removal.ts";
import { submit } from "#app/forms/submission.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { revalidates } from "#app/loading/revalidation.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { readWorkType } from "./one.ts";

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  reading(context, request, "stock", () => readWorkType(context, params.workTypeId));

export const shouldRevalidate = revalidates;

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "stock");
  return submit({ request, context }, z.object({}), async (_, form) => {
    await remove(context, {
      path: `/work-types/${params.workTypeId}`,
      answer: z.unknown(),
      said: "work_types.was_deleted",
      read: () => readWorkType(context, params.workTypeId),
      version: versionOf(form, "seen_version"),
    });
    return replace("/stock/vacancies");
  });
}

export default function DeleteWorkType() {
  const { t } = useTranslation();
  const shown = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <ConfirmDialog
      closeTo={`/stock/vacancies/${shown.id}`}
      errors={refused?.error?.[""] ?? undefined}
      fields={{ seen_version: shown.version }}
    >
      {t("work_types.delete_consent", { name: shown.name })}
    </ConfirmDialog>
  );
}
