import { useTranslation } from "#locales/use-translation.ts";
import type { RecurringInvoice } from "#model/recurring/recurring-invoice.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";

const tones: Record<RecurringInvoice["state"], BadgeTone> = {
  active: "success",
  paused: "warning",
  ended: "quiet",
};

/** Whether a plan goes on. */
export function StateBadge({ state }: Pick<RecurringInvoice, "state">) {
  const { t } = useTranslation();
  return <Badge tone={tones[state]}>{t(`recurring.states.${state}`)}</Badge>;
}
