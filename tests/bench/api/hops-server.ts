import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";

/** Workers that do nothing, one behind the other as the product's are: files first, a service, an object with SQLite. */
const data = mkdtempSync(join(tmpdir(), "hops-"));
const folder = join(import.meta.dirname, "../peers/api");
const worker = (name: string) => ({
  name,
  compatibilityDate: "2026-09-01",
  modulesRoot: folder,
  modules: [{ type: "ESModule" as const, path: join(folder, `hops-${name}.js`) }],
});
const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    host: "127.0.0.1",
    port: Number(process.env.PORT),
    cf: false,
    resourcePersistencePath: data,
    log: new Log(LogLevel.WARN),
    workers: [
      {
        ...worker("edge"),
        assets: {
          directory: folder,
          binding: "ASSETS",
          routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: true },
        },
        serviceBindings: { BACKEND: "backend" },
      },
      { ...worker("backend"), durableObjects: { ROWS: { className: "Rows", useSQLite: true } } },
    ],
  }),
);
await miniflare.ready;

process.once("SIGTERM", async () => {
  await miniflare.dispose();
  rmSync(data, { recursive: true, force: true });
  process.exit(0);
});
