import type { BrowserContext, Request, TestInfo } from "@playwright/test";

/** What each browser of a test is waiting for, to be read where a test failed: a page that never came says nothing else. */
export class UnderWay {
  private readonly contexts: BrowserContext[] = [];
  private readonly requests = new Map<Request, number>();
  private readonly ended: string[] = [];

  watch(context: BrowserContext): void {
    this.contexts.push(context);
    const end = (request: Request) => {
      this.requests.delete(request);
      this.ended.push(nameOf(request));
    };
    context.on("request", (request) => this.requests.set(request, Date.now()));
    context.on("requestfinished", end);
    context.on("requestfailed", end);
  }

  /** Attaches the pages, the requests without an answer, and the last that ended. Reports show 300 letters of each. */
  async tell(test: TestInfo): Promise<void> {
    const pages = this.contexts.flatMap((context) => context.pages());
    const waiting = [...this.requests].map(
      ([request, since]) => `${Date.now() - since} ms ${nameOf(request)}`,
    );
    const told = {
      pages: await Promise.all(pages.map((page) => page.evaluate(seen).catch(String))),
      waiting,
      ended: this.ended.slice(-6).toReversed(),
    };
    for (const [name, lines] of Object.entries(told))
      await test.attach(name, { body: lines.join("\n"), contentType: "text/plain" });
  }
}

const nameOf = (request: Request): string => {
  const { pathname, search } = new URL(request.url());
  return [request.method(), pathname + search, request.failure()?.errorText].filter(Boolean).join(" ");
};

/** The address of a page, its place in the history, and its headings. */
function seen(): string {
  const headings = [...document.querySelectorAll("h1, h2")].map(({ textContent }) => textContent);
  const { pathname, search } = window.location;
  return JSON.stringify([pathname + search, window.history.state, window.history.length, ...headings]);
}
