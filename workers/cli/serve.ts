import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { bundles } from "./build.ts";
import { bindRuntimes } from "./lifetime.ts";
import { operatorHost } from "./operator-call.ts";
import { workerOptions } from "./worker-options.ts";

/**
 * V8 does all of its work on the thread that runs the Workers: sweeping, marking and compiling as well. With a second thread
 * for that, workerd was seen to wait for it for ever, in a loop that took a whole core (1.20260918;
 * `cppgc::internal::Sweeper`, from `PumpMessageLoop`). One stood still again, nobody saw why, where collecting garbage alone
 * was on the first.
 */
process.env.MINIFLARE_WORKERD_V8_FLAGS ??= "--single-threaded";

interface ServeOptions {
  port: number;
  /** Where databases, files and secrets of this run are kept. */
  data: string;
  /** The built Workers; those of a local run, where nothing else is said. */
  scripts?: { edge: string; backend: string };
  /** Whether passwords are hashed cheaply: in a run of tests alone. */
  hasLightPasswords?: boolean;
  /** Who answers for DNS instead of the world: in a run of tests alone. */
  dnsQuery?: string;
  /** Where the runtime's inspector listens, for a profile. */
  inspectorPort?: number;
}

const local = {
  edge: join(bundles.edge, "edge-worker.js"),
  backend: join(bundles.backend, "backend-worker.js"),
};

export interface Running {
  address: URL;
  operatorToken: string;
  /** Reaches the backend Worker itself, past the edge. */
  backend: (
    path: string,
    init: { method: string; headers: Record<string, string>; body: string },
  ) => Promise<{ ok: boolean; text: () => Promise<string> }>;
  /** What the edge is bound to, for an edge that runs in Node. */
  bindings: () => Promise<Record<string, unknown>>;
  /** Goes on with the scripts as they are now; the data stays. What was bound before is so no more. */
  renew: () => Promise<void>;
  /** Takes the files away whose keys begin so, and says how many there were. */
  forgetFiles: (prefix: string) => Promise<number>;
  stop: () => Promise<void>;
}

/** Starts the built Workers on workerd, with the bindings that their wrangler.toml names. */
export async function serve({
  port,
  data,
  scripts = local,
  hasLightPasswords = false,
  dnsQuery,
  inspectorPort,
}: ServeOptions): Promise<Running> {
  bindRuntimes();
  // Databases and files hold what the secrets protect: like them they are their owner's alone, those of before as well.
  process.umask(0o077);
  mkdirSync(data, { recursive: true });
  chmodSync(data, 0o700);
  const secrets = {
    SESSION_SECRET: secret(data, "session-secret"),
    OPERATOR_TOKEN: secret(data, "operator-token"),
  };
  const { edge, backend } = await workerOptions();
  const options = () =>
    convertV4MiniflareOptions({
      // Miniflare's own way in: it goes through three Workers of Miniflare before ours has the request, for 2 ms.
      host: "127.0.0.1",
      port: 0,
      ...(inspectorPort && { inspectorPort }),
      // Nothing is asked of the network, not even where this machine is.
      cf: false,
      resourcePersistencePath: data,
      log: new Log(LogLevel.WARN),
      workers: [
        {
          ...edge,
          name: "edge",
          ...modulesOf(scripts.edge),
          bindings: {
            // A line for each request is for who runs many installations. workerd takes long to write one.
            REQUEST_LOG: process.env.REQUEST_LOG ?? "faults",
            ...Object(edge.bindings),
            ...secrets,
            OPERATOR_HOST: operatorHost,
          },
        },
        {
          ...backend,
          name: "backend",
          ...modulesOf(scripts.backend),
          bindings: {
            ...Object(backend.bindings),
            ...(hasLightPasswords && { LIGHT_PASSWORDS: "1" }),
            ...(dnsQuery && { DNS_QUERY: dnsQuery }),
          },
          // Ours leads to the edge itself, as on the platform, where `run_worker_first` says so. It stands here because
          // Miniflare puts its router before whatever it opens beside a Worker that has files.
          unsafeDirectSockets: [{ host: "127.0.0.1", port, serviceName: "edge" }],
        },
      ],
    });
  const miniflare = new Miniflare(options());
  return {
    address: await miniflare.unsafeGetDirectURL("backend"),
    operatorToken: secrets.OPERATOR_TOKEN,
    backend: async (path, init) =>
      (await miniflare.getWorker("backend")).fetch(`http://backend${path}`, init),
    bindings: () => miniflare.getBindings("edge"),
    renew: () => miniflare.setOptions(options()),
    forgetFiles: async (prefix) => {
      const files = await miniflare.getR2Bucket("FILES", "backend");
      const { objects } = await files.list({ prefix });
      await files.delete(objects.map(({ key }) => key));
      return objects.length;
    },
    stop: () => miniflare.dispose(),
  };
}

/** What a script may import beside other scripts: migrations, the type and the layout engine of documents. */
const imported = [
  { type: "Text", files: "*.sql" },
  { type: "Data", files: "*.bin" },
  { type: "CompiledWasm", files: "*.wasm" },
] as const;

/** A built Worker: its script, and beside it what that imports. */
export function modulesOf(script: string) {
  const folder = dirname(script);
  const beside = imported.flatMap(({ type, files }) =>
    globSync(files, { cwd: folder }).map((name) => ({ type, path: join(folder, name) })),
  );
  return {
    modulesRoot: folder,
    modules: [{ type: "ESModule" as const, path: script }, ...beside],
  };
}

/** A secret of this run: made the first time, read afterwards. */
function secret(folder: string, name: string): string {
  const file = join(folder, name);
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600 });
  return readFileSync(file, "utf8");
}
