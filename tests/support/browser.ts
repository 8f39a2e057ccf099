import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from "@playwright/test";
import { Faults } from "./browser-faults.ts";
import { UnderWay } from "./browser-under-way.ts";
import { ask, newInstallation, password, signIns, type TestInstallation } from "./installation.ts";

export { fillLogin } from "./page-words.ts";
export { expect, type Page };

interface Options {
  /** What the test's installation is filled with; null leaves it empty with its first administrator. */
  demonstration: "portal" | "acme" | "beta" | null;
  title: string;
}

interface Fixtures {
  /** An installation of this test alone; every address that a test opens is at it. */
  installation: TestInstallation;
  /** What went wrong in any browser of the test; a test that provokes a fault says so beforehand. */
  faults: Faults;
  /** What its browsers wait for, which is told where the test fails. */
  underWay: UnderWay;
  /** Another browser: another person, or the same one elsewhere. */
  newBrowser: (options?: BrowserContextOptions) => Promise<Page>;
}

/** Where the addresses that a browser opens are relative to. */
const origins = new WeakMap<BrowserContext, string>();

export const test = base.extend<Options & Fixtures>({
  demonstration: ["portal", { option: true }],
  title: ["Testa birojs", { option: true }],
  installation: async ({ demonstration, title }, use) => {
    await use(await newInstallation({ title, ...(demonstration && { demonstration }) }));
  },
  baseURL: async ({ installation }, use) => use(installation.origin),
  faults: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a pattern
    async ({}, use) => {
      const faults = new Faults();
      await use(faults);
      expect(faults.unexpected, "nothing goes wrong unnoticed").toEqual([]);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a pattern
  underWay: async ({}, use) => use(new UnderWay()),
  context: async ({ context, faults, underWay, installation }, use, test) => {
    await prepare(context, faults, installation.origin);
    underWay.watch(context);
    await use(context);
    // While the pages are still there.
    if (test.status !== test.expectedStatus) await underWay.tell(test);
  },
  newBrowser: async (
    { browser, contextOptions, baseURL, locale, timezoneId, viewport, faults, underWay },
    use,
  ) => {
    const opened: { close: () => Promise<void> }[] = [];
    await use(async (options) => {
      const wanted = { ...contextOptions, baseURL, locale, timezoneId, viewport, ...options };
      const context = await browser.newContext(wanted);
      await prepare(context, faults, wanted.baseURL ?? "");
      underWay.watch(context);
      opened.push(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
});

async function prepare(context: BrowserContext, faults: Faults, origin: string): Promise<void> {
  await faults.watch(context);
  await context.addInitScript(keepNotices);
  origins.set(context, origin);
}

/**
 * What goes by itself after seconds stays longer, so that it is seen however slow the machine; how long it stays is tried
 * with a clock, which stands above this (saving.test.ts).
 */
function keepNotices(): void {
  const begin = window.setTimeout.bind(window);
  const longer = (milliseconds = 0) =>
    milliseconds >= 1500 && milliseconds <= 3000 ? milliseconds * 3 : milliseconds;
  const kept = (act: TimerHandler, milliseconds?: number, ...rest: unknown[]) =>
    begin(act, longer(milliseconds), ...rest);
  Object.assign(window, { setTimeout: kept });
}

/** Opens an address and waits until the page has come alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
}

/** Waits until scripts have taken over the page that the server sent, and one with a menu asks before it is left. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const html = document.documentElement;
    const isTaken = Object.keys(html).some((key) => key.startsWith("__reactProps"));
    return isTaken && (!document.querySelector("nav") || html.dataset.asks !== undefined);
  });
}

/** Reads the page again, once the browser would not ask about something that is not saved. */
export async function reload(page: Page): Promise<void> {
  const isFree = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  await expect.poll(() => page.evaluate(isFree)).toBe(true);
  await page.reload();
}

/** Signs in as one of the demonstration's people, at the test's own installation or at another origin. */
export const letIn = (page: Page, who: keyof typeof signIns, { at }: { at?: string } = {}): Promise<void> =>
  send(page, "/login", { email: signIns[who], password }, at);

/** Chooses a language, as the menu's button does it. */
export const speak = (page: Page, language: string): Promise<void> =>
  send(page, "/language", { language, to: "/" });

/**
 * Sends a form that leads on, without a page: what the form looks like is tried in tests of its own. The browser gets the
 * cookies of the answer.
 */
export async function send(
  page: Page,
  path: string,
  form: Record<string, string>,
  at?: string,
): Promise<void> {
  const context = page.context();
  const { origin, host, hostname, port } = new URL(at ?? origins.get(context) ?? "");
  const cookie = (await context.cookies(origin)).map(({ name, value }) => `${name}=${value}`).join("; ");
  const { status, headers } = await ask(host, "POST", path, {
    headers: { Origin: origin, Cookie: cookie, "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(form).toString(),
    port: Number(port),
  });
  expect(status, `${path} leads on`).toBe(302);
  const given = headers["set-cookie"] ?? [];
  const cookies = (typeof given === "string" ? [given] : given).map((line) => {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    return { name, value, domain: hostname, path: "/", httpOnly: /; ?httponly/i.test(line) };
  });
  await context.addCookies(cookies);
}

/** Signs in, and opens what somebody sees first. */
export async function signIn(
  page: Page,
  who: keyof typeof signIns,
  { at }: { at?: string } = {},
): Promise<void> {
  await letIn(page, who, { at });
  await open(page, `${at ?? ""}/`);
}
