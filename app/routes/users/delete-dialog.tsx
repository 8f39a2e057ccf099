import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { z } from "zod";
import { versionOf } from "#app/forms/form-version.ts";
import { remove } from "#app/forms/removal.ts";
import { submit } from "#app/forms/submission.ts";
import { undoAt } from "#app/forms/undo.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { rowOf } from "#app/loading/missing-operations.ts";
import { revalidates } from "#app/loading/revalidation.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { one, removal } from "#model/answer/answer.ts";
import { isApiError } from "#model/answer/api-error.ts";
import { user } from "#model/user/user.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return reading(context, request, "users", () => rowOf(context.api, "/users", params.userId, user));
}

export const shouldRevalidate = revalidates;

/** Deletes the person, or takes the access away when data refer to them: the backend decides and says which. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "users");
  return submit({ request, context }, z.object({}), async (_, form) => {
    await remove(context, {
      path: `/users/${params.userId}`,
      answer: one(removal),
      said: ({ data: { outcome, version } }) => ({
        key: `users.was_${outcome}`,
        undo: outcome === "archived" ? undoAt(`/users/${params.userId}/active`, version) : undefined,
      }),
      read: () => rowOf(context.api, "/users", params.userId, user),
      version: versionOf(form, "seen_version"),
    }).catch((error: unknown) => {
      // After a fault of the backend the person is sent to support (specification §8).
      if (isApiError(error) && error.status >= 500) error.message = "users.not_deleted";
      throw error;
    });
    return replace(`/users${new URL(request.url).search}`);
  });
}

export default function DeleteUser() {
  const { t } = useTranslation();
  const { data } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const refused = useActionData<typeof action>();
  return (
    <ConfirmDialog
      closeTo={`/users/${data.id}?${params}`}
      errors={refused?.error?.[""] ?? undefined}
      fields={{ seen_version: data.version }}
    >
      {t("users.delete_consent", { name: data.name })}
    </ConfirmDialog>
  );
}
