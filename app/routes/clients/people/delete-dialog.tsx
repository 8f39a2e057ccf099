import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useLocation, useParams } from "@remix-run/react";
import { z } from "zod";
import { versionOf } from "#app/forms/form-version.ts";
import { remove } from "#app/forms/removal.ts";
import { submit } from "#app/forms/submission.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { revalidates } from "#app/loading/revalidation.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done } from "#model/answer/answer.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { readContact, refuseOthers } from "./read.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return reading(context, request, "clients", () => readContact(context.api, params));
}

export const shouldRevalidate = revalidates;

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "clients");
  const path = `/client_contacts/${params.contactId}`;
  return submit({ request, context }, z.object({}), async (_, form) => {
    await refuseOthers(context.api, params);
    await remove(context, {
      path,
      answer: done,
      said: "contacts.deleted",
      read: () => context.api.get(path, done),
      version: versionOf(form, "seen_version"),
    });
    return redirect(`/clients/${params.clientId}/people${new URL(request.url).search}`);
  });
}

export default function DeleteContact() {
  const { t } = useTranslation();
  const { data } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { search } = useLocation();
  return (
    <ConfirmDialog
      closeTo={`/clients/${useParams().clientId}/people/${data.id}${search}`}
      errors={refused?.error?.[""] ?? undefined}
      fields={{ seen_version: data.version }}
    >
      {t("contacts.delete_consent", { name: data.name })}
    </ConfirmDialog>
  );
}
