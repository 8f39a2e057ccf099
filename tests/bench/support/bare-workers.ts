import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";

/** A Worker that is one script of a peer. */
export const bareWorker = (folder: string, name: string, script: string) => ({
  name,
  compatibilityDate: "2026-09-01",
  modulesRoot: folder,
  modules: [{ type: "ESModule" as const, path: join(folder, script) }],
});

type Options = Parameters<typeof convertV4MiniflareOptions>[0];

/** Serves Workers on PORT, on the runtime and with the storage that the product has, until this process is ended. */
export async function serveBare(workers: Extract<Options, { workers: unknown }>["workers"]): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), "bare-"));
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: Number(process.env.PORT),
      cf: false,
      resourcePersistencePath: data,
      log: new Log(LogLevel.WARN),
      workers,
    }),
  );
  await miniflare.ready;
  process.once("SIGTERM", async () => {
    await miniflare.dispose();
    rmSync(data, { recursive: true, force: true });
    process.exit(0);
  });
}
