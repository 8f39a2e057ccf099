import { ask, callerAt, newInstallation, port, signIns } from "#tests/support/installation.ts";
import { cookieOf } from "../support/office.ts";
import { type Content, everyProject } from "../support/peer-database.ts";
import { startProduct } from "../support/product.ts";
import type { Side } from "./sides.ts";

/** The product as `npm start` runs it, with a demonstration installation and its administrator signed in. */
export async function startOurs(): Promise<Side & { content: Content }> {
  await startProduct();
  const installation = await newInstallation({ demonstration: "portal", title: "Portal" });
  const { host } = installation;
  const cookie = await cookieOf(installation, signIns.admin);
  const { text } = await ask(host, "GET", "/projects", { headers: { Cookie: cookie } });
  const palette = /<style[^>]*>(.*?)<\/style>/s.exec(text)?.[1] ?? "";
  const admin = await callerAt(installation, signIns.admin);
  const content = {
    title: "Portal",
    palette,
    stylesheet: (await ask(host, "GET", /href="(\/assets\/[^"]+\.css)"/.exec(text)?.[1] ?? "")).text,
    viewer: (await admin("GET", "/user")).json().data,
    projects: await everyProject(admin),
  };
  return { name: "ours", port, host, cookie, content };
}
