import { expect, test } from "vitest";
import { insertDocumentMail } from "../document-mails.ts";
import { endMail } from "../ended-mails.ts";
import { insertEstimate } from "../estimates/estimates.ts";
import { aDocumentMail } from "../memory-mail.ts";
import { memoryOffice } from "../memory-office.ts";
import { insertProject } from "../projects.ts";
import { documentSnapshots } from "./snapshots.ts";
import { listVersions } from "./versions.ts";

test("a version that did not leave keeps its number, so that no other one is ever called by it", () => {
  const { database, project } = memoryOffice();
  const project_id = insertProject(database, project("Kastes"), "2026");
  const vat = { category: "S", rate: 210_000 };
  const document_id = insertEstimate(database, {
    project_id,
    project_nr: "2026-0001",
    name: "Tāme",
    estimate_type_id: 1,
    vat,
    date: "2026-11-02",
  });
  const mailed = (wording_sha256: string, net_cents: number, chosen = 0) => {
    const position_items = [1, 2].map((id) => ({ id, is_chosen: id === chosen }));
    const sums = { net_cents, total_cents: net_cents };
    const content = JSON.stringify({ estimate: { sums, additional_agency_positions: [{ position_items }] } });
    const pdf = { pdf_key: "1.pdf", pdf_name: "1.pdf", pdf_sha256: "0" };
    const { id } = database
      .insert(documentSnapshots)
      .values({ content, sha256: wording_sha256, wording_sha256, revision: 1, ...pdf })
      .returning({ id: documentSnapshots.id })
      .get();
    return insertDocumentMail(database, aDocumentMail({ document_id, sender_id: 2, snapshot_id: id }));
  };
  const first = mailed("a", 100);
  mailed("b", 200, 1);
  // Of the same sum, and the same as before.
  mailed("b", 200, 2);
  mailed("b", 200, 1);
  const told = () => listVersions(database, document_id).map(({ number, sent }) => [number, sent.net_cents]);
  expect(told()).toEqual([
    [1, 100],
    [2, 200],
    [3, 200],
  ]);
  endMail(database, first, "failed");
  expect(told()).toEqual([
    [2, 200],
    [3, 200],
  ]);
});
