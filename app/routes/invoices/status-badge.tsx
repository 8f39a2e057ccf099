import { useTranslation } from "react-i18next";
import { type InvoiceStatus, invoiceStatusName } from "~/model/invoice-status";
import { Badge, type BadgeTone } from "~/ui/badge";

const tones: Record<InvoiceStatus, BadgeTone> = {
  draft: "quiet",
  issued: "info",
  sent: "info",
  partly_paid: "warning",
  paid: "success",
  overdue: "danger",
  voided: "quiet",
};

/** The status of a document by its id. */
export function StatusBadge({ status }: { status: number }) {
  const { t } = useTranslation();
  const name = invoiceStatusName(status);
  return <Badge tone={tones[name]}>{t(`invoices.statuses.${name}`)}</Badge>;
}
