import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { documentMails } from "../document-mails.ts";
import { clientAnswers } from "./answers.ts";
import { documentSnapshots } from "./snapshots.ts";

/** What was sent of an estimate, or accepted, in one wording; the newest snapshot of it is shown. */
export interface VersionRow {
  number: number;
  wording_sha256: string;
  snapshot_id: number;
  at: string;
  to: string[];
  mail_id: number | null;
  net_cents: number;
  total_cents: number;
  answer: "accepted" | "declined" | null;
}

const cents = (name: "net_cents" | "total_cents") =>
  sql<number>`json_extract(${documentSnapshots.content}, ${`$.estimate.sums.${name}`})`;

const snapshot = {
  snapshot_id: documentSnapshots.id,
  wording_sha256: documentSnapshots.wording_sha256,
  net_cents: cents("net_cents"),
  total_cents: cents("total_cents"),
};

/** The versions of an estimate by their wording, the first one first. What did not leave is none. */
export function listVersions(database: Database, estimateId: number): VersionRow[] {
  const mailed = database
    .select({ ...snapshot, at: documentMails.at, to: documentMails.to, mail_id: documentMails.id })
    .from(documentMails)
    .innerJoin(documentSnapshots, eq(documentSnapshots.id, documentMails.snapshot_id))
    .where(
      and(
        eq(documentMails.document, "estimate"),
        eq(documentMails.document_id, estimateId),
        isNull(documentMails.failed_at),
      ),
    )
    .orderBy(asc(documentMails.id))
    .all();
  const answered = database
    .select({ ...snapshot, at: clientAnswers.at, kind: clientAnswers.kind })
    .from(clientAnswers)
    .innerJoin(documentSnapshots, eq(documentSnapshots.id, clientAnswers.snapshot_id))
    .where(and(eq(clientAnswers.document, "estimate"), eq(clientAnswers.document_id, estimateId)))
    .orderBy(asc(clientAnswers.id))
    .all();
  const told = [
    ...mailed,
    ...answered.map(({ kind: _, ...one }) => ({ ...one, to: [], mail_id: null })),
  ].toSorted((one, other) => (one.at < other.at ? -1 : 1));
  const wordings = Map.groupBy(told, ({ wording_sha256 }) => wording_sha256);
  return [...wordings].flatMap(([wording_sha256, all], index) => {
    const [first, newest] = [all[0], all.findLast(({ mail_id }) => mail_id !== null) ?? all.at(-1)];
    if (!first || !newest) return [];
    const answers = answered.filter((one) => one.wording_sha256 === wording_sha256);
    const answer = answers.find(({ kind }) => kind === "accepted") ?? answers.at(-1);
    const { snapshot_id, net_cents, total_cents, mail_id } = newest;
    const to = [...new Set(all.flatMap((one) => one.to))];
    return [
      {
        number: index + 1,
        wording_sha256,
        snapshot_id,
        at: first.at,
        to,
        mail_id,
        net_cents,
        total_cents,
        answer: answer?.kind ?? null,
      },
    ];
  });
}
