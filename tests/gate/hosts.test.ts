import { beforeAll, expect, test } from "vitest";
import { randomFrom } from "#local/demonstration/random.ts";
import { newInstallation } from "../support/installation.ts";
import { sized } from "../support/sized.ts";
import { type HostileRequest, hostileRequest } from "./hostile-hosts.ts";
import { type WireAnswer, wire } from "./wire.ts";

const titles = new Map<string, string>();
let neutral: WireAnswer;

beforeAll(async () => {
  for (const title of ["Kanārija Viens", "Kanārija Divi", "Kanārija Trīs"])
    titles.set((await newInstallation({ title })).host, title);
  neutral = await send({ hosts: ["nobody.localhost"], target: "/login", headers: [], reaches: null });
});

test("a host that nobody has is answered with 421, in words alone", () => {
  expect(neutral.status).toBe(421);
  expect(neutral.body).toContain("Šajā adresē nekā nav");
  expect(neutral.body).not.toMatch(/<script|<link|<img|src=|href=|url\(|var\(/);
  expect(neutral.headers.get("set-cookie")).toBeNull();
  expect(neutral.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'nonce-/);
});

const run = sized("hosts", "hostile requests", { usual: 1_000, soak: 10_000 });

test(run.title, { timeout: run.patience }, async () => {
  const random = randomFrom(String(run.seed));
  const requests = Array.from({ length: run.size }, () => hostileRequest(random, [...titles.keys()]));
  const wrong: unknown[] = [];
  for (let at = 0; at < requests.length; at += 20) {
    const batch = requests.slice(at, at + 20);
    const answers = await Promise.all(batch.map(send));
    wrong.push(
      ...batch.flatMap((request, index) => {
        const problem = problemOf(request, answers[index]);
        return problem ? [{ problem, request }] : [];
      }),
    );
  }
  expect(wrong).toEqual([]);
});

test.each([
  "/assets/entry.client.js",
  "/fonts/inter.woff2",
  "/favicon.svg",
  "/api/system-config",
  "/api/openapi.json",
  "/parties/calendar/x",
  "/mailbox",
  "/tenants",
])("a host that nobody has gets nothing at %s either", async (target) => {
  const answer = await send({ hosts: ["nobody.localhost"], target, headers: [], reaches: null });
  expect({ status: answer.status, body: answer.body }).toEqual({ status: 421, body: neutral.body });
});

const send = ({ hosts, target, headers }: HostileRequest): Promise<WireAnswer> =>
  wire(
    [
      `GET ${target} HTTP/1.1`,
      ...hosts.map((host) => `Host: ${host}`),
      ...headers,
      "Connection: close",
      "\r\n",
    ].join("\r\n"),
  );

/** What is wrong with an answer, if anything. */
function problemOf({ reaches }: HostileRequest, answer: WireAnswer | undefined): string | null {
  if (!answer) return "no answer";
  const found = [...titles].filter(([, title]) => answer.body.includes(title)).map(([host]) => host);
  if (reaches !== null) {
    return answer.status === 200 && found.join() === reaches
      ? null
      : `${answer.status}, shows ${found.join()}`;
  }
  // Only what a Worker of ours answered has an id; the rest the runtime has refused before anything of ours ran.
  const isOurs = answer.headers.has("x-request-id");
  const isRight = isOurs
    ? answer.status === 421 && answer.body === neutral.body && !answer.headers.has("set-cookie")
    : [0, 400, 431, 500].includes(answer.status) && !answer.body.includes("<");
  return isRight ? null : `${answer.status} ${answer.body.slice(0, 200)}`;
}
