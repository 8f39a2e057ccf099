import type { Operator } from "#cli/operator-client.ts";
import { ask, password, port } from "#tests/support/installation.ts";

/** An agency whose administrator is signed in, in a browser and with a program. */
export interface BenchOffice {
  host: string;
  cookie: string;
  token: string;
}

/** Adds an agency, and signs its first administrator in. */
export async function openOffice(operator: Operator, index: number): Promise<BenchOffice> {
  const host = `office-${index}.localhost`;
  const email = `anna${index}@test.lv`;
  const admin = { name: "Anna Ozola", email, language: "lv" };
  const { link } = await operator.add({ host, title: `Birojs ${index}`, backend: "embedded", admin });
  const token = link?.split("/").at(-1);
  await expectStatus(
    200,
    ask(host, "PATCH", `/api/update_password_reset/${token}`, { body: { password }, headers: json }),
  );
  const signedIn = await expectStatus(
    200,
    ask(host, "POST", "/api/login", { body: { email, password }, headers: json }),
  );
  const form = await expectStatus(
    302,
    ask(host, "POST", "/login", {
      body: new URLSearchParams({ email, password }).toString(),
      headers: {
        "Content-Type": "application/x-www-form-urlencoded",
        Origin: `http://${host}:${port}`,
      },
    }),
  );
  const [cookie = ""] = String(form.headers["set-cookie"]).split(";");
  return { host, cookie, token: signedIn.json().access_token };
}

const json = { Accept: "application/json" };

async function expectStatus(status: number, asked: ReturnType<typeof ask>) {
  const answer = await asked;
  if (answer.status !== status) throw new Error(`${answer.status} instead of ${status}: ${answer.text}`);
  return answer;
}

/** The requests of a day, and how often each comes in a hundred. */
export const mix = [
  { name: "page", share: 25, path: "/projects" },
  { name: "page", share: 10, path: "/clients" },
  { name: "list", share: 30, path: "/api/projects" },
  { name: "list", share: 15, path: "/api/calendar" },
  { name: "configuration", share: 10, path: "/api/system-config" },
  { name: "write", share: 10, path: "/api/customers" },
] as const;
export type Kind = (typeof mix)[number]["name"];

/** A hundred requests, in that proportion. */
const hundred = mix.flatMap((kind) => Array<(typeof mix)[number]>(kind.share).fill(kind));

let written = 0;

/** Sends one request of the mix, chosen by a number from 0 to 1; its kind and milliseconds. Anything but success throws. */
export async function act(office: BenchOffice, choice: number): Promise<{ kind: Kind; took: number }> {
  const place = Math.floor(choice * 100);
  const chosen = hundred[place] ?? mix[0];
  const isPage = chosen.name === "page";
  const isWrite = chosen.name === "write";
  written += 1;
  const body = isWrite ? { name: `Klients ${written}`, short_name: `K${written}` } : undefined;
  const headers: Record<string, string> = isPage
    ? { Cookie: office.cookie, Accept: "text/html" }
    : { ...json, Authorization: `Bearer ${office.token}` };
  const began = performance.now();
  await expectStatus(
    isWrite ? 201 : 200,
    ask(office.host, isWrite ? "POST" : "GET", chosen.path, { headers, body }),
  );
  return { kind: chosen.name, took: performance.now() - began };
}
