import { join } from "node:path";
import { root } from "../../../workers/cli/build.ts";
import { ask, callerAt, newInstallation, password, port, signIns } from "../../support/installation.ts";
import { start } from "../support/child.ts";
import type { Content } from "./data.ts";
import type { Side } from "./sides.ts";

/** The product as `npm start` runs it, with a demonstration installation and its administrator signed in. */
export async function startOurs(): Promise<Side & { content: Content }> {
  const command: [string, string] = [process.execPath, join(root, "tests/support/serve.ts")];
  // The control opens last, one port further.
  await start({ command, cwd: root, env: { TEST_PORT: String(port) }, port: port + 1 });
  const { host, origin } = await newInstallation({ demonstration: "portal", title: "Portal" });
  const signedIn = await ask(host, "POST", "/login", {
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: origin },
    body: new URLSearchParams({ email: signIns.admin, password }).toString(),
  });
  const [cookie = ""] = String(signedIn.headers["set-cookie"]).split(";");
  const { text } = await ask(host, "GET", "/projects", { headers: { Cookie: cookie } });
  const palette = /<style[^>]*>(.*?)<\/style>/s.exec(text)?.[1] ?? "";
  const admin = await callerAt({ host, origin, link: null }, signIns.admin);
  const content = {
    title: "Portal",
    palette,
    stylesheet: (await ask(host, "GET", /href="(\/assets\/[^"]+\.css)"/.exec(text)?.[1] ?? "")).text,
    viewer: (await admin("GET", "/user")).json().data,
    projects: [...(await pages(admin))],
  };
  return { name: "ours", port, host, cookie, content };
}

/** Every project, in the order of the list. */
async function pages(admin: Awaited<ReturnType<typeof callerAt>>): Promise<Content["projects"]> {
  const projects: Content["projects"] = [];
  for (let page = 1, last = 1; page <= last; page++) {
    const { data, meta } = (await admin("GET", `/projects?per_page=100&page=${page}`)).json();
    projects.push(...data);
    last = meta.last_page;
  }
  return projects;
}
