import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useParams } from "@remix-run/react";
import { z } from "zod";
import { versionOf } from "#app/form-version.ts";
import { enter, reading } from "#app/guard.ts";
import { remove } from "#app/removal.ts";
import { revalidates } from "#app/revalidation.ts";
import { submit } from "#app/submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done, one } from "#model/answer/answer.ts";
import { contact } from "#model/client/contact.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return reading(context, request, "clients", () =>
    context.api.get(`/client_contacts/${params.contactId}`, one(contact)),
  );
}

export const shouldRevalidate = revalidates;

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "clients");
  const path = `/client_contacts/${params.contactId}`;
  return submit({ request, context }, z.object({}), async (_, form) => {
    await remove(context, {
      path,
      answer: done,
      said: "contacts.deleted",
      read: () => context.api.get(path, done),
      version: versionOf(form, "seen_version"),
    });
    return redirect(`/clients/${params.clientId}/people`);
  });
}

export default function DeleteContact() {
  const { t } = useTranslation();
  const { data } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <ConfirmDialog
      closeTo={`/clients/${useParams().clientId}/people/${data.id}`}
      errors={refused?.error?.[""] ?? undefined}
      fields={{ seen_version: data.version }}
    >
      {t("contacts.delete_consent", { name: data.name })}
    </ConfirmDialog>
  );
}
