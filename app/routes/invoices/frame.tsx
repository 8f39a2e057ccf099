import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { PageHeader } from "#ui/page-header.tsx";

interface InvoiceFrameProps {
  title: string;
  /** Without an id where a backend tells the name alone. */
  customer: { id: number | null; name: string } | null;
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
  const main = useRef<HTMLElement>(null);
  // What was pressed is gone after a document was made or issued: its name takes the focus.
  useEffect(() => {
    if (title && document.activeElement === document.body) main.current?.querySelector("h1")?.focus();
  }, [title]);
  return (
    <main ref={main}>
      <PageHeader title={title} backTo={backTo} actions={actions}>
        <p className="mt-0.5 flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-xs text-grey-600">
          {badge}
          {customer && <CustomerLink customer={customer} />}
          {note}
        </p>
      </PageHeader>
      {children}
      <footer className="invoice-foot">
        <ButtonLink to={backTo} className="mr-auto">
          {t("page.back")}
        </ButtonLink>
        {actions}
      </footer>
    </main>
  );
}

const linkLooks = "text-primary-ink underline-offset-4 hover:underline";

/** The client's name, which leads to its page. Everybody who sees documents sees clients. */
function CustomerLink({ customer: { id, name } }: { customer: { id: number | null; name: string } }) {
  if (!id) return <span className="truncate">{name}</span>;
  return (
    <Link to={`/clients/${id}`} className={`truncate ${linkLooks}`}>
      {name}
    </Link>
  );
}

/** The way to the project of a document. */
export function ProjectLink({ project: { id, name } }: { project: { id: number; name: string } }) {
  if (id === 0) return name && <span className="truncate">{name}</span>;
  return (
    <Link to={`/projects/${id}`} className={`truncate ${linkLooks}`}>
      {name}
    </Link>
  );
}

/** The way to the estimate that a document is made from. */
export function EstimateLink({ estimate }: { estimate: { id: number; estimate_nr: string; name: string } }) {
  const { t } = useTranslation();
  if (estimate.id === 0) return null;
  return (
    <Link to={`/estimate/${estimate.id}`} className={`shrink-0 ${linkLooks}`}>
      {t("invoice.estimate_nr", { number: estimate.estimate_nr || estimate.name })}
    </Link>
  );
}
