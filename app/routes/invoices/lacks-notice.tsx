import { useTranslation } from "#locales/use-translation.ts";
import { buyerLacks } from "#model/invoice/e-invoice-lacks.ts";
import type { Invoice } from "#model/invoice/invoice.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import { Link } from "#ui/link.tsx";

/** What a draft's buyer lacks by law, and where it is entered. */
export const BuyerNotice = ({ invoice }: { invoice: Invoice }) =>
  invoice.status_id === invoiceStatus.draft && <Lacks invoice={invoice} says="invoice.buyer_lacks" />;

/** What the buyer of a document lacks that is about to be voided: its credit note says of the buyer what it says itself. */
export const CreditedBuyerNotice = ({ invoice }: { invoice: Invoice }) => (
  <Lacks invoice={invoice} says="invoice.credited_buyer_lacks" />
);

interface LacksProps {
  invoice: Invoice;
  says: "invoice.buyer_lacks" | "invoice.credited_buyer_lacks";
}

function Lacks({ invoice, says }: LacksProps) {
  const { t } = useTranslation();
  const lacks = buyerLacks(invoice.content);
  if (lacks.length === 0) return null;
  return (
    <div className="rounded-card bg-warning-soft px-4 py-3">
      <p>{t(says, { name: invoice.customer.name })}</p>
      <ul className="list-disc pl-5">
        {lacks.map((lack) => (
          <li key={lack}>{t(`invoice.buyer_needs.${lack}`)}</li>
        ))}
      </ul>
      {invoice.customer.id > 0 && (
        <Link
          to={`/clients/${invoice.customer.id}/data`}
          className="text-primary-ink underline underline-offset-4"
        >
          {t("invoice.to_client")}
        </Link>
      )}
    </div>
  );
}
