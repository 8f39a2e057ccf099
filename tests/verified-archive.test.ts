import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { today } from "#model/date/dates.ts";
import { archiveOf, workedOffice } from "./support/archived-office.ts";
import { type ArchivedRow, chained, type Opened, repacked } from "./support/repacked.ts";
import { verified } from "./support/verified.ts";

/** Events of the day's work (archived-office.ts). */
const newest = 19;
const number = (place: number) => `RE-${today().slice(0, 4)}-000${place}`;
const wrong = (id: number) => `Event ${id} was changed, or what was before it`;
const otherHead = (last: number, head = newest) =>
  `The newest event is ${last}, and not ${head} as the manifest says`;

const folder = mkdtempSync(join(tmpdir(), "verified-"));
let archive: Buffer;
let intact: string;

beforeAll(async () => {
  const { database } = await workedOffice();
  archive = await archiveOf(database);
  intact = kept("intact.tar", archive);
});
afterAll(() => rmSync(folder, { recursive: true }));

function kept(name: string, content: Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

/** What is found in the archive when somebody has changed it and made all plain hashes fit. */
async function faultsOf(change: (opened: Opened) => void): Promise<string[]> {
  const { code, faults, said } = await verified(kept("changed.tar", await repacked(archive, change)));
  expect([code, said.includes("Everything fits")]).toEqual(faults.length > 0 ? [1, false] : [0, true]);
  return faults;
}

/** The row of a table that has an id. */
function rowIn({ rowsOf }: Opened, table: string, id: number): ArchivedRow {
  const row = rowsOf(table).find((one) => (one.id ?? one.invoice_id) === id);
  if (!row) throw new Error(`${table} has no ${id}`);
  return row;
}

function takeOut({ rowsOf }: Opened, table: string, id: number): void {
  const rows = rowsOf(table);
  rows.splice(
    rows.findIndex((one) => (one.id ?? one.invoice_id) === id),
    1,
  );
}

/** Hashes all events anew, as who wants to hide a change would. */
function rechained({ manifest, rowsOf }: Opened): void {
  let previous = "";
  for (const event of rowsOf("audit")) {
    previous = chained(previous, event);
    Object.assign(event, { hash: previous });
    manifest.rows.head = { id: Number(event.id), hash: previous };
  }
}

describe("an archive that nobody has changed", () => {
  test("fits, and its newest hash is named", async () => {
    const { code, said, faults } = await verified(intact);
    expect({ code, faults }).toEqual({ code: 0, faults: [] });
    expect(said).toMatch(/^Archive of studio of 2026-11-28T10:00:00.000Z: \d+ parts$/m);
    expect(said).toMatch(/^Audit: 19 events, a chain since 20.*; the newest hash is [0-9a-f]{64}$/m);
    expect(said).toMatch(/^Documents: 4, in the chain 4$/m);
  });

  test("fits also when it is put together again, by which the faults below are known for what they are", async () => {
    expect(await faultsOf(() => undefined)).toEqual([]);
    expect(await faultsOf(rechained)).toEqual([]);
  });
});

describe("of the chain of the audit is noticed", () => {
  test.each([
    ["at", "2026-01-01T00:00:00.000Z"],
    ["actor_id", null],
    ["operation", "DELETE /api/projects/:id"],
    ["entity", "client"],
    ["entity_id", 2],
    ["before", "{}"],
    ["after", '{"name":"Cits"}'],
    ["part_of", "client"],
    ["part_of_id", 7],
  ])("another %s", async (field, value) => {
    const faults = await faultsOf((opened) => Object.assign(rowIn(opened, "audit", 2), { [field]: value }));
    expect(faults).toEqual([wrong(2)]);
  });

  test.each<[string, (opened: Opened) => void, string[]]>([
    ["an event taken out", (opened) => takeOut(opened, "audit", 5), [wrong(6)]],
    ["the first taken out", (opened) => takeOut(opened, "audit", 1), [wrong(2)]],
    ["the newest taken out", (opened) => takeOut(opened, "audit", newest), [otherHead(18)]],
    [
      "two that changed their order",
      ({ rowsOf }) => rowsOf("audit").splice(2, 2, ...rowsOf("audit").slice(2, 4).reverse()),
      [wrong(4), wrong(3), wrong(5)],
    ],
    [
      "two that changed their places",
      (opened) => {
        const [one, other] = [rowIn(opened, "audit", 3), rowIn(opened, "audit", 4)];
        const { id, ...content } = one;
        const { id: _, ...others } = other;
        Object.assign(one, others);
        Object.assign(other, content);
      },
      [wrong(3), wrong(4), wrong(5)],
    ],
    [
      "one put behind, with a hash that fits",
      (opened) => {
        const last = rowIn(opened, "audit", newest);
        const added: ArchivedRow = { ...last, id: 20, entity: "bank" };
        opened.rowsOf("audit").push({ ...added, hash: chained(String(last.hash), added) });
      },
      [otherHead(20)],
    ],
    [
      "one put behind, without a hash",
      (opened) => opened.rowsOf("audit").push({ ...rowIn(opened, "audit", 1), id: 20, hash: null }),
      [wrong(20), otherHead(20)],
    ],
    [
      "another hash at the head",
      ({ manifest: { rows } }) => Object.assign(rows, { head: { id: newest, hash: "0".repeat(64) } }),
      [otherHead(newest)],
    ],
    ["no head", ({ manifest: { rows } }) => void delete rows.head, [otherHead(newest, 0)]],
    [
      "hashes taken off the first, as if they were older",
      (opened) => [1, 2, 3].map((id) => Object.assign(rowIn(opened, "audit", id), { hash: null })),
      [wrong(4)],
    ],
    [
      "an event that was changed and hashed anew",
      (opened) => {
        const [before, event] = [rowIn(opened, "audit", 1), rowIn(opened, "audit", 2)];
        Object.assign(event, { after: "{}" });
        Object.assign(event, { hash: chained(String(before.hash), event) });
      },
      [wrong(3)],
    ],
  ])("%s", async (_, change, faults) => {
    expect(await faultsOf(change)).toEqual(faults);
  });
});

describe("of documents and numbers is noticed", () => {
  const two = `Document ${number(2)}`;
  test.each<[string, (opened: Opened) => void, unknown[]]>([
    [
      "another sum",
      (opened) => Object.assign(rowIn(opened, "invoices", 2), { total_cents: 1 }),
      [`${two}: total_cents is 1, but 61 in the audit`],
    ],
    [
      "a due date that is later",
      (opened) => Object.assign(rowIn(opened, "invoices", 2), { due_date: null }),
      [expect.stringMatching(`^${two}: due_date is null, but 20..-..-.. in the audit$`)],
    ],
    [
      "another content",
      (opened) => {
        const row = rowIn(opened, "invoice_contents", 2);
        Object.assign(row, { content: String(row.content).replace("Aģentūra", "Cita") });
      },
      [expect.stringMatching(`^${two}: content_sha256 is [0-9a-f]{64}, but [0-9a-f]{64} in the audit$`)],
    ],
    [
      "content that is gone",
      (opened) => takeOut(opened, "invoice_contents", 2),
      [expect.stringMatching(`^${two}: content_sha256 is null, but [0-9a-f]{64} in the audit$`)],
    ],
    [
      "one that is not voided any more",
      (opened) => Object.assign(rowIn(opened, "invoices", 1), { state: 2 }),
      [`Document ${number(1)} is voided in one place of two`],
    ],
    [
      "one that is gone, with its number",
      (opened) => {
        takeOut(opened, "invoices", 3);
        for (const counter of opened.rowsOf("number_counters"))
          if (counter.series === "invoice") counter.last = 2;
      },
      [`The invoice 3 of ${number(3)} is not there`],
    ],
    [
      "one that is a draft again",
      (opened) => Object.assign(rowIn(opened, "invoices", 3), { invoice_nr: null }),
      [`The invoice 3 of ${number(3)} is not there`, `The number ${number(3)} is missing`],
    ],
    [
      "another number",
      (opened) => Object.assign(rowIn(opened, "invoices", 2), { invoice_nr: number(9) }),
      [
        `Document ${number(9)}: invoice_nr is ${number(9)}, but ${number(2)} in the audit`,
        `The number ${number(2)} is missing`,
      ],
    ],
    [
      "one that nobody has issued, of a number twice",
      (opened) => opened.rowsOf("invoices").push({ ...rowIn(opened, "invoices", 2), id: 9 }),
      [`${two} is newer than the chain, but not in it`, `${two} is there twice`],
    ],
    [
      "another payment",
      (opened) => Object.assign(rowIn(opened, "payments", 1), { amount_cents: 2000, note: "" }),
      [
        "Payment 1: amount_cents is 2000, but 20 in the audit",
        "Payment 1: note is , but avanss in the audit",
      ],
    ],
    [
      "a payment that is gone, of one that it makes unpaid",
      (opened) => {
        takeOut(opened, "payments", 1);
        Object.assign(rowIn(opened, "invoices", 2), { paid_cents: 41 });
      },
      [`${two}: paid_cents is 41, but 61 in the audit`, `The payment 1 of ${number(2)} is not there`],
    ],
    [
      "a number that its series has counted and no document has",
      (opened) => opened.rowsOf("number_counters").push({ series: "waybill", period: "", last: 1 }),
      ["The number PZ-0001 is missing"],
    ],
  ])("%s", async (_, change, faults) => {
    expect(await faultsOf(change)).toEqual(faults);
  });
});

describe("a chain that was hashed anew from the change on", () => {
  const forged = (opened: Opened) => {
    Object.assign(rowIn(opened, "audit", 2), { actor_id: 5 });
    rechained(opened);
  };

  test("is held against an older archive that somebody else has", async () => {
    const changed = kept("forged.tar", await repacked(archive, forged));
    expect((await verified(changed)).faults).toEqual([]);
    expect((await verified(intact, changed)).faults).toEqual([
      `Event ${newest} is not the one that an earlier file holds`,
    ]);
  });

  test("and cut off before what the older archive holds is found as well", async () => {
    const cut = (opened: Opened) => {
      takeOut(opened, "audit", newest);
      rechained(opened);
    };
    const changed = kept("forged.tar", await repacked(archive, cut));
    expect((await verified(changed)).faults).toEqual([]);
    expect((await verified(intact, changed)).faults).toEqual([
      `Event ${newest} of an earlier file is not there`,
    ]);
  });
});

describe("of events from before the chain", () => {
  test("is said that they are older, and a document that only they tell of is not proven", async () => {
    const older = (opened: Opened) => {
      const late = opened.rowsOf("audit").slice(-1);
      for (const event of opened.rowsOf("audit")) event.hash = null;
      for (const event of late) {
        event.hash = chained("", event);
        opened.manifest.rows.head = { id: newest, hash: event.hash };
      }
      Object.assign(rowIn(opened, "invoices", 2), { total_cents: 1 });
    };
    const { code, said } = await verified(kept("older.tar", await repacked(archive, older)));
    expect({ code, said }).toEqual({
      code: 0,
      said: expect.stringContaining("Documents: 4, in the chain 0"),
    });
  });

  test("alone is no chain, and so it is said", async () => {
    const none = (opened: Opened) => {
      for (const event of opened.rowsOf("audit")) delete event.hash;
      delete opened.manifest.rows.head;
    };
    const { code, said } = await verified(kept("none.tar", await repacked(archive, none)));
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining("a chain since never") });
  });
});

describe("of the archive itself is noticed", () => {
  const faultsIn = async (content: Uint8Array) => (await verified(kept("worn.tar", content))).faults;

  test("a bit that changed", async () => {
    const worn = Buffer.from(archive);
    worn[600] = (worn[600] ?? 0) ^ 1;
    const faults = await faultsIn(worn);
    expect(faults).toContain("The SHA-256 at the end of the archive is not that of the archive");
    expect(faults.join("\n")).toMatch(
      /^rows\/000001-audit.ndjson.gz does not have the SHA-256 of the manifest$/m,
    );
  });

  test("an end that is cut off, and a file that is no archive", async () => {
    expect(await faultsIn(archive.subarray(0, 3000))).toEqual([
      expect.stringMatching(/worn.tar cannot be read: Error: it breaks off$/),
    ]);
    expect(await faultsIn(Buffer.from("x".repeat(2000)))).toEqual([
      expect.stringContaining("cannot be read"),
    ]);
    expect((await verified(join(folder, "nothing.tar"))).faults).toEqual([
      expect.stringContaining("nothing.tar cannot be read"),
    ]);
  });

  test("that none was named", async () => {
    const { code, faults } = await verified();
    expect({ code, faults }).toEqual({
      code: 1,
      faults: [expect.stringContaining("npm run verify -- <file>")],
    });
  });
});
