import { createHash } from "node:crypto";
import { and, asc, eq, inArray, ne, or } from "drizzle-orm";
import { invoiceStatus } from "#model/invoice/status.ts";
import type { Sample } from "#model/setup/setup.ts";
import { calendarEntries } from "../calendar-entries.ts";
import { countContactsOf } from "../client-contacts.ts";
import { findClient } from "../clients.ts";
import { listCustomerPrices } from "../customer-prices.ts";
import type { Database } from "../database.ts";
import { estimates } from "../estimates/estimates.ts";
import { listFiles } from "../estimates/files.ts";
import { invoices } from "../invoices/invoices.ts";
import { findProject, projects } from "../projects.ts";
import type { Remembered } from "./setup.ts";

export type SampleRows = NonNullable<Remembered["sample"]>;

/** What hangs on the sample by now; null where somebody has deleted all of it. */
export function readSample(database: Database, rows: SampleRows): Sample | null {
  const client = findClient(database, rows.client);
  const project = findProject(database, rows.project);
  if (!client && !project) return null;
  const made = listSampleEstimates(database, rows);
  const drafts = listSampleDocuments(database, rows).filter(({ state }) => state === invoiceStatus.draft);
  const files = made.flatMap(({ id }) => listFiles(database, id).map((file) => file.id));
  const entries = listSampleEntries(database, rows);
  const contacts = client ? countContactsOf(database, client.id) : 0;
  const prices = client ? listCustomerPrices(database, client.id).length : 0;
  return {
    client: client ? { id: client.id, name: client.name } : null,
    project: project ? { id: project.id, name: project.name } : null,
    contacts,
    prices,
    estimates: made.length,
    drafts: drafts.length,
    files: files.length,
    entries: entries.length,
    version: markOf([client?.version, project?.version, made, drafts, files, entries]),
  };
}

/** A number that is another one for anything else: what hangs on the sample has no version of its own. */
const markOf = (seen: unknown): number =>
  Number.parseInt(createHash("sha256").update(JSON.stringify(seen)).digest("hex").slice(0, 12), 16);

export const listSampleEstimates = (database: Database, { project }: SampleRows) =>
  database
    .select({ id: estimates.id, revision: estimates.revision })
    .from(estimates)
    .where(eq(estimates.project_id, project))
    .orderBy(asc(estimates.id))
    .all();

/** The ids of what is planned of the sample. */
export const listSampleEntries = (database: Database, { project }: SampleRows): number[] =>
  database
    .select({ id: calendarEntries.id })
    .from(calendarEntries)
    .where(eq(calendarEntries.project_id, project))
    .orderBy(asc(calendarEntries.id))
    .all()
    .map(({ id }) => id);

/** The documents of the sample, and those that stand on its client. */
export const listSampleDocuments = (database: Database, { client, project }: SampleRows) =>
  database
    .select({
      id: invoices.id,
      number: invoices.invoice_nr,
      state: invoices.state,
      project_id: invoices.project_id,
      version: invoices.version,
    })
    .from(invoices)
    .where(or(eq(invoices.project_id, project), eq(invoices.client_id, client)))
    .orderBy(asc(invoices.id))
    .all();

/** A project of the sample's client, or one with documents (`documents`) on it, that is not the sample's own. */
export const findOwnProject = (
  database: Database,
  { client, project }: SampleRows,
  documents: readonly { project_id: number }[],
) =>
  database
    .select({ name: projects.name })
    .from(projects)
    .where(
      and(
        or(
          eq(projects.client_id, client),
          inArray(
            projects.id,
            documents.map(({ project_id }) => project_id),
          ),
        ),
        ne(projects.id, project),
      ),
    )
    .limit(1)
    .get();
