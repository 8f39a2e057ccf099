import { useTranslation } from "#locales/use-translation.ts";
import { showFileSize } from "#model/file/file-size.ts";
import type { PurchaseInvoice } from "#model/purchase/purchase-invoice.ts";
import { OpenedFile } from "#ui/opened-file.tsx";

/** The file as it came: a picture is shown, anything else is opened beside the page. */
export function PurchaseFile({ purchase }: { purchase: PurchaseInvoice }) {
  const { t, language } = useTranslation();
  const { id, file_name, size, mime_type } = purchase;
  const url = `/api/purchase_invoices/${id}/file`;
  return (
    <section aria-label={t("purchases.file")} className="card">
      <OpenedFile href={url} name={file_name} size={showFileSize(size, language)} />
      {mime_type.startsWith("image/") && (
        <img src={url} alt={file_name} loading="lazy" className="mt-3 w-full rounded-control" />
      )}
    </section>
  );
}
