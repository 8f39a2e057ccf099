import { JSDOM } from "jsdom";
import { CookieJar } from "../cookie-jar.ts";
import { type Answer, ask, type Place, password, signIns } from "../installation.ts";
import { type Sending, sendingOf } from "./form.ts";
import { Located } from "./located.ts";

/** What one browser has of an installation: its cookies, which all of its pages send. */
export class PlainContext {
  readonly place: Place;
  private readonly jar = new CookieJar();

  constructor(place: Place) {
    this.place = place;
  }

  newPage(): PlainPage {
    return new PlainPage(this);
  }

  /** Forgets the cookie of a name, or all. */
  clearCookies({ name }: { name?: string } = {}): void {
    this.jar.clear(name);
  }

  /** Sends a request with the cookies, and keeps those that come back. */
  async ask(method: string, path: string, { headers = {}, body }: Partial<Sending> = {}): Promise<Answer> {
    const { host, port } = this.place;
    const sent = { Accept: "text/html", ...this.jar.header, ...headers };
    return this.jar.keep(await ask(host, method, path, { headers: sent, body, port }));
  }
}

/**
 * A page as a browser without scripts has it, at a hundredth of its work: what the server sent, read by role and name. Its
 * words are Playwright's, so that a test reads alike whichever it needs. Looks are not known here: what a style hides is there.
 */
export class PlainPage {
  readonly context: PlainContext;
  private dom = new JSDOM("");
  private path = "/";
  /** How the last page was answered. */
  status = 0;
  /** Files that were chosen in inputs of this page. */
  readonly files = new WeakMap<Element, ChosenFile[]>();

  constructor(context: PlainContext) {
    this.context = context;
  }

  /** The address with its path and query. */
  url(): string {
    return `${this.context.place.origin}${this.path}`;
  }

  get document(): Document {
    return this.dom.window.document;
  }

  async goto(path: string): Promise<void> {
    await this.read("GET", path);
  }

  async reload(): Promise<void> {
    await this.read("GET", this.path);
  }

  /** Sends a form as the browser would by one of its buttons. */
  async send(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
    const { method, path, ...sending } = sendingOf(this, form, button);
    await this.read(method, path, sending);
  }

  getByRole: Located["getByRole"] = (role, options) => this.all.getByRole(role, options);
  getByLabel: Located["getByLabel"] = (label, options) => this.all.getByLabel(label, options);
  getByText: Located["getByText"] = (text, options) => this.all.getByText(text, options);
  locator: Located["locator"] = (selector) => this.all.locator(selector);

  private get all(): Located {
    return new Located(this, [() => [this.document.documentElement]]);
  }

  private async read(method: string, path: string, sending: Partial<Sending> = {}): Promise<void> {
    const { origin } = this.context.place;
    const address = new URL(path, this.url());
    const to = `${address.pathname}${address.search}`;
    const headers = {
      "Sec-Fetch-Mode": "navigate",
      "Sec-Fetch-Dest": "document",
      "Sec-Fetch-Site": this.status ? "same-origin" : "none",
      ...(method === "POST" && { Origin: origin }),
      ...(this.status && { Referer: this.url() }),
      ...sending.headers,
    };
    const answer = await this.context.ask(method, to, { ...sending, headers });
    const { location } = answer.headers;
    if (answer.status >= 300 && answer.status < 400 && typeof location === "string") {
      await this.read("GET", new URL(location, address).href);
      return;
    }
    this.status = answer.status;
    this.path = to;
    this.dom = new JSDOM(answer.text, { url: address.href });
  }
}

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Uint8Array;
}

/** Signs in as one of the demonstration's people. */
export const letIn = (page: PlainPage, who: keyof typeof signIns): Promise<void> =>
  post(page, "/login", { email: signIns[who], password });

/** Sends a form that leads on, without a page: what the form looks like is tried in tests of its own. */
export async function post(page: PlainPage, path: string, form: Record<string, string>): Promise<void> {
  const { origin } = page.context.place;
  const answer = await page.context.ask("POST", path, {
    headers: { Origin: origin, "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(form).toString(),
  });
  if (answer.status !== 302) throw new Error(`${path} does not lead on: ${answer.status}`);
}
