import { Download, Named, pageOf } from "./answers.ts";
import { pdf, sheet, sheetType } from "./documents.ts";
import { showEstimate } from "./estimates.ts";
import type { Input } from "./input.ts";
import type { Routes } from "./routing.ts";
import type { Store } from "./store.ts";
import { Table } from "./table.ts";

export interface Invoice {
  id: number;
  estimate_id: number;
  status_id: number;
  payment_date: string | null;
  comment: string | null;
  description: string | null;
}

const statuses = [
  { id: 1, display_name: "Izrakstīts" },
  { id: 2, display_name: "Apmaksāts" },
  { id: 3, display_name: "Kavēts" },
];

const invoice = (estimate_id: number, status_id: number, rest: Partial<Invoice> = {}) => ({
  estimate_id,
  status_id,
  payment_date: null,
  comment: null,
  description: null,
  ...rest,
});

export const invoices = () =>
  new Table<Invoice>([
    invoice(1, 1, { comment: "Avansa rēķins" }),
    invoice(1, 3),
    invoice(2, 2, { payment_date: "2026-11-10", description: "Katalogs" }),
  ]);

/** §3; `estimate_id` because §2.1 opens an invoice under /invoices/{estimateId}/{invoiceId}. */
function showInvoice(store: Store, row: Invoice) {
  const project = store.projects.get(store.estimates.get(row.estimate_id).project_id);
  return {
    id: row.id,
    invoice_nr: `DR-${String(row.id).padStart(4, "0")}`,
    customer: { name: store.customers.find(project.customer_id)?.name ?? "" },
    status_id: row.status_id,
    payment_date: row.payment_date,
    comment: row.comment,
    description: row.description,
    estimate_id: row.estimate_id,
  };
}

function readInvoice(input: Input): Partial<Invoice> {
  const values: Partial<Invoice> = {};
  if (input.has("status_id")) values.status_id = input.number("status_id");
  if (input.has("payment_date")) values.payment_date = input.maybeText("payment_date");
  if (input.has("comment")) values.comment = input.maybeText("comment");
  if (input.has("description")) values.description = input.maybeText("description");
  input.check();
  return values;
}

export const invoiceRoutes: Routes = {
  "GET /invoices": ({ store, query }) => {
    const status = query.get("status");
    const number = query.get("invoiceNr") ?? "";
    const found = store.invoices
      .where((row) => !status || String(row.status_id) === status)
      .map((row) => showInvoice(store, row))
      .filter((row) => row.invoice_nr.includes(number));
    return new Named({ invoices: { data: pageOf(found, query), total: found.length }, statuses });
  },
  "GET /invoices/:id": ({ store, at }) => showInvoice(store, store.invoices.get(at("id"))),
  "GET /:estimate/invoices/create": ({ store, at }) =>
    new Named({ estimate: showEstimate(store, store.estimates.get(at("estimate"))), statuses }),
  "POST /:estimate/invoices": ({ store, at, input }) => {
    const estimate = store.estimates.get(at("estimate"));
    return showInvoice(store, store.invoices.add(invoice(estimate.id, 1, readInvoice(input))));
  },
  "PATCH /invoices/:id": ({ store, at, input }) =>
    showInvoice(store, store.invoices.change(at("id"), readInvoice(input))),
  "DELETE /invoices/:id": ({ store, at }) => store.invoices.drop(at("id")),
  "POST /invoices/:id/close": ({ store, at }) => {
    const payment_date = new Date().toISOString().slice(0, 10);
    return showInvoice(store, store.invoices.change(at("id"), { status_id: 2, payment_date }));
  },
  "GET /invoices/pdf/:id": ({ store, at }) => {
    const { id } = store.invoices.get(at("id"));
    return new Download(pdf(), "application/pdf", `invoice-${id}.pdf`);
  },
  "GET /invoices/export": () => new Download(sheet(), sheetType, "invoices.xlsx"),
};
