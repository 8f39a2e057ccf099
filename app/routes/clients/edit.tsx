import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { Archive, ArchiveRestore } from "lucide-react";
import { fillingOf } from "#app/edit-baseline.tsx";
import { submitEdit } from "#app/edited.ts";
import { versionOf } from "#app/form-version.ts";
import { enter, reading } from "#app/guard.ts";
import { optionalData } from "#app/optional-data.ts";
import { Form } from "#app/own-form.tsx";
import type { Titled } from "#app/title.ts";
import { useAnswer } from "#app/use-answer.ts";
import { useEditBaseline } from "#app/use-edit-baseline.ts";
import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done, one } from "#model/answer/answer.ts";
import { bankList } from "#model/bank/bank.ts";
import { client } from "#model/client/client.ts";
import { countriesIn } from "#model/identifier/country.ts";
import { isEnabled, screens } from "#model/list/screens.ts";
import { Badge } from "#ui/badge.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { useSaving } from "#ui/save-bar.tsx";
import { readPrices } from "../customer-prices/read.ts";
import { CustomerPrices } from "../customer-prices/section.tsx";
import { editedClient } from "./edited.ts";
import { ClientForm } from "./form.tsx";
import { OwedToClient } from "./owed.tsx";

export const handle = {
  title: (t, data) => data?.client.name ?? t("clients.title"),
} satisfies Titled<Awaited<ReturnType<typeof loader>>>;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [{ data }, banks, prices, { language }] = await reading(context, request, "clients", () =>
    Promise.all([
      context.api.get(`/customers/${params.clientId}`, one(client)),
      optionalData(context.api.get("/banks", bankList)),
      optionalData(readPrices(context.api, params.clientId)),
      context.viewer(),
    ]),
  );
  return { client: data, banks, prices, countries: countriesIn(language) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "clients", editedClient);
  return submitEdit({ request, context }, editedClient, async (body, form) => {
    await context.api.send("PATCH", `/customers/${params.clientId}`, done, {
      body,
      version: versionOf(form),
    });
    context.session.flash({ kind: "saved", key: "saving.saved" });
    return redirect(`/clients/${params.clientId}`);
  });
}

export default function EditClient() {
  const { t } = useTranslation();
  const { client: shown, banks, prices, countries } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const begun = useEditBaseline(shown, shown.id, lastResult);
  const saving = useSaving(lastResult?.status === "error");
  const hasStock = isEnabled(screens.stock, useRoot()?.modules ?? []);
  return (
    <main>
      <PageHeader
        title={shown.name}
        backTo="/clients"
        actions={shown.is_archived && <Badge tone="quiet">{t("clients.is_archived")}</Badge>}
      />
      <OwedToClient client={shown} />
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
          <ButtonLink to="delete" preventScrollReset icon={<Icon of={Archive} />} className="mr-auto">
            {t("clients.delete")}
          </ButtonLink>
        )}
      </ClientForm>
      {hasStock && <CustomerPrices prices={prices} clientId={shown.id} />}
      <Form id="restore" method="post" action={`/clients/${shown.id}/delete?restore`} />
      <Outlet />
    </main>
  );
}
