import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { z } from "zod";
import { versionOf } from "#app/forms/form-version.ts";
import { remove } from "#app/forms/removal.ts";
import { submit } from "#app/forms/submission.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { revalidates } from "#app/loading/revalidation.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { one, removal } from "#model/answer/answer.ts";
import { listedTemplate } from "#model/estimate/template.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";

const list = "/estimates/templates";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { data } = await reading(context, request, "estimates", () =>
    context.api.get(`/estimate_templates/${params.templateId}`, one(listedTemplate)),
  );
  return data;
}

export const shouldRevalidate = revalidates;

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "estimates");
  return submit({ request, context }, z.object({}), async (_, form) => {
    await remove(context, {
      path: `/estimate_templates/${params.templateId}`,
      answer: one(removal),
      said: "templates.was_deleted",
      version: versionOf(form, "seen_version"),
    });
    return replace(list + new URL(request.url).search);
  });
}

/** Asks before a template goes. */
export default function DeleteTemplate() {
  const { t } = useTranslation();
  const { id, name, version } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const refused = useActionData<typeof action>();
  return (
    <ConfirmDialog
      closeTo={`${list}/${id}?${params}`}
      errors={refused?.error?.[""] ?? undefined}
      fields={{ seen_version: version }}
    >
      <span className="break-words">{t("templates.delete_consent", { name })}</span>
    </ConfirmDialog>
  );
}
