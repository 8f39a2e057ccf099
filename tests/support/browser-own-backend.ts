import { open, type Page, test as plain, send } from "./browser.ts";
import { type BreakableBackend, breakableBackend } from "./browser-backend.ts";

/** Tests of an agency that brings its own backend, which can be broken. */
export const test = plain.extend<{ backend: BreakableBackend }>({
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
  await send(page, "/login", { email: "janis@birojs.lv", password: "jebkura parole" });
  await open(page, "/projects");
}
