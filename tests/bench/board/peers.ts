import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { run } from "../support/child.ts";
import { install } from "../support/install.ts";
import type { Side } from "./sides.ts";
import type { Week } from "./week.ts";

const folder = join(import.meta.dirname, "../peers/board");

const kinds = [
  { name: "event-calendar", blocks: ".ec-event", isWhole: true },
  { name: "fullcalendar", blocks: ".fc-timeline-event", isWhole: true },
  { name: "vis-timeline", blocks: ".vis-item.vis-range", isWhole: false },
];

export function buildPeers(): void {
  install(folder);
  run(["npm", "run", "build"], folder);
}

/** The exact versions that are measured. */
export const versionOf = (name: string): string =>
  JSON.parse(readFileSync(join(folder, "node_modules", name, "package.json"), "utf8")).version;

/** A page of each peer with that week, as files: nothing is worked out at the server. */
export function peers(week: Week, port: number): { sides: Side[]; stop: () => void } {
  const server = createServer(({ url = "" }, response) => {
    const name = url.slice(1);
    const type = { js: "text/javascript", css: "text/css" }[name.split(".")[1] ?? ""] ?? "text/html";
    response.setHeader("Content-Type", `${type}; charset=utf-8`);
    response.end(type === "text/html" ? pageOf(name, week) : fileOf(name));
  });
  server.listen(port, "127.0.0.1");
  const sides = kinds.map((kind) => ({
    ...kind,
    target: { port, host: "127.0.0.1", cookie: "" },
    path: `/${kind.name}`,
    isDrawnByServer: false,
  }));
  return { sides, stop: () => server.close() };
}

/** A built file; not every peer has styles of its own. */
function fileOf(name: string): Buffer | string {
  const file = join(folder, "build", name);
  return existsSync(file) ? readFileSync(file) : "";
}

const pageOf = (name: string, week: Week) => `<!doctype html>
<html lang="lv"><head><meta charset="utf-8"><title>${name}</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/${name}.css"><style>body { margin: 0; font: 14px sans-serif }</style></head>
<body><div id="board"></div><script type="application/json" id="week">${JSON.stringify(week)}</script>
<script type="module" src="/${name}.js"></script></body></html>`;
