import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { useRef } from "react";
import { submit } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { insideList } from "#app/lists/query.ts";
import { enter, reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { Pager } from "#ui/pager.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { Refused } from "../refused.tsx";
import { stays } from "../saved.ts";
import { SettingsPage } from "../sections.tsx";
import { findTexts } from "./catalogue.server.ts";
import { enteredTexts, saveTexts } from "./entered.server.ts";
import { TextFilters } from "./filters.tsx";
import { TextForm } from "./form.tsx";
import { NoTexts } from "./none.tsx";
import { selectionOf } from "./selection.ts";
import { sentIn } from "./sent-rows.ts";
import { useShownRows } from "./use-shown-rows.ts";

export const handle = { title: (t) => t("texts.title") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await reading(context, request, "settings", () => context.viewer());
  const selection = selectionOf(request, viewer.language);
  const found = findTexts(viewer.config, selection);
  insideList({ data: found.rows, meta: found.meta }, request);
  return { ...found, ...selection };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "settings");
  const { pathname, search } = new URL(request.url);
  return submit({ request, context }, enteredTexts, async (entered) => {
    await saveTexts(context.api, entered);
    context.session.flash({ kind: "success", key: "texts.saved", stays });
    return redirect(pathname + search);
  });
}

/** The texts of the interface and of documents, and how this installation words them (specification §1, 2.5). */
export default function Texts() {
  const { t } = useTranslation();
  const { rows, meta, language, changed, q, isChangedOnly } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const frame = useRef<HTMLFormElement>(null);
  const shown = useShownRows(rows, frame, sentIn(lastResult));
  return (
    <SettingsPage
      title={t("texts.title")}
      count={meta.total}
      search={<SearchBox label={t("texts.search")} />}
    >
      <div className="max-w-[1280px] px-4 sm:px-6">
        <TextFilters language={language} changed={changed} isChangedOnly={isChangedOnly} />
        {shown.length > 0 ? (
          <TextForm frame={frame} rows={shown} language={language} lastResult={lastResult} />
        ) : (
          <NoTexts q={q} isChangedOnly={isChangedOnly} language={language} />
        )}
      </div>
      <Pager meta={meta} />
      <Refused lastResult={lastResult} message="texts.not_saved" />
      <Outlet />
    </SettingsPage>
  );
}
