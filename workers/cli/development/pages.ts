import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Plugin } from "vite";

/** The edge as Vite loads it, with the pages of this moment. */
interface Edge {
  fetch: (
    request: Request,
    env: Record<string, unknown>,
    worker: { waitUntil: (work: Promise<unknown>) => void },
  ) => Promise<Response>;
}

const isEdge = (value: unknown): value is Edge => typeof Object(value).fetch === "function";

/** Answers whatever is no file of Vite's by the edge, which runs in this process, bound to the Workers (`bindings`). */
export const edgePages = (bindings: () => Promise<Record<string, unknown>>): Plugin => ({
  name: "edge-pages",
  // Before Remix, which would draw the pages without the edge.
  enforce: "pre",
  configureServer: (vite) => () => {
    vite.middlewares.use(async (incoming, outgoing, next) => {
      try {
        const { default: edge } = await vite.ssrLoadModule("/workers/local/edge-worker.ts");
        if (!isEdge(edge)) throw new Error("workers/local/edge-worker.ts exports no edge");
        const answer = await edge.fetch(await requestOf(incoming), await bindings(), { waitUntil });
        await send(answer, outgoing);
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        next(error);
      }
    });
  },
});

/** What the answer does not wait for. */
const waitUntil = (work: Promise<unknown>) => void work.catch((error) => console.error(error));

/** A request as Workers have it. It is not packed: who packs for the browser is the platform, which is not here. */
async function requestOf(incoming: IncomingMessage & { originalUrl?: string }): Promise<Request> {
  const { method = "GET", headers: sent, originalUrl = incoming.url ?? "/" } = incoming;
  const headers = new Headers();
  for (const [name, value] of Object.entries(sent)) {
    for (const one of [value ?? []].flat()) if (name !== "accept-encoding") headers.append(name, one);
  }
  const body = ["GET", "HEAD"].includes(method) ? null : await buffer(incoming);
  const url = new URL(originalUrl, `http://${sent.host}`);
  return new Request(url, { method, headers, body });
}

async function send(answer: Response, outgoing: ServerResponse): Promise<void> {
  for (const [name, value] of answer.headers) if (name !== "set-cookie") outgoing.setHeader(name, value);
  outgoing.setHeader("set-cookie", answer.headers.getSetCookie());
  outgoing.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
}
