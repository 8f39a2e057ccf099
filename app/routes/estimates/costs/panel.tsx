import { useLocation } from "@remix-run/react";
import { ReceiptEuro } from "lucide-react";
import { useTranslation } from "#locales/use-translation.ts";
import { estimateCosts } from "#model/estimate/costs.ts";
import type { Estimate, EstimateSums } from "#model/estimate/estimate.ts";
import { showMoney, showShare } from "#model/money/show-money.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";

/** What an estimate costs the agency and what is left of it: beside the sums, for nobody but the agency. */
export function CostsPanel({ estimate }: { estimate: Estimate & { sums: EstimateSums } }) {
  const { t, language } = useTranslation();
  const { search } = useLocation();
  const { whole_cents, lines_cents, total_cents, margin_cents, margin_percent } = estimateCosts(estimate);
  const money = (cents: number) => showMoney(cents, language);
  const share = margin_percent === null ? "" : ` · ${showShare(margin_percent, language)}`;
  const rows = [
    { name: t("estimates.costs.whole"), text: money(whole_cents) },
    { name: t("estimates.costs.lines"), text: money(lines_cents) },
    { name: t("estimates.costs.total"), text: money(total_cents) },
    { name: t("estimates.costs.margin"), text: money(margin_cents) + share, isResult: true },
  ];
  return (
    <section aria-labelledby="internal-costs" className="internal-costs print:hidden">
      <div className="flex items-center justify-between gap-2">
        <h3 id="internal-costs" className="font-medium">
          {t("estimates.costs.internal")}
        </h3>
        <Link to={`costs${search}`} preventScrollReset className="internal-costs-link">
          <Icon of={ReceiptEuro} />
          {t("estimates.costs.open")}
        </Link>
      </div>
      {total_cents !== 0 && (
        <dl>
          {rows.map(({ name, text, isResult }) => (
            <div key={name} className={`internal-costs-row ${isResult ? "font-medium text-body" : ""}`}>
              <dt>{name}</dt>
              <dd className={`numeric ${isResult && margin_cents < 0 ? "text-danger" : ""}`}>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
