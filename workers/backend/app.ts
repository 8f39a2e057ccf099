import { OpenAPIHono } from "@hono/zod-openapi";
import { banks } from "./api/banks";
import { clients } from "./api/clients";
import { settings } from "./api/config";
import { projects } from "./api/projects";
import { session } from "./api/session";
import { readBody } from "./body";
import type { Call, FrontCall } from "./call";
import { fingerprint } from "./db/write";
import { answerNotFound, answerProblem } from "./errors";
import { docs } from "./front/docs";
import { files } from "./front/files";
import { signIn } from "./front/session";
import { withoutMoney } from "./money-filter";

/** The API at a glance. What runs inside the installation, beside its rows: */
export const installationApi = new OpenAPIHono<Call>().basePath("/api");
installationApi.use(readBody, withoutMoney, fingerprint);
installationApi.onError(answerProblem);
installationApi.notFound(answerNotFound);
installationApi.route("/", session);
installationApi.route("/", settings);
installationApi.route("/", clients);
installationApi.route("/", banks);
installationApi.route("/", projects);

/** What runs in the stateless front, because it is heavy or the same for everybody: */
export const frontApi = new OpenAPIHono<FrontCall>().basePath("/api");
frontApi.use(readBody);
frontApi.onError(answerProblem);
frontApi.route("/", signIn);
frontApi.route("/", files);
frontApi.route("/", docs([installationApi, frontApi]));
