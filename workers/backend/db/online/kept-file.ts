import { numberOf } from "#model/online/frozen-document.ts";
import { record } from "../audit.ts";
import { type Database, transaction } from "../database.ts";
import { answerTo } from "./answers.ts";
import { isShown, stateOf } from "./link-state.ts";
import { linkedProject } from "./linked-document.ts";
import { findByToken, type Opened } from "./links.ts";
import { signedFilesOf } from "./signed-files.ts";
import { findEinvoiceOf, findFileOf, readFrozen, type Snapshot } from "./snapshots.ts";
import { insertVisit, isNoted } from "./visits.ts";

/** A file of a document that a client was sent: its key in R2 below the installation, and what it is called; null of a picture. */
export interface KeptFile {
  key: string;
  name: string | null;
}

/** What is asked for: the document's PDF, its e-invoice, or a file by its name in R2. `isNoted` of a client's own asking. */
export interface WantedFile {
  file: string | "document" | "einvoice";
  isNoted: boolean;
}

/**
 * The PDF of the document that a token opens, or a file that it shows. Null of what it does not show, and once it is not shown
 * any more. That a document was downloaded is noted, of its pictures nothing is.
 */
export function keptFile(database: Database, token: string, wanted: WantedFile): KeptFile | null {
  const opened = findByToken(database, token);
  if (!opened) return null;
  const { link, snapshot } = opened;
  if (!isShown(stateOf(database, link, answerTo(database, link, snapshot.wording_sha256)))) return null;
  const kept = wantedOf(database, opened, wanted.file);
  if (kept && kept.name !== null && wanted.isNoted) noteDownload(database, opened);
  return kept;
}

function wantedOf(database: Database, opened: Opened, file: WantedFile["file"]): KeptFile | null {
  if (file === "document") return pdfOf(opened.snapshot);
  if (file === "einvoice") return findEinvoiceOf(database, opened.snapshot.id) ?? null;
  return fileOf(database, opened, file);
}

const pdfOf = ({ pdf_key, pdf_name }: Snapshot): KeptFile => ({ key: pdf_key, name: pdf_name });

function fileOf(database: Database, { link, snapshot }: Opened, file: string): KeptFile | null {
  const key = `files/${file}`;
  const sent = signedFilesOf(database, link.id).find((one) => one.file === file);
  if (sent) return { key, name: sent.file_name };
  const shown = findFileOf(database, snapshot.id, key);
  return shown ? { key, name: shown.name } : null;
}

function noteDownload(database: Database, { link, snapshot }: Opened): void {
  const { id } = link;
  if (isNoted(database, id, "downloaded")) return;
  transaction(database, () => {
    const entity_id = insertVisit(database, id, "downloaded");
    record(database, {
      operation: "GET /api/online_documents/:token/…",
      entity: "link_download",
      entity_id,
      after: { name: numberOf(readFrozen(snapshot)), link_id: id },
      partOf: linkedProject(database, link),
    });
  });
}
