import { useTranslation } from "#locales/use-translation.ts";
import type { PositionItem } from "#model/estimate/position-item.ts";
import type { EstimateInvoices } from "#model/invoice/invoice.ts";
import { showQuantity } from "#model/money/show-money.ts";

interface LineQuantitiesProps {
  items: readonly PositionItem[];
  progress: EstimateInvoices["line_progress"];
}

/** How much of lines stands in documents, and was delivered, where that is not simply all of them. */
export function LineQuantities({ items, progress }: LineQuantitiesProps) {
  const { t, language } = useTranslation();
  if (progress.length === 0) return null;
  const byId = new Map(items.map((item) => [item.id, item]));
  return (
    <ul aria-label={t("estimates.invoicing.quantities")} className="mt-3 flex flex-col gap-1.5">
      {progress.map(({ position_item_id, invoiced, delivered }) => {
        const item = byId.get(position_item_id);
        return (
          item && (
            <li key={position_item_id}>
              <span className="block truncate font-medium text-body" title={item.name}>
                {item.name}
              </span>
              {t("estimates.invoicing.of_line", {
                ordered:
                  `${showQuantity(item.quantity, language)} ${item.measure_unit?.short_name ?? ""}`.trim(),
                invoiced: showQuantity(invoiced, language),
                delivered: showQuantity(delivered, language),
              })}
            </li>
          )
        );
      })}
    </ul>
  );
}
