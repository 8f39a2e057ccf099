import { dayBegins } from "#model/date/dates.ts";
import { nightAt, type TestInstallation } from "./installation.ts";

/** Lets the morning of a local date come, if the installation works on it. */
export const morningOf = (installation: TestInstallation, date: string): Promise<void> =>
  nightAt(installation, (Date.parse(dayBegins(date)) + 12 * 3_600_000 - Date.now()) / 3_600_000);
