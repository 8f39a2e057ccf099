import { useLocation } from "@remix-run/react";
import { ReceiptEuro } from "lucide-react";
import { useTranslation } from "#locales/use-translation.ts";
import { showMoney } from "#model/money/show-money.ts";
import { IconLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";

interface CostsEntryProps {
  itemId: number;
  /** What its line is called. */
  called: string;
  /** Cents; marked where there are any. */
  cents: number;
}

/** The way from a line of an estimate to its costs. */
export function CostsEntry({ itemId, called, cents }: CostsEntryProps) {
  const { t, language } = useTranslation();
  const { search } = useLocation();
  const name = called || "–";
  const label =
    cents === 0
      ? t("estimates.costs.of_line", { name })
      : t("estimates.costs.of_line_sum", { name, sum: showMoney(cents, language) });
  return (
    <IconLink
      to={`items/${itemId}/costs${search}`}
      preventScrollReset
      label={label}
      icon={<Icon of={ReceiptEuro} />}
      className={`costs-entry ${cents === 0 ? "" : "has-costs"}`}
    />
  );
}
