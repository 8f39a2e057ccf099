import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { fillingOf } from "#app/forms/edit-baseline.tsx";
import { submitEdit } from "#app/forms/edited.ts";
import { versionOf } from "#app/forms/form-version.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useEditBaseline } from "#app/forms/use-edit-baseline.ts";
import { insideList, queryOf } from "#app/lists/query.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { one } from "#model/answer/answer.ts";
import { isId } from "#model/answer/fields.ts";
import { type Terms, terms, termsVersionPage } from "#model/company/terms.ts";
import type { Api } from "#model/page/context.ts";
import { MissingPart } from "#ui/missing-part.tsx";
import { Refused } from "../refused.tsx";
import { stays } from "../saved.ts";
import { SettingsPage } from "../sections.tsx";
import { editedTerms } from "./edited.ts";
import { TermsForm } from "./form.tsx";
import { Versions } from "./versions.tsx";

export const handle = { title: (t) => t("terms.title") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { versions, ...read } = await reading(context, request, "settings", () =>
    readTerms(context.api, request),
  );
  const page = versions.data && { ...versions.data, meta: insideList(versions.data, request) };
  return { ...read, versions: { ...versions, data: page } };
}

/** The terms as they are, a page of their versions, and the one of these that the address names. */
async function readTerms(api: Api, request: Request) {
  const asked = new URL(request.url).searchParams.get("version") ?? "";
  const listed = api.get(`/terms_versions${queryOf(request, ["page"])}`, termsVersionPage);
  const [current, versions, opened] = await Promise.all([
    optionalData(api.get("/terms", one(terms))),
    optionalData(listed.then((data) => ({ data }))),
    isId(asked) ? optionalData(api.get(`/terms/${asked}`, one(terms))) : null,
  ]);
  return { current, versions, opened };
}

/** Saves the next version; a text that is the same is none. */
export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "settings", editedTerms);
  return submitEdit({ request, context }, editedTerms, async (body, form) => {
    // Where there are none yet their version is 0, and of two people one is the first.
    const version = versionOf(form) ?? 0;
    const { data } = await context.api.send("POST", "/terms", one(terms), { body, version });
    const key = data.version === version ? "terms.unchanged" : "settings.saved";
    context.session.flash({ kind: "success", key, stays });
    return redirect("/settings/terms");
  });
}

/** Under which terms clients accept estimates, and what they said before. */
export default function AgencyTerms() {
  const { t } = useTranslation();
  const { current, versions, opened } = useLoaderData<typeof loader>();
  return (
    <SettingsPage title={t("terms.title")}>
      <div className="flex max-w-[720px] flex-col gap-8 p-4 sm:p-6">
        <MissingPart problem={current.problem} />
        {current.data && (
          <>
            <Current shown={current.data} />
            <MissingPart problem={versions.problem} name={t("terms.versions")} />
            {versions.data && <Versions versions={versions.data} current={current.data} opened={opened} />}
          </>
        )}
      </div>
    </SettingsPage>
  );
}

function Current({ shown }: { shown: Terms }) {
  const lastResult = useAnswer<typeof action>();
  const begun = useEditBaseline(shown, "terms", lastResult);
  return (
    <>
      <TermsForm key={fillingOf(begun, lastResult)} terms={begun} lastResult={lastResult} />
      <Refused lastResult={lastResult} />
    </>
  );
}
