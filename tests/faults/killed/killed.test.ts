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
import { halfDone, notDone } from "./tampering.ts";
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
    // Among few who write a morning comes further until it is cut off.
    const writers = run.chance.of([12, 1]) ?? 12;
    const running = Promise.all([load.run(writers), life.mornings.run()]);
    await Promise.race([running, pause(200 + run.chance.below(1_800))]);
    await server.kill();
    life.kills += 1;
    await running;
    const database = recovered();
    expect(faultsIn(database, load)).toEqual([]);
    database.close();
    back.push(await server.start());
    await load.repeat();
    const isLast = kill + 1 === run.size;
    if ((kill + 1) % killsOfOne === 0 || isLast) mornings += await ended(life);
    if ((kill + 1) % killsOfOne === 0 && !isLast) await server.start();
  }
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
  test.each(halfDone)("%s", (_, change) => {
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

  test.each(notDone)("%s", (_, change) => {
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
