import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { enter, reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { type CompanyPart, savePart, shownPart } from "../company-part.ts";
import { CompanyPartPage } from "../company-part-page.tsx";
import { editedClosing } from "./edited.ts";
import { ClosingForm } from "./form.tsx";

export const handle = { title: (t) => t("closing.title") } satisfies Titled;

const part: CompanyPart = { name: "closing", screen: "closingSettings", path: "/settings/closing" };

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  reading(context, request, part.screen, () => shownPart(context.api, part));

export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, part.screen, editedClosing);
  return savePart({ request, context }, part, editedClosing);
}

/** Until which day the books are closed. */
export default function ClosingSettings() {
  const { t } = useTranslation();
  const shown = useLoaderData<typeof loader>();
  return (
    <CompanyPartPage title={t("closing.title")} form="closing" shown={shown}>
      {(filled) => <ClosingForm {...filled} />}
    </CompanyPartPage>
  );
}
