import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, replace } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { keyOf } from "#app/forms/form-version.ts";
import { submit } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { enter } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { one } from "#model/answer/answer.ts";
import { listNames, screenOfList } from "#model/list/list-names.ts";
import { savedView, savedViewForm } from "#model/list/saved-view.ts";
import { ButtonLink } from "#ui/button.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { editedView } from "./edited.ts";
import { ViewForm } from "./form.tsx";

export const handle = { title: (t) => t("views.new") } satisfies Titled;

/** The list and what of it is to be saved, as the address says. */
function viewedIn(request: Request) {
  const { searchParams } = new URL(request.url);
  const list = listNames.find((name) => name === searchParams.get("list"));
  if (!list) throw redirect("/");
  return { list, query: searchParams.get("query") ?? "" };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { list, query } = viewedIn(request);
  await enter(context, request, screenOfList(list));
  return { list, query, key: crypto.randomUUID() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { list, query } = viewedIn(request);
  await enter(context, request, screenOfList(list), editedView);
  return submit({ request, context, called: editedView }, savedViewForm, async (typed, form) => {
    const { data } = await context.api.send("POST", "/saved_views", one(savedView), {
      body: { ...typed, list, query },
      idempotencyKey: keyOf(form),
    });
    context.session.flash({ kind: "success", key: "views.created", values: { name: data.name } });
    return replace(`/${list}?${new URLSearchParams(query)}`);
  });
}

export default function AddView() {
  const { t } = useTranslation();
  const { list, query, key } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const back = `/${list}?${query}`;
  return (
    <main>
      <PageHeader title={t("views.new")} backTo={back} />
      <ViewForm idempotencyKey={key} lastResult={lastResult}>
        <ButtonLink to={back}>{t("form.cancel")}</ButtonLink>
      </ViewForm>
    </main>
  );
}
