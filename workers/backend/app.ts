import { OpenAPIHono } from "@hono/zod-openapi";
import { banks } from "./api/banks";
import { calendar } from "./api/calendar";
import { calendarLists } from "./api/calendar-lists";
import { clients } from "./api/clients";
import { companyRecord } from "./api/company";
import { settings } from "./api/config";
import { customerPrices } from "./api/customer-prices";
import { additionalCosts } from "./api/estimates/additional-costs";
import { estimates } from "./api/estimates/estimates";
import { estimateFiles } from "./api/estimates/files";
import { orders } from "./api/estimates/order";
import { positionItems } from "./api/estimates/position-items";
import { positions } from "./api/estimates/positions";
import { stages } from "./api/estimates/stages";
import { columns } from "./api/invoices/columns";
import { invoices } from "./api/invoices/invoices";
import { issuing } from "./api/invoices/issuing";
import { payments } from "./api/invoices/payments";
import { productImages } from "./api/product-images";
import { products } from "./api/products";
import { projects } from "./api/projects";
import { session } from "./api/session";
import { stockItems } from "./api/stock-items";
import { units } from "./api/units";
import { users } from "./api/users";
import { workTypes } from "./api/work-types";
import { readBody } from "./body";
import type { Call, FrontCall } from "./call";
import { fingerprint } from "./db/write";
import { answerInOwnWords, answerNotFound, answerProblem } from "./errors";
import { credentials } from "./front/credentials";
import { docs } from "./front/docs";
import { documents } from "./front/documents/documents";
import { invoiceDocuments } from "./front/documents/invoices";
import { spreadsheets } from "./front/documents/spreadsheets";
import { files } from "./front/files";
import { signIn } from "./front/session";
import { uploads } from "./front/uploads";
import { withoutMoney } from "./money-filter";

/** The API at a glance. What runs inside the installation, beside its rows: */
export const installationApi = new OpenAPIHono<Call>().basePath("/api");
installationApi.use(readBody, withoutMoney, fingerprint);
installationApi.onError(answerProblem);
installationApi.notFound(answerNotFound);
installationApi.route("/", session);
installationApi.route("/", settings);
installationApi.route("/", companyRecord);
installationApi.route("/", clients);
installationApi.route("/", banks);
installationApi.route("/", projects);
installationApi.route("/", users);
installationApi.route("/", stockItems);
installationApi.route("/", units);
installationApi.route("/", workTypes);
// First: an entry's address would take that of the choices for an id.
installationApi.route("/", calendarLists);
installationApi.route("/", calendar);
installationApi.route("/", products);
installationApi.route("/", productImages);
installationApi.route("/", estimates);
installationApi.route("/", estimateFiles);
installationApi.route("/", orders);
installationApi.route("/", positions);
// First: an invoice's address would take theirs for an id.
installationApi.route("/", columns);
installationApi.route("/", invoices);
installationApi.route("/", issuing);
installationApi.route("/", payments);
// Last: some of their addresses begin with an id and would take others.
installationApi.route("/", stages);
installationApi.route("/", positionItems);
installationApi.route("/", additionalCosts);
installationApi.route("/", customerPrices);

/** What runs in the stateless front, because it is heavy or the same for everybody: */
export const frontApi = new OpenAPIHono<FrontCall>().basePath("/api");
frontApi.onError(answerInOwnWords);
// Before bodies are read: files stream.
frontApi.route("/", uploads);
frontApi.use(readBody);
frontApi.route("/", signIn);
frontApi.route("/", credentials);
frontApi.route("/", files);
frontApi.route("/", documents);
frontApi.route("/", invoiceDocuments);
frontApi.route("/", spreadsheets);
frontApi.route("/", docs([installationApi, frontApi]));
