import type { CustomerHoursRow } from "../../../../app/model/reports/customer-hours";
import type { ReportFilters } from "../../../../app/model/reports/filters";
import { clients } from "../clients";
import type { Database } from "../database";
import { projects } from "../projects";
import { sumHours } from "./hours";
import { inOrder, stockItemsById } from "./in-order";
import { managedFor } from "./projects-of";

/** Hours of a period by client and stock item, in Latvian order of both. */
export function readCustomerHours(database: Database, filters: ReportFilters): CustomerHoursRow[] {
  const found = sumHours(database, projects.client_id, {
    ...{ projects: managedFor(filters), period: filters, stock_item_id: filters.stock_item_id },
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
