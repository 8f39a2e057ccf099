import { useTranslation } from "#locales/use-translation.ts";
import type { OrderState } from "#model/purchase-order/purchase-order.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";

const tones: Record<OrderState, BadgeTone> = {
  draft: "warning",
  sent: "info",
  received: "success",
  cancelled: "quiet",
};

/** How far an order is. */
export function OrderBadge({ state }: { state: OrderState }) {
  const { t } = useTranslation();
  return <Badge tone={tones[state]}>{t(`order_states.${state}`)}</Badge>;
}
