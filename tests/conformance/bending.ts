import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Answer, ask, type TestInstallation } from "../support/installation.ts";

/** A call as it came, and what the installation behind answered. */
export interface Passing {
  /** "GET /customers/1", below /api and without its query. */
  line: string;
  headers: Record<string, string>;
  body: Buffer;
  /** What it answered, to be changed; null breaks the connection off. */
  answer: { status: number; headers: Record<string, string>; body: string | Uint8Array } | null;
}

export interface Bent {
  address: URL;
  /** Every call that came through. */
  lines: string[];
  stop: () => Promise<void>;
}

interface Bending {
  before?: (passing: Passing) => void;
  after: (passing: Passing) => void;
}

/** A backend that is an installation's, but for what `bending` does to calls and answers on their way. */
export async function bent({ host }: TestInstallation, { before, after }: Bending): Promise<Bent> {
  const lines: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { pathname } = new URL(request.url ?? "/", "http://backend");
    const passing: Passing = {
      line: `${request.method} ${pathname.replace(/^\/api/, "")}`,
      headers: plain(request.headers),
      body: Buffer.concat(chunks),
      answer: null,
    };
    lines.push(passing.line);
    before?.(passing);
    const { host: _, connection: __, ...headers } = passing.headers;
    const body = passing.body.length > 0 ? new Uint8Array(passing.body) : undefined;
    const answer = await ask(host, request.method ?? "GET", request.url ?? "/", { headers, body });
    passing.answer = { status: answer.status, headers: passedOn(answer), body: answer.bytes };
    after(passing);
    if (!passing.answer) return void response.destroy();
    response.writeHead(passing.answer.status, passing.answer.headers).end(passing.answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: new URL(`http://127.0.0.1:${portOf(server.address())}`),
    lines,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Changes the JSON of an answer. */
export function rewrite({ answer }: Passing, change: (body: ReturnType<typeof JSON.parse>) => void): void {
  if (!answer) return;
  const body = JSON.parse(Buffer.from(answer.body).toString());
  change(body);
  answer.body = JSON.stringify(body);
}

const plain = (headers: NodeJS.Dict<string | string[]>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

function passedOn({ headers }: Answer) {
  const { "transfer-encoding": _, "content-length": __, connection: ___, ...rest } = plain(headers);
  return rest;
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== "object" || !address) throw new Error("The proxy does not listen");
  return address.port;
}
