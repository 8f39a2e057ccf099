import { today } from "../../app/model/dates";
import { addDays, mondayOf } from "../../app/model/week";
import { fillLogin, open, type Page, test as plain } from "./browser";
import { newInstallation } from "./installation";
import { password } from "./spec-backend/people";
import { type SpecBackend, startSpecBackend } from "./spec-backend/server";

/** The week that this backend has planned: the next one, which may be changed whenever the tests run. */
export const plannedWeek = addDays(mondayOf(today()), 7);

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

/** Signs in through the login form, and opens an address. */
export async function enterAs(page: Page, name: "ilze" | "janis" | "marta", to: string): Promise<void> {
  await open(page, `/login?to=${encodeURIComponent(to)}`);
  await fillLogin(page, `${name}@drukatava.test`, password);
  await page.waitForURL((url) => url.pathname !== "/login");
  await open(page, to);
}
