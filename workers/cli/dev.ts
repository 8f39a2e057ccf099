import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "vite";
import { pathsForPrograms } from "#model/page/for-programs.ts";
import { portFile, root } from "./build.ts";
import { plantDemonstrations, signIns } from "./demonstration.ts";
import { edgePages } from "./development/pages.ts";
import { bundleChanged, bundleWorkers, ownFolder, scripts } from "./development/workers.ts";
import { endWith, freePort, isFree } from "./lifetime.ts";
import { serve } from "./serve.ts";

// `npm run dev`: the product while one works on it, on the data of `npm start`. Pages are drawn in this process by way of
// Vite, which shows a change at once; what programs ask is answered by the Workers, which are bundled again when a file of
// theirs changes (docs/decisions/053-development-mode.md).
endWith(Number(process.env.STARTED_BY) || undefined);
const data = process.env.DATA ?? join(root, ".data");
const port = Number(process.env.PORT ?? 8787);

if (process.argv.includes("--fresh")) rmSync(data, { recursive: true, force: true });
if (!(await isFree(port))) {
  console.error(`Port ${port} is taken. Another one: PORT=9000 npm run dev`);
  process.exit(1);
}
await bundleWorkers();
const running = await serve({ port: await freePort(), data, scripts });
/** The Workers as they are now; while they are bundled again, everyone who asks waits. */
let renewed = Promise.resolve();
// remix.config.js reads it.
process.env.BUILD_FOLDER = ownFolder;
const vite = await createServer({
  root,
  // Remix imports routes in a way that Vite warns of.
  logLevel: "error",
  plugins: [edgePages(() => renewed.then(running.bindings))],
  server: {
    host: "127.0.0.1",
    port,
    strictPort: true,
    watch: {
      ignored: [data, join(root, "build"), join(root, "test-results")].map((folder) => `${folder}/**`),
    },
    proxy: {
      [pathsForPrograms.source]: { target: running.address.origin, ws: true, bypass: () => renewed },
    },
  },
});
const changed = new Set<string>();
vite.watcher.on("all", (_, path) => {
  changed.add(path);
  renewed = renewed.then(renew);
});
await vite.listen();
writeFileSync(portFile(data), running.address.port);
await plantDemonstrations(running);
console.log(`\nReady: http://localhost:${port}. Sign in as ${signIns.join(", ")}, password demo1234demo.\n`);

/** Takes up what changed since the last time. What cannot be bundled is said, and the Workers stay as they are. */
async function renew(): Promise<void> {
  const paths = [...changed];
  changed.clear();
  try {
    const began = performance.now();
    if (!(await bundleChanged(paths))) return;
    await running.renew();
    console.log(`Workers renewed in ${Math.round(performance.now() - began)} ms`);
  } catch (error) {
    console.error(error);
  }
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void Promise.all([vite.close(), running.stop()]).then(() => process.exit(0)));
}
