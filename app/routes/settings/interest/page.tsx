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
import { MissingPart } from "#ui/missing-part.tsx";
import { Refused } from "../refused.tsx";
import { stays } from "../saved.ts";
import { SettingsPage } from "../sections.tsx";
import { editedInterest } from "./edited.ts";
import { InterestForm } from "./form.tsx";

export const handle = { title: (t) => t("interest.title") } satisfies Titled;

const path = "/companies/1/details";
/** Null of a backend that knows no interest for delay. */
const asSent = company.extend({ interest: sentOrNull(company.shape.interest) });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const details = await reading(context, request, "settings", () =>
    optionalData(context.api.get(path, one(asSent))),
  );
  return { details };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "settings", editedInterest);
  return submitEdit({ request, context }, editedInterest, async (interest, form) => {
    await context.api.send("PATCH", path, done, { body: { interest }, version: versionOf(form) });
    context.session.flash({ kind: "success", key: "settings.saved", stays });
    return redirect("/settings/interest");
  });
}

/** Whether interest for delay stands in statements of account, and by which rule. */
export default function InterestSettings() {
  const { t } = useTranslation();
  const { details } = useLoaderData<typeof loader>();
  return (
    <SettingsPage title={t("interest.title")}>
      <MissingPart problem={details.problem} className="m-4 max-w-[720px] sm:m-6" />
      {details.data?.interest === null && (
        <MissingPart problem={notOffered} className="m-4 max-w-[720px] sm:m-6" />
      )}
      {details.data?.interest && <Terms shown={company.parse(details.data)} />}
    </SettingsPage>
  );
}

const notOffered = { message: "problems.not_offered", requestId: null };

function Terms({ shown }: { shown: Company }) {
  const lastResult = useAnswer<typeof action>();
  const begun = useEditBaseline(shown, "interest", lastResult);
  return (
    <>
      <InterestForm key={fillingOf(begun, lastResult)} company={begun} lastResult={lastResult} />
      <Refused lastResult={lastResult} />
    </>
  );
}
