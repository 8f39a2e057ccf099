import { useTranslation } from "#locales/use-translation.ts";
import { showDate } from "#model/date/dates.ts";
import { showTimestamp } from "#model/date/timestamp.ts";
import { showMoney } from "#model/money/show-money.ts";
import type { PurchaseOrder } from "#model/purchase-order/purchase-order.ts";
import { Fact } from "#ui/fact.tsx";
import { Link } from "#ui/link.tsx";

/** What an order says beside its lines. */
export function OrderFacts({ order }: { order: PurchaseOrder }) {
  const { t, language } = useTranslation();
  const { supplier, project, number, ordered_on, wanted_on, net_cents, note, created_at, created_by } = order;
  const date = (day: string | null) => (day ? showDate(day) : "–");
  return (
    <aside aria-label={t("purchase_orders.facts")} className="card">
      <dl className="grid gap-3 sm:max-xl:grid-cols-3">
        <Fact name={t("purchase_orders.supplier")}>
          {supplier ? <Name to={`/clients/${supplier.id}`} name={supplier.name} /> : "–"}
        </Fact>
        <Fact name={t("purchase_orders.project")}>
          {project ? <Name to={`/projects/${project.id}`} name={project.name} /> : "–"}
        </Fact>
        <Fact name={t("purchase_orders.number")}>{number || "–"}</Fact>
        <Fact name={t("purchase_orders.ordered_on")}>{date(ordered_on)}</Fact>
        <Fact name={t("purchase_orders.wanted_on")}>{date(wanted_on)}</Fact>
        <Fact name={t("purchase_orders.net")}>{showMoney(net_cents, language)}</Fact>
        {note && (
          <Fact name={t("purchase_orders.note")}>
            <span className="whitespace-pre-line break-words">{note}</span>
          </Fact>
        )}
        <Fact name={t("purchase_orders.created")}>
          {[showTimestamp(created_at), created_by?.name].filter(Boolean).join(", ")}
        </Fact>
      </dl>
    </aside>
  );
}

const Name = ({ to, name }: { to: string; name: string }) => (
  <Link to={to} prefetch="intent" className="text-primary-ink underline-offset-4 hover:underline">
    {name}
  </Link>
);
