import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { Archive, ArchiveRestore } from "lucide-react";
import { fillingOf } from "#app/forms/edit-baseline.tsx";
import { submitEdit } from "#app/forms/edited.ts";
import { versionOf } from "#app/forms/form-version.ts";
import { Form } from "#app/forms/own-form.tsx";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useEditBaseline } from "#app/forms/use-edit-baseline.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done, one } from "#model/answer/answer.ts";
import { bankList } from "#model/bank/bank.ts";
import { client } from "#model/client/client.ts";
import { countriesIn } from "#model/identifier/country.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { useSaving } from "#ui/save-bar.tsx";
import { editedClient } from "./edited.ts";
import { ClientForm } from "./form.tsx";

export const handle = {
  title: (t) => t("hub.data"),
  isTab: true,
} satisfies Titled;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [{ data }, banks, { language }] = await reading(context, request, "clients", () =>
    Promise.all([
      context.api.get(`/customers/${params.clientId}`, one(client)),
      optionalData(context.api.get("/banks", bankList)),
      context.viewer(),
    ]),
  );
  return { client: data, banks, countries: countriesIn(language) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "clients", editedClient);
  return submitEdit({ request, context }, editedClient, async (body, form) => {
    await context.api.send("PATCH", `/customers/${params.clientId}`, done, {
      body,
      version: versionOf(form),
    });
    context.session.flash({ kind: "saved", key: "saving.saved" });
    return redirect(`/clients/${params.clientId}/data`);
  });
}

/** The data of a client, in their tab. */
export default function EditClient() {
  const { t } = useTranslation();
  const { client: shown, banks, countries } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const begun = useEditBaseline(shown, shown.id, lastResult);
  const saving = useSaving(lastResult?.status === "error");
  return (
    <>
      <ClientForm
        key={`${begun.id} ${fillingOf(begun, lastResult)}`}
        client={begun}
        banks={banks.data ?? []}
        countries={countries}
        lastResult={lastResult}
        saving={saving}
        missing={<MissingPart problem={banks.problem} name={t("banks.title")} />}
      >
        {shown.is_archived ? (
          <Button form="restore" icon={<Icon of={ArchiveRestore} />} className="mr-auto">
            {t("clients.restore")}
          </Button>
        ) : (
          <ButtonLink
            to={`/clients/${shown.id}/data/delete`}
            preventScrollReset
            icon={<Icon of={Archive} />}
            className="mr-auto"
          >
            {t("clients.delete")}
          </ButtonLink>
        )}
      </ClientForm>
      <Form id="restore" method="post" action={`/clients/${shown.id}/restore`} navigate={false} />
      <Outlet />
    </>
  );
}
