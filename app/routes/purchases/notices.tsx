import { useTranslation } from "#locales/use-translation.ts";
import { otherBuyer } from "#model/purchase/other-buyer.ts";
import type { PurchaseInvoice } from "#model/purchase/purchase-invoice.ts";

/** It is no rule of e-invoices: that the invoice is for somebody else is said in words of its own. */
const isOtherBuyer = ({ rule }: PurchaseInvoice["findings"][number]): boolean => rule === otherBuyer.rule;

/** What an invoice lacks before it can be approved, who decides on it, and which rules it breaks as an e-invoice. */
export function PurchaseNotices({ purchase }: { purchase: PurchaseInvoice }) {
  const { t } = useTranslation();
  const { state, lacks, findings, can_decide } = purchase;
  const broken = findings.filter((finding) => !isOtherBuyer(finding));
  return (
    <>
      {state === "open" && lacks.length > 0 && (
        <p className="rounded-card bg-warning-soft px-4 py-3">
          {t("purchases.lacks", { names: lacks.map((field) => t(`purchases.needs.${field}`)).join(", ") })}
        </p>
      )}
      {state === "open" && !can_decide && (
        <p className="rounded-card bg-grey-100 px-4 py-3">{t("purchases.deciders")}</p>
      )}
      {findings.some(isOtherBuyer) && (
        <p className="rounded-card bg-warning-soft px-4 py-3">{t("purchases.other_buyer")}</p>
      )}
      {broken.length > 0 && (
        <details className="rounded-card bg-grey-100 px-4 py-3">
          <summary className="cursor-pointer font-medium">{t("purchases.findings")}</summary>
          <ul className="mt-1 list-disc pl-5">
            {broken.map(({ rule, place, line }) => (
              <li key={`${rule} ${place} ${line}`}>
                {t(`e_invoices.breaks.${place}`, { rule, line: String(line) })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
