import { beforeAll, expect, test } from "vitest";
import { ask, callerAt, newInstallation, signIns, type TestInstallation } from "../support/installation.ts";
import { cookieAt } from "./browser.ts";
import { loaderRoutes } from "./routes.ts";

let installation: TestInstallation;
/** The names of clients, projects and banks that are there. */
let names: string[];

beforeAll(async () => {
  installation = await newInstallation({ demonstration: "acme" });
  const admin = await callerAt(installation, signIns.admin);
  const lists = await Promise.all(["/customers", "/projects", "/banks"].map((path) => admin("GET", path)));
  names = lists.flatMap((list) => list.json().data.map(({ name }: { name: string }) => name));
});

/** Which of the names a person sees in all that any route would load: as a page, as data, as data of that route alone. */
async function seenWith(headers: Record<string, string>, except = /^$/): Promise<Set<string>> {
  const routes = (await loaderRoutes(installation)).filter(({ id }) => !except.test(id));
  const paths = routes.flatMap(({ id, path }) => [
    path,
    `${path}.data`,
    `${path}.data?_routes=${encodeURIComponent(id)}`,
    `${path}.data?_routes=root,${encodeURIComponent(id)}`,
  ]);
  const answers = await Promise.all(paths.map((path) => ask(installation.host, "GET", path, { headers })));
  // Names stand in HTML with their quotation marks escaped, in data with backslashes before them.
  const text = answers.map((answer) => answer.text.replaceAll("\\", "").replaceAll("&quot;", '"')).join("\n");
  return new Set(names.filter((name) => text.includes(name)));
}

test("anyone who may, sees them there", async () => {
  expect(names.length).toBeGreaterThan(30);
  const seen = await seenWith({ Cookie: await cookieAt(installation) });
  expect(seen.size).toBeGreaterThan(names.length / 2);
});

test("a stranger gets no route's data, not even by asking for one route alone", async () => {
  expect(await seenWith({})).toEqual(new Set());
});

test("an employee gets none of what is the office's, but for what the calendar is planned with", async () => {
  const headers = { Cookie: await cookieAt(installation, signIns.employee) };
  expect(await seenWith(headers, /^routes\/calendar\//)).toEqual(new Set());
});

test("an employee is led elsewhere by the guard, before the backend has to refuse", async () => {
  const headers = { Cookie: await cookieAt(installation, signIns.employee) };
  const routes = await loaderRoutes(installation);
  const refused: string[] = [];
  for (const { path } of routes) {
    const { status } = await ask(installation.host, "GET", path, { headers });
    if (status === 401 || status === 403) refused.push(path);
  }
  expect(refused).toEqual([]);
});
