import { useTranslation } from "#locales/use-translation.ts";
import type { PurchaseState } from "#model/purchase/purchase-invoice.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";

const tones: Record<PurchaseState, BadgeTone> = {
  open: "warning",
  approved: "success",
  paid: "quiet",
  rejected: "danger",
};

/** How far a supplier's invoice is. */
export function StateBadge({ state }: { state: PurchaseState }) {
  const { t } = useTranslation();
  return <Badge tone={tones[state]}>{t(`purchases.states.${state}`)}</Badge>;
}
