import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";

/** The bare Durable Object, on the runtime and with the storage that the product has. */
const data = mkdtempSync(join(tmpdir(), "bare-room-"));
const folder = join(import.meta.dirname, "../peers/live");
const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    host: "127.0.0.1",
    port: Number(process.env.PORT),
    cf: false,
    resourcePersistencePath: data,
    log: new Log(LogLevel.WARN),
    workers: [
      {
        name: "bare-room",
        compatibilityDate: "2026-09-01",
        modulesRoot: folder,
        modules: [{ type: "ESModule", path: join(folder, "bare-room.js") }],
        durableObjects: { ROOM: { className: "Room", useSQLite: true } },
      },
    ],
  }),
);
await miniflare.ready;

process.once("SIGTERM", async () => {
  await miniflare.dispose();
  rmSync(data, { recursive: true, force: true });
  process.exit(0);
});
