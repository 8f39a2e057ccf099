import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { enter, reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { type CompanyPart, savePart, shownPart } from "../company-part.ts";
import { CompanyPartPage } from "../company-part-page.tsx";
import { editedBankBooking } from "./edited.ts";
import { BankBookingForm } from "./form.tsx";

export const handle = { title: (t) => t("bank_booking.title") } satisfies Titled;

const part: CompanyPart = { name: "bank_booking", screen: "bankSettings", path: "/settings/bank" };

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  reading(context, request, part.screen, () => shownPart(context.api, part));

export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, part.screen, editedBankBooking);
  return savePart({ request, context }, part, editedBankBooking);
}

/** What of a bank statement is booked by itself. */
export default function BankSettings() {
  const { t } = useTranslation();
  const shown = useLoaderData<typeof loader>();
  return (
    <CompanyPartPage title={t("bank_booking.title")} form="bank-booking" shown={shown}>
      {(filled) => <BankBookingForm {...filled} />}
    </CompanyPartPage>
  );
}
