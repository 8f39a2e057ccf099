import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { start } from "../support/child.ts";
import { install } from "../support/install.ts";
import type { Content } from "../support/peer-database.ts";
import { type Asked, get } from "../support/requests.ts";
import type { Side } from "./sides.ts";

export const folder = join(import.meta.dirname, "../peers/strapi");

/** Strapi over the same projects, without their clients and people: less work than the others do. */
export async function startStrapi(
  { projects }: Content,
  { port, data }: { port: number; data: string },
): Promise<Side> {
  console.log("Starting Strapi, whose first installation takes minutes…");
  install(folder);
  const [rows, key] = [join(data, "strapi.json"), join(data, "strapi-token")];
  writeFileSync(rows, JSON.stringify(projects.toReversed()));
  const command: [string, string] = [process.execPath, "start.js"];
  const env = {
    PORT: String(port),
    NODE_ENV: "production",
    STRAPI_TELEMETRY_DISABLED: "true",
    STRAPI_DISABLE_UPDATE_NOTIFICATION: "true",
    DATABASE: join(data, "strapi.sqlite"),
    CONTENT: rows,
    TOKEN: key,
  };
  await start({ command, cwd: folder, env, port });
  const side = {
    name: "strapi",
    port,
    host: "127.0.0.1",
    cookie: "",
    token: readFileSync(key, "utf8"),
    asking,
  };
  await prove(side, projects);
  return side;
}

const notHeld = { client: undefined, project_manager: undefined };

/** The same in its words. */
function asking({ path, method, body }: Asked): Asked {
  if (method === "PATCH") return { path, method: "PUT", body: { data: body } };
  if (method === "POST") return { path, method, body: { data: { ...body, ...notHeld } } };
  const [, page, size] = /\?page=(\d+)&per_page=(\d+)$/.exec(path) ?? [];
  if (!page) return { path };
  return { path: `/api/projects?sort=id:desc&pagination[page]=${page}&pagination[pageSize]=${size}` };
}

/** Throws where it holds other projects. */
async function prove(side: Side, projects: Content["projects"]): Promise<void> {
  const { path } = asking({ path: "/api/projects?page=2&per_page=20" });
  const { body } = await get(side, path);
  const { data, meta } = JSON.parse(body.toString());
  const names = (rows: { name: string }[]) => rows.map(({ name }) => name).join();
  if (meta?.pagination.total !== projects.length || names(data) !== names(projects.slice(20, 40)))
    throw new Error(`Strapi has other projects: ${body}`);
}
