import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { formOf } from "#app/forms/form.ts";
import { versionOf } from "#app/forms/form-version.ts";
import { press } from "#app/forms/submission.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { revalidates } from "#app/loading/revalidation.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done, one } from "#model/answer/answer.ts";
import { today } from "#model/date/dates.ts";
import { type PurchaseState, purchaseInvoice, purchaseStates } from "#model/purchase/purchase-invoice.ts";
import { hasOwnSums } from "#model/purchase/typed-sums.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { PurchaseActs } from "./acts.tsx";
import { PurchaseFacts } from "./facts.tsx";
import { PurchaseFile } from "./file.tsx";
import { PurchaseLines } from "./lines.tsx";
import { PurchaseNotices } from "./notices.tsx";
import { decide, readShown } from "./read.ts";
import { sentLines } from "./sent-lines.ts";
import { StateBadge } from "./state-badge.tsx";

export const handle = {
  title: (t, data) => data?.purchase.number || t("purchases.one"),
} satisfies Titled<Awaited<ReturnType<typeof loader>>>;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { data } = await reading(context, request, "purchases", () => readShown({ params, context }));
  return { purchase: data, today: today() };
}

export const shouldRevalidate = revalidates;

/** Approves an invoice, or takes a decision or a payment back. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "purchases");
  const form = await formOf(request);
  const path = `/purchases/${params.purchaseId}`;
  const dropped = form.get("drop");
  if (dropped !== null) {
    await press({ request, context }, () => dropLine(context, params.purchaseId, form));
    return redirect(path);
  }
  const state = purchaseStates.find((name) => name === form.get("state"));
  if (state === undefined) throw new Response(null, { status: 404 });
  await press({ request, context }, async () => {
    await decide(context, params.purchaseId, { state, version: versionOf(form) });
    context.session.flash({ kind: "success", key: saidOf(state, form.get("from") === "paid") });
  });
  return redirect(path);
}

/** What is said of a decision; an approved invoice may be one whose payment was taken back. */
function saidOf(state: PurchaseState, wasPaid: boolean) {
  if (state !== "approved") return "purchases.was_reopened";
  return wasPaid ? "purchases.was_unpaid" : "purchases.was_approved";
}

/** Takes a line out of an invoice that is typed. */
async function dropLine(context: AppLoadContext, id: string | undefined, form: FormData): Promise<void> {
  const path = `/purchase_invoices/${id}`;
  const { data } = await context.api.get(path, one(purchaseInvoice));
  const lines = sentLines(data.lines.filter((line) => String(line.id) !== form.get("drop")));
  await context.api.send("PATCH", path, done, { body: { lines }, version: versionOf(form) });
  const key = hasOwnSums(data) ? "purchases.line_dropped_counted" : "purchases.line_dropped";
  context.session.flash({ kind: "success", key });
}

/** A supplier's invoice: its file, what it says, which projects pay for it, and where it is on its way. */
export default function PurchasePage() {
  const { t } = useTranslation();
  const { purchase, today } = useLoaderData<typeof loader>();
  const { supplier, number, file_name } = purchase;
  const title = [supplier?.name, number].filter(Boolean).join(" – ") || file_name;
  return (
    <main>
      <PageHeader title={title} backTo="/purchases" actions={<PurchaseActs purchase={purchase} />}>
        <div className="mt-1">
          <StateBadge state={purchase.state} />
        </div>
      </PageHeader>
      <div className="flex flex-col gap-6 p-4 sm:p-6">
        <PurchaseNotices purchase={purchase} />
        <div className="grid gap-6 xl:grid-cols-[18rem_minmax(0,1fr)]">
          <div className="flex min-w-0 flex-col gap-6">
            <PurchaseFacts purchase={purchase} today={today} />
            <PurchaseFile purchase={purchase} />
          </div>
          <section aria-label={t("purchases.lines")} className="flex min-w-0 flex-col gap-4">
            <PurchaseLines purchase={purchase} />
          </section>
        </div>
      </div>
      <Outlet />
    </main>
  );
}
