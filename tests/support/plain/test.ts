import { test as base } from "vitest";
import { newInstallation, type Place, type TestInstallation } from "../installation.ts";
import { PlainContext, type PlainPage } from "./page.ts";

export { expect } from "./expect.ts";
export { letIn, type PlainPage as Page } from "./page.ts";

interface Fixtures {
  /** What the test's installation is filled with; null leaves it empty with its first administrator. */
  demonstration: "portal" | "acme" | "beta" | null;
  title: string;
  /** An installation of this test alone. */
  installation: TestInstallation;
  context: PlainContext;
  page: PlainPage;
  /** Another browser: another person, the same one elsewhere, or one at another address. */
  newBrowser: (at?: Place) => PlainPage;
}

/**
 * Journeys of people without scripts, read as the server sends them and not drawn: what a page says, what its forms do and
 * where they lead. What only a browser can show is under tests/e2e.
 */
export const test = base.extend<Fixtures>({
  demonstration: "portal",
  title: "Testa birojs",
  installation: async ({ demonstration, title }, use) => {
    await use(await newInstallation({ title, ...(demonstration && { demonstration }) }));
  },
  context: async ({ installation }, use) => use(new PlainContext(installation)),
  page: async ({ context }, use) => use(context.newPage()),
  newBrowser: async ({ installation }, use) => use((at = installation) => new PlainContext(at).newPage()),
});

/** Those in an installation that is empty but for its first administrator. */
export const testEmpty = test.extend({ demonstration: null });
