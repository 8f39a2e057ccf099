import bank from "./bank.ts";
import beginning from "./beginning.ts";
import clients from "./clients.ts";
import documents from "./documents.ts";
import eInvoices from "./e-invoices.ts";
import everyday from "./everyday.ts";
import hubs from "./hubs.ts";
import inbox from "./inbox.ts";
import lists from "./lists.ts";
import mail from "./mail.json" with { type: "json" };
import online from "./online.json" with { type: "json" };
import orders from "./orders.ts";
import planning from "./planning.ts";
import purchases from "./purchases.ts";
import recurring from "./recurring.ts";
import recurring_runs from "./recurring_runs.json" with { type: "json" };
import refusals from "./refusals.json" with { type: "json" };
import reminders from "./reminders.ts";
import reports from "./reports.ts";
import session from "./session.ts";
import settings from "./settings.ts";
import statements from "./statements.ts";
import stock from "./stock.ts";
import team from "./team.ts";

/** Every text in this language, by feature. No browser fetches those of mails and of pages without scripts, and what the API alone refuses with. */
export default {
  ...everyday,
  ...planning,
  ...lists,
  ...hubs,
  ...team,
  ...stock,
  ...reports,
  ...documents,
  ...settings,
  ...beginning,
  ...session,
  ...clients,
  ...inbox,
  ...recurring,
  ...eInvoices,
  ...purchases,
  ...orders,
  ...bank,
  ...statements,
  ...reminders,
  errors: { ...everyday.errors, ...refusals },
  mail,
  recurring_runs,
  online,
};
