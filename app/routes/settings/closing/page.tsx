import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { type CompanyPart, readPart, savePart } from "../company-part.ts";
import { CompanyPartPage } from "../company-part-page.tsx";
import { editedClosing } from "./edited.ts";
import { ClosingForm } from "./form.tsx";

export const handle = { title: (t) => t("closing.title") } satisfies Titled;

const part: CompanyPart = { name: "closing", screen: "closingSettings", path: "/settings/closing" };

export const loader = (args: LoaderFunctionArgs) => readPart(args, part);

export const action = (args: ActionFunctionArgs) => savePart(args, part, editedClosing);

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
