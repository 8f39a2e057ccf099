import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { fillingOf } from "#app/forms/edit-baseline.tsx";
import { submitEdit } from "#app/forms/edited.ts";
import { formOf, passOver, streamedForm } from "#app/forms/form.ts";
import { versionOf } from "#app/forms/form-version.ts";
import type { FileRefusal } from "#app/forms/take-file.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useEditBaseline } from "#app/forms/use-edit-baseline.ts";
import { insideList, queryOf } from "#app/lists/query.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done, one } from "#model/answer/answer.ts";
import { isId } from "#model/answer/fields.ts";
import { type Terms, terms, termsVersionPage } from "#model/company/terms.ts";
import type { Api } from "#model/page/context.ts";
import { MissingPart } from "#ui/missing-part.tsx";
import { Refused } from "../refused.tsx";
import { saveSetting, stays } from "../saved.ts";
import { SettingsPage } from "../sections.tsx";
import { editedTerms } from "./edited.ts";
import { TermsPdf } from "./file.tsx";
import { TermsForm } from "./form.tsx";
import { receive } from "./receive.ts";
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

/** Saves the next version; a text that is the same is none. Takes or removes the PDF. */
export async function action({ request, context }: ActionFunctionArgs) {
  const streamed = await streamedForm(request);
  try {
    await enter(context, request, "settings", editedTerms);
    if (streamed !== request) {
      const refused = await receive({ request: streamed, context });
      return refused ? data<FileRefusal>(refused, { status: refused.status }) : redirect(address);
    }
    const form = await formOf(request);
    return form.get("act") === "remove"
      ? await remove({ context, form, request })
      : await saveTexts({ request, context });
  } finally {
    if (streamed !== request) await passOver(streamed);
  }
}

interface Sent {
  request: Request;
  context: AppLoadContext;
}

/** Takes the PDF away that was seen: a colleague's is not removed for it. */
async function remove({ request, context, form }: Sent & { form: FormData }) {
  const version = Number(form.get("seen"));
  await saveSetting({ request, context }, () => context.api.send("DELETE", "/terms/file", done, { version }));
  return redirect(address);
}

const saveTexts = ({ request, context }: Sent) =>
  submitEdit({ request, context }, editedTerms, async (body, form) => {
    // Where there are none yet their version is 0, and of two people one is the first.
    const version = versionOf(form) ?? 0;
    const { data } = await context.api.send("POST", "/terms", one(terms), { body, version });
    const key = data.version === version ? "terms.unchanged" : "settings.saved";
    context.session.flash({ kind: "success", key, stays });
    return redirect(address);
  });

const address = "/settings/terms";

/** Under which terms clients accept estimates, and what they said before. */
export default function AgencyTerms() {
  const { t } = useTranslation();
  const { current, versions, opened } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = answer && "file" in answer ? answer : undefined;
  return (
    <SettingsPage title={t("terms.title")}>
      <div className="flex max-w-[720px] flex-col gap-8 p-4 sm:p-6">
        <MissingPart problem={current.problem} />
        {current.data && (
          <>
            <Current shown={current.data} />
            {current.data.file !== undefined && <TermsPdf terms={current.data} refused={refused} />}
            <MissingPart problem={versions.problem} name={t("terms.versions")} />
            {versions.data && <Versions versions={versions.data} current={current.data} opened={opened} />}
          </>
        )}
      </div>
    </SettingsPage>
  );
}

function Current({ shown }: { shown: Terms }) {
  const answer = useAnswer<typeof action>();
  const lastResult = answer && "file" in answer ? undefined : answer;
  const begun = useEditBaseline(shown, "terms", lastResult);
  // Where only the PDF is another by now, who saved it last is said, and what is typed stays.
  const isSame = begun.text_lv === shown.text_lv && begun.text_en === shown.text_en;
  return (
    <>
      <TermsForm key={fillingOf(begun, lastResult)} terms={isSame ? shown : begun} lastResult={lastResult} />
      <Refused lastResult={lastResult} />
    </>
  );
}
