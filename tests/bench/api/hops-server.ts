import { join } from "node:path";
import { bareWorker, serveBare } from "../support/bare-workers.ts";

/** Workers that do nothing, one behind the other as the product's are: files first, a service, an object with SQLite. */
const folder = join(import.meta.dirname, "../peers/api");
await serveBare([
  {
    ...bareWorker(folder, "edge", "hops-edge.js"),
    assets: {
      directory: folder,
      binding: "ASSETS",
      routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: true },
    },
    serviceBindings: { BACKEND: "backend" },
  },
  {
    ...bareWorker(folder, "backend", "hops-backend.js"),
    durableObjects: { ROWS: { className: "Rows", useSQLite: true } },
  },
]);
