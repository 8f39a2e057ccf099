import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { record } from "#backend/db/audit.ts";
import { clientAnswers } from "#backend/db/online/answers.ts";
import { documentSnapshots } from "#backend/db/online/snapshots.ts";
import { archiveOf, workedOffice } from "./support/archived-office.ts";
import { type Opened, rowIn, takeOut } from "./support/repacked.ts";
import { faultsAfter } from "./support/verified.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const content = '{"estimate":{"name":"Buklets"}}';
const accepted = '{"kind":"acceptance","by":{"name":"Jānis Bērziņš"}}';
let archive: Buffer;

beforeAll(async () => {
  const { database } = await workedOffice();
  const hashes = { content_sha256: sha256(content), record_sha256: sha256(accepted) };
  const at = new Date().toISOString();
  const snapshot = { content, sha256: hashes.content_sha256, wording_sha256: "", revision: 1 };
  const pdf = { pdf_key: "files/1.pdf", pdf_name: "1.pdf", pdf_sha256: "" };
  database
    .insert(documentSnapshots)
    .values({ id: 1, ...snapshot, ...pdf })
    .run();
  for (const id of [1, 2]) {
    const answer = {
      document: "estimate",
      document_id: id,
      snapshot_id: 1,
      at,
      name: "Jānis Bērziņš",
    } as const;
    database
      .insert(clientAnswers)
      .values({
        id,
        ...answer,
        ...hashes,
        kind: "accepted",
        wording_sha256: "",
        network: "",
        record: accepted,
      })
      .run();
    const after = { name: `2026-1/${id}`, kind: "accepted", at, by: answer.name, ...hashes };
    record(database, { operation: "POST /api/accept", entity: "acceptance", entity_id: id, after });
  }
  archive = await archiveOf(database);
});

test("an acceptance that is as it was fits", async () => {
  expect(await faultsAfter(archive, () => undefined)).toEqual([]);
});

describe("of an acceptance is noticed", () => {
  const hash = "[0-9a-f]{64}";
  test.each<[string, (opened: Opened) => void, unknown[]]>([
    [
      "who accepted",
      (opened) => {
        const row = rowIn(opened, "client_answers", 1);
        Object.assign(row, { record: String(row.record).replace("Jānis", "Pēteris") });
      },
      [expect.stringMatching(`^acceptance 1: record_sha256 is ${hash}, but ${hash} in the audit$`)],
    ],
    [
      "what was accepted",
      (opened) => {
        const row = rowIn(opened, "document_snapshots", 1);
        Object.assign(row, { content: String(row.content).replace("Buklets", "Grāmata") });
      },
      [1, 2].map((id) =>
        expect.stringMatching(`^acceptance ${id}: content_sha256 is ${hash}, but ${hash} in the audit$`),
      ),
    ],
    [
      "one that is gone",
      (opened) => takeOut(opened, "client_answers", 1),
      ["The acceptance 1 of 2026-1/1 is not there"],
    ],
    [
      "one that nobody gave",
      (opened) =>
        opened
          .rowsOf("client_answers")
          .push({ ...rowIn(opened, "client_answers", 1), id: 3, document_id: 3 }),
      ["acceptance 3 is newer than the chain, but not in it"],
    ],
  ])("%s", async (_, change, faults) => {
    expect(await faultsAfter(archive, change)).toEqual(faults);
  });
});
