import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { enter, reading } from "~/guard";
import { one } from "~/model/answer";
import { company } from "~/model/company";
import { vatRateList } from "~/model/vat-rate";
import { submit, versionOf } from "~/submission";
import type { Titled } from "~/title";
import { useBegun } from "~/use-begun";
import { CompanyForm } from "./company-form";
import { bodyOf, enteredDetails } from "./entered";
import { Refused } from "./refused";
import { stays } from "./saved";
import { SettingsPage } from "./sections";

export const handle = { title: (t) => t("settings.title") } satisfies Titled;

const path = "/companies/1/details";
export async function loader({ request, context }: LoaderFunctionArgs) {
  const [{ data }, rates] = await reading(context, request, "settings", () =>
    Promise.all([context.api.get(path, one(company)), context.api.get("/vat_rates", vatRateList)]),
  );
  return { company: data, vatRates: rates.data };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "settings");
  return submit({ request, context }, enteredDetails, async (entered, form) => {
    const body = bodyOf(entered);
    await context.api.send("PATCH", path, one(company), { body, version: versionOf(form) });
    context.session.flash({ kind: "success", key: "settings.saved", stays });
    return redirect("/settings");
  });
}

/** Who sells (domain H2): what stands on documents and what new ones begin with. */
export default function CompanyDetails() {
  const { t } = useTranslation();
  const { company: shown, vatRates } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const begun = useBegun(shown, "company", lastResult);
  return (
    <SettingsPage title={t("settings.title")}>
      <CompanyForm key={begun.version} company={begun} vatRates={vatRates} lastResult={lastResult} />
      <Refused lastResult={lastResult} />
    </SettingsPage>
  );
}
