import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { archiveOf, workedOffice } from "./support/archived-office.ts";
import {
  type ArchivedRow,
  chained,
  extended,
  type Opened,
  repacked,
  rowIn,
  takeOut,
} from "./support/repacked.ts";
import { faultsAfter, verified, verifiedContent } from "./support/verified.ts";

/** Events of the day's work (archived-office.ts). */
const newest = 20;
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

const faultsOf = (change: (opened: Opened) => void) => faultsAfter(archive, change);

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
    expect(said).toMatch(/^Audit: 20 events, a chain since 20.*; the newest hash is [0-9a-f]{64}$/m);
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
    ["the newest taken out", (opened) => takeOut(opened, "audit", newest), [otherHead(19)]],
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
        const added: ArchivedRow = { ...last, id: 21, entity: "bank" };
        opened.rowsOf("audit").push({ ...added, hash: chained(String(last.hash), added) });
      },
      [otherHead(21)],
    ],
    [
      "one put behind, without a hash",
      (opened) => opened.rowsOf("audit").push({ ...rowIn(opened, "audit", 1), id: 21, hash: null }),
      [wrong(21), otherHead(21)],
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
    const { code, said } = await verifiedContent(await repacked(archive, older));
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
    const { code, said } = await verifiedContent(await repacked(archive, none));
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining("a chain since never") });
  });
});

describe("of the archive itself is noticed", () => {
  const faultsIn = async (content: Uint8Array) => (await verifiedContent(content)).faults;

  test("a bit that changed", async () => {
    const worn = Buffer.from(archive);
    worn[600] = (worn[600] ?? 0) ^ 1;
    const faults = await faultsIn(worn);
    expect(faults).toContain("The SHA-256 at the end of the archive is not that of the archive");
    expect(faults.join("\n")).toMatch(
      /^rows\/000001-audit.ndjson.gz does not have the SHA-256 of the manifest$/m,
    );
  });

  test("a part that its manifest does not name, and one that is there twice", async () => {
    expect(await faultsIn(await extended(archive, "images/x.png"))).toEqual([
      "The archive has other parts than its manifest names",
    ]);
    const first = "rows/000001-audit.ndjson.gz";
    expect(await faultsIn(await extended(archive, first))).toEqual([`${first} is there twice`]);
  });

  test("an end that is cut off, and a file that is no archive", async () => {
    expect(await faultsIn(archive.subarray(0, 3000))).toEqual([
      expect.stringMatching(/tar cannot be read as an archive or a -proof.tar: Error: it breaks off$/),
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
