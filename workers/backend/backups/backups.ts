import { logFault } from "#protocol/log.ts";
import { newestAudit } from "../db/audit.ts";
import type { Database } from "../db/database.ts";
import type { Env } from "../env.ts";
import { type alarmsOf, nextNight } from "../jobs/alarms.ts";
import migrations from "../migrations/migrations.js";
import { makeCopy } from "./copies.ts";
import { isEmpty, load, received, rehearse } from "./load.ts";
import { Refusal, type Rows } from "./manifest.ts";
import { restAfterRestore } from "./rest.ts";
import { streamOf, takeSnapshot } from "./snapshot.ts";

/** Milliseconds that files are kept for anyone who reads a snapshot. */
const filesHeld = 15 * 60_000;

/** What the last copy holds: changes up to this number of the audit log. */
type Copied = { audit: number };
const copiedKey = "copied";
/** By which name the registry knows this installation; an object does not know its own. */
const nameKey = "installation";

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

/** What the copies of an installation are made with. */
interface Held {
  /** The object's id, by which its night has a minute of its own. */
  id: string;
  env: Env;
  database: Database;
  kv: SyncKvStorage;
  due: ReturnType<typeof alarmsOf>;
  /** Keeps files that rows refer to until then, in milliseconds since 1970. */
  holdFiles: (until: number) => void;
}

/** The copies of an installation's rows: read into an archive, taken from one, and made again each night. */
export class Backups {
  private readonly held: Held;
  /** Whether the next copy has a time. */
  private isPlanned = false;

  constructor(held: Held) {
    this.held = held;
  }

  /** Sees to it that what was written since the last copy is in one tomorrow morning. */
  async plan(installation: string): Promise<void> {
    const { id, database, kv, due } = this.held;
    if (this.isPlanned) return;
    if (kv.get<Copied>(copiedKey)?.audit === newestAudit(database)) return;
    this.isPlanned = true;
    kv.put(nameKey, installation);
    await due.at("copy", nextNight(id, Date.now()));
  }

  /** By which name the registry knows this installation; "" before anything was written. */
  name(): string {
    return this.held.kv.get<string>(nameKey) ?? "";
  }

  /** Makes the night's copy. One that fails stays due. */
  async copy(): Promise<void> {
    const { env, database, kv, due } = this.held;
    const installation = this.name();
    const audit = newestAudit(database);
    try {
      await makeCopy(env, installation, this.snapshot());
      kv.put<Copied>(copiedKey, { audit });
      this.isPlanned = false;
      await due.done("copy");
      // What was written meanwhile is not in it.
      await this.plan(installation);
    } catch (error) {
      logFault("copy", error, { installation });
    }
  }

  snapshot(): { rows: Rows; content: ReadableStream<Uint8Array> } {
    this.held.holdFiles(Date.now() + filesHeld);
    const { rows, contents } = takeSnapshot(this.held.database, migrations);
    return { rows, content: streamOf(contents) };
  }

  isEmpty(): boolean {
    return isEmpty(this.held.database);
  }

  async rehearse(rows: Rows, content: ReadableStream<Uint8Array>): Promise<string | null> {
    const contents = await received(rows, content);
    return refusalOf(() => rehearse(this.held.database, migrations, rows, contents));
  }

  async restore(rows: Rows, content: ReadableStream<Uint8Array>): Promise<string | null> {
    const contents = await received(rows, content);
    return refusalOf(() => {
      load(this.held.database, migrations, rows, contents);
      restAfterRestore(this.held.database);
    });
  }

  /** Everything was forgotten, the time of the next copy as well. */
  forgotten(): void {
    this.isPlanned = false;
  }
}
