import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useNavigation } from "@remix-run/react";
import { CalendarCheck, Pause, PenLine, Play, Trash2 } from "lucide-react";
import { formOf } from "#app/forms/form.ts";
import { versionOf } from "#app/forms/form-version.ts";
import { Form } from "#app/forms/own-form.tsx";
import { press } from "#app/forms/submission.ts";
import { insideList, queryOf } from "#app/lists/query.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { revalidates } from "#app/loading/revalidation.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done, one } from "#model/answer/answer.ts";
import { type RecurringInvoice, recurringInvoice, runPage } from "#model/recurring/recurring-invoice.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ColumnTable } from "#ui/column-table.tsx";
import { Icon } from "#ui/icon.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Pager } from "#ui/pager.tsx";
import { PlanFacts } from "./facts.tsx";
import { runColumns } from "./run-columns.tsx";
import { StateBadge } from "./state-badge.tsx";

export const handle = {
  title: (t, data) => data?.plan.name ?? t("recurring.title"),
} satisfies Titled<Awaited<ReturnType<typeof loader>>>;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const path = `/recurring_invoices/${params.planId}`;
  const query = queryOf(request, ["page", "per_page"]);
  const [{ data: plan }, runs] = await reading(context, request, "invoices", () =>
    Promise.all([
      context.api.get(path, one(recurringInvoice)),
      context.api.get(`${path}/runs${query}`, runPage),
    ]),
  );
  return { plan, runs: { ...runs, meta: insideList(runs, request) } };
}

export const shouldRevalidate = revalidates;

/** Pauses a plan, or has it go on. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "invoices");
  const form = await formOf(request);
  const is_paused = form.get("pauses") === "yes";
  await press({ request, context }, async () => {
    await context.api.send("PATCH", `/recurring_invoices/${params.planId}`, done, {
      body: { is_paused },
      version: versionOf(form),
    });
    const key = is_paused ? "recurring.was_paused" : "recurring.was_resumed";
    context.session.flash({ kind: "success", key });
  });
  return redirect(`/invoices/recurring/${params.planId}`);
}

/** A plan by which invoices recur: what it is, what it has made, and what was skipped and why. */
export default function PlanPage() {
  const { t } = useTranslation();
  const { plan, runs } = useLoaderData<typeof loader>();
  return (
    <main>
      <PageHeader title={plan.name} backTo="/invoices/recurring" actions={<Actions plan={plan} />}>
        <div className="mt-1">
          <StateBadge state={plan.state} />
        </div>
      </PageHeader>
      {plan.obstacle && (
        <p className="m-4 mb-0 rounded-card bg-warning-soft px-4 py-3 sm:m-6 sm:mb-0">
          {t(`recurring.obstacles.${plan.obstacle}`)}
        </p>
      )}
      <div className="grid gap-6 p-4 sm:p-6 xl:grid-cols-[18rem_minmax(0,1fr)]">
        <PlanFacts plan={plan} />
        <section aria-labelledby="runs" className="min-w-0">
          <h2 id="runs" className="mb-3 pl-4 font-semibold sm:pl-6">
            {t("recurring.runs")}
          </h2>
          {runs.data.length === 0 ? (
            <p className="pl-4 text-grey-700 sm:pl-6">{t("recurring.no_runs")}</p>
          ) : (
            <ColumnTable
              label={t("recurring.runs")}
              columns={runColumns}
              items={runs.data.map((run) => ({ run, plan }))}
              keyOf={({ run }) => run.id}
              sortings={[]}
            />
          )}
          <Pager meta={runs.meta} />
        </section>
      </div>
      <Outlet />
    </main>
  );
}

function Actions({ plan }: { plan: RecurringInvoice }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const { next_on, is_paused, state, version } = plan;
  return (
    <>
      <ButtonLink to="delete" preventScrollReset icon={<Icon of={Trash2} />}>
        {t("form.delete")}
      </ButtonLink>
      {state !== "ended" && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="version" value={version} />
          <Button
            name="pauses"
            value={is_paused ? "no" : "yes"}
            icon={<Icon of={is_paused ? Play : Pause} />}
            isPending={navigation.formData?.has("pauses")}
          >
            {t(is_paused ? "recurring.resume" : "recurring.pause")}
          </Button>
        </Form>
      )}
      <ButtonLink to="edit" preventScrollReset icon={<Icon of={PenLine} />}>
        {t("recurring.change")}
      </ButtonLink>
      {next_on !== null && (
        <ButtonLink to={`make/${next_on}`} preventScrollReset icon={<Icon of={CalendarCheck} />}>
          {t("recurring.make_next")}
        </ButtonLink>
      )}
    </>
  );
}
