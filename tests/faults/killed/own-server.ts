import { type ChildProcess, fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { operatorOf } from "#cli/operator-client.ts";
import { opened } from "#tests/api/arrange.ts";
import { ports } from "#tests/support/ports.ts";

/** Behind the servers of the run and their controls. */
const port = Math.max(...ports) + 3;

/** A server of a test's own, in processes that can be killed; what it stored outlives them. */
export class OwnServer {
  private readonly data = mkdtempSync(join(tmpdir(), "back-office-killed-"));
  private child: ChildProcess | undefined;

  /** Starts it; milliseconds until it answered. */
  async start(): Promise<number> {
    const began = performance.now();
    // A group of its own: workerd is a child of that child, and dies with it.
    const child = fork(join(import.meta.dirname, "serve.ts"), [String(port), this.data], {
      detached: true,
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    this.child = child;
    const ended = once(child, "exit").then(() => Promise.reject(new Error("The server did not start")));
    ended.catch(() => undefined);
    await Promise.race([once(child, "message"), ended]);
    return performance.now() - began;
  }

  /** Kills it in the middle of whatever it does, as a machine that fails would. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    process.kill(-child.pid, "SIGKILL");
    await ended;
  }

  /** Lets an installation do what it does by itself until an instant; whether it had done it before the server was gone. */
  async night(installation: string, until: number): Promise<boolean> {
    const { child } = this;
    if (!child?.connected) return false;
    const answered = new AbortController();
    const { signal } = answered;
    try {
      const said = Promise.race([once(child, "message", { signal }), once(child, "exit", { signal })]);
      child.send({ installation, hours: (until - Date.now()) / 3_600_000 }, () => undefined);
      const [answer] = await said;
      if (answer !== null && answer !== "lived") throw new Error(`The night ended with ${answer}`);
      return answer === "lived";
    } finally {
      answered.abort();
    }
  }

  /** An empty installation on it, with its administrator signed in. */
  async office() {
    const name = `k-${randomBytes(6).toString("hex")}`;
    const host = `${name}.localhost`;
    const token = readFileSync(join(this.data, "operator-token"), "utf8");
    const { link = null } = await operatorOf(new URL(`http://127.0.0.1:${port}`), token).add({
      host,
      title: "Testa birojs",
      backend: "embedded",
      installation: name,
      admin: { name: "Anna Ozola", email: "anna@test.lv", language: "lv" },
    });
    return opened({ host, name, origin: `http://${host}:${port}`, link, port });
  }

  /** The databases of its installations, the one that was written to last first. */
  databases(): string[] {
    const files = globSync(join(this.data, "do/backend-Installation/*.sqlite"));
    const databases = files.filter((file) => !file.endsWith("metadata.sqlite"));
    return databases.sort((one, other) => writtenAt(other) - writtenAt(one));
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}

/** What is committed stands in the log beside a database first. */
const writtenAt = (file: string): number =>
  Math.max(...[file, `${file}-wal`].map((each) => statSync(each, { throwIfNoEntry: false })?.mtimeMs ?? 0));
