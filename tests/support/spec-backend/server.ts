// A backend as another company would have written it from the specification alone: its
// paths, fields and keys and nothing else. What the specification calls "not shown" is 404.
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { forbidden, Refusal, refuse, respond, type Style } from "./answers.ts";
import { calendarRoutes } from "./calendar.ts";
import { clientRoutes } from "./clients.ts";
import { companyRoutes } from "./company.ts";
import { extraRoutes } from "./estimate-extras.ts";
import { lineRoutes } from "./estimate-lines.ts";
import { estimateRoutes } from "./estimates.ts";
import { Input, isBody } from "./input.ts";
import { invoiceRoutes } from "./invoices.ts";
import { peopleRoutes, type User } from "./people.ts";
import { productRoutes } from "./products.ts";
import { projectRoutes } from "./projects.ts";
import { reportRoutes } from "./reports.ts";
import { compile, match } from "./routing.ts";
import { stockRoutes } from "./stock.ts";
import { createStore, type Store } from "./store.ts";

const routes = compile({
  ...peopleRoutes,
  ...clientRoutes,
  ...projectRoutes,
  ...estimateRoutes,
  ...extraRoutes,
  ...lineRoutes,
  ...invoiceRoutes,
  ...stockRoutes,
  ...productRoutes,
  ...calendarRoutes,
  ...companyRoutes,
  ...reportRoutes,
});

const open = /^(POST \/login|GET \/system-config|.* \/(check_|request_|update_)password_reset.*)/;
const employees = /^(GET \/(user|logout)|PATCH \/user\/|[A-Z]+ \/calendar)/;
const admins = /^([A-Z]+ \/(users|register|dashboard|companies|languages|modules)|POST \/reports)/;

function signedIn(store: Store, token: string, call: string): User {
  const user = store.users.find(store.tokens.get(token) ?? null);
  if (!user) throw new Refusal(401, "Unauthenticated.");
  if (user.role_id === 3 && !employees.test(call)) throw forbidden();
  if (user.role_id === 2 && admins.test(call)) throw forbidden();
  return user;
}

async function read(request: Request): Promise<{ input: Input; files: File[] }> {
  if (request.method === "GET" || !request.body) return { input: new Input({}), files: [] };
  if (request.headers.get("content-type")?.startsWith("multipart/form-data")) {
    const form = [...(await request.formData())];
    const files = form.flatMap(([, value]) => (value instanceof File ? [value] : []));
    return { input: new Input(Object.fromEntries(form)), files };
  }
  const text = await request.text();
  const body: unknown = text ? JSON.parse(text) : {};
  return { input: new Input(isBody(body) ? body : {}), files: [] };
}

async function answer(store: Store, request: Request, style: Style): Promise<Response> {
  const url = new URL(request.url);
  if (!url.pathname.startsWith("/api/")) return new Response("<h1>Not Found</h1>", { status: 404 });
  const path = url.pathname.slice("/api".length);
  const call = `${request.method} ${path}`;
  try {
    const found = match(routes, request.method, path);
    const token = request.headers.get("authorization")?.replace("Bearer ", "") ?? "";
    const user = open.test(call) ? store.users.get(1) : signedIn(store, token, call);
    const { input, files } = await read(request);
    const { at, handler } = found;
    const result = await handler({ store, at, query: url.searchParams, input, files, user, token });
    return respond(result, style);
  } catch (error) {
    if (error instanceof Refusal) return refuse(error);
    if (error instanceof SyntaxError) return refuse(new Refusal(400, "Malformed JSON."));
    console.error(error);
    return refuse(new Refusal(500, "Server Error"));
  }
}

function asRequest(incoming: IncomingMessage, body: Buffer): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
  const method = incoming.method ?? "GET";
  const bodyless = method === "GET" || method === "HEAD" || body.length === 0;
  return new Request(`http://spec-backend${incoming.url}`, {
    method,
    headers,
    body: bodyless ? undefined : new Uint8Array(body),
  });
}

/** A method of which no `Request` is made (Fetch standard, "forbidden method"). */
const isForbidden = ({ method = "GET" }: IncomingMessage) => /^(connect|trace|track)$/i.test(method);

/** It fails, sends a page instead, knows nobody any more, breaks off, or never answers. */
export type Fault = "500" | "html" | "401" | "reset" | "silence";

/** Something else than usual; a status without a body is all that it says. */
type Said = { status: number; body?: unknown; whenAsked?: () => void };

const pages: Partial<Record<Fault, Response>> = {
  "500": Response.json({ message: "Server Error" }, { status: 500 }),
  html: new Response("<h1>Welcome</h1>", { headers: { "Content-Type": "text/html" } }),
  "401": Response.json({ message: "Unauthenticated." }, { status: 401 }),
};

/** An answer that is a fault; undefined where none is sent. */
function faulty(fault: Fault | Said, incoming: IncomingMessage): Response | undefined {
  if (fault === "reset") incoming.socket.destroy();
  if (typeof fault === "object") {
    const { status, body } = fault;
    fault.whenAsked?.();
    return body === undefined ? new Response(null, { status }) : Response.json(body, { status });
  }
  return pages[fault]?.clone();
}

export interface SpecBackend {
  /** Where it listens, without a slash at the end. */
  url: string;
  store: Store;
  /** "METHOD /path status" of every call so far. */
  calls: string[];
  /** Operations such as "GET /banks" that break, and how, until they are taken out. */
  broken: Map<string, Fault | Said>;
  stop: () => Promise<void>;
}

/** Starts it with fresh data; `monday` is the week that its calendar's entries are in. */
export async function startSpecBackend(options: { monday: string; style?: Style }): Promise<SpecBackend> {
  const store = createStore(options.monday);
  const calls: string[] = [];
  const broken = new Map<string, Fault | Said>();
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    if (isForbidden(incoming)) return void outgoing.writeHead(405).end();
    const request = asRequest(incoming, Buffer.concat(chunks));
    const fault = broken.get(`${incoming.method} ${incoming.url?.replace(/^\/api|\?.*$/g, "")}`);
    const response = fault
      ? faulty(fault, incoming)
      : await answer(store, request, options.style ?? "wrapped");
    if (!response) return;
    calls.push(`${incoming.method} ${incoming.url} ${response.status}`);
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  });
  // Longer than any pause between two calls: a connection that closes just as it is used again looks like a fault.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    store,
    calls,
    broken,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
