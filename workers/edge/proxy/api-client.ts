import type { z } from "zod";
import { toldOf } from "#model/answer/answer.ts";
import { ApiError, isApiError } from "#model/answer/api-error.ts";
import type { Api, SendOptions } from "#model/page/context.ts";
import type { Language } from "#model/text/language.ts";
import type { Asking, Backend } from "./backend-fetch.ts";
import { hasTooManyRows, readAs } from "./read-answer.ts";
import { readText } from "./read-text.ts";
import { smallUpload, uploadTimeout } from "./timeouts.ts";

/** Milliseconds a page waits for the backend's whole answer before it says so. */
const timeout = 20_000;

/** Milliseconds for all answers of one request together: a form's own, and then those that its page is drawn with. */
const totalTimeout = 28_000;

/** Milliseconds that are left to an answer in any case. */
const least = 1_000;

/** Calls that one request makes before it gives way to others. No page needs more. */
const callsInARow = 10;

/** Bytes of an answer that a page takes in, unpacked. A page of a hundred rows has some tens of thousands. */
const capacity = 8 * 1024 * 1024;

interface Caller {
  token: string | null;
  language: Language;
  requestId: string;
  /** Whether the backend is not ours, so that anything may come. */
  isForeign?: boolean;
  /** Told how long each call took, for Server-Timing. */
  timed: (milliseconds: number) => void;
  /** Told why there was no answer, for the log. */
  failed: (error: unknown) => void;
  timeout?: number;
}

/** The verbs that pages use on the tenant's backend, embedded or foreign alike (design §4). */
export function createApi(backend: Backend, caller: Caller): Api {
  let end = Date.now() + totalTimeout;
  let calls = 0;
  const left = () => Math.min(caller.timeout ?? timeout, Math.max(end - Date.now(), least));

  async function call<Shape extends z.ZodType>(
    method: string,
    path: string,
    shape: Shape,
    options: SendOptions = {},
  ) {
    const { body } = options;
    const isForm = body instanceof FormData;
    return answered(
      path,
      shape,
      { ...caller, timeout: left() },
      {
        method,
        headers: headers(caller, isForm ? { ...options, body: undefined } : options),
        body: body === undefined || isForm ? body : JSON.stringify(body),
      },
    );
  }

  async function upload<Shape extends z.ZodType>(
    path: string,
    form: Request,
    shape: Shape,
    { version, idempotencyKey, language }: SendOptions = {},
  ) {
    // Only what is no form with files has been read by then, for who sends it (app/loading/guard.ts).
    if (form.bodyUsed) throw new ApiError(422, "errors.body");
    const sent = headers(caller, { version, idempotencyKey, language });
    for (const name of ["content-type", "content-length", "idempotency-key"]) {
      const value = form.headers.get(name);
      if (value) sent.set(name, value);
    }
    // What is said to be small is up like anything else that is sent.
    const isSmall = Number(sent.get("content-length") ?? Number.NaN) <= smallUpload;
    const patient = { ...caller, timeout: isSmall ? left() : uploadTimeout };
    return answered(path, shape, patient, { method: "POST", headers: sent, body: form.body }).finally(() => {
      if (!isSmall) end = Date.now() + totalTimeout;
    });
  }

  async function answered<Shape extends z.ZodType>(
    path: string,
    shape: Shape,
    caller: Caller,
    asking: Asking,
  ): Promise<z.output<Shape>> {
    calls += 1;
    if (calls > callsInARow) await giveWay();
    const started = Date.now();
    // A redirect could lead anywhere; no backend of the contract sends one.
    const request = { ...asking, redirect: "manual" } as const;
    const { response, text } = await exchange(backend, `/api${path}`, caller, request).finally(() =>
      caller.timed(Date.now() - started),
    );
    const unreadable = (reason: string) => {
      const { requestId } = caller;
      caller.failed(new Error(`${asking.method} ${path.replace(/\?.*/, "")} cannot be read: ${reason}`));
      return new ApiError(502, "errors.answer", { requestId });
    };
    if (text === null) throw unreadable(`more than ${capacity} bytes`);
    const answer = parsed(text);
    if (caller.isForeign && hasTooManyRows(answer)) throw unreadable("too many rows");
    if (response.status >= 400 && response.status < 600) throw refusal(response, answer, caller);
    if (!response.ok) throw unreadable(`status ${response.status}`);
    const read = readAs(shape, answer);
    if ("reason" in read) throw unreadable(read.reason);
    return read.data;
  }
  return {
    get: (path, shape) => call("GET", path, shape),
    send: (method, path, shape, options) => call(method, path, shape, options),
    upload,
  };
}

function headers(
  { token, language: own, requestId }: Caller,
  { body, version, idempotencyKey, language = own }: SendOptions,
): Headers {
  const headers = new Headers({
    Accept: "application/json",
    "Accept-Language": language,
    "X-Request-Id": requestId,
  });
  if (token) headers.set("Authorization", `Bearer ${token}`);
  if (body !== undefined) headers.set("Content-Type", "application/json");
  if (version !== undefined) headers.set("If-Match", `"${version}"`);
  if (idempotencyKey) headers.set("Idempotency-Key", idempotencyKey);
  return headers;
}

/**
 * Sends a request and reads the text of its answer, null for one that is too long. The messages are the specification's (§8): no
 * answer, or none in time.
 */
async function exchange(backend: Backend, path: string, caller: Caller, asking: Asking) {
  const signal = AbortSignal.timeout(caller.timeout ?? timeout);
  try {
    const response = await backend(path, { ...asking, signal });
    const text = await readText(response.body, capacity, signal);
    return { response, text };
  } catch (error) {
    const { requestId } = caller;
    if (isApiError(error)) {
      const { status, message, retryAfter } = error;
      throw new ApiError(status, message, { requestId, retryAfter });
    }
    caller.failed(error);
    if (signal.aborted) throw new ApiError(504, "errors.aborted", { requestId });
    throw new ApiError(503, "errors.network", { requestId });
  }
}

/**
 * Lets others have their turn. On one machine a call of our own backend is answered without any waiting for the network, so that
 * the runtime would not look at other requests until the last of many.
 */
const giveWay = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Null for an answer without words, undefined for one that is no JSON. */
function parsed(text: string): unknown {
  if (text === "") return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusal(response: Response, answer: unknown, { requestId }: Caller): ApiError {
  const { message, errors } = toldOf(response.status, answer);
  const wait = Number(response.headers.get("Retry-After"));
  return new ApiError(response.status, message, {
    errors,
    requestId,
    retryAfter: wait > 0 ? wait : undefined,
    current: typeof answer === "object" && answer !== null && "data" in answer ? answer.data : undefined,
  });
}
