import { OpenAPIHono } from "@hono/zod-openapi";
import { banks } from "./api/banks.ts";
import { branding } from "./api/branding.ts";
import { calendar } from "./api/calendar.ts";
import { calendarLists } from "./api/calendar-lists.ts";
import { chosenColumns } from "./api/chosen-columns.ts";
import { clientContacts } from "./api/client-contacts.ts";
import { clientOverviews } from "./api/client-overview.ts";
import { clientStatements } from "./api/client-statement.ts";
import { clients } from "./api/clients.ts";
import { companyRecord } from "./api/company.ts";
import { settings } from "./api/config.ts";
import { customerPrices } from "./api/customer-prices.ts";
import { dashboards } from "./api/dashboard.ts";
import { eInvoices } from "./api/e-invoices.ts";
import { additionalCosts } from "./api/estimates/additional-costs.ts";
import { allEstimates } from "./api/estimates/all.ts";
import { estimates } from "./api/estimates/estimates.ts";
import { estimateFiles } from "./api/estimates/files.ts";
import { orders } from "./api/estimates/order.ts";
import { positionItems } from "./api/estimates/position-items.ts";
import { positions } from "./api/estimates/positions.ts";
import { stages } from "./api/estimates/stages.ts";
import { estimateVersionsOf } from "./api/estimates/versions.ts";
import { holidays } from "./api/holidays.ts";
import { inbox } from "./api/inbox.ts";
import { columns } from "./api/invoices/columns.ts";
import { credit } from "./api/invoices/credit.ts";
import { invoices } from "./api/invoices/invoices.ts";
import { issuing } from "./api/invoices/issuing.ts";
import { payments } from "./api/invoices/payments.ts";
import { mailSenders } from "./api/mail-sender.ts";
import { estimateMails } from "./api/mails/estimates.ts";
import { invoiceMails } from "./api/mails/invoices.ts";
import { documentMails } from "./api/mails/mail.ts";
import { statementMails } from "./api/mails/statements.ts";
import { clientAnswers } from "./api/online/acceptance.ts";
import { acceptances } from "./api/online/by-hand.ts";
import { clientChoices } from "./api/online/choices.ts";
import { acceptanceCodes } from "./api/online/codes.ts";
import { onlineDocuments } from "./api/online/documents.ts";
import { documentLinks } from "./api/online/links.ts";
import { questions } from "./api/online/questions.ts";
import { estimateReplies, invoiceReplies } from "./api/online/replies.ts";
import { clientsFiles } from "./api/online/signed-files.ts";
import { productImages } from "./api/product-images.ts";
import { products } from "./api/products.ts";
import { projectOverviews } from "./api/project-overview.ts";
import { projects } from "./api/projects.ts";
import { recurringInvoices } from "./api/recurring/plans.ts";
import { recurringRuns } from "./api/recurring/runs.ts";
import { reminderPlan } from "./api/reminders/plan.ts";
import { invoiceReminders } from "./api/reminders/reminders.ts";
import { financialReports } from "./api/reports/financial.ts";
import { planningReports } from "./api/reports/planning.ts";
import { savedViews } from "./api/saved-views.ts";
import { search } from "./api/search.ts";
import { session } from "./api/session.ts";
import { samples } from "./api/setup/sample.ts";
import { setups } from "./api/setup/setup.ts";
import { stockItems } from "./api/stock-items.ts";
import { blocks } from "./api/templates/blocks.ts";
import { templates } from "./api/templates/templates.ts";
import { terms } from "./api/terms.ts";
import { units } from "./api/units.ts";
import { users } from "./api/users.ts";
import { vatRates } from "./api/vat-rates.ts";
import { workTypes } from "./api/work-types.ts";
import { credentials } from "./front/credentials.ts";
import { docs } from "./front/docs.ts";
import { certificates } from "./front/documents/acceptances.ts";
import { documents } from "./front/documents/documents.ts";
import { eInvoicePackages } from "./front/documents/e-invoice-package.ts";
import { invoiceDocuments } from "./front/documents/invoices.ts";
import { clientFile } from "./front/documents/lists/clients.ts";
import { estimateFile } from "./front/documents/lists/estimates.ts";
import { projectFile } from "./front/documents/lists/projects.ts";
import { productFile, stockItemFile, workTypeFile } from "./front/documents/lists/stock.ts";
import { userFile } from "./front/documents/lists/users.ts";
import { mailedFiles } from "./front/documents/mailed.ts";
import { onlineFiles } from "./front/documents/online.ts";
import { reportSheets } from "./front/documents/report-sheets.ts";
import { spreadsheets } from "./front/documents/spreadsheets.ts";
import { statementDocuments } from "./front/documents/statements.ts";
import { files } from "./front/files.ts";
import { mails } from "./front/mails.ts";
import { senderChecks } from "./front/sender-checks.ts";
import { signIn } from "./front/session.ts";
import { uploads } from "./front/uploads.ts";
import { accessIn } from "./operations/access.ts";
import { answerInOwnWords, answerNotFound, answerProblem } from "./operations/answer-problem.ts";
import { readBody } from "./operations/body.ts";
import type { Call, FrontCall } from "./operations/call.ts";
import { onlyReadable } from "./operations/readable.ts";
import { fingerprint } from "./operations/write.ts";

/** The API at a glance. What runs inside the installation, beside its rows: */
export const installationApi = new OpenAPIHono<Call>().basePath("/api");
installationApi.use(readBody, onlyReadable, fingerprint);
installationApi.onError(answerProblem);
installationApi.notFound(answerNotFound);
installationApi.route("/", session);
installationApi.route("/", search);
installationApi.route("/", inbox);
installationApi.route("/", savedViews);
installationApi.route("/", chosenColumns);
installationApi.route("/", settings);
installationApi.route("/", branding);
installationApi.route("/", companyRecord);
installationApi.route("/", terms);
installationApi.route("/", mailSenders);
installationApi.route("/", setups);
installationApi.route("/", samples);
installationApi.route("/", clients);
installationApi.route("/", clientOverviews);
installationApi.route("/", clientStatements);
installationApi.route("/", statementMails);
installationApi.route("/", clientContacts);
installationApi.route("/", banks);
installationApi.route("/", projects);
installationApi.route("/", projectOverviews);
installationApi.route("/", users);
installationApi.route("/", stockItems);
installationApi.route("/", units);
installationApi.route("/", vatRates);
installationApi.route("/", workTypes);
// First: an entry's address would take that of the choices for an id.
installationApi.route("/", calendarLists);
installationApi.route("/", calendar);
installationApi.route("/", holidays);
installationApi.route("/", products);
installationApi.route("/", productImages);
installationApi.route("/", estimates);
installationApi.route("/", allEstimates);
installationApi.route("/", estimateVersionsOf);
installationApi.route("/", templates);
installationApi.route("/", blocks);
installationApi.route("/", estimateFiles);
installationApi.route("/", estimateMails);
installationApi.route("/", documentMails);
installationApi.route("/", documentLinks);
installationApi.route("/", onlineDocuments);
installationApi.route("/", clientChoices);
installationApi.route("/", acceptanceCodes);
installationApi.route("/", clientAnswers);
installationApi.route("/", questions);
installationApi.route("/", estimateReplies);
installationApi.route("/", invoiceReplies);
installationApi.route("/", acceptances);
installationApi.route("/", clientsFiles);
installationApi.route("/", orders);
installationApi.route("/", positions);
// First: an invoice's address would take theirs for an id.
installationApi.route("/", columns);
installationApi.route("/", eInvoices);
installationApi.route("/", invoices);
installationApi.route("/", issuing);
installationApi.route("/", payments);
installationApi.route("/", invoiceMails);
installationApi.route("/", reminderPlan);
installationApi.route("/", invoiceReminders);
installationApi.route("/", credit);
installationApi.route("/", recurringInvoices);
installationApi.route("/", recurringRuns);
installationApi.route("/", dashboards);
installationApi.route("/", financialReports);
installationApi.route("/", planningReports);
// Last: some of their addresses begin with an id and would take others.
installationApi.route("/", stages);
installationApi.route("/", positionItems);
installationApi.route("/", additionalCosts);
installationApi.route("/", customerPrices);

const installationAccess = accessIn([installationApi]);

/** What runs in the stateless front, because it is heavy or the same for everybody: */
export const frontApi = new OpenAPIHono<FrontCall>().basePath("/api");
frontApi.onError(answerInOwnWords);
// Before bodies are read: files stream.
frontApi.route("/", uploads(installationAccess));
frontApi.use(readBody);
frontApi.route("/", signIn);
frontApi.route("/", credentials(installationAccess));
frontApi.route("/", mails(installationAccess));
frontApi.route("/", senderChecks(installationAccess));
frontApi.route("/", files);
frontApi.route("/", documents);
frontApi.route("/", eInvoicePackages);
frontApi.route("/", invoiceDocuments);
frontApi.route("/", statementDocuments);
frontApi.route("/", mailedFiles);
frontApi.route("/", onlineFiles);
frontApi.route("/", certificates);
frontApi.route("/", spreadsheets);
frontApi.route("/", reportSheets);
for (const file of [
  projectFile,
  clientFile,
  estimateFile,
  userFile,
  stockItemFile,
  productFile,
  workTypeFile,
])
  frontApi.route("/", file);
frontApi.route("/", docs([installationApi, frontApi]));

/** Who may call what of the whole API; `npm run access` prints it. */
export const access = accessIn([installationApi, frontApi]);
