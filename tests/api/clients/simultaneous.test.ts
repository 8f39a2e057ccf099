import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { aClient, aProject, emptyOffice, made, refusal } from "../arrange.ts";

describe("a client that two people change", () => {
  let admin: Caller;
  beforeAll(async () => {
    admin = (await emptyOffice()).admin;
  });
  const change = (id: number, body: object, version: string) =>
    admin("PATCH", `/customers/${id}`, { body, headers: { "If-Match": version } });

  test("is changed by the first; the second gets the row as it is now", async () => {
    const { id } = await made(admin, "/customers", aClient({ name: "Sākums" }));
    expect((await change(id, { name: "Pirmais" }, '"1"')).status).toBe(200);
    const late = await change(id, { name: "Otrais" }, '"1"');
    expect(late.status).toBe(412);
    expect(late.headers.etag).toBe('"2"');
    expect(late.json()).toMatchObject({
      message: "Šos datus pa to laiku mainīja kolēģis",
      data: { id, name: "Pirmais", version: 2 },
    });
    expect((await change(id, { name: "Otrais" }, '"2"')).json().data.name).toBe("Otrais");
  });

  test.each(["*", '"1"', 'W/"1"', '"7", "1"'])("is changed under If-Match: %s", async (version) => {
    const { id } = await made(admin, "/customers", aClient());
    expect((await change(id, { name: "Cits" }, version)).status).toBe(200);
  });

  test.each(['"2"', "1", "latest"])("is not changed under If-Match: %s", async (version) => {
    const { id } = await made(admin, "/customers", aClient());
    expect((await change(id, { name: "Cits" }, version)).status).toBe(412);
  });

  test("is neither deleted nor restored on an old view of it", async () => {
    const { id } = await made(admin, "/customers", aClient());
    const project_manager = (await admin("GET", "/user")).json().data.id;
    await made(admin, "/projects", aProject({ client: id, project_manager }));
    await admin("PATCH", `/customers/${id}`, { body: { name: "Jauns" } });
    const old = { headers: { "If-Match": '"1"' } };
    const kept = await admin("DELETE", `/customers/${id}`, old);
    expect(kept.status).toBe(412);
    expect(kept.json().data).toMatchObject({ name: "Jauns", version: 2, is_archived: false });
    await admin("DELETE", `/customers/${id}`);
    const archived = await admin("POST", `/customers/${id}/restore`, old);
    expect(archived.status).toBe(412);
    expect(archived.json().data).toMatchObject({ name: "Jauns", version: 3, is_archived: true });
  });
});

describe("a client that is entered twice", () => {
  let admin: Caller;
  beforeAll(async () => {
    admin = (await emptyOffice()).admin;
  });
  const create = (body: object, key: string) =>
    admin("POST", "/customers", { body, headers: { "Idempotency-Key": key } });
  const countOf = async (name: string) =>
    (await admin("GET", `/customers?q=${encodeURIComponent(name)}`)).json().meta.total;

  test("with one key is stored once and answered twice", async () => {
    const body = aClient({ name: "Atkārtots" });
    const [first, second] = [await create(body, "reize-1"), await create(body, "reize-1")];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect(second.headers.etag).toBe(first.headers.etag);
    expect(await countOf("Atkārtots")).toBe(1);
  });

  test("with one key at the same moment is stored once", async () => {
    const body = aClient({ name: "Vienlaicīgs" });
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(body, "reize-2")));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await countOf("Vienlaicīgs")).toBe(1);
  });

  test("with one key and another body is refused", async () => {
    await create(aClient({ name: "Īstais" }), "reize-3");
    const other = await create(aClient({ name: "Svešais" }), "reize-3");
    expect(refusal(other)).toEqual({
      status: 422,
      errors: { "Idempotency-Key": ["Šī atslēga jau izmantota citam pieprasījumam"] },
    });
    expect(await countOf("Svešais")).toBe(0);
  });

  test("with one key at two addresses is refused", async () => {
    await create(aClient(), "reize-4");
    const elsewhere = await admin("POST", "/banks", {
      body: { name: "Banka", swift: "BANKLV22" },
      headers: { "Idempotency-Key": "reize-4" },
    });
    expect(elsewhere.status).toBe(422);
  });

  test("with a key whose first call was refused is stored when it is right", async () => {
    expect((await create({ name: " " }, "reize-5")).status).toBe(422);
    expect((await create(aClient(), "reize-5")).status).toBe(201);
  });

  test("with two keys, or none, is stored twice", async () => {
    await create(aClient({ name: "Dubults" }), "reize-6");
    await create(aClient({ name: "Dubults" }), "reize-7");
    await made(admin, "/customers", aClient({ name: "Dubults" }));
    expect(await countOf("Dubults")).toBe(3);
  });

  test("keeps a key of reasonable length only", async () => {
    const refused = await create(aClient(), "x".repeat(201));
    expect(refusal(refused)).toEqual({
      status: 422,
      errors: { "Idempotency-Key": ["Teksts ir par garu"] },
    });
  });
});
