import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { sized } from "#tests/support/sized.ts";
import { busyOffice, Load } from "./load.ts";
import { OwnServer } from "./own-server.ts";
import { halvesIn, lostIn, unacceptedIn } from "./whole.ts";

const run = sized("kill -9", "kills under write load", { usual: 2, soak: 200 });
/** An installation is killed so often before the next one takes its place: its live log is kept whole until then. */
const killsOfOne = 10;

const server = new OwnServer();
let load: Load | undefined;
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

test(run.title, { timeout: run.patience }, async () => {
  const back: number[] = [];
  let [writes, acceptances] = [0, 0];
  await server.start();
  for (let kill = 0; kill < run.size; kill += 1) {
    if (!load || kill % killsOfOne === 0) {
      load = new Load(await busyOffice(await server.office()), run.chance);
      await load.begin();
    }
    const before = { writes: load.acknowledged.length, acceptances: load.accepted.length };
    const running = load.run(12);
    await Promise.race([running, pause(200 + run.chance.below(800))]);
    await server.kill();
    await running;
    const database = recovered();
    expect(halvesIn(database)).toEqual([]);
    expect(lostIn(database, load.acknowledged)).toEqual([]);
    expect(unacceptedIn(database, load.accepted)).toEqual([]);
    database.close();
    back.push(await server.start());
    await load.repeat();
    writes += load.acknowledged.length - before.writes;
    acceptances += load.accepted.length - before.acceptances;
  }
  await server.kill();
  const database = recovered();
  expect(halvesIn(database)).toEqual([]);
  expect(lostIn(database, load?.acknowledged ?? [])).toEqual([]);
  expect(unacceptedIn(database, load?.accepted ?? [])).toEqual([]);
  const names = database.prepare("select name from clients group by name having count(*) > 1").all();
  expect(names).toEqual([]);
  database.close();
  const slowest = Math.round(Math.max(...back));
  console.info(
    `${run.title}: ${writes} acknowledged writes and ${acceptances} acceptances, back after ${slowest} ms at most`,
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
    expect(lostIn(database, load?.acknowledged ?? [])).not.toEqual([]);
    database.close();
  });

  test("an acceptance that is gone", () => {
    const database = tampered("delete from client_answers");
    expect(unacceptedIn(database, load?.accepted ?? [])).not.toEqual([]);
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
