import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { fillingOf } from "#app/forms/edit-baseline.tsx";
import { submitEdit } from "#app/forms/edited.ts";
import { versionOf } from "#app/forms/form-version.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useEditBaseline } from "#app/forms/use-edit-baseline.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done, one } from "#model/answer/answer.ts";
import { type Company, company } from "#model/company/company.ts";
import { countriesIn } from "#model/identifier/country.ts";
import { builtInRates } from "#model/vat/offered-rates.ts";
import { vatRateList } from "#model/vat/vat-rate.ts";
import { MissingPart } from "#ui/missing-part.tsx";
import { editedCompany } from "./company-edited.ts";
import { CompanyForm, type CompanyFormProps } from "./company-form.tsx";
import { bodyOf } from "./entered.ts";
import { Refused } from "./refused.tsx";
import { stays } from "./saved.ts";
import { SettingsPage } from "./sections.tsx";

export const handle = { title: (t) => t("settings.title") } satisfies Titled;

const path = "/companies/1/details";
export async function loader({ request, context }: LoaderFunctionArgs) {
  const [details, rates] = await reading(context, request, "settings", () =>
    Promise.all([
      optionalData(context.api.get(path, one(company))),
      optionalData(context.api.get("/vat_rates", vatRateList)),
    ]),
  );
  const { language } = await context.viewer();
  return { details, rates, countries: countriesIn(language) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "settings");
  return submitEdit({ request, context }, editedCompany, async (entered, form) => {
    const body = bodyOf(entered);
    await context.api.send("PATCH", path, done, { body, version: versionOf(form) });
    context.session.flash({ kind: "success", key: "settings.saved", stays });
    return redirect("/settings");
  });
}

/** Who sells (domain H2): what stands on documents and what new ones begin with. */
export default function CompanyDetails() {
  const { t } = useTranslation();
  const { details, rates, countries } = useLoaderData<typeof loader>();
  return (
    <SettingsPage title={t("settings.title")}>
      <MissingPart problem={details.problem} className="m-4 max-w-[720px] sm:m-6" />
      {details.data && (
        <>
          <MissingPart
            problem={rates.problem}
            name={t("vat_rates.title")}
            className="m-4 max-w-[720px] sm:m-6"
          />
          <Details shown={details.data} vatRates={rates.data ?? builtInRates} countries={countries} />
        </>
      )}
    </SettingsPage>
  );
}

function Details({
  shown,
  ...choices
}: { shown: Company } & Pick<CompanyFormProps, "vatRates" | "countries">) {
  const lastResult = useAnswer<typeof action>();
  const begun = useEditBaseline(shown, "company", lastResult);
  return (
    <>
      <CompanyForm key={fillingOf(begun, lastResult)} company={begun} {...choices} lastResult={lastResult} />
      <Refused lastResult={lastResult} />
    </>
  );
}
