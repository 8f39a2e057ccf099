import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { newInstallation, type TestInstallation } from "../support/installation.ts";

type Answering = (request: IncomingMessage, response: ServerResponse) => void;

export interface ForeignBackend {
  installation: TestInstallation;
  /** Every request that it got: method and address as they came, and headers. */
  calls: { line: string; headers: IncomingMessage["headers"] }[];
  /** Makes it answer otherwise from now on; the first argument is how it answered before. */
  answer: (otherwise: (usual: Answering) => Answering) => void;
  stop: () => Promise<void>;
}

const person = { id: 7, name: "Jānis Bērziņš", email: "janis@birojs.lv", role_id: 2, language: "lv" };
const page = <Row>(data: Row[]) => ({
  data,
  meta: { total: data.length, page: 1, per_page: 20, last_page: 1 },
});
const client = { id: 1, name: "Klients no citurienes", short_name: "KNC", unknown_field: { deep: true } };
const project = { id: 1, name: "Projekts no citurienes", short_name: "PNC", customer: client, status_id: 1 };

/** The contract as another program may speak it: fewer fields, some unknown ones, no configuration. */
const contents: Record<string, unknown> = {
  "POST /api/login": { access_token: "foreign-token" },
  "GET /api/logout": { message: "" },
  "GET /api/user": person,
  "GET /api/customers": page([client]),
  "GET /api/customers/1": { data: client },
  "GET /api/1/customer_stock_item_prices": { data: [] },
  "GET /api/banks": { data: [{ id: 1, name: "Svešā banka", swift: "SVESLV22", status: 1 }] },
  "GET /api/projects": page([project]),
  "GET /api/projects/1": { data: project },
  "GET /api/projects/create": { data: { users: [person], customers: [client] } },
};

const speaking: Answering = (request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://backend");
  const content = contents[`${request.method} ${pathname}`];
  sendJson(response, content === undefined ? 404 : 200, content ?? { message: "Not here" });
};

export const sendJson = (response: ServerResponse, status: number, content: unknown) =>
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(content));

/** An agency's own backend, and the tenant that the registry leads to it. */
export async function foreignBackend(): Promise<ForeignBackend> {
  let answering = speaking;
  const calls: ForeignBackend["calls"] = [];
  const server = createServer((request, response) => {
    calls.push({ line: `${request.method} ${request.url}`, headers: request.headers });
    answering(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const installation = await newInstallation({ backend: addressOf(server.address()), title: "Savs birojs" });
  return {
    installation,
    calls,
    answer: (otherwise) => {
      answering = otherwise(answering);
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function addressOf(address: AddressInfo | string | null): string {
  if (typeof address !== "object" || !address) throw new Error("The backend does not listen");
  return `http://127.0.0.1:${address.port}`;
}
