import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { enter, reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { userChoices } from "#model/user/user.ts";
import { type CompanyPart, savePart, shownPart } from "../company-part.ts";
import { CompanyPartPage } from "../company-part-page.tsx";
import { editedRates } from "./edited.ts";
import { RatesForm } from "./form.tsx";

export const handle = { title: (t) => t("internal_rates.title") } satisfies Titled;

const part: CompanyPart = {
  name: "internal_rates",
  screen: "rateSettings",
  path: "/settings/internal-rates",
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [shown, choices] = await reading(context, request, part.screen, () =>
    Promise.all([shownPart(context.api, part), optionalData(context.api.get("/users/create", userChoices))]),
  );
  return { shown, positions: choices.data?.stock_items ?? [], problem: choices.problem };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, part.screen, editedRates);
  return savePart({ request, context }, part, editedRates);
}

/** What an hour of work costs the agency itself, by job position. */
export default function InternalRateSettings() {
  const { t } = useTranslation();
  const { shown, positions, problem } = useLoaderData<typeof loader>();
  return (
    <CompanyPartPage title={t("internal_rates.title")} form="internal-rates" shown={shown} problem={problem}>
      {(filled) => <RatesForm {...filled} positions={positions} />}
    </CompanyPartPage>
  );
}
