import { useTranslation } from "#locales/use-translation.ts";
import { isOwnFinding, otherAccount, otherBuyer } from "#model/purchase/own-findings.ts";
import type { PurchaseInvoice } from "#model/purchase/purchase-invoice.ts";

/** What an invoice lacks before it can be approved, who decides on it, and which rules it breaks as an e-invoice. */
export function PurchaseNotices({ purchase }: { purchase: PurchaseInvoice }) {
  const { t } = useTranslation();
  const { state, lacks, findings, can_decide } = purchase;
  const broken = findings.filter((finding) => !isOwnFinding(finding));
  const has = (own: { rule: string }) => findings.some(({ rule }) => rule === own.rule);
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
      {has(otherBuyer) && (
        <p className="rounded-card bg-warning-soft px-4 py-3">{t("purchases.other_buyer")}</p>
      )}
      {has(otherAccount) && state !== "paid" && (
        <p className="rounded-card bg-warning-soft px-4 py-3">{t("purchases.other_account")}</p>
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
