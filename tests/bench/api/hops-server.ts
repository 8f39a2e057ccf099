import { join } from "node:path";
import { bareWorker, serveBare } from "../support/bare-workers.ts";

/** Workers that do nothing, one behind the other as the product's are: an edge, a service, an object with SQLite. */
const folder = join(import.meta.dirname, "../peers/api");
await serveBare([
  {
    ...bareWorker(folder, "edge", "hops-edge.js"),
    serviceBindings: { BACKEND: "backend" },
  },
  {
    ...bareWorker(folder, "backend", "hops-backend.js"),
    durableObjects: { ROWS: { className: "Rows", useSQLite: true } },
  },
]);
