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
import { done, one, sentOrNull } from "#model/answer/answer.ts";
import { type Company, company } from "#model/company/company.ts";
import { userChoices } from "#model/user/user.ts";
import { MissingPart } from "#ui/missing-part.tsx";
import { Refused } from "../refused.tsx";
import { stays } from "../saved.ts";
import { SettingsPage } from "../sections.tsx";
import { editedRates } from "./edited.ts";
import { type Position, RatesForm } from "./form.tsx";

export const handle = { title: (t) => t("internal_rates.title") } satisfies Titled;

const path = "/companies/1/details";
/** Null of a backend that knows no internal rates. */
const asSent = company.extend({ internal_rates: sentOrNull(company.shape.internal_rates) });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [details, choices] = await reading(context, request, "rateSettings", () =>
    Promise.all([
      optionalData(context.api.get(path, one(asSent))),
      optionalData(context.api.get("/users/create", userChoices)),
    ]),
  );
  return { details, positions: choices.data?.stock_items ?? [], problem: choices.problem };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "rateSettings", editedRates);
  return submitEdit({ request, context }, editedRates, async (internal_rates, form) => {
    await context.api.send("PATCH", path, done, { body: { internal_rates }, version: versionOf(form) });
    context.session.flash({ kind: "success", key: "settings.saved", stays });
    return redirect("/settings/internal-rates");
  });
}

/** What an hour of work costs the agency itself, by job position. */
export default function InternalRateSettings() {
  const { t } = useTranslation();
  const { details, positions, problem } = useLoaderData<typeof loader>();
  return (
    <SettingsPage title={t("internal_rates.title")}>
      <MissingPart problem={details.problem ?? problem} className="m-4 max-w-[720px] sm:m-6" />
      {details.data?.internal_rates === null && (
        <MissingPart problem={notOffered} className="m-4 max-w-[720px] sm:m-6" />
      )}
      {details.data?.internal_rates && <Rates shown={company.parse(details.data)} positions={positions} />}
    </SettingsPage>
  );
}

const notOffered = { message: "problems.not_offered", requestId: null };

function Rates({ shown, positions }: { shown: Company; positions: readonly Position[] }) {
  const lastResult = useAnswer<typeof action>();
  const begun = useEditBaseline(shown, "internal-rates", lastResult);
  return (
    <>
      <RatesForm
        key={fillingOf(begun, lastResult)}
        company={begun}
        positions={positions}
        lastResult={lastResult}
      />
      <Refused lastResult={lastResult} />
    </>
  );
}
