import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/ui/button";
import { PageHeader } from "~/ui/page-header";

interface InvoiceFrameProps {
  title: string;
  customer: string;
  backTo: string;
  /** What stands beside the customer: the estimate, say. */
  note?: ReactNode;
  badge?: ReactNode;
  /** Buttons, the main one last. */
  actions: ReactNode;
  children: ReactNode;
}

/** The layout of specification 2.4: number or label, customer, and the same buttons at top and bottom. */
export function InvoiceFrame({ title, customer, backTo, note, badge, actions, children }: InvoiceFrameProps) {
  const { t } = useTranslation();
  return (
    <main>
      <PageHeader title={title} backTo={backTo} actions={actions}>
        <p className="mt-0.5 flex min-w-0 items-center gap-2 text-xs text-grey-600">
          {badge}
          <span className="truncate">{customer}</span>
          {note}
        </p>
      </PageHeader>
      {children}
      <footer className="flex max-w-[1120px] flex-wrap items-center justify-end gap-2 border-t border-grey-200 px-4 py-4 sm:mx-6 sm:px-0">
        <ButtonLink to={backTo} className="mr-auto">
          {t("page.back")}
        </ButtonLink>
        {actions}
      </footer>
    </main>
  );
}

/** The way to the estimate that a document is made from. */
export function EstimateLink({ estimate }: { estimate: { id: number; estimate_nr: string; name: string } }) {
  const { t } = useTranslation();
  return (
    <Link
      to={`/estimate/${estimate.id}`}
      className="shrink-0 text-primary-ink underline-offset-4 hover:underline"
    >
      {t("invoices.estimate_nr", { number: estimate.estimate_nr || estimate.name })}
    </Link>
  );
}
