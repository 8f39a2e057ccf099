import { Hono } from "hono";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { frontApi, installationApi } from "#backend/app.ts";
import { insertBank, listBanks } from "#backend/db/banks.ts";
import type { Database } from "#backend/db/database.ts";
import { unsentEvents } from "#backend/db/outbox.ts";
import { answerProblem } from "#backend/operations/answer-problem.ts";
import type { Call } from "#backend/operations/call.ts";
import { write } from "#backend/operations/write.ts";
import { aClient } from "../arrange.ts";
import { employeeAdded, pastEntry } from "../calendar/mutations.ts";
import { mutations, readings } from "./every-mutation.ts";
import { bank, client, project, toldBy } from "./mutation.ts";
import { envOf, office } from "./office.ts";

/**
 * Signing in and renewing a password are audited where they are decided (workers/backend/sign-in/sign-in.test.ts), and what
 * clients do with a link, where they have one (tests/api/online/history.test.ts).
 */
const elsewhere = [
  ...["session.open", "renewal.request", "renewal.complete"],
  ...["visit", "choose", "code", "accept", "decline", "ask", "sign"].map(
    (name) => `online_documents.${name}`,
  ),
];

test("every operation that changes something is tried here", () => {
  const info = { openapi: "3.1.0", info: { title: "", version: "" } };
  const changing = [installationApi, frontApi].flatMap((api) =>
    Object.values(api.getOpenAPI31Document(info).paths ?? {}).flatMap((path) =>
      Object.entries(path).flatMap(([method, { operationId }]) => (method === "get" ? [] : [operationId])),
    ),
  );
  expect([...Object.keys(mutations), ...Object.keys(readings), ...elsewhere].sort()).toEqual(
    ["session.close", ...changing].sort(),
  );
});

test.each(Object.entries(readings))("%s changes nothing", async (_, path) => {
  const { call, events } = office();
  await call("POST", "/customers", { name: "Klients", short_name: "K" });
  const earlier = events().length;
  expect((await call("POST", path, {})).status).toBe(200);
  expect(events().slice(earlier)).toEqual([]);
});

describe("a change", () => {
  test.each(Object.entries(mutations))("by %s leaves one event, of who and what", async (_, mutation) => {
    const { call, events } = office();
    for (const step of mutation.before ?? []) await call(...step);
    const earlier = events().length;
    const [method] = mutation.step;
    expect([200, 201]).toContain((await call(...mutation.step)).status);
    const noted = events().slice(earlier);
    expect(noted.map(({ entity }) => entity)).toEqual([...(mutation.also ?? []), mutation.entity]);
    const found = noted.slice(-1);
    expect(found).toMatchObject([
      {
        at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
        actor_id: 1,
        operation: expect.stringMatching(new RegExp(`^${method} /api/[\\w/:-]+$`)),
        entity: mutation.entity,
        entity_id: mutation.id ?? 1,
      },
    ]);
    const told = found.flatMap(({ before, after }) => Object.entries({ before, after }));
    expect(told.flatMap(([side, row]) => (row === null ? [] : [side]))).toEqual(toldBy(mutation));
  });

  test("says what was there before and what is there now", async () => {
    const { call, events } = office();
    const before = (await call(...client)).data;
    const after = (await call("PATCH", "/customers/1", { name: "Cits", address: "Ogre" })).data;
    expect(events().at(-1)).toMatchObject({ before, after });
    expect(after).toMatchObject({ name: "Cits", address: "Ogre", version: 2 });
  });

  test("that archives is told from one that deletes", async () => {
    const { call, events } = office();
    await call(...client);
    await call("POST", "/projects", project());
    await call("DELETE", "/customers/1");
    expect(events().at(-1)).toMatchObject({
      operation: "DELETE /api/customers/:id",
      before: { is_archived: false },
      after: { is_archived: true },
    });
  });

  test("of a past week of the calendar says that it was opened for it", async () => {
    const { call, events } = office();
    for (const step of employeeAdded) await call(...step);
    const { data } = await call(...pastEntry);
    expect(events().at(-1)).toMatchObject({ after: { ...data, override: true } });
    await call("PATCH", "/calendar/1?override=1", { duration: 2 });
    expect(events().at(-1)).toMatchObject({ before: data, after: { duration: 2, override: true } });
    await call("DELETE", "/calendar/1?override=1");
    expect(events().at(-1)).toMatchObject({ before: { duration: 2, override: true }, after: null });
    const [method, path, body] = mutations["calendar.create"]?.step ?? client;
    await call(method, `${path}?override=1`, body);
    expect(events().at(-1)?.after).not.toHaveProperty("override");
  });

  test("that was refused or answered again leaves no event and no row", async () => {
    const { call, events, database } = office();
    const key = { "Idempotency-Key": "reize" };
    await call("POST", "/banks", bank, key);
    await call("POST", "/customers", aClient());
    const earlier = events().length;
    const refusals = [
      await call("POST", "/banks", bank),
      await call("POST", "/banks", {}),
      await call("PATCH", "/customers/1", { name: "" }),
      await call("PATCH", "/customers/1", { name: "Cits" }, { "If-Match": '"7"' }),
      await call("DELETE", "/customers/2"),
      await call("POST", "/banks", bank, key),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([422, 422, 422, 412, 404, 201]);
    expect(events()).toHaveLength(earlier);
    expect(listBanks(database)).toHaveLength(1);
  });

  test("never puts a secret into the log", async () => {
    const { call, events } = office();
    await call("PATCH", "/user/update-info", { language: "en" });
    for (const { before = [], step } of Object.values(mutations))
      for (const each of [...before, step]) await call(...each);
    expect(JSON.stringify(events())).not.toMatch(/scrypt|demo1234|četri zirgi/);
  });
});

describe("a write", () => {
  // The fault leaves a line in the log; here it is expected.
  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
  });

  /** Runs `work` as the write of an operation. */
  async function answerOf(database: Database, work: Parameters<typeof write<z.ZodAny>>[2]) {
    const api = new Hono<Call>();
    api.onError(answerProblem);
    api.post("/api/work", (c) => c.json(write(c, z.any(), work)));
    const access = { roles: "admin", modules: "always", audit: "bank" } as const;
    return api.request("/api/work", { method: "POST" }, { ...envOf(database), access });
  }

  test("that notes nothing is a fault, and what it changed is taken back", async () => {
    const { database } = office();
    const answer = await answerOf(database, (unit) => insertBank(unit.database, bank));
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ message: "Radās kļūda. Mēģiniet vēlreiz." });
    expect(listBanks(database)).toEqual([]);
  });

  test("that notes another kind of row than its operation names is a fault as well", async () => {
    const { database, events } = office();
    const answer = await answerOf(database, (unit) => {
      unit.audit(insertBank(unit.database, bank).id, {}, "client");
    });
    expect(answer.status).toBe(500);
    expect([listBanks(database), events()]).toEqual([[], []]);
  });

  test("that fails after its audit event takes the event and the announcement back as well", async () => {
    const { database, events } = office();
    const answer = await answerOf(database, (unit) => {
      unit.audit(insertBank(unit.database, bank).id, {});
      unit.announce({ updated: "projects", method: "POST", calendar: { id: 1 } });
      throw new Error("no more");
    });
    expect(answer.status).toBe(500);
    expect([listBanks(database), events(), unsentEvents(database)]).toEqual([[], [], []]);
  });
});
