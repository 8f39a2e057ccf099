import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { enter, reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { type CompanyPart, savePart, shownPart } from "../company-part.ts";
import { CompanyPartPage } from "../company-part-page.tsx";
import { editedInterest } from "./edited.ts";
import { InterestForm } from "./form.tsx";

export const handle = { title: (t) => t("interest.title") } satisfies Titled;

const part: CompanyPart = { name: "interest", screen: "settings", path: "/settings/interest" };

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  reading(context, request, part.screen, () => shownPart(context.api, part));

export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, part.screen, editedInterest);
  return savePart({ request, context }, part, editedInterest);
}

/** Whether interest for delay stands in statements of account, and by which rule. */
export default function InterestSettings() {
  const { t } = useTranslation();
  const shown = useLoaderData<typeof loader>();
  return (
    <CompanyPartPage title={t("interest.title")} form="interest" shown={shown}>
      {(filled) => <InterestForm {...filled} />}
    </CompanyPartPage>
  );
}
