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

type Bare = Extract<Parameters<typeof convertV4MiniflareOptions>[0], { workers: unknown }>["workers"][number];

/**
 * Serves Workers on PORT, on the runtime and with the storage that the product has, until this process is ended. Requests
 * go to the first of them, past Miniflare's own Workers, as the product's do (workers/cli/serve.ts).
 */
export async function serveBare([first, ...others]: [Bare, ...Bare[]]): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), "bare-"));
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: 0,
      cf: false,
      resourcePersistencePath: data,
      log: new Log(LogLevel.WARN),
      workers: [
        { ...first, unsafeDirectSockets: [{ host: "127.0.0.1", port: Number(process.env.PORT) }] },
        ...others,
      ],
    }),
  );
  await miniflare.ready;
  process.once("SIGTERM", async () => {
    await miniflare.dispose();
    rmSync(data, { recursive: true, force: true });
    process.exit(0);
  });
}
