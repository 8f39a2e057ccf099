import { useTranslation } from "#locales/use-translation.ts";
import { type InvoiceStatus, invoiceStatusName } from "#model/invoice/status.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import type { StatusNames } from "./status-names.ts";

const tones: Record<InvoiceStatus, BadgeTone> = {
  draft: "quiet",
  issued: "info",
  sent: "info",
  partly_paid: "warning",
  paid: "success",
  overdue: "danger",
  voided: "quiet",
};

/** Where a document stands; `names` where a backend has statuses of its own. */
export function InvoiceStatusBadge({ statusId, names }: { statusId: number; names?: StatusNames | null }) {
  const { t } = useTranslation();
  const own = names?.[statusId];
  if (own) return <Badge tone="info">{own}</Badge>;
  const status = invoiceStatusName(statusId);
  return <Badge tone={tones[status]}>{t(`invoices.statuses.${status}`)}</Badge>;
}
