import { record } from "../audit.ts";
import { type Database, transaction } from "../database.ts";
import { projectOf } from "../estimates/estimates.ts";
import { answerTo } from "./answers.ts";
import { findByToken, stateOf } from "./links.ts";
import { signedFilesOf } from "./signed-files.ts";
import { filesOf, readFrozen } from "./snapshots.ts";
import { insertVisit, isNoted } from "./visits.ts";

/** A file of a document that a client was sent: its key in R2 below the installation, and what it is called; null of a picture. */
export interface KeptFile {
  key: string;
  name: string | null;
}

/**
 * The PDF of the document that a token opens, or a file that it shows by its name in R2. Null of what it does not show, and
 * once it is not shown any more. That a document was downloaded is noted, of its pictures nothing is.
 */
export function keptFile(database: Database, token: string, wanted: "document" | string): KeptFile | null {
  const opened = findByToken(database, token);
  if (!opened) return null;
  const { link, snapshot } = opened;
  const answer = answerTo(database, link, snapshot.sha256);
  if (!answer && stateOf(link, answer) !== "open") return null;
  const frozen = readFrozen(snapshot);
  const { estimate, files } = frozen;
  const note = () => noteDownload(database, link, estimate.estimate_nr);
  if (wanted === "document") {
    note();
    return { key: snapshot.pdf_key, name: snapshot.pdf_name };
  }
  const key = `files/${wanted}`;
  const sent = signedFilesOf(database, link.id).find(({ file }) => file === wanted);
  if (sent) return { key, name: sent.file_name };
  if (!filesOf(frozen).includes(key)) return null;
  const file = files.find((one) => one.file === wanted);
  if (file) note();
  return { key, name: file?.name ?? null };
}

function noteDownload(
  database: Database,
  { id, document_id }: { id: number; document_id: number },
  name: string,
): void {
  if (isNoted(database, id, "downloaded")) return;
  transaction(database, () => {
    const entity_id = insertVisit(database, id, "downloaded");
    record(database, {
      operation: "GET /api/online_documents/:token/pdf",
      entity: "link_download",
      entity_id,
      after: { name, link_id: id },
      partOf: projectOf(database, document_id),
    });
  });
}
