import { type IncomingMessage, request } from "node:http";
import { request as secureRequest } from "node:https";

/** The host on which a local run answers operators. */
export const operatorHost = "operator.localhost";

interface Call {
  method: string;
  path: string;
  token: string;
  /** Bytes go as they are, everything else as JSON. */
  body?: unknown;
}

/**
 * Calls an edge as its operator; the answer's body is still to be read. Not with `fetch`, which cannot name another host
 * than the address does: operator.localhost resolves only in browsers.
 */
export function send(edge: URL, { method, path, token, body }: Call): Promise<IncomingMessage> {
  const isLocal = edge.hostname === "localhost" || edge.hostname === "127.0.0.1";
  const isBytes = body instanceof Uint8Array;
  const payload = body === undefined || isBytes ? body : Buffer.from(JSON.stringify(body));
  const headers = {
    Authorization: `Bearer ${token}`,
    "Content-Type": isBytes ? "application/octet-stream" : "application/json",
    ...(payload && { "Content-Length": payload.byteLength }),
    ...(isLocal && { Host: `${operatorHost}:${edge.port}` }),
  };
  return new Promise((resolve, reject) => {
    const begin = edge.protocol === "https:" ? secureRequest : request;
    // No connection is used twice: one that rested may be closed while it is taken up again.
    const call = begin(new URL(path, edge), { method, headers, agent: false }, (answer) => {
      if (answer.statusCode !== 421) return resolve(answer);
      answer.resume();
      const words = "Nothing is managed at {} with this token. Is it the operator host, with https?";
      reject(new Error(words.replace("{}", edge.origin)));
    });
    call.on("error", (error: NodeJS.ErrnoException) =>
      reject(
        error.code === "ECONNREFUSED"
          ? new Error(`Nothing answers at ${edge.origin}. Is the product running there?`)
          : error,
      ),
    );
    call.end(payload);
  });
}

/** The body of an answer as JSON. Throws with the edge's words when it refused. */
export async function jsonOf(answer: IncomingMessage): Promise<ReturnType<typeof JSON.parse>> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const isJson = answer.headers["content-type"]?.includes("json");
  const body = isJson ? JSON.parse(Buffer.concat(chunks).toString()) : undefined;
  if (Number(answer.statusCode) >= 400 || body === undefined)
    throw new Error(body?.message ?? `The edge answered ${answer.statusCode}`);
  return body;
}
