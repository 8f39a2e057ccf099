import { describe, expect, test } from "vitest";
import { type Answer, ask, newInstallation, type TestInstallation } from "../support/installation.ts";
import { cookieAt } from "./browser.ts";
import { operator } from "./operators.ts";

const everywhere = [
  "/",
  "/login",
  "/clients",
  "/api/system-config",
  "/parties/calendar/x",
  "/favicon.svg",
  "/mailbox",
];

const all = ({ host }: TestInstallation): Promise<Answer[]> =>
  Promise.all(everywhere.map((path) => ask(host, "GET", path)));

describe("a suspended tenant", () => {
  test("is told so everywhere in words alone, and is back once it is resumed", async () => {
    const installation = await newInstallation({ demonstration: "acme", title: "Kanārija" });
    const cookie = await cookieAt(installation);
    const manager = await operator();
    await manager.change(installation.host, { state: "suspended" });
    for (const { status, text } of await all(installation)) {
      expect(status).toBe(503);
      expect(text).toContain("Darbs ir apturēts");
      expect(text).not.toMatch(/Kanārija|\/assets\/|<script|<img/);
    }
    await manager.change(installation.host, { state: "active" });
    const page = await ask(installation.host, "GET", "/clients", { headers: { Cookie: cookie } });
    expect(page.status).toBe(200);
  });

  test("is not resumed by a change of something else", async () => {
    const { host } = await newInstallation();
    const manager = await operator();
    await manager.change(host, { state: "suspended" });
    await manager.change(host, { title: "Cits nosaukums" });
    expect((await ask(host, "GET", "/login")).status).toBe(503);
  });
});

test("a removed tenant is nobody, like a host that never was anybody's", async () => {
  const installation = await newInstallation();
  await (await operator()).remove(installation.host);
  const nobody = await ask("nobody.localhost", "GET", "/login");
  for (const { status, text } of await all(installation))
    expect({ status, text }).toEqual({ status: 421, text: nobody.text });
});

describe("two addresses of one installation", () => {
  const both = async () => {
    const first = await newInstallation({ demonstration: "acme", title: "Pirmais birojs" });
    const { installation } = await (await operator()).show(first.host);
    return { first, second: await newInstallation({ installation, title: "Otrais birojs" }) };
  };

  test("share their data", async () => {
    const { first, second } = await both();
    const headers = { Cookie: await cookieAt(first), Origin: first.origin };
    const body = { name: "Kopīgā banka", swift: "KOPILV22" };
    expect((await ask(first.host, "POST", "/api/banks", { headers, body })).status).toBe(201);
    const listed = await ask(second.host, "GET", "/api/banks", {
      headers: { Cookie: await cookieAt(second) },
    });
    expect(listed.json().data).toContainEqual(expect.objectContaining({ name: "Kopīgā banka" }));
  });

  test("do not share their cookies", async () => {
    const { first, second } = await both();
    const headers = { Cookie: await cookieAt(first) };
    expect((await ask(first.host, "GET", "/api/user", { headers })).status).toBe(200);
    expect((await ask(second.host, "GET", "/api/user", { headers })).status).toBe(401);
  });

  test("have titles of their own", async () => {
    const { first, second } = await both();
    const titles = await Promise.all(
      [first, second].map(
        async ({ host }) => (await ask(host, "GET", "/login")).text.match(/<title>(.*?)</)?.[1],
      ),
    );
    expect(titles).toEqual(["Pieslēgties – Pirmais birojs", "Pieslēgties – Otrais birojs"]);
  });
});
