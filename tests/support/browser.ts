import { type BrowserContextOptions, test as base, expect, type Page } from "@playwright/test";
import { Faults } from "./browser-faults";
import { newInstallation, password, signIns, type TestInstallation } from "./installation";

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
  /** Another browser: another person, or the same one elsewhere. */
  newBrowser: (options?: BrowserContextOptions) => Promise<Page>;
}

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
  context: async ({ context, faults }, use) => {
    await faults.watch(context);
    await use(context);
  },
  newBrowser: async ({ browser, contextOptions, baseURL, locale, timezoneId, viewport, faults }, use) => {
    const opened: { close: () => Promise<void> }[] = [];
    await use(async (options) => {
      const usual = { ...contextOptions, baseURL, locale, timezoneId, viewport };
      const context = await browser.newContext({ ...usual, ...options });
      await faults.watch(context);
      opened.push(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
});

/** Opens an address and waits until the page has come alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
}

/** Waits until scripts have taken over the page that the server sent. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.documentElement).some((key) => key.startsWith("__reactProps")),
  );
}

/**
 * Signs in as one of the demonstration's people, at the test's own installation or at another origin. The form is sent
 * without being drawn: what it looks like is tried in tests of its own.
 */
export async function letIn(page: Page, who: keyof typeof signIns, { at = "" } = {}): Promise<void> {
  await page.goto(`${at}/favicon.svg`);
  const fields = { email: signIns[who], password };
  const led = await page.evaluate(async (form) => {
    const body = new URLSearchParams(form);
    return (await fetch("/login", { method: "POST", body, redirect: "manual" })).type;
  }, fields);
  expect(led, `${who} is signed in and led on`).toBe("opaqueredirect");
}

/** Signs in a page without scripts, whose own form is tried elsewhere: by another browser, whose cookies it gets. */
export async function letInWithoutScripts(
  page: Page,
  who: keyof typeof signIns,
  newBrowser: Fixtures["newBrowser"],
): Promise<void> {
  const scripted = await newBrowser({ javaScriptEnabled: true });
  await letIn(scripted, who);
  await page.context().addCookies(await scripted.context().cookies());
}

/** Signs in, and opens what somebody sees first. */
export async function signIn(page: Page, who: keyof typeof signIns, { at = "" } = {}): Promise<void> {
  await letIn(page, who, { at });
  await open(page, `${at}/`);
}

/** Fills the login form of either language and sends it. */
export async function fillLogin(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel(/^(E-pasts|E-mail)/).fill(email);
  await page.getByLabel(/^(Parole|Password)/).fill(secret);
  await page.getByRole("button", { name: /^(Ieiet|Log in)$/ }).click();
}
