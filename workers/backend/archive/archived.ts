import { DurableObject } from "cloudflare:workers";
import { logFault } from "../../log";
import { newestAudit } from "../db/audit";
import { type Database, openDatabase } from "../db/database";
import { forgetAnswers } from "../db/memo";
import { migrate } from "../db/migrate";
import { dueTimes, nextNight } from "../due";
import type { Env } from "../env";
import { makeCopy } from "../front/archive/copies";
import migrations from "../migrations/migrations";
import { roomOf } from "../room";
import { isEmpty, load, received, rehearse } from "./load";
import { Refusal, type Rows } from "./manifest";
import { streamOf, takeSnapshot } from "./snapshot";

/** Milliseconds that files are kept for whoever reads a snapshot. */
const filesHeld = 15 * 60_000;

/** What the last copy holds: changes up to this number of the audit log. */
type Copied = { audit: number };
const copiedKey = "copied";
/** By which name the registry knows this installation; an object does not know its own. */
const nameKey = "installation";
/** Milliseconds until a copy is tried again. */
const triedAgainAfter = 3_600_000;

/** What a refusal says; null when nothing was refused. */
function refusalOf(work: () => void): string | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

/** An object with a database whose rows can be read into an archive, come from one, and be forgotten. */
export abstract class Archived extends DurableObject<Env> {
  protected readonly database: Database;
  protected abstract readonly dispatcher: { holdFiles: (until: number) => void; again: () => Promise<void> };
  protected readonly due;
  /** Whether the next copy has a time. */
  private isPlanned = false;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.database = this.open(ctx.storage);
    this.due = dueTimes(ctx.storage);
    void ctx.blockConcurrencyWhile(async () => migrate(this.database, migrations));
  }

  /** The database in a storage. A local run keeps it to the limits that only production enforces. */
  protected open(storage: DurableObjectStorage): Database {
    return openDatabase(storage);
  }

  override alarm(): Promise<void> {
    return this.work(Date.now());
  }

  /** Does what is due at a time. A copy that fails is made an hour later. */
  protected async work(now: number): Promise<void> {
    const due = await this.due.take(now);
    // First: an object that ends meanwhile is woken to try again.
    if (due.includes("copy")) await this.due.at("copy", now + triedAgainAfter);
    if (due.includes("outbox")) await this.dispatcher.again();
    if (due.includes("copy")) await this.copy();
  }

  /** Sees to it that what was written since the last copy is in one tomorrow morning. */
  protected async planCopy(installation: string): Promise<void> {
    if (this.isPlanned) return;
    const { kv } = this.ctx.storage;
    if (kv.get<Copied>(copiedKey)?.audit === newestAudit(this.database)) return;
    this.isPlanned = true;
    kv.put(nameKey, installation);
    await this.due.at("copy", nextNight(this.ctx.id.toString(), Date.now()));
  }

  private async copy(): Promise<void> {
    const { kv } = this.ctx.storage;
    const installation = kv.get<string>(nameKey) ?? "";
    const audit = newestAudit(this.database);
    try {
      await makeCopy(this.env, installation, this.snapshot());
      kv.put<Copied>(copiedKey, { audit });
      this.isPlanned = false;
      await this.due.done("copy");
      // What was written meanwhile is not in it.
      await this.planCopy(installation);
    } catch (error) {
      logFault("copy", error, { installation });
    }
  }

  /** Works through what was written beside the rows. */
  protected abstract dispatch(): void;

  /** Everything that an archive keeps of the rows, as it is now. Files that rows refer to stay until it is read. */
  snapshot(): { rows: Rows; content: ReadableStream<Uint8Array> } {
    this.dispatcher.holdFiles(Date.now() + filesHeld);
    const { rows, contents } = takeSnapshot(this.database, migrations);
    return { rows, content: streamOf(contents) };
  }

  /** Whether nobody has worked here yet. */
  isEmpty(): boolean {
    return isEmpty(this.database);
  }

  /** Whether the rows of an archive could be restored here: null, or why not in words. */
  async rehearse(rows: Rows, content: ReadableStream<Uint8Array>): Promise<string | null> {
    const contents = await received(rows, content);
    return refusalOf(() => rehearse(this.database, migrations, rows, contents));
  }

  /** Puts the rows of an archive into this empty installation: null, or why not in words. */
  async restore(
    installation: string,
    rows: Rows,
    content: ReadableStream<Uint8Array>,
  ): Promise<string | null> {
    const contents = await received(rows, content);
    const refusal = refusalOf(() => load(this.database, migrations, rows, contents));
    this.dispatch();
    await this.planCopy(installation);
    return refusal;
  }

  /** Forgets everything, and leaves an installation as it is before its first administrator. */
  async erase(): Promise<void> {
    await roomOf(this.env, this.ctx.id).forget();
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    forgetAnswers();
    this.isPlanned = false;
    migrate(this.database, migrations);
  }
}
