import { randomBytes } from "node:crypto";
import { log } from "#protocol/log.ts";

/** One request at the edge: its id, its clock, and the one line that it leaves in the log. */
export class RequestTrace {
  readonly requestId = crypto.randomUUID();
  /** Where it was sent. */
  readonly url: URL;
  readonly secure: boolean;
  readonly clientAddress: string;
  tenant: string | null = null;
  private readonly started = Date.now();
  private readonly method: string;
  private madeNonce: string | null = null;
  private backendTime = 0;
  private readonly lines: "all" | "faults";
  private error: string | undefined;

  /** @param lines which requests leave their line: every one, or only those that end in a fault */
  constructor(request: Request, lines: "all" | "faults" = "all") {
    this.lines = lines;
    this.url = new URL(request.url);
    this.method = request.method;
    this.secure = this.url.protocol === "https:";
    this.clientAddress = request.headers.get("cf-connecting-ip") ?? "";
  }

  /** What lets a script of this answer run; made when a page asks for it. */
  get nonce(): string {
    this.madeNonce ??= randomBytes(16).toString("hex");
    return this.madeNonce;
  }

  /** Null where no page has asked for one: then no script of the answer's own runs. */
  get nonceInUse(): string | null {
    return this.madeNonce;
  }

  /** Adds up the milliseconds that the backend was waited for. */
  backendTook(milliseconds: number): void {
    this.backendTime += milliseconds;
  }

  fault(error: unknown): void {
    this.error = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }

  /** Puts request id and timings on an answer, and writes the log line. */
  end(response: Response): Response {
    const ms = Date.now() - this.started;
    if (!response.webSocket) {
      response.headers.set("X-Request-Id", this.requestId);
      response.headers.set("Server-Timing", `total;dur=${ms}, backend;dur=${this.backendTime}`);
    }
    if (this.lines === "all" || this.error || response.status >= 500) this.write(response.status, ms);
    return response;
  }

  private write(status: number, ms: number): void {
    const { requestId: request_id, tenant, method, error } = this;
    const path = logged(this.url.pathname);
    log({ level: error ? "error" : "info", request_id, tenant, method, path, status, ms, error });
  }
}

/**
 * A path as the log has it. A link that sets a password carries its token in the path, however it is written: it stays out.
 * So does every query.
 */
const logged = (pathname: string): string =>
  pathname
    .replace(/(renew-password-form|password_reset)\/[^/]+/i, "$1/…")
    .replace(/[^/]{32,}/g, "…")
    .slice(0, 200);
