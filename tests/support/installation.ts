import { randomBytes } from "node:crypto";
import { Agent, request } from "node:http";
import { expectDeclared } from "./declared.ts";
import { port } from "./ports.ts";

export { port };

type Demonstration = "portal" | "acme" | "beta";

/** Where an installation answers. */
export interface Place {
  host: string;
  /** http://t-….localhost:8900 */
  origin: string;
  /** Where the first administrator of an empty installation sets a password. */
  link: string | null;
  /** Of a server that a test has started for itself. */
  port?: number;
}

export interface TestInstallation extends Place {
  /** What the operator calls it. */
  name: string;
}

interface Wanted {
  demonstration?: Demonstration;
  title?: string;
  backend?: string;
  /** The name of one that is there. */
  installation?: string;
}

/**
 * An installation of this test alone: empty with its first administrator, or filled with demonstration data. `on` is the
 * port of another server than the worker's own.
 */
export async function newInstallation(options: Wanted = {}, on = port): Promise<TestInstallation> {
  const random = `t-${randomBytes(6).toString("hex")}`;
  const admin = { name: "Anna Ozola", email: "anna@test.lv", language: "lv" };
  const isEmpty = !options.demonstration && !options.backend && !options.installation;
  const { installation: name = `${random}-localhost` } = options;
  const host = `${random}.localhost`;
  const wanted = { title: "Testa birojs", ...options, host, installation: name, ...(isEmpty && { admin }) };
  const answer = await fetch(`http://127.0.0.1:${on + 1}/`, {
    method: "POST",
    body: JSON.stringify(wanted),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const { link = null } = JSON.parse(await answer.text());
  return { host, name, origin: `http://${host}:${on}`, link };
}

/** Takes files of an installation away whose names begin so, past the product; answers how many there were. */
export async function forgetFiles({ name }: TestInstallation, prefix: string): Promise<number> {
  const key = `${name}/${prefix}`;
  const answer = await fetch(`http://127.0.0.1:${port + 1}/${key}`, { method: "DELETE" });
  if (!answer.ok) throw new Error(await answer.text());
  return Number(await answer.text());
}

/** Lets an installation do what it does by itself within so many hours: until the next morning, unless it is said. */
export async function nightAt({ name }: TestInstallation, hours = 24): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port + 1}/${name}?hours=${hours}`, { method: "PUT" });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Has the links to documents that an installation has sent end yesterday. */
export async function endLinksAt({ name }: TestInstallation): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port + 1}/${name}/end-links`, { method: "PUT" });
  if (!answer.ok) throw new Error(await answer.text());
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  bytes: Uint8Array;
  /** The body as JSON; reading it of an answer that is none fails the test. */
  json: () => ReturnType<typeof JSON.parse>;
}

/**
 * Hundreds of requests at once wait here and not there: workerd hangs up on a connection whose headers it does not come to
 * within fifteen seconds.
 */
const connections = new Agent({ maxSockets: 50 });

/** A request to the edge under any host, with exactly these headers: `fetch` would set some of its own. */
export function ask(
  host: string,
  method: string,
  path: string,
  {
    headers = {},
    body,
    port: at = port,
  }: { headers?: Record<string, string>; body?: unknown; port?: number } = {},
): Promise<Answer> {
  const isReady = typeof body === "string" || body instanceof Uint8Array || body === undefined;
  const payload = isReady ? body : JSON.stringify(body);
  const sent = { Host: host.includes(":") ? host : `${host}:${at}`, Connection: "close", ...headers };
  const typed = isReady ? sent : { "Content-Type": "application/json", ...sent };
  return new Promise((resolve, reject) => {
    const call = request(
      { host: "127.0.0.1", port: at, method, path, headers: typed, setHost: false, agent: connections },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk) => chunks.push(chunk));
        // An answer that breaks off is none.
        response.on("error", reject);
        response.on("end", () => {
          const bytes = Buffer.concat(chunks);
          const text = bytes.toString();
          const { statusCode: status = 0, headers } = response;
          resolve({ status, headers, text, bytes, json: () => JSON.parse(text) });
        });
      },
    );
    call.on("error", reject);
    // No connection is used twice: workerd closes each, and an agent with a limit gives it to whoever waits all the same.
    call.shouldKeepAlive = false;
    call.end(payload);
  });
}

export const signIns = {
  admin: "admin@demo.test",
  user: "user@demo.test",
  planner: "planner@demo.test",
  employee: "employee@demo.test",
} as const;
export const password = "demo1234demo";

export type Caller = (
  method: string,
  path: string,
  options?: { body?: unknown; headers?: Record<string, string> },
) => Promise<Answer>;

/** Calls the API of an installation as nobody. */
export const strangerAt =
  ({ host, port: own }: Place): Caller =>
  async (method, path, { body, headers } = {}) => {
    const sent = { body, headers: { Accept: "application/json", ...headers }, port: own };
    const answer = await ask(host, method, `/api${path}`, sent);
    // A server that a test has started for itself may be gone by now.
    if (own === undefined)
      await expectDeclared([method, `/api${path}`], answer, () => ask(host, "GET", "/api/openapi.json"));
    return answer;
  };

/** Signs in and calls the API as that person. */
export async function callerAt(place: Place, email: string, secret = password): Promise<Caller> {
  const stranger = strangerAt(place);
  const answer = await stranger("POST", "/login", { body: { email, password: secret } });
  if (answer.status !== 200) throw new Error(`${email} could not sign in: ${answer.text}`);
  const { access_token } = answer.json();
  return (method, path, options = {}) =>
    stranger(method, path, {
      ...options,
      headers: { Authorization: `Bearer ${access_token}`, ...options.headers },
    });
}
