import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packTar } from "modern-tar";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { record } from "#backend/db/audit.ts";
import type { Database } from "#backend/db/database.ts";
import { archiveOf, workedOffice } from "./support/archived-office.ts";
import { verified } from "./support/verified.ts";

const folder = mkdtempSync(join(tmpdir(), "bundles-"));
afterAll(() => rmSync(folder, { recursive: true }));

type Files = Record<string, string>;
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** A bundle of these files in a tar. */
async function bundled(name: string, files: Files): Promise<string> {
  const entries = Object.entries(files).map(([name, text]) => {
    const data = Buffer.from(text);
    return { header: { name, size: data.byteLength, type: "file" as const }, data: new Uint8Array(data) };
  });
  const file = join(folder, name);
  writeFileSync(file, await packTar(entries));
  return file;
}

const accepted: Files = {
  "content.json": '{"lines":[{"name":"Buklets","price":"25.00"}]}',
  "document.pdf": "%PDF-1.7 …",
  "terms.txt": "Derīgs 30 dienas.",
};
const recordText = JSON.stringify({
  kind: "acceptance",
  document: "estimate",
  number: "2026-1/1",
  at: "2026-11-28T10:00:00.000Z",
  by: { name: "Jānis Bērziņš" },
  files: Object.fromEntries(Object.entries(accepted).map(([name, text]) => [name, sha256(text)])),
});

let bundle: Files;
let office: Awaited<ReturnType<typeof workedOffice>>;
let archive: string;

/** Accepts something in an office at work, as the product does: the event holds the hash of the record. */
function accept(database: Database, previous: string): Files {
  const change = { after: { record_sha256: sha256(recordText), name: "2026-1/1" } };
  const event = { operation: "POST /api/accept", entity: "acceptance", entity_id: 1, ...change };
  const { id, hash } = record(database, event);
  const row = office.events().at(-1);
  const after = JSON.stringify(change.after);
  const array = [id, row?.at, null, event.operation, "acceptance", 1, null, after, null, null];
  return {
    ...accepted,
    "record.json": recordText,
    "event.json": JSON.stringify(array),
    "chain.json": JSON.stringify({ previous, hash }),
    "certificate.pdf": "%PDF-1.7 a certificate",
  };
}

beforeAll(async () => {
  office = await workedOffice();
  bundle = accept(office.database, office.events().at(-1)?.hash ?? "");
  // Work goes on.
  record(office.database, { operation: "login", entity: "user", entity_id: 1 });
  archive = join(folder, "archive.tar");
  writeFileSync(archive, await archiveOf(office.database));
});

describe("a bundle of an acceptance", () => {
  test("fits, and says what was accepted when", async () => {
    const { code, said, faults } = await verified(await bundled("intact.tar", bundle));
    expect({ code, faults }).toEqual({ code: 0, faults: [] });
    expect(said).toContain(
      "Accepted: estimate 2026-1/1 at 2026-11-28T10:00:00.000Z, event 21; content.json,document.pdf,terms.txt, not certificate.pdf",
    );
  });

  test("is in the chain of an archive that was made afterwards", async () => {
    const { code, faults } = await verified(await bundled("intact.tar", bundle), archive);
    expect({ code, faults }).toEqual({ code: 0, faults: [] });
  });

  test.each(Object.keys(accepted))("is refused with another %s, and without", async (name) => {
    const { [name]: _, ...without } = bundle;
    for (const files of [without, { ...bundle, [name]: `${bundle[name]} ` }])
      expect((await verified(await bundled("changed.tar", files))).faults).toEqual([
        `${name} is not there, or is not what was accepted`,
      ]);
  });

  test.each<[string, (files: Files) => Files, string]>([
    [
      "a record that somebody else signed",
      (files) => ({ ...files, "record.json": recordText.replace("Jānis", "Juris") }),
      "Event 21 is of another record.json",
    ],
    [
      "an event of another time",
      (files) => ({ ...files, "event.json": String(files["event.json"]).replace(/T\d\d:/, "T99:") }),
      "Event 21 does not have its hash",
    ],
    [
      "another hash before",
      (files) => ({
        ...files,
        "chain.json": String(files["chain.json"]).replace(/"previous":"./, '"previous":"x'),
      }),
      "Event 21 does not have its hash",
    ],
    [
      "another hash",
      (files) => ({ ...files, "chain.json": String(files["chain.json"]).replace(/"hash":"./, '"hash":"x') }),
      "Event 21 does not have its hash",
    ],
  ])("is refused with %s", async (_, change, fault) => {
    const { code, faults } = await verified(await bundled("changed.tar", change(bundle)));
    expect({ code, faults }).toEqual({ code: 1, faults: [fault] });
  });

  test("that was made up as a whole fits in itself, and is in no archive", async () => {
    const other = recordText.replace("Jānis", "Juris");
    const event = String(bundle["event.json"]).replace(sha256(recordText), sha256(other));
    const { previous } = JSON.parse(String(bundle["chain.json"]));
    const files = {
      ...bundle,
      "record.json": other,
      "event.json": event,
      "chain.json": JSON.stringify({ previous, hash: sha256(`${previous}\n${event}`) }),
    };
    const forged = await bundled("forged.tar", files);
    expect((await verified(forged)).faults).toEqual([]);
    expect((await verified(forged, archive)).faults).toEqual([
      "Event 21 is not the one that an earlier file holds",
    ]);
  });

  test("is in no archive that was made before it", async () => {
    const { database } = await workedOffice();
    const before = join(folder, "before.tar");
    writeFileSync(before, await archiveOf(database));
    expect((await verified(await bundled("intact.tar", bundle), before)).faults).toEqual([
      "Event 21 of an earlier file is not there",
    ]);
  });

  test("without one of its parts cannot be read", async () => {
    for (const name of ["event.json", "chain.json"]) {
      const { [name]: _, ...without } = bundle;
      const { code, faults } = await verified(await bundled("changed.tar", without));
      expect({ code, faults }).toEqual({ code: 1, faults: [expect.stringContaining("cannot be read")] });
    }
  });
});
