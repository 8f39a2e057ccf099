import { invoicesTotal } from "../../../../app/model/reports/invoices-total";
import { noun } from "../../call";
import { findClient } from "../../db/clients";
import type { Database } from "../../db/database";
import { readInvoicesTotal } from "../../db/reports/invoices-total";
import { reportAt } from "./report-at";

/** The financial reports (specification §7): of all clients, or of the one that the address names. */
export const financialReports = noun();

const isClient = (database: Database, id: number) => findClient(database, id) !== undefined;
const customer = { param: "customerId", filter: "customer_id", isThere: isClient } as const;

reportAt(financialReports, {
  operation: "reports.customer_invoices_total",
  method: "post",
  path: "/reports/customer_invoices_total/{customerId}",
  report: invoicesTotal,
  read: readInvoicesTotal,
  named: customer,
});
reportAt(financialReports, {
  operation: "reports.invoices_total",
  method: "post",
  path: "/reports/invoices_total",
  report: invoicesTotal,
  read: readInvoicesTotal,
});
