import { useTranslation } from "#locales/use-translation.ts";
import type { EInvoice, EInvoiceState } from "#model/einvoice/e-invoice.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";

const tones: Record<EInvoiceState, BadgeTone> = {
  draft: "quiet",
  unsent: "warning",
  unreported: "info",
  done: "success",
};

/** What is to be done next with an e-invoice. */
export function StateBadge({ state }: Pick<EInvoice, "state">) {
  const { t } = useTranslation();
  return <Badge tone={tones[state]}>{t(`e_invoices.states.${state}`)}</Badge>;
}
