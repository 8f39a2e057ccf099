import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useParams } from "@remix-run/react";
import { FileDown } from "lucide-react";
import { enter } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Dialog, DialogBody } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { addressOf, useShown } from "./shown.ts";

export const handle = { title: (t) => t("invoice.download") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await enter(context, request, "invoices");
  return null;
}

/** By the codes of specification §9. */
const files = {
  lv: ["lv", "invoice.in_latvian", "LAT"],
  en: ["eng", "invoice.in_english", "ENG"],
} as const;

const orders = { lv: ["lv", "en"], en: ["en", "lv"] } as const;

/** The PDF in Latvian or English (specification 2.5), that in the client's language first. */
export default function DownloadInvoice() {
  const { t } = useTranslation();
  const params = useParams();
  const client = useShown()?.customer.document_language;
  const pdf = `/api/invoices/pdf/${params.invoiceId}`;
  return (
    <Dialog title={t("invoice.download_title")} closeTo={addressOf(params)} first="control">
      <DialogBody>
        <p className="text-grey-700">{t("invoice.download_text")}</p>
        <p className="grid grid-cols-2 gap-3">
          {orders[client || "lv"].map((language, index) => {
            const [code, name, label] = files[language];
            return (
              <ButtonLink
                key={code}
                to={`${pdf}?lang=${code}`}
                reloadDocument
                title={t(name)}
                data-autofocus={index === 0 || undefined}
                icon={<Icon of={FileDown} />}
                className="h-11"
              >
                {label}
              </ButtonLink>
            );
          })}
        </p>
      </DialogBody>
    </Dialog>
  );
}
