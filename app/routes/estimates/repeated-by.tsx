import { useTranslation } from "#locales/use-translation.ts";
import type { RecurringInvoice } from "#model/recurring/recurring-invoice.ts";
import { Link } from "#ui/link.tsx";

interface RepeatedByProps {
  plans: readonly RecurringInvoice[];
  isApproved: boolean;
}

/** That an estimate is repeated by a plan, whose invoices are made of copies: what it says itself would count beside them. */
export function RepeatedBy({ plans: [plan], isApproved }: RepeatedByProps) {
  const { t } = useTranslation();
  if (!plan) return null;
  return (
    <p className="mx-4 mt-4 rounded-card bg-grey-100 px-4 py-3 sm:mx-6 print:hidden">
      <Link to={`/invoices/recurring/${plan.id}`} className="text-primary-ink underline underline-offset-4">
        {t("estimates.repeated_by", { name: plan.name })}
      </Link>{" "}
      {!isApproved && t("estimates.repeated_draft")}
    </p>
  );
}
