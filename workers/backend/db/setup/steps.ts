import { desc, ne } from "drizzle-orm";
import { areSame, defaultColours } from "#model/branding/branding.ts";
import { canIssue } from "#model/company/company.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import { isEnabled } from "#model/list/screens.ts";
import { settled } from "#model/setup/progress.ts";
import { type Setup, type Step, type StepName, screenOf, stepNames } from "#model/setup/setup.ts";
import { clients } from "../clients.ts";
import { readCompany } from "../company.ts";
import { readStoredConfig } from "../config.ts";
import { type Database, isThere } from "../database.ts";
import { estimates } from "../estimates/estimates.ts";
import { invoices } from "../invoices/invoices.ts";
import { products } from "../products.ts";
import { projects } from "../projects.ts";
import { stockItems } from "../stock-items.ts";
import { users } from "../users.ts";
import { readSample } from "./sample.ts";
import { type Remembered, readRemembered } from "./setup.ts";

/** Whether a step is done, by what is there; the sample's rows are nobody's first ones. */
const isDone: Record<StepName, (database: Database, sample: Remembered["sample"]) => boolean> = {
  company: (database) => canIssue(readCompany(database)),
  branding: (database) => isBranded(database),
  accounts: (database) => readCompany(database).accounts.length > 0,
  people: (database) => database.select({ id: users.id }).from(users).limit(2).all().length > 1,
  prices: (database) => isThere(database, stockItems, undefined) || isThere(database, products, undefined),
  client: (database, sample) => isThere(database, clients, ne(clients.id, sample?.client ?? 0)),
  project: (database, sample) => isThere(database, projects, ne(projects.id, sample?.project ?? 0)),
  estimate: (database, sample) =>
    isThere(database, estimates, ne(estimates.project_id, sample?.project ?? 0)),
};

/** Whether colours or pictures of the installation, or of one of its addresses, are its own. */
function isBranded(database: Database): boolean {
  const { colors, images, addresses } = readStoredConfig(database);
  return (
    !areSame(colors, defaultColours) ||
    Object.values(images).some((image) => image !== null) ||
    Object.values(addresses).some((own) => own.colors !== null || Object.keys(own.images).length > 0)
  );
}

function listSteps(database: Database, modules: readonly string[], { skipped, sample }: Remembered): Step[] {
  return stepNames
    .filter((name) => isEnabled(screenOf(name), modules))
    .map((name) => {
      if (isDone[name](database, sample)) return { name, state: "done" as const };
      return { name, state: skipped.includes(name) ? ("skipped" as const) : ("open" as const) };
    });
}

/** Whether a document was ever issued: who does that has begun to work. */
const hasIssued = (database: Database): boolean =>
  isThere(database, invoices, ne(invoices.state, invoiceStatus.draft));

/** How far the installation is set up, of the steps whose modules are on. */
export function readSetup(database: Database, modules: readonly string[]): Setup {
  const known = readRemembered(database);
  const steps = listSteps(database, modules, known);
  return {
    steps,
    is_dismissed: known.is_dismissed,
    is_ended: known.is_dismissed || settled(steps) === steps.length || hasIssued(database),
    newest_project:
      database
        .select({ id: projects.id, name: projects.name })
        .from(projects)
        .where(ne(projects.id, known.sample?.project ?? 0))
        .orderBy(desc(projects.id))
        .limit(1)
        .get() ?? null,
    sample: known.sample && readSample(database, known.sample),
  };
}

/** What the dashboard says of it; null where it has ended and there is no sample to be removed. */
export function readSetupOffer(database: Database, modules: readonly string[]) {
  const known = readRemembered(database);
  const hasSample = known.sample !== null && readSample(database, known.sample) !== null;
  if (!hasSample && (known.is_dismissed || hasIssued(database))) return null;
  const { steps, is_ended } = readSetup(database, modules);
  if (is_ended && !hasSample) return null;
  return { settled: settled(steps), steps: steps.length, is_ended };
}
