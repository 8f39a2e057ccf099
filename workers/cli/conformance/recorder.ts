import { randomBytes } from "node:crypto";
import { xsrfHeaders, xsrfIn } from "#edge/gate/xsrf.ts";
import { answerDifferences, contentOf, finding, isSuccess, unsent, wordsOf } from "./answer.ts";
import { operationOf } from "./contract.ts";
import type { Finding, Result } from "./finding.ts";
import { type Backend, NoAnswer, type Reply } from "./http.ts";
import type { Operation } from "./operation.ts";
import { recordOf } from "./record.ts";
import { hasRequestId, refusalDifferences, refusalWords } from "./refusal.ts";

export interface Asked {
  /** What stands for {id}, {estimateId}… in the path. */
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: object;
  headers?: Record<string, string>;
}

/** Asks a backend, compares what it answers, and records what differed. */
export interface Recorder {
  /** Calls an operation that has to succeed and compares its answer. The body, or undefined where there was no success. */
  succeed: (id: string, asked?: Asked) => Promise<unknown>;
  /** Calls an operation that has to be refused, with one of these statuses. `where` says in the report which try it was. */
  refuse: (id: string, where: string, refusal: Refusal) => Promise<Reply | undefined>;
  /** Calls without looking at the answer. Undefined where none came, which counts as a difference. */
  ask: (id: string, asked?: Asked) => Promise<Reply | undefined>;
  /** Compares an answer that has to be a success. Its body, or undefined where it is none. */
  judge: (id: string, reply: Reply | undefined) => unknown;
  add: (id: string, ...findings: Finding[]) => void;
  skip: (id: string, reason: string) => void;
  signIn: (token: string) => void;
  /** Says that not every module is on: then a 403 may be about that. */
  expectClosed: () => void;
  results: () => Result[];
}

export interface Refusal extends Asked {
  statuses: number[];
  /** Fields that the answer has to name. */
  naming?: string[];
  /** As a stranger, though somebody is signed in. */
  isStranger?: boolean;
  level?: Finding["level"];
}

/** Begins a record. Whatever is in `secrets`, and the token with it, is kept out of what is said. */
export function recorderOf(backend: Backend, secrets: readonly string[]): Recorder {
  const session = sessionOf(backend);
  const { resultOf, add, skip, results } = recordOf(() => [...secrets, session.token() ?? ""]);
  let isPartlyClosed = false;
  let isWithoutIds = false;

  const send = async (id: string, asked: Asked, isStranger = false) => {
    const operation = operationOf(id);
    const result = resultOf(id);
    if (result.outcome === "not tried") result.outcome = "ok";
    try {
      const reply = await session.call(operation, asked, isStranger);
      result.duration = Math.max(result.duration, reply.duration);
      return reply;
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      add(id, finding("must", "answer", "one", error.message));
      return undefined;
    }
  };

  const judge: Recorder["judge"] = (id, reply) => {
    if (!reply) return undefined;
    const operation = operationOf(id);
    const { level, isVersioned } = operation;
    if (isMissing(reply, operation)) {
      if (level !== "may") add(id, finding(level, "status", "2xx", wordsOf(reply)));
      resultOf(id).outcome = "absent";
      return undefined;
    }
    if (reply.status === 403 && isPartlyClosed) {
      Object.assign(resultOf(id), { outcome: "not tried", reason: "403: its module may be off" });
      return undefined;
    }
    if (!isSuccess(reply)) {
      add(id, finding(level, "status", "2xx", refusalWords(reply)));
      return undefined;
    }
    add(id, ...answerDifferences(operation, reply), ...unsent(operation, reply));
    if (isVersioned && !reply.headers.etag)
      add(id, finding("should", "ETag", "the version of the row", "missing"));
    return contentOf(operation, reply);
  };

  return {
    add,
    judge,
    ask: (id, asked = {}) => send(id, asked),
    succeed: async (id, asked = {}) => judge(id, await send(id, asked)),
    refuse: async (id, where, { statuses, naming = [], isStranger = false, level = "must", ...asked }) => {
      const reply = await send(id, asked, isStranger);
      if (!reply || (reply.status === 403 && isPartlyClosed && !isStranger)) return reply;
      // What a backend need not have is refused as well by not being there.
      if (operationOf(id).level === "may" && absent.includes(reply.status)) return reply;
      if (!statuses.includes(reply.status)) {
        add(id, finding(level, `${where}: status`, statuses.join(" or "), wordsOf(reply)));
        return reply;
      }
      add(id, ...refusalDifferences(where, reply, naming));
      // Said once: it is one omission, wherever it is met.
      if (!isWithoutIds && !hasRequestId(reply))
        add(id, finding("should", "request_id", "in refusals, or as X-Request-Id", "missing"));
      isWithoutIds ||= !hasRequestId(reply);
      return reply;
    },
    skip,
    signIn: session.signIn,
    expectClosed: () => {
      isPartlyClosed = true;
    },
    results,
  };
}

/** Calls a backend as the person who has signed in, or as a stranger. */
function sessionOf(backend: Backend) {
  let token: string | null = null;
  // As the product shows it with every write (specification §7): what the backend has set, or one of its own.
  let xsrf = randomBytes(20).toString("hex");
  return {
    token: () => token,
    signIn: (opened: string) => {
      token = opened;
    },
    call: async (operation: Operation, asked: Asked, isStranger: boolean): Promise<Reply> => {
      const reply = await backend(requestOf(operation, asked, { token: isStranger ? null : token, xsrf }));
      xsrf = xsrfIn(reply.headers["set-cookie"] ?? []) ?? xsrf;
      return reply;
    },
  };
}

interface Shown {
  token: string | null;
  xsrf: string;
}

function requestOf({ method, path, answer }: Operation, asked: Asked, { token, xsrf }: Shown) {
  const { params = {}, query = {}, body, headers } = asked;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const isFile = typeof answer === "object" && "file" in answer;
  return {
    method,
    path: `/api${filled}${search.size > 0 ? `?${search}` : ""}`,
    headers: {
      Accept: isFile ? "*/*" : "application/json",
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(method !== "GET" && xsrfHeaders(xsrf)),
      ...headers,
    },
    body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
  };
}

/** What routers say of a path or method that they do not have. */
export const absent = [404, 405, 501];

/** Not there at all: 404 of an operation without an id in its path, or what a router says of unknown methods. */
const isMissing = ({ status }: Reply, { level, path }: Operation) =>
  absent.includes(status) && (status !== 404 || level === "may" || !path.includes("{"));
