import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { enter, reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { type CompanyPart, savePart, shownPart } from "../company-part.ts";
import { CompanyPartPage } from "../company-part-page.tsx";
import { editedAccounting } from "./edited.ts";
import { AccountingForm } from "./form.tsx";

export const handle = { title: (t) => t("accounting.title") } satisfies Titled;

const part: CompanyPart = {
  name: "accounting",
  screen: "accountingSettings",
  path: "/settings/accounting",
};

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  reading(context, request, part.screen, () => shownPart(context.api, part));

export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, part.screen, editedAccounting);
  return savePart({ request, context }, part, editedAccounting);
}

/** The accounts and VAT codes that documents are entered into the books with. */
export default function AccountingSettings() {
  const { t } = useTranslation();
  const shown = useLoaderData<typeof loader>();
  return (
    <CompanyPartPage title={t("accounting.title")} form="accounting" shown={shown}>
      {(filled) => <AccountingForm {...filled} />}
    </CompanyPartPage>
  );
}
