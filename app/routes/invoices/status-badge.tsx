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

/** Where a document stands. */
export function InvoiceStatusBadge({ statusId }: { statusId: number }) {
  const { t } = useTranslation();
  const status = invoiceStatusName(statusId);
  return <Badge tone={tones[status]}>{t(`invoices.statuses.${status}`)}</Badge>;
}
