import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { keyOf } from "#app/forms/form-version.ts";
import { submit } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { one } from "#model/answer/answer.ts";
import { bankList } from "#model/bank/bank.ts";
import { client, newClientForm } from "#model/client/client.ts";
import { countriesIn } from "#model/identifier/country.ts";
import { ButtonLink } from "#ui/button.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { useSaving } from "#ui/save-bar.tsx";
import { ClientForm } from "./form.tsx";

export const handle = { title: (t) => t("clients.new") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [banks, { language }] = await reading(context, request, "clients", () =>
    Promise.all([optionalData(context.api.get("/banks", bankList)), context.viewer()]),
  );
  return { banks, countries: countriesIn(language), key: crypto.randomUUID() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "clients");
  return submit({ request, context }, newClientForm, async (body, form) => {
    const { data } = await context.api.send("POST", "/customers", one(client), {
      body,
      idempotencyKey: keyOf(form),
    });
    context.session.flash({ kind: "success", key: "clients.created", values: { name: data.name } });
    return redirect(`/clients/${data.id}`);
  });
}

export default function AddClient() {
  const { t } = useTranslation();
  const { banks, countries, key } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const saving = useSaving(lastResult?.status === "error");
  return (
    <main>
      <PageHeader title={t("clients.new")} backTo="/clients" />
      <ClientForm
        banks={banks.data ?? []}
        countries={countries}
        idempotencyKey={key}
        lastResult={lastResult}
        saving={saving}
        missing={<MissingPart problem={banks.problem} name={t("banks.title")} />}
      >
        <ButtonLink to="/clients">{t("form.cancel")}</ButtonLink>
      </ClientForm>
      <Outlet />
    </main>
  );
}
