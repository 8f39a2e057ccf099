import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { Archive, ArchiveRestore } from "lucide-react";
import { useTranslation } from "react-i18next";
import { fillingOf } from "~/begun";
import { submitEdit } from "~/edited";
import { enter, reading } from "~/guard";
import { done, one } from "~/model/answer";
import { bankList } from "~/model/bank";
import { client } from "~/model/client";
import { countriesIn } from "~/model/country";
import { isEnabled, screens } from "~/model/screens";
import { Form } from "~/own-form";
import { part } from "~/part";
import { versionOf } from "~/submission";
import type { Titled } from "~/title";
import { Badge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { MissingPart } from "~/ui/missing-part";
import { PageHeader } from "~/ui/page-header";
import { useSaving } from "~/ui/save-bar";
import { useAnswer } from "~/use-answer";
import { useBegun } from "~/use-begun";
import { useRoot } from "~/use-root";
import { readPrices } from "../customer-prices/read";
import { CustomerPrices } from "../customer-prices/section";
import { editedClient } from "./edited";
import { ClientForm } from "./form";
import { OwedToClient } from "./owed";

export const handle = {
  title: (t, data) => data?.client.name ?? t("clients.title"),
} satisfies Titled<Awaited<ReturnType<typeof loader>>>;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [{ data }, banks, prices, { language }] = await reading(context, request, "clients", () =>
    Promise.all([
      context.api.get(`/customers/${params.clientId}`, one(client)),
      part(context.api.get("/banks", bankList)),
      part(readPrices(context.api, params.clientId)),
      context.viewer(),
    ]),
  );
  return { client: data, banks, prices, countries: countriesIn(language) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "clients");
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
  const begun = useBegun(shown, shown.id, lastResult);
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
