import { createHash } from "node:crypto";
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { deserialize } from "node:v8";
import { receivers, recurring, reminderSubject } from "./busy-office.ts";

/** A mail that was captured. */
interface Captured {
  to: string[];
  subject: string;
}

/** What an installation would have sent. */
const capturedIn = (database: DatabaseSync): Captured[] =>
  database
    .prepare("select value from _cf_KV where key glob 'mail:*'")
    .all()
    .flatMap(({ value }) => (value instanceof Uint8Array ? [deserialize(value)] : []));

const isReminder = ({ subject }: Captured): boolean => subject.startsWith(reminderSubject);

/** What must not be there at any moment: something that was done twice, or by half. */
export function wrongIn(database: DatabaseSync): string[] {
  return [...brokenChain(database), ...gapsIn(database), ...remindedTwice(database)];
}

/** Hashes of the history that do not follow from what stands before them (decision 071). */
function brokenChain(database: DatabaseSync): string[] {
  let before = "";
  for (const row of database.prepare("select * from audit order by id").all()) {
    const { id, at, actor_id, operation, entity, entity_id, before: was, after, part_of, part_of_id } = row;
    const text = JSON.stringify([
      id,
      at,
      actor_id,
      operation,
      entity,
      entity_id,
      was,
      after,
      part_of,
      part_of_id,
    ]);
    const hash = createHash("sha256").update(`${before}\n${text}`).digest("hex");
    if (hash !== row.hash) return [`history that is broken: ${id}`];
    before = hash;
  }
  return [];
}

/** Numbers that do not follow one another from one on. */
function gapsIn(database: DatabaseSync): string[] {
  const rows = database.prepare("select invoice_nr number from invoices where invoice_nr is not null").all();
  const places = rows
    .map(({ number }) => Number(/\d+$/.exec(String(number))?.[0]))
    .sort((one, other) => one - other);
  const wrong = places.findIndex((place, index) => place !== index + 1);
  return wrong < 0 ? [] : [`numbers with a gap: ${places[wrong]} at ${wrong + 1}`];
}

function remindedTwice(database: DatabaseSync): string[] {
  const subjects = capturedIn(database)
    .filter(isReminder)
    .map(({ subject }) => subject);
  const twice = subjects.filter((subject, index) => subjects.indexOf(subject) < index);
  return twice.length > 0 ? [`reminder that was sent twice: ${twice}`] : [];
}

const months = [
  ...["janvāris", "februāris", "marts", "aprīlis", "maijs", "jūnijs"],
  ...["jūlijs", "augusts", "septembris", "oktobris", "novembris", "decembris"],
];
const periodOf = (date: string): string =>
  `${date.slice(0, 4)}. gada ${months[Number(date.slice(5, 7)) - 1]}`;

export interface Ended {
  /** The dates of the plans that have come. */
  dates: readonly string[];
  /** How often the process was killed: of one mail at most each time nobody knows whether it was sent. */
  kills: number;
  /** The mails of which the inbox tells that nobody knows. */
  told: ReadonlySet<string>;
}

/** What was due and did not come, once all mornings are lived through. */
export function missingIn(database: DatabaseSync, { dates, kills, told }: Ended): string[] {
  const unknown = unknownIn(database);
  return [
    ...madeOtherwise(database, { dates, told }, unknown),
    ...remindedOtherwise(database, dates, unknown),
    ...unsentIn(database),
    ...(unknown.size > kills ? [`mails of which nobody knows: ${unknown.size} after ${kills} kills`] : []),
    ...[...unknown.keys()]
      .filter((id) => !told.has(`mail:${id}`))
      .map((id) => `mail that is not told of: ${id}`),
  ];
}

/** Mails of which nobody knows, as the process ended while they were sent: their documents, by the mails' ids. */
const unknownIn = (database: DatabaseSync): ReadonlyMap<number, string> =>
  new Map(
    database
      .prepare(
        `select id, document || document_id || iif(subject glob '${reminderSubject}*', ' reminder', '') as document from document_mails mail where sent_at is null and failed_at is null
         and id not in (select document_mail_id from mail_queue where document_mail_id is not null)
         and not exists (select 1 from document_mails later where later.id > mail.id and later.document = mail.document
           and later.document_id = mail.document_id and later."to" = mail."to")`,
      )
      .all()
      .map(({ id, document }) => [Number(id), String(document)]),
  );

/** Mails that still wait, though nothing keeps them. */
const unsentIn = (database: DatabaseSync): string[] =>
  database
    .prepare("select subject from mail_queue")
    .all()
    .map(({ subject }) => `mail that still waits: ${subject}`);

/** Dates of plans that have not one invoice each, and those of the last plan that were not mailed. */
function madeOtherwise(
  database: DatabaseSync,
  { dates, told }: Pick<Ended, "dates" | "told">,
  unknown: ReadonlyMap<number, string>,
) {
  const made = database.prepare("select id, invoice_nr from invoices where description = ?");
  const mails = capturedIn(database).filter((mail) => !isReminder(mail));
  const documents = new Set(unknown.values());
  const run = database.prepare("select id, reason from recurring_runs where invoice_id = ?");
  /** Of one whose attempts were all cut off the inbox says so. */
  const isTold = (invoice: SQLOutputValue | undefined): boolean => {
    const found = run.get(invoice ?? 0);
    return found?.reason !== null && told.has(`recurring:${found?.id}`);
  };
  return recurring.flatMap(({ name, does }) =>
    dates.flatMap((date) => {
      const called = `${name} – ${periodOf(date)}`;
      const rows = made.all(called);
      const [row] = rows;
      if (!row || rows.length > 1) return [`${called} has ${rows.length} invoices`];
      if (does === "draft") return row.invoice_nr === null ? [] : [`${called} is no draft`];
      if (row.invoice_nr === null) return [`${called} is not issued`];
      if (does === "issue" || documents.has(`invoice${row.id}`) || isTold(row.id)) return [];
      const sent = mails.filter(({ subject }) => subject.includes(String(row.invoice_nr)));
      return isToAll(sent) ? [] : [`${called} was mailed to ${JSON.stringify(sent.map(({ to }) => to))}`];
    }),
  );
}

/**
 * Documents that were due before the last date that has come, and of which not each receiver was reminded once; not those of
 * plans, which by a clock that runs ahead were due long before they were made.
 */
function remindedOtherwise(
  database: DatabaseSync,
  dates: readonly string[],
  unknown: ReadonlyMap<number, string>,
) {
  const due = database
    .prepare(
      `select id, invoice_nr number from invoices where invoice_nr is not null and due_date < ?
       and description not like '% – 2%'`,
    )
    .all(dates.at(-1) ?? "");
  const reminders = capturedIn(database).filter(isReminder);
  const documents = new Set(unknown.values());
  return due.flatMap(({ id, number }) => {
    const sent = reminders.filter(({ subject }) => subject === `${reminderSubject}${number}`);
    if (documents.has(`invoice${id} reminder`) && sent.length === 0) return [];
    return isToAll(sent) ? [] : [`${number} was reminded of to ${JSON.stringify(sent.map(({ to }) => to))}`];
  });
}

/** Whether it is one mail, to all receivers. */
const isToAll = (mails: readonly Captured[]): boolean =>
  mails.length === 1 && mails[0]?.to.toSorted().join() === receivers.join();
