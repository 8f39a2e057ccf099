import { and, desc, eq, gte } from "drizzle-orm";
import type { InboxItemOf } from "#model/inbox/inbox.ts";
import type { Database } from "../database.ts";
import { documentMails } from "../document-mails.ts";
import { estimates } from "../estimates/estimates.ts";
import { documentLinks } from "../online/links.ts";
import { isWaiting, signedFiles } from "../online/signed-files.ts";
import { projects } from "../projects.ts";
import { isTold } from "./clients.ts";
import type { Unmarked } from "./reader.ts";
import { recently } from "./recent.ts";

/** Files that are told at most. */
const most = 100;

/** What clients have signed elsewhere and sent, and nobody has dealt with; the newest first. */
export const listSigned = (database: Database, userId: number): Unmarked<InboxItemOf<"signed_file">>[] =>
  database
    .select({
      id: signedFiles.id,
      at: signedFiles.at,
      by: signedFiles.name,
      file: signedFiles.file_name,
      estimate: { id: estimates.id, name: estimates.name, number: estimates.estimate_nr },
      project: { id: projects.id, name: projects.name },
    })
    .from(signedFiles)
    .innerJoin(documentLinks, eq(documentLinks.id, signedFiles.link_id))
    .innerJoin(documentMails, eq(documentMails.id, documentLinks.mail_id))
    .innerJoin(
      estimates,
      and(eq(signedFiles.document, "estimate"), eq(estimates.id, signedFiles.document_id)),
    )
    .innerJoin(projects, eq(projects.id, estimates.project_id))
    .where(and(gte(signedFiles.at, recently()), isWaiting(database), isTold(userId)))
    .orderBy(desc(signedFiles.id))
    .limit(most)
    .all()
    .map(({ id, ...row }) => ({ ...row, kind: "signed_file", key: `signed:${id}`, mark: 1 }));
