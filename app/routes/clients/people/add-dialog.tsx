import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useLoaderData, useLocation, useParams } from "@remix-run/react";
import { keyOf } from "#app/forms/form-version.ts";
import { submit } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { enter } from "#app/loading/guard.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done, one } from "#model/answer/answer.ts";
import { contact, contactInput } from "#model/client/contact.ts";
import { CancelLink, Dialog } from "#ui/dialog.tsx";
import { editedContact } from "./edited.ts";
import { ContactForm } from "./form.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await enter(context, request, "clients");
  return { key: crypto.randomUUID() };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "clients", editedContact);
  const client = `/customers/${params.clientId}`;
  const readOwner = () => context.api.get(client, done);
  return submit({ request, context, called: editedContact, readOwner }, contactInput, async (body, form) => {
    const { data } = await context.api.send("POST", `${client}/contacts`, one(contact), {
      body,
      idempotencyKey: keyOf(form),
    });
    context.session.flash({ kind: "success", key: "contacts.created", values: { name: data.name } });
    return replace(`/clients/${params.clientId}/people${new URL(request.url).search}`);
  });
}

export default function AddContact() {
  const { t } = useTranslation();
  const { key } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const list = `/clients/${useParams().clientId}/people${useLocation().search}`;
  return (
    <Dialog title={t("contacts.new")} closeTo={list} first="control">
      <ContactForm idempotencyKey={key} lastResult={lastResult}>
        <CancelLink to={list} />
      </ContactForm>
    </Dialog>
  );
}
