import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { z } from "zod";
import { versionOf } from "#app/forms/form-version.ts";
import { remove } from "#app/forms/removal.ts";
import { submit } from "#app/forms/submission.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { revalidates } from "#app/loading/revalidation.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { readEvent } from "./known-event.ts";
import { labelOf } from "./plan.ts";

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  reading(context, request, "calendar", () => readEvent(context.api, params.entryId));

export const shouldRevalidate = revalidates;

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "calendar");
  return submit({ request, context }, z.object({}), async (_, form) => {
    await remove(context, {
      path: `/calendar/${params.entryId}`,
      answer: z.unknown(),
      said: "calendar.deleted",
      read: () => readEvent(context.api, params.entryId),
      version: versionOf(form, "seen_version"),
    });
    return replace(`/calendar${new URL(request.url).search}`);
  });
}

/** Asks before an entry is deleted where there is no sheet to put it back on: without scripts. */
export default function DeleteEntry() {
  const { t } = useTranslation();
  const event = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const refused = useActionData<typeof action>();
  return (
    <ConfirmDialog
      closeTo={`/calendar/entries/${event.calendar_id}?${params}`}
      errors={refused?.error?.[""] ?? undefined}
      fields={{ seen_version: event.version }}
    >
      {t("calendar.delete_consent", { what: labelOf(event) })}
    </ConfirmDialog>
  );
}
