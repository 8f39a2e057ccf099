import { beforeAll, describe, expect, test } from "vitest";
import { type Caller, callerAt, newInstallation, signIns } from "../../support/installation";
import { type Asked, invoicesTotal, type OracleRow } from "./oracles";
import { randomOffice } from "./random-office";
import { type Raw, readRaw } from "./raw";

/** An installation, what it has, and what is asked of it. */
interface Side {
  admin: Caller;
  raw: Raw;
}

const sides: Record<string, () => Promise<Caller>> = {
  "planted data": async () => callerAt(await newInstallation({ demonstration: "portal" }), signIns.admin),
  "random data": async () => (await randomOffice("reports 1")).admin,
};
const weeks = { from: "2025-09-01", to: "2027-02-01" };

/** Periods, managers, clients and items: all, and one of each that has something. */
function askedOf({ invoices, projects, items }: Raw): Asked[] {
  const year = { from: "2026-01-01", to: "2026-12-31" };
  const [client, manager] = [invoices[0]?.customer.id, projects[0]?.project_manager];
  return [
    year,
    { from: "2025-03-15", to: "2026-08-09" },
    { from: "2020-01-01", to: "2030-12-31" },
    { ...year, customer_id: client },
    { ...year, project_manager: manager ?? 0 },
    { ...year, stock_item_id: items[0]?.id },
    { from: "1999-01-01", to: "1999-12-31" },
  ];
}

const reports: [name: string, oracle: (raw: Raw, asked: Asked) => OracleRow[]][] = [
  ["invoices_total", invoicesTotal],
];

describe.each(Object.entries(sides))("of %s", (_, open) => {
  const side: Partial<Side> = {};
  beforeAll(async () => {
    side.admin = await open();
    side.raw = await readRaw(side.admin, weeks);
  }, 180_000);

  test.each(reports)("%s says what the rows themselves add up to", async (name, oracle) => {
    const { admin, raw } = side;
    if (!admin || !raw) throw new Error("There is no installation");
    let rows = 0;
    for (const asked of askedOf(raw)) {
      const answer = await admin("POST", `/reports/${name}`, { body: asked });
      expect(answer.status, answer.text).toBe(200);
      const { data } = answer.json();
      expect({ asked, data }).toEqual({ asked, data: oracle(raw, asked) });
      rows += data.length;
    }
    expect(rows, "there is something to compare").toBeGreaterThan(3);
  });
});
