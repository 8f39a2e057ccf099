import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useParams, useSearchParams } from "@remix-run/react";
import { z } from "zod";
import { versionOf } from "#app/forms/form-version.ts";
import { remove } from "#app/forms/removal.ts";
import { submit } from "#app/forms/submission.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { revalidates } from "#app/loading/revalidation.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done } from "#model/answer/answer.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { readFile } from "./read.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { data } = await reading(context, request, "estimate", () => readFile({ params, context }));
  return data;
}

export const shouldRevalidate = revalidates;

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "estimate");
  return submit({ request, context }, z.object({}), async (_, form) => {
    await remove(context, {
      path: `/estimates/${params.estimateId}/files/${params.fileId}`,
      answer: done,
      said: "estimates.files.was_deleted",
      read: () => readFile({ params, context }),
      version: versionOf(form, "seen_version"),
    });
    return redirect(`/estimate/${params.estimateId}${new URL(request.url).search}`);
  });
}

/** Asks before a file goes. */
export default function DeleteFile() {
  const { t } = useTranslation();
  const file = useLoaderData<typeof loader>();
  const { estimateId } = useParams();
  const [params] = useSearchParams();
  const refused = useActionData<typeof action>();
  return (
    <ConfirmDialog
      closeTo={`/estimate/${estimateId}?${params}`}
      errors={refused?.error?.[""] ?? undefined}
      fields={{ seen_version: file.version }}
    >
      <span className="break-words">{t("estimates.files.delete_consent", { name: file.name })}</span>
    </ConfirmDialog>
  );
}
