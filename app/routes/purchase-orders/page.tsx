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
import { optionalData } from "#app/loading/optional-data.ts";
import { revalidates } from "#app/loading/revalidation.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done, one } from "#model/answer/answer.ts";
import { documentMailPage } from "#model/mail/document-mail.ts";
import { purchaseOrder } from "#model/purchase-order/purchase-order.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { MailList } from "../mails/list.tsx";
import { OrderActs } from "./acts.tsx";
import { OrderFacts } from "./facts.tsx";
import { OrderLines } from "./lines.tsx";
import { readShown } from "./read.ts";
import { sentLine } from "./sent-lines.ts";
import { OrderBadge } from "./state-badge.tsx";

export const handle = {
  title: (t, data) => data?.order.number || t("purchase_orders.one"),
} satisfies Titled<Awaited<ReturnType<typeof loader>>>;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const path = `/purchase_orders/${params.orderId}/mails?per_page=100`;
  const [{ data }, mails] = await reading(context, request, "purchaseOrders", () =>
    Promise.all([readShown({ params, context }), optionalData(context.api.get(path, documentMailPage))]),
  );
  return { order: data, mails };
}

export const shouldRevalidate = revalidates;

/** What is said of each act. */
const said = {
  send: "purchase_orders.was_sent",
  receive: "purchase_orders.was_received",
  cancel: "purchase_orders.was_cancelled",
  reopen: "purchase_orders.was_reopened",
} as const;
const acts = ["send", "receive", "cancel", "reopen"] as const;

/** Sends an order, says that it came or calls it off, or takes a line out of a draft. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "purchaseOrders");
  const form = await formOf(request);
  const path = `/purchase-orders/${params.orderId}`;
  if (form.get("drop") !== null) {
    await press({ request, context }, () => dropLine(context, params.orderId, form));
    return redirect(path);
  }
  const act = acts.find((name) => name === form.get("act"));
  if (act === undefined) throw new Response(null, { status: 404 });
  await press({ request, context }, async () => {
    const options = { version: versionOf(form) };
    const sent = `/purchase_orders/${params.orderId}/${act}`;
    const { data } = await context.api.send("POST", sent, one(purchaseOrder), options);
    context.session.flash({ kind: "success", key: said[act], values: { number: data.number } });
    // What has its number now is mailed next.
    if (act === "send") throw redirect(`${path}/send`);
  });
  return redirect(path);
}

async function dropLine(context: AppLoadContext, id: string | undefined, form: FormData): Promise<void> {
  const path = `/purchase_orders/${id}`;
  const { data } = await context.api.get(path, one(purchaseOrder));
  const lines = data.lines.filter((line) => String(line.id) !== form.get("drop")).map(sentLine);
  await context.api.send("PATCH", path, done, { body: { lines }, version: versionOf(form) });
  context.session.flash({ kind: "success", key: "purchase_orders.line_dropped" });
}

/** An order to a supplier: what is ordered, and where it is on its way. */
export default function OrderPage() {
  const { t } = useTranslation();
  const { order, mails } = useLoaderData<typeof loader>();
  const { id, number, supplier, state, lacks } = order;
  const title = [number, supplier?.name].filter(Boolean).join(" – ") || t("purchase_orders.one");
  return (
    <main>
      <PageHeader
        title={title}
        backTo="/purchase-orders"
        actions={<OrderActs order={order} wasMailed={(mails.data?.length ?? 0) > 0} />}
      >
        <div className="mt-1">
          <OrderBadge state={state} />
        </div>
      </PageHeader>
      <div className="flex flex-col gap-6 p-4 sm:p-6">
        {state === "draft" && lacks.length > 0 && (
          <p className="rounded-card bg-warning-soft px-4 py-3">
            {t("purchase_orders.lacks", {
              names: lacks.map((field) => t(`purchase_orders.needs.${field}`)).join(", "),
            })}
          </p>
        )}
        <div className="grid gap-6 xl:grid-cols-[18rem_minmax(0,1fr)]">
          <div className="flex min-w-0 flex-col gap-6">
            <OrderFacts order={order} />
            <MailList of={`/purchase_orders/${id}`} mails={mails} />
          </div>
          <section aria-label={t("purchase_orders.lines")} className="flex min-w-0 flex-col gap-4">
            <OrderLines order={order} />
          </section>
        </div>
      </div>
      <Outlet />
    </main>
  );
}
