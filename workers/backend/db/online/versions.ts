import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { documentMails, type MailedDocument } from "../document-mails.ts";
import { clientAnswers } from "./answers.ts";
import { documentSnapshots } from "./snapshots.ts";

/** What was sent of an estimate, or accepted, in one wording and preset; the newest snapshot of it is shown. */
export interface VersionRow {
  number: number;
  wording_sha256: string;
  snapshot_id: number;
  at: string;
  to: string[];
  mail_id: number | null;
  /** As it was sent. */
  sent: Said;
  /** As it was accepted; null where it was not. */
  accepted: Said | null;
  isDeclined: boolean;
}

/** Sums in cents, and the lines that are chosen, by their ids in ascending order. */
interface Said {
  net_cents: number;
  total_cents: number;
  chosen: number[];
}
type Sum = "net_cents" | "total_cents";

const ofSnapshot = (name: Sum) =>
  sql<number>`json_extract(${documentSnapshots.content}, ${`$.estimate.sums.${name}`})`;
const ofRecord = (name: Sum) =>
  sql<number>`iif(${clientAnswers.kind} = 'accepted', json_extract(${clientAnswers.record}, ${`$.${name}`}), 0)`;

/** The lines that are chosen in a document as it was sent, by their ids: "12,15"; null of one without choices. */
const preset = sql<
  string | null
>`(select group_concat(json_extract(${documentSnapshots.content}, line.path || '.id'))
  from json_tree(${documentSnapshots.content}, '$.estimate') line where line.key = 'is_chosen' and line.value = 1)`;

const idsIn = (text: string | null): number[] =>
  (text ?? "")
    .split(",")
    .filter(Boolean)
    .map(Number)
    .toSorted((one, other) => one - other);

const snapshot = {
  preset,
  snapshot_id: documentSnapshots.id,
  wording_sha256: documentSnapshots.wording_sha256,
  net_cents: ofSnapshot("net_cents"),
  total_cents: ofSnapshot("total_cents"),
};

const ofEstimate = (estimateId: number) =>
  and(eq(documentMails.document, "estimate"), eq(documentMails.document_id, estimateId));

/** Everything that is known of versions, the first time first. */
function toldOf(database: Database, estimateId: number) {
  const mails = database
    .select({
      ...snapshot,
      at: documentMails.at,
      to: documentMails.to,
      mail_id: documentMails.id,
      failed_at: documentMails.failed_at,
    })
    .from(documentMails)
    .innerJoin(documentSnapshots, eq(documentSnapshots.id, documentMails.snapshot_id))
    .where(ofEstimate(estimateId))
    .orderBy(asc(documentMails.id))
    .all()
    .map((mail) => ({ ...mail, answer: null }));
  const answers = database
    .select({
      ...snapshot,
      at: clientAnswers.at,
      kind: clientAnswers.kind,
      chosen: clientAnswers.chosen,
      accepted_net_cents: ofRecord("net_cents"),
      accepted_total_cents: ofRecord("total_cents"),
    })
    .from(clientAnswers)
    .innerJoin(documentSnapshots, eq(documentSnapshots.id, clientAnswers.snapshot_id))
    .where(and(eq(clientAnswers.document, "estimate"), eq(clientAnswers.document_id, estimateId)))
    .orderBy(asc(clientAnswers.id))
    .all()
    .map(({ kind, chosen, accepted_net_cents: net_cents, accepted_total_cents: total_cents, ...one }) => ({
      ...one,
      to: [],
      mail_id: null,
      failed_at: null,
      answer: { kind, said: { net_cents, total_cents, chosen: idsIn(`${chosen ?? ""}`) } },
    }));
  return [...mails, ...answers].toSorted((one, other) => (one.at < other.at ? -1 : 1));
}

/** By which two documents are one version: what is agreed to, and which lines are chosen of it. */
const versionKey = (wording_sha256: string, chosen: readonly number[]): string =>
  `${wording_sha256} ${chosen}`;

/** All that is told of an estimate by its versions, in the order of their numbers. */
const versionsOf = (database: Database, estimateId: number) =>
  Map.groupBy(toldOf(database, estimateId), ({ wording_sha256, preset }) =>
    versionKey(wording_sha256, idsIn(preset)),
  );

/**
 * The number of the version that an estimate would be sent as, and of the one that was sent last where that is another: the
 * mail says that it replaces it.
 */
export function versionToSend(
  database: Database,
  estimateId: number,
  { wording_sha256, chosen }: { wording_sha256: string; chosen: readonly number[] },
): { version: number; earlier: number | null } {
  const versions = [...versionsOf(database, estimateId)];
  const sentOf = (index: number) => versions[index]?.[1].findLast((one) => one.mail_id && !one.failed_at);
  const key = versionKey(
    wording_sha256,
    chosen.toSorted((one, other) => one - other),
  );
  const known = versions.findIndex(([one]) => one === key);
  const index = known < 0 ? versions.length : known;
  const last = versions
    .map((_, at) => ({ at, mail: sentOf(at)?.mail_id ?? 0 }))
    .toSorted((one, other) => one.mail - other.mail)
    .at(-1);
  const earlier = last && last.mail > 0 && last.at !== index ? last.at + 1 : null;
  return { version: index + 1, earlier };
}

/**
 * The versions of an estimate, the first one first. What did not leave is none, and keeps its number all the same: no other
 * version is ever called by it.
 */
export function listVersions(database: Database, estimateId: number): VersionRow[] {
  return [...versionsOf(database, estimateId).values()].flatMap((all, index) => {
    const left = all.filter(({ failed_at }) => failed_at === null);
    const [first, newest] = [left[0], left.findLast(({ mail_id }) => mail_id !== null) ?? left.at(-1)];
    if (!first || !newest) return [];
    const { wording_sha256, snapshot_id, net_cents, total_cents, mail_id } = newest;
    const answers = left.flatMap(({ answer }) => answer ?? []);
    return [
      {
        number: index + 1,
        wording_sha256,
        snapshot_id,
        at: first.at,
        to: [...new Set(left.flatMap(({ to }) => to))],
        mail_id,
        sent: { net_cents, total_cents, chosen: idsIn(newest.preset) },
        accepted: answers.findLast(({ kind }) => kind === "accepted")?.said ?? null,
        isDeclined: answers.some(({ kind }) => kind === "declined"),
      },
    ];
  });
}

/** The mail that brought a wording of a document last; undefined where none did. */
export const newestMailOf = (
  database: Database,
  { document, document_id }: MailedDocument,
  wording_sha256: string,
) =>
  database
    .select({ at: documentMails.at, sent_at: documentMails.sent_at, to: documentMails.to })
    .from(documentMails)
    .innerJoin(documentSnapshots, eq(documentSnapshots.id, documentMails.snapshot_id))
    .where(
      and(
        eq(documentMails.document, document),
        eq(documentMails.document_id, document_id),
        eq(documentSnapshots.wording_sha256, wording_sha256),
        isNull(documentMails.failed_at),
      ),
    )
    .orderBy(desc(documentMails.id))
    .limit(1)
    .get();
