import type { CustomerHoursRow } from "#model/report/customer-hours.ts";
import type { ReportFilters } from "#model/report/filters.ts";
import { clients } from "../clients.ts";
import type { Database } from "../database.ts";
import { projects } from "../projects.ts";
import { sumHours } from "./hours.ts";
import { inOrder, stockItemsById } from "./in-order.ts";
import { managedFor } from "./projects-of.ts";

/** Hours of a period by client and stock item, in Latvian order of both. */
export function readCustomerHours(database: Database, filters: ReportFilters): CustomerHoursRow[] {
  const found = sumHours(database, projects.client_id, {
    projects: managedFor(filters),
    period: filters,
    stock_item_id: filters.stock_item_id,
  });
  const items = stockItemsById(database);
  const customers = new Map(
    database
      .select({ id: clients.id, name: clients.name, sort_name: clients.sort_name })
      .from(clients)
      .all()
      .map((client) => [client.id, client]),
  );
  return inOrder(
    found.map(({ group_id, ...hours }) => {
      const customer = customers.get(group_id);
      const item = items.get(hours.stock_item_id ?? 0);
      return {
        row: {
          customer_id: group_id,
          customer: customer?.name ?? "",
          stock_item: item?.name ?? null,
          ...hours,
        },
        keys: [customer?.sort_name ?? "", group_id, item?.sort_name ?? "", item?.id ?? 0],
      };
    }),
  );
}
