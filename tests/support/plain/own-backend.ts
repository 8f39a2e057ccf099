import { type BreakableBackend, breakableBackend } from "../browser-backend.ts";
import type { TestInstallation } from "../installation.ts";
import { fillLogin } from "../page-words.ts";
import { type Page, test as plain } from "./test.ts";

/** Tests of an agency that brings its own backend, which can be broken. */
export const test = plain.extend<{ backend: BreakableBackend; installation: TestInstallation }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a pattern
  backend: async ({}, use) => {
    const backend = await breakableBackend();
    await use(backend);
    await backend.stop();
  },
  installation: async ({ backend }, use) => use(backend.installation),
});

/** Signs in at that backend, which lets anybody in. */
export async function signIn(page: Page): Promise<void> {
  await page.goto("/login?to=/projects");
  await fillLogin(page, "janis@birojs.lv", "jebkura parole");
}
