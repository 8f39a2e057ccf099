import type { BrowserContext } from "@playwright/test";

/**
 * What the console says of a refusal; the second of a socket whose session ended while it was being opened. The last is no
 * fault: the router says so of an answer that a newer navigation broke off while it was being read.
 */
const answers = [
  /^Failed to load resource: the server responded with/,
  /^WebSocket connection to .* failed: HTTP Authentication failed/,
  /^AbortError: signal is aborted without reason/,
];

/** What a page is made of, and never without. */
const parts = ["script", "stylesheet", "font", "image"];

/**
 * Everything that may go wrong in a browser without anybody seeing it: errors in the console (a broken content security
 * policy and a failed hydration among them), uncaught errors, server faults and requests without an answer.
 */
export class Faults {
  private readonly seen: string[] = [];
  private readonly allowed: RegExp[] = [];

  /** Faults that the test provokes on purpose. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns);
  }

  get unexpected(): string[] {
    return this.seen.filter((fault) => !this.allowed.some((pattern) => pattern.test(fault)));
  }

  async watch(context: BrowserContext): Promise<void> {
    // Of code made from text that is refused, the console says nothing where anyone who tried it catches the error.
    await context.addInitScript(() =>
      addEventListener("securitypolicyviolation", ({ blockedURI, sourceFile }) => {
        if (blockedURI === "eval") console.error(`Made code from text: ${sourceFile}`);
      }),
    );
    context.on("console", (message) => {
      // A refused request is in the console as well; which of them are faults is decided below.
      const isAnswer = answers.some((answer) => answer.test(message.text()));
      if (message.type() === "error" && !isAnswer) this.seen.push(`console: ${message.text()}`);
    });
    context.on("weberror", (error) =>
      this.seen.push(`page: ${error.error().stack ?? error.error().message}`),
    );
    context.on("response", (response) => {
      const isMissing = response.status() === 404 && parts.includes(response.request().resourceType());
      if (response.status() >= 500 || isMissing)
        this.seen.push(`answer: ${response.status()} ${response.request().method()} ${response.url()}`);
    });
    context.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      // What a navigation or a newer search leaves behind is cancelled by the page itself. A refusal by the content
      // security policy is in the console; a browser without scripts refuses them all and calls it the same.
      if (reason !== "net::ERR_ABORTED" && reason !== "csp")
        this.seen.push(`request: ${reason} ${request.method()} ${request.url()}`);
    });
  }
}
