import { takeSnapshot } from "#backend/backups/snapshot.ts";
import { textOf, writeArchive } from "#backend/backups/write.ts";
import type { Database } from "#backend/db/database.ts";
import { migrationsUntil } from "#backend/db/memory-database.ts";
import { estimate, line, projectAdded, type Step } from "../api/audit/mutation.ts";
import { office } from "../api/audit/office.ts";
import { seller } from "../api/invoices/arrange.ts";
import { daysAway } from "../api/invoices/assortment.ts";

/** What an export of an installation in memory would write. */
export async function archiveOf(database: Database): Promise<Buffer> {
  const { rows, contents } = takeSnapshot(database, migrationsUntil());
  const manifest = textOf({
    at: "2026-11-28T10:00:00.000Z",
    installation: "studio",
    rows,
    place: "inside",
    files: [],
  });
  const stream = writeArchive(async (add) => {
    for (const [place, { name, size }] of rows.pieces.entries())
      await add(name, size, contents[place] ?? new Uint8Array());
    await add("manifest.json", manifest.byteLength, manifest);
  });
  return Buffer.from(await new Response(stream).arrayBuffer());
}

const date = daysAway(-30);
const issued = (id: number): Step[] => [
  ["POST", "/1/invoices", { percentage: 10, comment: `Nr. ${id}` }],
  ["POST", `/invoices/${id}/final_document`, {}],
];

/** A day's work: of three invoices of 0.61 the first is voided, the second paid in two parts, one of two payments of the third taken back. */
const day: Step[] = [
  ...projectAdded,
  estimate,
  ["POST", "/positions", { estimate_id: 1, name: "Pozīcija" }],
  line,
  ["PATCH", "/companies/1/details", seller],
  ...[1, 2, 3].flatMap(issued),
  ["DELETE", "/invoices/1"],
  ["POST", "/invoices/2/payments", { date, amount: "0.20", note: "avanss" }],
  ["POST", "/invoices/3/payments", { date, amount: "0.10" }],
  ["POST", "/invoices/3/payments", { date, amount: "0.05" }],
  ["DELETE", "/invoices/3/payments/2"],
  ["POST", "/invoices/2/close", { payment_date: date }],
  // Stays a draft.
  ["POST", "/1/invoices", {}],
];

/** An installation in memory after a day's work, and what its audit holds of it. */
export async function workedOffice() {
  const made = office();
  for (const step of day) {
    const { status, json } = await made.call(...step);
    if (status > 201) throw new Error(`${step[0]} ${step[1]}: ${JSON.stringify(json)}`);
  }
  return made;
}
