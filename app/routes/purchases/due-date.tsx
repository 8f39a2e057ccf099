import { useTranslation } from "#locales/use-translation.ts";
import { showDate } from "#model/date/dates.ts";
import type { PurchaseEntry } from "#model/purchase/purchase-invoice.ts";

/** By when an invoice is to be paid, and in words that the day has passed. */
export function DueDate({
  due_on,
  state,
  today,
}: Pick<PurchaseEntry, "due_on" | "state"> & { today: string }) {
  const { t } = useTranslation();
  if (due_on === null) return "–";
  const isWaiting = state === "open" || state === "approved";
  return isWaiting && due_on < today ? (
    <span className="font-medium text-danger">{t("purchases.late", { date: showDate(due_on) })}</span>
  ) : (
    showDate(due_on)
  );
}
