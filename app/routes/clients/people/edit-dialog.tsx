import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useLoaderData, useLocation, useParams } from "@remix-run/react";
import { Trash2 } from "lucide-react";
import { fillingOf } from "#app/forms/edit-baseline.tsx";
import { submitEdit } from "#app/forms/edited.ts";
import { versionOf } from "#app/forms/form-version.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useEditBaseline } from "#app/forms/use-edit-baseline.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done } from "#model/answer/answer.ts";
import { ButtonLink } from "#ui/button.tsx";
import { CancelLink, Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { editedContact } from "./edited.ts";
import { ContactForm } from "./form.tsx";
import { readContact } from "./read.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return reading(context, request, "clients", () => readContact(context.api, params));
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "clients", editedContact);
  return submitEdit({ request, context }, editedContact, async (body, form) => {
    await readContact(context.api, params);
    await context.api.send("PATCH", `/client_contacts/${params.contactId}`, done, {
      body,
      version: versionOf(form),
    });
    context.session.flash({ kind: "success", key: "contacts.saved" });
    return replace(`/clients/${params.clientId}/people${new URL(request.url).search}`);
  });
}

export default function EditContact() {
  const { t } = useTranslation();
  const { data: shown } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const begun = useEditBaseline(shown, shown.id, lastResult);
  const list = `/clients/${useParams().clientId}/people`;
  const { search } = useLocation();
  const closeTo = list + search;
  return (
    <Dialog title={shown.name} closeTo={closeTo}>
      <ContactForm key={fillingOf(begun, lastResult)} contact={begun} lastResult={lastResult}>
        <ButtonLink
          to={`${list}/${shown.id}/delete${search}`}
          preventScrollReset
          icon={<Icon of={Trash2} />}
          className="mr-auto"
        >
          {t("form.delete")}
        </ButtonLink>
        <CancelLink to={closeTo} />
      </ContactForm>
    </Dialog>
  );
}
