/** What a process that was killed could leave, by what makes a whole database so. */
type Tampering = readonly [name: string, change: string];

const last = (table: string, id = "id") => `(select max(${id}) from ${table})`;

/** Halves of what is one transaction, and what was done twice. */
export const halfDone: readonly Tampering[] = [
  ["a client without history", "delete from audit where entity = 'client'"],
  ["a client that only its history knows", `delete from clients where id = ${last("clients")}`],
  ["an answer without its project", `delete from projects where id = ${last("projects")}`],
  ["an entry without its hours", "delete from calendar_slots where slot % 2 = 0"],
  ["an entry without its event", "delete from live_log where updated = 'calendar'"],
  ["hours without an entry", "insert into calendar_slots values (1, '2026-11-23', 9, 999999)"],
  ["half a copy", `delete from position_items where id = ${last("position_items")}`],
  ["a document without a line", `delete from invoiced_items where invoice_id = ${last("invoices")}`],
  [
    "a document without sums",
    `delete from invoice_sums where invoice_id = ${last("invoice_sums", "invoice_id")}`,
  ],
  ["an issued document without a number", "update invoices set invoice_nr = null"],
  ["an issued document without content", "delete from invoice_contents"],
  ["a number that was taken for nothing", "update number_counters set last = last + 1"],
  ["a payment that is not counted", "update invoices set paid_cents = 0"],
  ["a payment that is gone", "delete from payments"],
  ["a mail without history", "delete from audit where entity = 'document_mail'"],
  [
    "a mail that was sent twice",
    `insert into _cf_KV select replace(key, 'mail:2', 'mail:3'), value from _cf_KV where key glob 'mail:*:document *'`,
  ],
  ["a mail that was not sent", "delete from _cf_KV where key glob 'mail:*:document *'"],
  ["a link that nothing opens", "delete from link_tokens"],
  ["a mail without the link that it tells of", "delete from document_links"],
  ["a date that was made twice", "update invoices set description = 'Atbalsts – 2027' where id > 1"],
  ["a date that nothing tells of", `delete from recurring_runs where id = ${last("recurring_runs")}`],
  ["a date without its invoice", "update recurring_runs set invoice_id = 999999"],
  ["a date without history", "delete from audit where entity = 'recurring_run'"],
  ["a plan that would make a date again", "update recurring_invoices set next_on = '2026-01-01'"],
  ["a reminder without its mail", "update invoice_reminders set mail_id = 999999"],
  ["a mail without its reminder", "delete from invoice_reminders"],
  [
    "a reminder that was sent twice",
    `insert into _cf_KV select key || ' again', value from _cf_KV
       where key glob 'mail:*:document ' || (select max(mail_id) from invoice_reminders)`,
  ],
  ["history that was changed", "update audit set at = '' where id = 5"],
  [
    "a number with a gap",
    `update invoices set invoice_nr = invoice_nr || '9' where invoice_nr = (select max(invoice_nr) from invoices)`,
  ],
  ["an acceptance without history", "delete from audit where entity = 'acceptance'"],
  [
    "an acceptance that only its history knows",
    `delete from client_answers where id = ${last("client_answers")}`,
  ],
  ["an acceptance that approves nothing", "update estimates set approved_at = null"],
  [
    "an approval that history does not know",
    "delete from audit where entity = 'estimate' and before is not null",
  ],
  ["an acceptance of other words", "update client_answers set content_sha256 = 'x'"],
  [
    "a code that can be used again",
    `insert into acceptance_codes (request_hash, code_hash, link_id, name, role, email, at)
       select 'x', 'x', link_id, '', '', '', '' from client_answers limit 1`,
  ],
  [
    "an acceptance that nobody is told of",
    "delete from _cf_KV where key glob 'mail:*' and key not glob 'mail:*:document *'",
  ],
];

/** Takes the copy of a mail out of what was sent. */
const captured = (mail: string) =>
  `delete from _cf_KV where key glob 'mail:*:document ' || (${mail} limit 1)`;
const ofMail = "select mail.id from document_mails mail join";

/** What was due and did not come. */
export const notDone: readonly Tampering[] = [
  [
    "a date that did not come",
    "update invoices set description = '' where description glob 'Uzturēšana – *'",
  ],
  [
    "dates that came at once",
    "update invoices set description = 'Mitināšana – 2027. gada janvāris' where description glob 'Mit*'",
  ],
  [
    "an invoice that was not mailed",
    captured(`${ofMail} invoices on document_id = invoices.id and mail.sent_at is not null
      and document = 'invoice' and description glob 'Atbalsts – *' and subject not glob 'Atg*'`),
  ],
  [
    "a reminder that was not sent",
    captured(`${ofMail} invoice_reminders on mail_id = mail.id and mail.sent_at is not null
      join invoices on invoices.id = invoice_id and description not like '% – 2%'`),
  ],
  ["a mail that still waits", "insert into mail_queue (subject, text, at) values ('x', 'x', '')"],
  ["mails of which nobody knows or is told", "update document_mails set sent_at = null"],
];
