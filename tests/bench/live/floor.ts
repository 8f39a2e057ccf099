import { join } from "node:path";
import { bareWorker, serveBare } from "../support/bare-workers.ts";

/** The bare Durable Object. */
const folder = join(import.meta.dirname, "../peers/live");
await serveBare([
  {
    ...bareWorker(folder, "bare-room", "bare-room.js"),
    durableObjects: { ROOM: { className: "Room", useSQLite: true } },
  },
]);
