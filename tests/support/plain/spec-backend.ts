import { newInstallation, type TestInstallation } from "../installation.ts";
import { password } from "../spec-backend/people.ts";
import { plannedWeek } from "../spec-backend/planned-week.ts";
import { type SpecBackend, startSpecBackend } from "../spec-backend/server.ts";
import { type PlainPage, post } from "./page.ts";
import { test as plain } from "./test.ts";

export { plannedWeek };

/** Tests of an agency whose backend was written from the specification alone. */
export const test = plain.extend<{ backend: SpecBackend; installation: TestInstallation }>({
  backend: async ({ onTestFinished }, use) => {
    const backend = await startSpecBackend({ monday: plannedWeek });
    onTestFinished(() => backend.stop());
    await use(backend);
  },
  installation: async ({ backend }, use) =>
    use(await newInstallation({ backend: backend.url, title: "Drukātava" })),
});

/** Signs in, and opens an address. */
export async function enterAs(page: PlainPage, name: "ilze" | "janis" | "marta", to: string): Promise<void> {
  await post(page, "/login", { email: `${name}@drukatava.test`, password });
  await page.goto(to);
}
