import { open, type Page, test as plain, send } from "./browser.ts";
import { newInstallation } from "./installation.ts";
import { password } from "./spec-backend/people.ts";
import { plannedWeek } from "./spec-backend/planned-week.ts";
import { type SpecBackend, startSpecBackend } from "./spec-backend/server.ts";

/** Tests of an agency whose backend was written from the specification alone. */
export const test = plain.extend<{ backend: SpecBackend }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a pattern
  backend: async ({}, use) => {
    const backend = await startSpecBackend({ monday: plannedWeek });
    await use(backend);
    await backend.stop();
  },
  installation: async ({ backend }, use) =>
    use(await newInstallation({ backend: backend.url, title: "Drukātava" })),
});

/** Signs in, and opens an address. */
export async function enterAs(page: Page, name: "ilze" | "janis" | "marta", to: string): Promise<void> {
  await send(page, "/login", { email: `${name}@drukatava.test`, password });
  await open(page, to);
}
