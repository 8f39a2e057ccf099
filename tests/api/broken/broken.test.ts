import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import en from "#locales/en/errors.json" with { type: "json" };
import enRefusals from "#locales/en/refusals.json" with { type: "json" };
import lv from "#locales/lv/errors.json" with { type: "json" };
import lvRefusals from "#locales/lv/refusals.json" with { type: "json" };
import type { Answer, Caller } from "#tests/support/installation.ts";
import { sized } from "#tests/support/sized.ts";
import { aClient, emptyOffice, made, refusal } from "../arrange.ts";
import { type BrokenCall, brokenCall } from "./generator.ts";

const run = sized("broken input", "calls", { usual: 500, soak: 1_000_000 });

/** Callers at the same time. */
const lanes = 4;
/** Before another installation takes its place: a call that is taken may switch modules off, behind which nothing more is tried. */
const callsAtOnce = 500;

const json = { "Content-Type": "application/json" };

const words = [lv, lvRefusals, en, enRefusals].flatMap((texts) => Object.values(texts));

/** Never a fault; a refusal in words that people know; a 422 that says which field. */
function expectGoodManners(answer: Answer): void {
  expect(answer.status).toBeLessThan(500);
  if (answer.status < 400) return;
  const { message, errors } = answer.json();
  expect(message).toEqual(expect.any(String));
  if (answer.status !== 422) return;
  expect(Object.keys(errors)).not.toEqual([]);
  for (const message of Object.values<string[]>(errors).flat()) expect(words).toContain(message);
}

test(run.title, { timeout: run.patience }, async () => {
  const seen = new Map<number, number>();
  for (let made = 0; made < run.size; made += callsAtOnce) {
    const size = Math.min(callsAtOnce, run.size - made);
    for (const [status, times] of await brokenOffice(size, run.seed + made))
      seen.set(status, (seen.get(status) ?? 0) + times);
  }
  console.info(`${run.title}:`, Object.fromEntries(seen));
});

/** Makes broken calls at an installation of their own; how often each status was answered. */
async function brokenOffice(size: number, seed: number): Promise<Map<number, number>> {
  const { admin } = await emptyOffice();
  const { id } = await made(admin, "/banks", { name: "Banka", swift: "BANKLV22" });
  await made(admin, "/customers", aClient({ bank_id: id }));
  const seen = new Map<number, number>();
  const everyCall = fc.asyncProperty(brokenCall, async (call) => {
    const answer = await send(admin, call);
    seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
    expectGoodManners(answer);
  });
  const lane = (index: number) =>
    fc.assert(everyCall, { seed: seed + index, numRuns: Math.ceil(size / lanes) });
  await Promise.all(Array.from({ length: lanes }, (_, index) => lane(index)));
  // The calls got through to the operations, and nobody was signed out on the way.
  expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 404, 422]));
  expect((await admin("GET", "/user")).status).toBe(200);
  return seen;
}

/** Node sends the body of a DELETE without saying how long it is. */
function send(caller: Caller, { method, path, headers, body }: BrokenCall): Promise<Answer> {
  const length = Buffer.byteLength(body ?? "");
  const sent = body === undefined ? headers : { ...headers, "Content-Length": String(length) };
  return caller(method, path, { body, headers: sent });
}

describe("a broken call", () => {
  let admin: Caller;
  beforeAll(async () => {
    admin = (await emptyOffice()).admin;
    await made(admin, "/customers", aClient());
  });

  test.each([
    ["is cut off", '{"name":'],
    ["is empty", ""],
    ["is none", "name=Banka"],
  ])("whose JSON %s is refused", async (_, body) => {
    const refused = await admin("POST", "/banks", { body, headers: json });
    expect(refusal(refused)).toEqual({ status: 422, errors: { body: ["Pieprasījuma saturs nav lasāms"] } });
  });

  test.each(["[]", '"text"', "5", "null", "true"])("whose body is %s is refused", async (body) => {
    const refused = await admin("POST", "/banks", { body, headers: json });
    expect(refusal(refused)).toEqual({ status: 422, errors: { body: ["Pārbaudiet ievadītos datus"] } });
  });

  test.each(["text/plain", "multipart/form-data; boundary=x", "application/x-www-form-urlencoded"])(
    "that says %s is of no use here",
    async (type) => {
      const body = JSON.stringify({ name: "Banka", swift: "ZIEDLV22" });
      for (const [method, path] of [
        ["POST", "/banks"],
        ["PATCH", "/customers/1"],
        ["POST", "/login"],
      ] as const) {
        const refused = await admin(method, path, { body, headers: { "Content-Type": type } });
        expect(refused.status).toBe(415);
        expect(refused.json().message).toBe("Pieprasījuma saturs nav lasāms");
      }
    },
  );

  test("without a body is refused at the fields that are needed", async () => {
    expect(refusal(await admin("POST", "/banks"))).toEqual({
      status: 422,
      errors: { name: ["Šis lauks ir obligāts"], swift: ["Šis lauks ir obligāts"] },
    });
  });

  test.each([
    ["a stranger", "/login", {}],
    ["an administrator", "/customers", { "Idempotency-Key": "reize" }],
  ])("of more than a quarter of a megabyte is not read, from %s", async (_, path, headers) => {
    const body = JSON.stringify({ name: "x".repeat(300_000) });
    const refused = await admin("POST", path, { body, headers: { ...json, ...headers } });
    expect(refused.status).toBe(413);
    expect(refused.json().message).toBe("Nosūtītais ir par lielu: tas nedrīkst pārsniegt 256 kB");
  });

  test("of several megabytes is answered, and the call after it as well", async () => {
    const body = JSON.stringify({ name: "x".repeat(3_000_000) });
    expect((await admin("POST", "/customers", { body, headers: json })).status).toBe(413);
    expect((await admin("GET", "/user")).status).toBe(200);
  });

  test("sent in pieces without a length is not read any further either", async () => {
    const body = JSON.stringify({ name: "x".repeat(300_000) });
    const headers = { ...json, "Transfer-Encoding": "chunked" };
    expect((await admin("POST", "/customers", { body, headers })).status).toBe(413);
  });

  test("just short enough is stored whole, with its history", async () => {
    const { admin } = await emptyOffice();
    const translations = Object.fromEntries(
      Array.from({ length: 120 }, (_, index) => [`text.${index}`, "ž".repeat(1_000)]),
    );
    for (const language of [1, 2, 1]) {
      const answer = await admin("PATCH", `/languages/${language}`, { body: { translations } });
      expect(answer.status).toBe(200);
    }
    const { languages } = (await admin("GET", "/system-config")).json().data;
    expect(languages[1].translations).toEqual(translations);
  });

  test.each([
    ["lists", "PATCH", "/customers/1", `{"contact":${"[".repeat(60_000)}${"]".repeat(60_000)}}`],
    [
      "lists in an unknown field",
      "PATCH",
      "/customers/1",
      `{"x":${"[".repeat(60_000)}${"]".repeat(60_000)}}`,
    ],
    ["rows", "PATCH", "/customers/1", `{"is_archived":${'{"id":'.repeat(30_000)}1${"}".repeat(30_000)}}`],
    ["lists in a row", "PATCH", "/users/1", `{"role":${"[".repeat(60_000)}${"]".repeat(60_000)}}`],
    ["lists of a stranger", "POST", "/login", `{"email":${"[".repeat(60_000)}${"]".repeat(60_000)}}`],
    ["just more lists than any of ours", "POST", "/banks", `{"name":${"[".repeat(50)}${"]".repeat(50)}}`],
  ])("of %s within each other is refused before anything walks through it", async (_, method, path, body) => {
    const refused = await admin(method, path, { body, headers: json });
    expect(refusal(refused)).toEqual({ status: 422, errors: { body: ["Pieprasījuma saturs nav lasāms"] } });
  });

  test("with thousands of brackets in its words is none of those", async () => {
    const name = '[{"\\'.repeat(40);
    const made = await admin("POST", "/customers", { body: { name, short_name: name.slice(0, 60) } });
    expect(made.json().data.name).toBe(name);
  });

  test("with thousands of wrong fields is told of a hundred", async () => {
    const translations = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`k${index}`, 1]));
    const refused = await admin("PATCH", "/languages/1", { body: { translations } });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.json().errors)).toHaveLength(100);
  });

  test("with fields that every object has of itself changes nothing about it", async () => {
    const body =
      '{"name":"Parasts","short_name":"P","__proto__":{"is_archived":true},"constructor":{"id":1}}';
    const created = await admin("POST", "/customers", { body, headers: json });
    expect(created.json().data).toMatchObject({ name: "Parasts", is_archived: false });
    const words = '{"translations":{"__proto__":"x","constructor":"y"}}';
    const changed = await admin("PATCH", "/languages/2", { body: words, headers: json });
    expect(changed.json().data.translations).toEqual({ constructor: "y" });
  });
});
