import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { saveArchive } from "#cli/archive.ts";
import type { Operator } from "#cli/operator-client.ts";
import { aClient, emptyOffice, founder, made } from "../api/arrange.ts";
import { invoiceDesk, issued } from "../api/invoices/arrange.ts";
import { assortment, daysAway } from "../api/invoices/assortment.ts";
import { restoreAt } from "../faults/archives.ts";
import { type Caller, callerAt, port, type TestInstallation } from "../support/installation.ts";
import type { Opened } from "../support/repacked.ts";
import { faultsAfter, verified } from "../support/verified.ts";
import { newHost, operator } from "./operators.ts";

const folder = mkdtempSync(join(tmpdir(), "verified-"));
let manager: Operator;
let installation: TestInstallation;
let admin: Caller;
let file: string;

/** An office with documents of every type and status, of which money was moved and returned. */
beforeAll(async () => {
  manager = await operator();
  ({ installation, admin } = await emptyOffice());
  await assortment(admin);
  const desk = await invoiceDesk(admin);
  const [overpaid, open] = [await issued(desk, { percentage: 10 }), await issued(desk, { percentage: 10 })];
  const date = daysAway(0);
  const pay = (path: string, body: object) => admin("POST", `/invoices/${overpaid.id}/${path}`, { body });
  const answers = [
    await pay("payments", { date, amount: "500", note: "" }),
    await pay("transfers", { invoice_id: open.id, date, amount: "1" }),
    await pay("refunds", { date, amount: "2" }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  file = await exported(installation.host, "before.tar");
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A file that `npm run tenant -- export` wrote. */
async function exported(host: string, name: string): Promise<string> {
  const path = join(folder, name);
  await saveArchive(manager, host, path);
  return path;
}

const faultsOf = (change: (opened: Opened) => void) => faultsAfter(readFileSync(file), change);

describe("npm run verify", () => {
  test("proves an archive of an office at work, and everything in it that was issued", async () => {
    const { code, said, faults } = await verified(file);
    expect({ code, faults }).toEqual({ code: 0, faults: [] });
    const { invoices } = (await admin("GET", "/invoices?per_page=100")).json();
    const issuedOnes = invoices.data.filter(({ invoice_nr }: { invoice_nr: string }) => invoice_nr !== "");
    expect(issuedOnes.length).toBeGreaterThan(8);
    expect(said).toContain(`Documents: ${issuedOnes.length}, in the chain ${issuedOnes.length}`);
  });

  test("names an event that was changed, and one that is gone", async () => {
    const [changed, gone] = [5, 9];
    const faults = await faultsOf(({ rowsOf }) => {
      for (const event of rowsOf("audit")) if (event.id === changed) event.at = "2026-01-01T00:00:00.000Z";
      const place = rowsOf("audit").findIndex(({ id }) => id === gone);
      rowsOf("audit").splice(place, 1);
    });
    expect(faults).toEqual([
      `Event ${changed} was changed, or what was before it`,
      `Event ${gone + 1} was changed, or what was before it`,
    ]);
  });

  test("names a document with another sum, and one that is gone", async () => {
    let numbers: unknown[] = [];
    const faults = await faultsOf(({ rowsOf }) => {
      const [first, second] = rowsOf("invoices").filter(({ invoice_nr }) => invoice_nr !== null);
      if (!first || !second) throw new Error("Too few documents");
      numbers = [first.invoice_nr, second.invoice_nr, second.id, first.total_cents];
      first.total_cents = 1;
      rowsOf("invoices").splice(rowsOf("invoices").indexOf(second), 1);
    });
    const [first, second, id, total] = numbers;
    expect(faults).toEqual([
      `Document ${first}: total_cents is 1, but ${total} in the audit`,
      `The invoice ${id} of ${second} is not there`,
      `The number ${second} is missing`,
    ]);
  });

  test("finds what an older archive holds in the chain of a newer one, also where it was restored", async () => {
    await made(admin, "/customers", aClient());
    const newer = await exported(installation.host, "after.tar");
    expect(await verified(file, newer)).toMatchObject({ code: 0, faults: [] });
    const backwards = await verified(newer, file);
    expect(backwards.faults).toEqual([expect.stringMatching(/^Event \d+ of an earlier file is not there$/)]);

    const host = newHost();
    await restoreAt(manager, host, readFileSync(file));
    const place = { ...installation, host, origin: `http://${host}:${port}` };
    await made(await callerAt(place, founder), "/customers", aClient());
    expect(await verified(file, await exported(host, "restored.tar"))).toMatchObject({ code: 0, faults: [] });
  });
});
