import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";

export interface Target {
  port: number;
  host: string;
  cookie: string;
  /** Signs in a request to the API, to which a cookie says nothing. */
  token?: string;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Milliseconds from sending the request until its first byte, and until its last. */
  firstByte: number;
  total: number;
}

/** What is asked; without a method it is read. */
export interface Asked {
  path: string;
  method?: "GET" | "POST" | "PATCH" | "PUT";
  /** Sent as JSON, bytes as they are. */
  body?: object;
  /** In the place of those that would be sent. */
  headers?: Record<string, string>;
}

/** Connections for each port, kept open: connecting is not measured. */
const agents = new Map<string, Agent>();

function agentOf(port: number, maxSockets: number): Agent {
  const key = `${port} ${maxSockets}`;
  const known = agents.get(key);
  if (known) return known;
  const agent = new Agent({ keepAlive: true, maxSockets });
  agents.set(key, agent);
  return agent;
}

export function closeConnections(): void {
  for (const agent of agents.values()) agent.destroy();
}

/** Gets a path as it is, uncompressed. */
export const get = (target: Target, path: string): Promise<Answer> => send(target, { path });

/** Sends a request, on one of that many connections, and reads the answer as it is, uncompressed. */
export function send(target: Target, asked: Asked, connections = 1): Promise<Answer> {
  const { port, host, cookie, token } = target;
  const { path, method = "GET", body, headers: own } = asked;
  const payload = body === undefined || body instanceof Uint8Array ? body : JSON.stringify(body);
  const headers = {
    Host: `${host}:${port}`,
    Accept: token ? "application/json" : "text/html",
    "Accept-Encoding": "identity",
    "Accept-Language": "lv",
    ...(cookie && { Cookie: cookie }),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(payload && { "Content-Length": Buffer.byteLength(payload), "Content-Type": typeOf(payload) }),
    ...own,
  };
  const agent = agentOf(port, connections);
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const read = async (response: IncomingMessage) => {
      const firstByte = performance.now() - started;
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const total = performance.now() - started;
      const { statusCode: status = 0, headers } = response;
      resolve({ status, headers, body: Buffer.concat(chunks), firstByte, total });
    };
    const sent = request({ host: "127.0.0.1", port, path, method, headers, agent }, (response) => {
      read(response).catch(reject);
    });
    // A server may close a connection that was idle just as it is used again: nothing has arrived there then.
    const resend = (error: Error) =>
      sent.reusedSocket && "code" in error && error.code === "ECONNRESET"
        ? resolve(send(target, asked, connections))
        : reject(error);
    sent.on("error", resend).end(payload);
  });
}

const typeOf = (payload: string | Uint8Array): string =>
  typeof payload === "string" ? "application/json" : "application/octet-stream";
