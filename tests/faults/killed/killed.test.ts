import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { sized } from "#tests/support/sized.ts";
import { type BusyOffice, busyOffice } from "./busy-office.ts";
import { type Ended, missingIn } from "./lived.ts";
import { Load } from "./load.ts";
import { dateOf, Mornings } from "./mornings.ts";
import { OwnServer } from "./own-server.ts";
import { halvesIn, lostIn, unacceptedIn } from "./whole.ts";

const run = sized("kill -9", "kills under write load", { usual: 2, soak: 200 });
/** An installation is killed so often before the next one takes its place: its live log is kept whole until then. */
const killsOfOne = 10;

const server = new OwnServer();
interface Life {
  office: BusyOffice;
  load: Load;
  mornings: Mornings;
  kills: number;
}
let life: Life | undefined;
let end: Ended = { dates: [], kills: 0, told: new Set() };
const folder = mkdtempSync(join(tmpdir(), "killed-"));
afterAll(async () => {
  await server.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** The installation's database as the killed process left it, with the log that it is recovered from. */
function recovered(name = "recovered"): DatabaseSync {
  const [file = ""] = server.databases();
  const copy = join(folder, name);
  for (const part of ["", "-wal", "-shm"]) rmSync(copy + part, { force: true });
  for (const part of ["", "-wal"]) if (existsSync(file + part)) cpSync(file + part, copy + part);
  return new DatabaseSync(copy);
}

/** What is wrong, right after the server was killed. */
function faultsIn(database: DatabaseSync, { acknowledged, accepted }: Load): string[] {
  return [...halvesIn(database), ...lostIn(database, acknowledged), ...unacceptedIn(database, accepted)];
}

async function begun(): Promise<Life> {
  const office = await busyOffice(await server.office(), dateOf(0));
  const mornings = new Mornings(server, office);
  const load = new Load(office, run.chance, () => mornings.dueDate());
  await load.begin();
  return { office, load, mornings, kills: 0 };
}

/** Lets everything come that is due, and looks whether it has; answers how many mornings there were. */
async function ended({ office, load, mornings, kills }: Life): Promise<number> {
  await mornings.finish();
  const { data } = (await office.admin("GET", "/inbox")).json();
  const told = new Set<string>(data.map(({ key }: { key: string }) => key));
  await server.kill();
  const database = recovered();
  const dates = mornings.dates();
  end = { dates, kills, told };
  expect([...faultsIn(database, load), ...missingIn(database, end)]).toEqual([]);
  expect(database.prepare("select name from clients group by name having count(*) > 1").all()).toEqual([]);
  database.close();
  return dates.length;
}

test(run.title, { timeout: run.patience }, async () => {
  const back: number[] = [];
  const lives: Life[] = [];
  let mornings = 0;
  await server.start();
  for (let kill = 0; kill < run.size; kill += 1) {
    if (!life || kill % killsOfOne === 0) {
      life = await begun();
      lives.push(life);
    }
    const { load } = life;
    const running = Promise.all([load.run(12), life.mornings.run()]);
    await Promise.race([running, pause(200 + run.chance.below(800))]);
    await server.kill();
    life.kills += 1;
    await running;
    const database = recovered();
    expect(faultsIn(database, load)).toEqual([]);
    database.close();
    back.push(await server.start());
    await load.repeat();
    if ((kill + 1) % killsOfOne > 0 && kill + 1 < run.size) continue;
    mornings += await ended(life);
    await server.start();
  }
  await server.kill();
  const sum = (of: (life: Life) => number) => lives.reduce((all, one) => all + of(one), 0);
  const slowest = Math.round(Math.max(...back));
  console.info(
    `${run.title}: ${sum(({ load }) => load.acknowledged.length)} acknowledged writes, ` +
      `${sum(({ load }) => load.accepted.length)} acceptances and ${mornings} mornings, ` +
      `${sum((one) => one.mornings.cutOff)} of them cut off; back after ${slowest} ms at most`,
  );
});

describe("what a killed process could leave is found out:", () => {
  const tampered = (change: string): DatabaseSync => {
    const database = recovered("tampered");
    database.exec(`pragma foreign_keys = off; ${change}`);
    return database;
  };
  const last = (table: string, id = "id") => `(select max(${id}) from ${table})`;

  test.each([
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
       where key glob 'mail:*:document ' || (select mail_id from invoice_reminders limit 1)`,
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
  ])("%s", (_, change) => {
    const database = tampered(change);
    expect(halvesIn(database)).not.toEqual([]);
    database.close();
  });

  test.each([
    ["a client that is gone", "delete from clients"],
    ["a change that is gone", "update clients set version = 1"],
    ["a change that was overwritten", "update clients set address = 'x'"],
    ["an answer that is forgotten", "delete from idempotency where key glob 'clients *'"],
  ])("%s", (_, change) => {
    const database = tampered(change);
    expect(lostIn(database, life?.load.acknowledged ?? [])).not.toEqual([]);
    database.close();
  });

  const captured = (mail: string) =>
    `delete from _cf_KV where key glob 'mail:*:document ' || (${mail} limit 1)`;
  const ofMail = "select mail.id from document_mails mail join";
  test.each([
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
      join invoices on invoices.id = invoice_id and due_date >= '2027-01'`),
    ],
    ["a mail that still waits", "insert into mail_queue (subject, text, at) values ('x', 'x', '')"],
    ["mails of which nobody knows or is told", "update document_mails set sent_at = null"],
  ])("%s", (_, change) => {
    const database = tampered(change);
    expect(missingIn(database, end)).not.toEqual([]);
    database.close();
  });

  test("an acceptance that is gone", () => {
    const database = tampered("delete from client_answers");
    expect(unacceptedIn(database, life?.load.accepted ?? [])).not.toEqual([]);
    database.close();
  });

  test("pages that are damaged", () => {
    const whole = recovered("damaged");
    whole.exec("pragma wal_checkpoint(truncate)");
    whole.close();
    const file = join(folder, "damaged");
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0x2a, bytes.length >> 1, (bytes.length >> 1) + 8192));
    const database = new DatabaseSync(file);
    expect(halvesIn(database)[0]).toMatch(/^quick_check: /);
    database.close();
  });
});
