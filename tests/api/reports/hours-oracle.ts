import type { PositionItem } from "#model/estimate/position-item.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import { type Asked, inOrder, isAsked, linesOf, type OracleRow, within } from "./oracles.ts";
import type { Raw } from "./raw.ts";

type Kind = "estimated_hours" | "planned_hours" | "invoiced_hours";
interface Record_ {
  kind: Kind;
  project_id: number;
  stock_item_id: number | null;
  date: string;
  /** Ten-thousandths. */
  hours: number;
}

const tenThousandths = (decimal: string) => Math.round(Number(decimal) * 10_000);

/** Every single mention of hours, as rows of the API say it. */
function mentions(raw: Raw): Record_[] {
  const hour = raw.units.find(({ code }) => code === "HUR")?.id;
  const isWork = ({ measure_unit, stock_item }: PositionItem) =>
    measure_unit?.id === hour && stock_item != null;
  const positions = new Map(raw.users.map(({ id, stock_item }) => [id, stock_item?.id ?? null]));
  const estimated = raw.estimates.flatMap((estimate) =>
    linesOf(estimate)
      .filter(({ item }) => isWork(item))
      .map(({ item }) => ({
        kind: "estimated_hours" as const,
        project_id: estimate.project.id,
        stock_item_id: item.stock_item?.id ?? null,
        date: estimate.date ?? "",
        hours: tenThousandths(item.quantity),
      })),
  );
  const planned = raw.entries.flatMap(({ project_id, user_id, date, duration }) =>
    project_id === null
      ? []
      : [
          {
            kind: "planned_hours" as const,
            project_id,
            date,
            hours: duration * 10_000,
            stock_item_id: positions.get(user_id) ?? null,
          },
        ],
  );
  const lines = new Map(raw.estimates.flatMap(linesOf).map(({ item }) => [item.id, item]));
  const invoiced = raw.invoices
    .filter(({ status_id }) => status_id !== invoiceStatus.draft && status_id !== invoiceStatus.voided)
    // A credit note takes back what is not counted; a waybill of goods alone invoices nothing.
    .filter(
      ({ credits, waybill, net_cents, total_cents }) =>
        !credits && !(waybill && net_cents === 0 && total_cents === 0),
    )
    .flatMap(({ position_item_ids, project, date }) =>
      position_item_ids.flatMap((id) => {
        const item = lines.get(id);
        if (!item || !isWork(item)) return [];
        const hours = tenThousandths(item.quantity);
        const stock_item_id = item.stock_item?.id ?? null;
        return [
          { kind: "invoiced_hours" as const, project_id: project.id, stock_item_id, date: date ?? "", hours },
        ];
      }),
    );
  return [...estimated, ...planned, ...invoiced];
}

function summed(found: Record_[], groupOf: (one: Record_) => number) {
  const rows = new Map<string, { group: number; stock_item_id: number | null } & Record<Kind, number>>();
  for (const one of found) {
    const key = `${groupOf(one)}/${one.stock_item_id}`;
    const row = rows.get(key) ?? {
      group: groupOf(one),
      stock_item_id: one.stock_item_id,
      estimated_hours: 0,
      planned_hours: 0,
      invoiced_hours: 0,
    };
    row[one.kind] += one.hours;
    rows.set(key, row);
  }
  return [...rows.values()];
}

const nameOf = (rows: { id: number; name: string }[], id: number | null) =>
  rows.find((row) => row.id === id)?.name ?? null;

export function customerHours(raw: Raw, asked: Asked): OracleRow[] {
  const mine = isAsked(raw, asked);
  const clientOf = new Map(raw.projects.map(({ id, customer }) => [id, customer?.id ?? 0]));
  const found = mentions(raw).filter(
    ({ project_id, date, stock_item_id }) =>
      mine(project_id) &&
      within(date, asked) &&
      (asked.stock_item_id === undefined || asked.stock_item_id === stock_item_id),
  );
  const rows = summed(found, ({ project_id }) => clientOf.get(project_id) ?? 0).map(({ group, ...row }) => ({
    ...row,
    customer_id: group,
    customer: nameOf(raw.clients, group),
    stock_item: nameOf(raw.items, row.stock_item_id),
  }));
  return inOrder(rows, ["customer", "customer_id"], ["stock_item", "stock_item_id"]);
}

export function projectHours(raw: Raw, asked: Asked): OracleRow[] {
  const mine = isAsked(raw, asked);
  const projects = raw.projects.filter(
    ({ id, planned_start_date, planned_due_date }) =>
      mine(id) && (planned_start_date ?? "") <= asked.to && (planned_due_date ?? "") >= asked.from,
  );
  const found = mentions(raw).filter(
    ({ project_id, stock_item_id }) =>
      projects.some(({ id }) => id === project_id) &&
      (asked.stock_item_id === undefined || asked.stock_item_id === stock_item_id),
  );
  const rows = summed(found, ({ project_id }) => project_id).map(({ group, ...row }) => {
    const project = projects.find(({ id }) => id === group);
    return {
      ...row,
      project_id: group,
      project: project?.name ?? "",
      project_nr: project?.project_nr ?? "",
      customer: project?.customer?.name ?? "",
      planned_due_date: project?.planned_due_date ?? "",
      stock_item: nameOf(raw.items, row.stock_item_id),
      left_hours: row.estimated_hours - row.planned_hours,
    };
  });
  return inOrder(rows, ["project", "project_id"], ["stock_item", "stock_item_id"]);
}
