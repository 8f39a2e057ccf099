import { FileText } from "lucide-react";
import { useTranslation } from "#locales/use-translation.ts";
import { showFileSize } from "#model/file/file-size.ts";
import type { PurchaseInvoice } from "#model/purchase/purchase-invoice.ts";
import { Icon } from "#ui/icon.tsx";
import { LongName } from "#ui/long-name.tsx";

/** The file as it came: a picture is shown, anything else is opened beside the page. */
export function PurchaseFile({ purchase }: { purchase: PurchaseInvoice }) {
  const { t, language } = useTranslation();
  const { id, file_name, size, mime_type } = purchase;
  const url = `/api/purchase_invoices/${id}/file`;
  return (
    <section aria-label={t("purchases.file")} className="card">
      <p className="flex items-center gap-3">
        <span className="text-grey-600">
          <Icon of={FileText} />
        </span>
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          title={file_name}
          className="min-w-0 font-medium hover:underline"
        >
          <LongName name={file_name} />
        </a>
        <span className="numeric ml-auto shrink-0 text-grey-600">{showFileSize(size, language)}</span>
      </p>
      {mime_type.startsWith("image/") && (
        <img src={url} alt={file_name} loading="lazy" className="mt-3 w-full rounded-control" />
      )}
    </section>
  );
}
