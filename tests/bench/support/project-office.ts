import { port, strangerAt } from "#tests/support/installation.ts";
import { crowd } from "./crowd.ts";
import { accepted, openOffice } from "./office.ts";
import { type Content, everyProject } from "./peer-database.ts";
import { clients, projectAt } from "./project-work.ts";
import type { Target } from "./requests.ts";

const atOnce = 8;

/** An office with that many projects, entered through the API as people would, and what it then holds. */
export async function openProjectOffice(rows: number): Promise<Target & { content: Content }> {
  const { installation, token } = await openOffice();
  const target = { port, host: installation.host, cookie: "", token };
  const entered = (path: string, count: number, body: (index: number) => object) =>
    crowd(
      target,
      Array.from({ length: count }, (_, index) => ({ method: "POST", path, body: body(index) })),
      atOnce,
    );
  await entered("/api/customers", clients, (index) => ({
    name: `Klients ${index}`,
    short_name: `K${index}`,
  }));
  await entered("/api/projects", rows, projectAt);
  const headers = { Authorization: `Bearer ${token}` };
  const stranger = strangerAt(installation);
  const viewer = accepted(await stranger("GET", "/user", { headers })).json().data;
  const projects = await everyProject((method, path) => stranger(method, path, { headers }));
  return { ...target, content: { title: "", palette: "", stylesheet: "", viewer, projects } };
}
