import { type Caller, callerAt, newInstallation, signIns } from "#tests/support/installation.ts";
import { randomOffice } from "./random-office.ts";
import { type Raw, readRaw } from "./raw.ts";
import { somePurchases } from "./some-purchases.ts";

/** An installation, and what it has. */
export interface Side {
  admin: Caller;
  raw: Raw;
}

/** Mondays, around all that is planned. */
const weeks = { from: "2025-09-01", to: "2027-02-01" };

/** What is there already, with suppliers' invoices beside it. */
async function opened(admin: Caller): Promise<Side> {
  await somePurchases(admin);
  return { admin, raw: await readRaw(admin, weeks) };
}

/** The installations that reports are tried with. */
export const sides: [name: string, open: () => Promise<Side>][] = [
  [
    "planted data",
    async () => opened(await callerAt(await newInstallation({ demonstration: "portal" }), signIns.admin)),
  ],
  ["random data", async () => opened((await randomOffice("reports 1")).admin)],
];
