import { useOutletContext } from "@remix-run/react";
import { useTranslation } from "#locales/use-translation.ts";
import type { ClientOverview } from "#model/client/overview.ts";
import { showDate } from "#model/date/dates.ts";
import { showMoney } from "#model/money/show-money.ts";
import { statusName } from "#model/project/status.ts";
import { MissingPart } from "#ui/missing-part.tsx";
import { EstimatesCard, HubCard, HubRow } from "../hub/card.tsx";
import { InvoiceStatusBadge } from "../invoices/status-badge.tsx";
import { ProjectStatusBadge } from "../projects/status-badge.tsx";
import type { ClientPage } from "./hub.tsx";

/** What is open with a client: work, offers and money. */
export default function ClientOverviewTab() {
  const { t } = useTranslation();
  const { client, overview } = useOutletContext<ClientPage>();
  if (!overview?.data) return <MissingPart problem={overview?.problem ?? null} className="m-4 sm:m-6" />;
  const { projects, estimates, invoices } = overview.data;
  const start = `/clients/${client.id}`;
  return (
    <div className="hub-cards">
      <HubCard
        title={t("hub.unpaid")}
        total={invoices.total}
        all={{ to: `${start}/invoices`, name: t("hub.all_invoices") }}
        none={t("hub.none_unpaid")}
      >
        {invoices.rows.map((invoice) => (
          <UnpaidRow key={invoice.id} invoice={invoice} />
        ))}
      </HubCard>
      <HubCard
        title={t("hub.in_work")}
        total={projects.total}
        all={{ to: `${start}/projects`, name: t("hub.all_projects") }}
        none={t("hub.none_in_work")}
      >
        {projects.rows.map((project) => (
          <HubRow
            key={project.id}
            to={`/projects/${project.id}`}
            name={project.name}
            facts={[
              project.project_nr,
              project.planned_due_date && t("hub.until", { date: showDate(project.planned_due_date) }),
            ]}
          >
            <ProjectStatusBadge status={statusName(project.status_id)} />
          </HubRow>
        ))}
      </HubCard>
      <EstimatesCard
        {...estimates}
        title={t("hub.waiting")}
        all={`${start}/estimates`}
        none={t("hub.none_waiting")}
      />
    </div>
  );
}

function UnpaidRow({ invoice }: { invoice: ClientOverview["invoices"]["rows"][number] }) {
  const { t, language } = useTranslation();
  return (
    <HubRow
      to={`/invoices/${invoice.estimate_id}/${invoice.id}`}
      name={invoice.invoice_nr}
      facts={[invoice.project.name, invoice.due_date && t("hub.due", { date: showDate(invoice.due_date) })]}
    >
      <span className="numeric block font-medium">{showMoney(invoice.open_cents, language)}</span>
      <InvoiceStatusBadge statusId={invoice.status_id} />
    </HubRow>
  );
}
