import { useRoot } from "#app/use-root.ts";
import type { Translate } from "#locales/texts.ts";
import { useTranslation } from "#locales/use-translation.ts";
import type { Finding } from "#model/einvoice/findings-said.ts";
import { type EInvoiceNeed, eInvoiceLacks, wantsEInvoice } from "#model/invoice/e-invoice-lacks.ts";
import type { Invoice } from "#model/invoice/invoice.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import { isPriced } from "#model/invoice/waybill.ts";
import { userRole } from "#model/user/role.ts";
import { Link } from "#ui/link.tsx";

interface EInvoiceNoticeProps {
  invoice: Invoice;
  /** Rules that it breaks as an e-invoice. */
  findings: readonly Finding[];
}

/**
 * What a document lacks for its e-invoice, and where that is entered while it is a draft of who gets e-invoices; once it lacks
 * nothing, which rules it breaks all the same. An issued one stays as it was issued (domain H25).
 */
export function EInvoiceNotice({ invoice, findings }: EInvoiceNoticeProps) {
  const { t } = useTranslation();
  const user = useRoot()?.user;
  const isAdmin = user !== undefined && user !== null && userRole(user) === "admin";
  const lacks = eInvoiceLacks(invoice);
  const isDraft = invoice.status_id === invoiceStatus.draft;
  const told = lacks.length > 0 ? lacksOf(lacks, invoice, t) : breachesOf(findings, invoice, t);
  if (!isPriced(invoice.waybill) || told.length === 0 || (isDraft && !wantsEInvoice(invoice))) return null;
  return (
    <details
      open={isDraft || lacks.length === 0}
      className={`rounded-card px-4 py-3 ${lacks.length === 0 ? "bg-warning-soft" : "bg-grey-100"}`}
    >
      <summary className="cursor-pointer font-medium">
        {t(lacks.length > 0 ? "e_invoices.lacks" : "e_invoices.findings")}
      </summary>
      <ul className="mt-1 list-disc pl-5">
        {told.map(({ text, to }) => (
          <li key={text}>
            {isDraft && (isAdmin || !to.startsWith("/settings")) ? (
              <Link to={to} className="text-primary-ink underline underline-offset-4">
                {text}
              </Link>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Something to be mended, and where. */
interface Told {
  text: string;
  to: string;
}

const lacksOf = (lacks: readonly EInvoiceNeed[], invoice: Invoice, t: Translate): Told[] =>
  lacks.map((lack) => ({ text: t(`e_invoices.needs.${lack}`), to: placeOf(lack, invoice) }));

function breachesOf(findings: readonly Finding[], invoice: Invoice, t: Translate): Told[] {
  const { id, estimate_id, customer } = invoice;
  const places: Record<Finding["place"], string> = {
    seller: "/settings",
    buyer: `/clients/${customer.id}/data`,
    line: `/estimate/${estimate_id}`,
    document: `/invoices/${estimate_id}/edit/${id}`,
  };
  return findings.map(({ rule, place, line }) => ({
    text: t(`e_invoices.breaks.${place}`, { rule, line: String(line) }),
    to: places[place],
  }));
}

/** Where that is entered which a draft lacks. */
function placeOf(lack: EInvoiceNeed, { id, estimate_id, customer }: Invoice): string {
  const places: Record<EInvoiceNeed, string> = {
    seller_country: "/settings",
    seller_address: "/settings",
    buyer_country: `/clients/${customer.id}/data`,
    buyer_address: `/clients/${customer.id}/data`,
    unit_codes: "/settings/units",
    vat_reasons: "/settings/texts",
    vat_alone: `/estimate/${estimate_id}`,
    reference: `/invoices/${estimate_id}/edit/${id}`,
  };
  return places[lack];
}
