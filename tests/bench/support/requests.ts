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

/** One connection for each port, kept open: connecting is not measured. */
const agents = new Map<number, Agent>();

function agentOf(port: number): Agent {
  const known = agents.get(port);
  if (known) return known;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agents.set(port, agent);
  return agent;
}

export function closeConnections(): void {
  for (const agent of agents.values()) agent.destroy();
}

/** Gets a path as it is, uncompressed. */
export function get({ port, host, cookie, token }: Target, path: string): Promise<Answer> {
  const headers = {
    Host: `${host}:${port}`,
    Cookie: cookie,
    Accept: token ? "application/json" : "text/html",
    "Accept-Language": "lv",
    ...(token && { Authorization: `Bearer ${token}` }),
  };
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
    request({ host: "127.0.0.1", port, path, headers, agent: agentOf(port) }, (response) => {
      read(response).catch(reject);
    })
      .on("error", reject)
      .end();
  });
}
