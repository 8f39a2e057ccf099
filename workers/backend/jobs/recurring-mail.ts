import { one, toldOf } from "#model/answer/answer.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import { mailDraft } from "#model/mail/document-mail.ts";
import type { Language } from "#model/text/language.ts";
import { edgeHeaders } from "#protocol/edge-headers.ts";
import type { Sender } from "../contract.ts";
import { record } from "../db/audit.ts";
import { type Database, transaction } from "../db/database.ts";
import { wasMailed } from "../db/document-mails.ts";
import { findInvoiceRow } from "../db/invoices/invoices.ts";
import { reasonOf } from "../db/recurring/dates.ts";
import { changeRun, findRun, type listUnmailed, type RunRow } from "../db/recurring/runs.ts";

type Door = (request: Request) => Response | Promise<Response>;

/** By what the edge would name the installation; an object does not know its own name. */
interface Place {
  installation: string;
  jurisdiction: string | undefined;
}

/** The doors that a job asks at, as people do. */
export interface Asking {
  /** The installation's own API. */
  inside: Door;
  /** The front before it, which makes documents. */
  outside: Door;
  place: () => Place;
}

interface Question {
  method: "GET" | "POST";
  /** Below /api. */
  path: string;
  body?: unknown;
  headers: Record<string, string>;
}

/** Asks the API as the edge would at the address that a plan was saved at. */
export async function askAs(
  door: Door,
  { installation, jurisdiction }: Place,
  { origin, title }: Sender,
  { method, path, body, headers: own }: Question,
): Promise<Response> {
  const headers = new Headers(own);
  headers.set(edgeHeaders.installation, installation);
  if (jurisdiction !== undefined) headers.set(edgeHeaders.jurisdiction, jurisdiction);
  headers.set(edgeHeaders.origin, origin);
  headers.set(edgeHeaders.title, encodeURIComponent(title));
  headers.set("Content-Type", "application/json");
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  return await door(new Request(`${origin}/api${path}`, { method, headers, ...sent }));
}

type Unmailed = ReturnType<typeof listUnmailed>[number];

/**
 * Mails an issued invoice to those who get the client's invoices, in the words of the template. What was mailed before is
 * not mailed again; what fails is tried on so many mornings (db/recurring/runs.ts).
 */
export async function mailRun(
  database: Database,
  { run, plan }: Unmailed,
  token: string,
  { inside, outside, place }: Asking,
): Promise<void> {
  const document_id = run.invoice_id ?? 0;
  const state = findInvoiceRow(database, document_id)?.state;
  if (state === undefined || state === invoiceStatus.voided)
    return note(database, run.id, { reason: null, mail_attempts: 0 });
  const sent = { outcome: "sent" as const, reason: null, mail_attempts: 0 };
  if (wasMailed(database, { document: "invoice", document_id })) return note(database, run.id, sent);
  // Counted first: an attempt that is cut off is one as well. After the last one nobody would come back to say so.
  const mail_attempts = run.mail_attempts - 1;
  if (mail_attempts > 0) changeRun(database, run.id, { mail_attempts });
  else note(database, run.id, { mail_attempts, reason: reasonOf(database, "recurring_runs.cut_off") });
  const headers = { Authorization: `Bearer ${token}` };
  const path = `/invoices/${document_id}`;
  const drafted = await askAs(inside, place(), plan, { method: "GET", path: `${path}/mail_draft`, headers });
  if (!drafted.ok) return fail(database, run, await messageIn(drafted));
  const {
    lang,
    subject,
    text,
    people,
    can_link: with_link,
    einvoice,
  } = one(mailDraft).parse(await drafted.json()).data;
  const to = people.filter(({ is_chosen }) => is_chosen).map(({ email }) => email);
  if (to.length === 0) return fail(database, run, reasonOf(database, "recurring_runs.no_address"));
  const answer = await askAs(outside, place(), plan, {
    method: "POST",
    path: `${path}/mails?unless_mailed=yes`,
    body: { to, subject, text, lang, with_link, with_einvoice: einvoice === "chosen" },
    headers: { ...headers, "Idempotency-Key": `recurring-run-${run.id}` },
  });
  if (!answer.ok) return fail(database, run, await messageIn(answer));
  await answer.body?.cancel();
  note(database, run.id, sent);
}

/** What a refusal says, in the language of who was refused. */
async function messageIn(answer: Response): Promise<Record<Language, string>> {
  const { message } = toldOf(answer.status, await answer.json().catch(() => null));
  return { lv: message, en: message };
}

/** Whose project it is hears why. */
function fail(database: Database, run: RunRow, why: Record<Language, string>): void {
  const words = (language: Language) =>
    reasonOf(database, "recurring_runs.not_mailed", { why: why[language] })[language];
  const reason = { lv: words("lv"), en: words("en") };
  note(database, run.id, { reason });
}

/** Nobody's act: the mail itself is the author's. */
function note(database: Database, id: number, change: Parameters<typeof changeRun>[2]): void {
  transaction(database, () => {
    const before = findRun(database, id);
    changeRun(database, id, change);
    const after = findRun(database, id);
    record(database, { operation: "recurring", entity: "recurring_run", entity_id: id, before, after });
  });
}
