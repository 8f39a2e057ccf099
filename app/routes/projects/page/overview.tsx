import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useOutletContext } from "@remix-run/react";
import { submitEdit } from "#app/forms/edited.ts";
import { versionOf } from "#app/forms/form-version.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { enter } from "#app/loading/guard.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done } from "#model/answer/answer.ts";
import { underEveryName } from "#model/answer/other-names.ts";
import { showDate } from "#model/date/dates.ts";
import { showSentMoney } from "#model/money/show-money.ts";
import type { ProjectOverview } from "#model/project/overview.ts";
import { sentNames } from "#model/project/project.ts";
import { MissingPart } from "#ui/missing-part.tsx";
import { EstimatesCard, HubCard, HubRow } from "../../hub/card.tsx";
import { InvoiceStatusBadge } from "../../invoices/status-badge.tsx";
import { OrderBadge } from "../../purchase-orders/state-badge.tsx";
import { editedDates } from "../edited.ts";
import { ProjectDates } from "./dates.tsx";
import { FileRow } from "./file-row.tsx";
import type { ProjectPage } from "./hub.tsx";

/** Changes the planned dates in their place. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "projects", editedDates);
  return submitEdit({ request, context }, editedDates, async (body, form) => {
    await context.api.send("PATCH", `/projects/${params.projectId}`, done, {
      body: underEveryName(sentNames, body),
      version: versionOf(form),
    });
    context.session.flash({ kind: "success", key: "project_hub.saved" });
    return redirect(`/projects/${params.projectId}`);
  });
}

/** What there is of a project, the newest of each kind, and when it is to be done. */
export default function ProjectOverviewTab() {
  const { t } = useTranslation();
  const { project, overview } = useOutletContext<ProjectPage>();
  const lastResult = useAnswer<typeof action>();
  if (!overview?.data) return <MissingPart problem={overview?.problem ?? null} className="m-4 sm:m-6" />;
  const { estimates, invoices, orders, files } = overview.data;
  const start = `/projects/${project.id}`;
  return (
    <div className="hub-cards">
      <ProjectDates project={project} lastResult={lastResult} />
      <EstimatesCard
        {...estimates}
        title={t("hub.estimates")}
        all={`${start}/estimates`}
        none={t("project_hub.no_estimates")}
        hasStates
      />
      <Documents {...invoices} all={`${start}/documents`} />
      {orders && <Orders {...orders} projectId={project.id} />}
      <Files {...files} all={`${start}/files`} />
    </div>
  );
}

function Documents({ total, rows, all }: ProjectOverview["invoices"] & { all: string }) {
  const { t, language } = useTranslation();
  return (
    <HubCard
      title={t("project_hub.documents")}
      total={total}
      all={{ to: all, name: t("project_hub.all_documents") }}
      none={t("project_hub.no_documents")}
    >
      {rows.map((invoice) => (
        <HubRow
          key={invoice.id}
          to={`/invoices/${invoice.estimate_id}/${invoice.id}`}
          name={invoice.invoice_nr || t("search.draft")}
          facts={[
            showDate(invoice.date ?? ""),
            invoice.due_date && t("hub.due", { date: showDate(invoice.due_date) }),
          ]}
        >
          <span className="numeric block font-medium">{showSentMoney(invoice.total_cents, language)}</span>
          <InvoiceStatusBadge statusId={invoice.status_id} />
        </HubRow>
      ))}
    </HubCard>
  );
}

function Orders({ total, rows, projectId }: NonNullable<ProjectOverview["orders"]> & { projectId: number }) {
  const { t, language } = useTranslation();
  return (
    <HubCard
      title={t("project_hub.orders")}
      total={total}
      all={{ to: `/purchase-orders?project=${projectId}`, name: t("project_hub.all_orders") }}
      add={{ to: `/purchase-orders/add?project=${projectId}`, name: t("project_hub.order") }}
      none={t("project_hub.no_orders")}
    >
      {rows.map(({ id, number, supplier, wanted_on, net_cents, state }) => (
        <HubRow
          key={id}
          to={`/purchase-orders/${id}`}
          name={number || t("search.draft")}
          facts={[
            supplier?.name ?? null,
            wanted_on && t("project_hub.wanted", { date: showDate(wanted_on) }),
          ]}
        >
          <span className="numeric block font-medium">{showSentMoney(net_cents, language)}</span>
          <OrderBadge state={state} />
        </HubRow>
      ))}
    </HubCard>
  );
}

function Files({ total, rows, all }: ProjectOverview["files"] & { all: string }) {
  const { t } = useTranslation();
  return (
    <HubCard
      title={t("project_hub.files")}
      total={total}
      all={{ to: all, name: t("project_hub.all_files") }}
      none={t("project_hub.no_files")}
    >
      {rows.map((file) => (
        <FileRow key={file.id} file={file} />
      ))}
    </HubCard>
  );
}
