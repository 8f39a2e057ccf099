import { expect, test } from "vitest";
import { access } from "#backend/app.ts";
import { contract } from "#cli/conformance/contract.ts";
import { newInstallation, strangerAt } from "../support/installation.ts";

/** Operations of which the specification says nothing and the product can do without. */
const oursAlone = [
  ...["acceptances.certificate", "acceptances.proof", "online_documents.choose"],
  ...["estimate_versions.list", "estimate_versions.read"],
  ...["config.image", "config.company.image", "company.update", "files.read", "docs.openapi", "docs.page"],
  ...["clients.statement", "clients.statement_pdf"],
  ...["reports.margin", "reports.margin.export"],
  ...["entries", "journal", "jumis", "archive"].map((name) => `accounting.${name}`),
  ...["reports.sales_journal", "reports.sales_journal.export"],
  ...["reports.purchase_journal", "reports.purchase_journal.export"],
  ...["reports.vat_overview", "reports.vat_overview.export"],
  ...["statement_mails.list", "statement_mails.draft", "statement_mails.create"],
  ...["clients.overview", "clients.history", "estimates.all", "client_contacts.list", "client_contacts.read"],
  ...["projects.overview", "projects.plan", "projects.files", "projects.history"],
  ...["client_contacts.create", "client_contacts.update", "client_contacts.delete"],
  ...[
    "saved_views.list",
    "saved_views.create",
    "saved_views.read",
    "saved_views.update",
    "saved_views.delete",
    "chosen_columns.update",
  ],
  ...["setup.read", "setup.skip", "setup.unskip", "setup.dismiss", "setup.offer"],
  ...["sample.create", "sample.delete", "inbox.list", "inbox.read"],
  ...["inbox.digest", "inbox.no_digest"],
  ...["search", "clients.restore", "units.create", "units.update", "units.delete"],
  ...["mail_sender.read", "mail_sender.update", "mail_sender.check"],
  ...["terms.list", "terms.read", "terms.version", "terms.create"],
  ...["terms.attach", "terms.detach", "terms.file"],
  ...["list", "read", "of_estimate", "of_stage", "of_position", "update", "delete", "insert"].map(
    (name) => `estimate_templates.${name}`,
  ),
  ...["list", "read", "create", "update", "delete"].map((name) => `recurring_invoices.${name}`),
  ...["e_invoices.list", "e_invoices.read", "e_invoices.update", "e_invoices.package"],
  ...["list", "read", "create", "update", "assign", "decide", "delete", "file"].map(
    (name) => `purchase_invoices.${name}`,
  ),
  ...["list", "choices", "read", "create", "update", "delete", "pdf"].map(
    (name) => `purchase_orders.${name}`,
  ),
  ...["send", "receive", "cancel", "reopen"].map((name) => `purchase_orders.${name}`),
  ...["list", "draft", "create"].map((name) => `purchase_order_mails.${name}`),
  ...["payables.list", "payables.file"],
  ...["list", "read", "create", "delete", "file"].map((name) => `bank_statements.${name}`),
  ...["list", "read", "book", "set_aside", "reverse", "undo", "book_certain", "documents"].map(
    (name) => `bank_entries.${name}`,
  ),
  ...["recurring_runs.list", "recurring_runs.create"],
  ...["vat_rates.create", "vat_rates.update", "vat_rates.delete"],
  ...["projects.export", "clients.export", "estimates.export", "users.export", "stock_items.export"],
  ...["products.export", "work_types.export", "stock_items.create_many"],
  ...["holidays.create", "holidays.delete", "holidays.restore", "calendar.restore"],
  ...["products.images.order", "positions.duplicate", "position_items.duplicate"],
  ...["invoices.columns", "invoices.of_estimate", "invoices.issue", "payments.create", "payments.delete"],
  "invoices.einvoice",
  "invoices.einvoice_findings",
  ...["invoice_mails.list", "invoice_mails.draft", "invoice_mails.create"],
  ...["estimate_mails.list", "estimate_mails.draft", "estimate_mails.create"],
  ...["reminder_plan.read", "reminder_plan.update", "reminders.list"],
  ...["read", "update", "draft", "create"].map((name) => `invoice_reminders.${name}`),
  ...["document_mails.read", "document_mails.file", "document_links.update"],
  ...["document_links.certificate", "document_links.proof"],
  ...["document_questions.list", "document_questions.create"],
  ...["invoice_questions.list", "invoice_questions.create"],
  ...["acceptances.list", "acceptances.create"],
  ...[
    "read",
    "visit",
    "pdf",
    "file",
    "code",
    "accept",
    "decline",
    "ask",
    "certificate",
    "proof",
    "sign",
    "einvoice",
  ].map((name) => `online_documents.${name}`),
  ...["credit_notes.choices", "credit_notes.create"],
  ...["invoice_credit.read", "invoice_credit.refund", "invoice_credit.transfer"],
  ...["reports.customer_year.export", "reports.invoiced_stock_items", "reports.invoiced_stock_items.export"],
];

test("the contract names every operation that the backend has, or says that it is ours alone", () => {
  const known = [...contract.map(({ id }) => id), ...oursAlone].sort();
  expect(known).toEqual([...access.keys()].sort());
});

test("the contract and the backend's own description agree on every path", async () => {
  const stranger = strangerAt(await newInstallation());
  const { paths } = (await stranger("GET", "/openapi.json")).json();
  const described = new Map<string, string>();
  for (const [path, methods] of Object.entries<Record<string, { operationId: string }>>(paths))
    for (const [method, { operationId }] of Object.entries(methods))
      described.set(operationId, `${method.toUpperCase()} ${path.replace("/api", "")}`);
  // The specification has a slash at the end of some; the description lists these without.
  for (const { id, method, path } of contract)
    expect(`${method} ${path.replace(/\/$/, "")}`).toBe(described.get(id));
});
