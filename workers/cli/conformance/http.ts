import { lookup as resolve } from "node:dns";
import { type IncomingHttpHeaders, request } from "node:http";
import { request as secureRequest } from "node:https";
import type { LookupFunction } from "node:net";
import { performance } from "node:perf_hooks";
import { Halt } from "./finding.ts";

export interface Asking {
  method: string;
  /** Below the backend's address, with its query: "/api/customers?page=1". */
  path: string;
  headers?: Record<string, string>;
  body?: string | FormData;
}

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  /** Milliseconds until it was read. */
  duration: number;
}

export type Backend = (asking: Asking) => Promise<Reply>;

/** No answer worth looking at: too slow, too large or broken off. The message says which. */
export class NoAnswer extends Error {}

/** What the product itself would still take of one answer. */
const mostBytes = 64 * 1024 * 1024;

/**
 * A backend at its address. Redirects are not followed: they would carry the token elsewhere. Throws NoAnswer where one
 * call gets none, and Halt where the host cannot be reached at all.
 */
export function backendAt(address: URL, seconds: number): Backend {
  const begin = address.protocol === "https:" ? secureRequest : request;
  const base = address.pathname.replace(/\/+$/, "");
  return async ({ method, path, headers = {}, body }) => {
    const content = await contentOf(body);
    const started = performance.now();
    return new Promise<Reply>((settle, reject) => {
      const deadline = AbortSignal.timeout(seconds * 1000);
      const fail = (error: unknown) => reject(problemOf(error, address, deadline.aborted ? seconds : null));
      // No connection is used twice: one that rested may be closed while it is taken up again.
      const options = {
        method,
        agent: false,
        lookup,
        signal: deadline,
        headers: { ...content.headers, ...headers },
      };
      const call = begin(new URL(base + path, address), options, async (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        try {
          for await (const chunk of response) {
            size += chunk.length;
            if (size > mostBytes) throw new NoAnswer(`more than ${mostBytes / 1024 / 1024} MB`);
            chunks.push(chunk);
          }
        } catch (error) {
          return fail(error);
        }
        const { statusCode: status = 0, headers: received } = response;
        const duration = Math.round(performance.now() - started);
        settle({ status, headers: received, bytes: Buffer.concat(chunks), duration });
      });
      call.on("error", fail);
      call.end(content.bytes);
    });
  };
}

/** A form's own encoding is borrowed from Response, which knows how to write one. */
async function contentOf(body: Asking["body"]) {
  if (body === undefined) return { headers: {}, bytes: undefined };
  if (typeof body === "string") return { headers: { "Content-Type": "application/json" }, bytes: body };
  const written = new Response(body);
  return {
    headers: { "Content-Type": written.headers.get("content-type") ?? "" },
    bytes: Buffer.from(await written.arrayBuffer()),
  };
}

/** Names below localhost are this machine, which only browsers know by themselves. */
const lookup: LookupFunction = (hostname, options, callback) =>
  resolve(hostname.endsWith(".localhost") ? "127.0.0.1" : hostname, options, callback);

const unreachable: Record<string, string> = {
  ECONNREFUSED: "nothing answers there",
  ENOTFOUND: "no such host",
  EAI_AGAIN: "the name could not be looked up",
  EHOSTUNREACH: "the host cannot be reached",
  ENETUNREACH: "the network cannot be reached",
  CERT_HAS_EXPIRED: "its certificate has expired",
  DEPTH_ZERO_SELF_SIGNED_CERT: "its certificate is signed by itself",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another host",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "its certificate cannot be verified",
  EPROTO: "it does not speak TLS (https)",
};

function problemOf(error: unknown, address: URL, limit: number | null): Error {
  if (limit !== null) return new NoAnswer(`no answer within ${limit} s`);
  if (!(error instanceof Error)) return new NoAnswer(String(error));
  const code = "code" in error ? String(error.code) : "";
  const reason = unreachable[code];
  if (reason) return new Halt(`${address.origin} cannot be reached: ${reason}.`);
  return error instanceof NoAnswer
    ? error
    : new NoAnswer(`the connection broke off (${code || error.message})`);
}
