import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice, made, refusal } from "../arrange.ts";

let admin: Caller;
const create = (body: object) => admin("POST", "/work-types", { body });
const list = async (): Promise<{ id: number; name: string }[]> =>
  (await admin("GET", "/work-types")).json().data;

beforeAll(async () => {
  admin = (await emptyOffice()).admin;
});

test("kinds of work are listed in Latvian order, the pinned ones first", async () => {
  ({ admin } = await emptyOffice());
  expect(await list()).toEqual([]);
  const pinned = ["Zvans", "Šķirošana"];
  for (const name of ["Āmurs", "Zvans", "Auto", "Šķirošana"])
    await made(admin, "/work-types", { name, color: "#000000", is_additional: pinned.includes(name) });
  expect((await list()).map(({ name }) => name)).toEqual(["Šķirošana", "Zvans", "Auto", "Āmurs"]);
});

describe("a kind of work", () => {
  test("is stored as it was entered, not pinned where nothing is said", async () => {
    const created = await create({ name: " Dizains ", color: "#662E93" });
    expect(created.status).toBe(201);
    const { data } = created.json();
    expect(data).toEqual({
      id: expect.any(Number),
      name: "Dizains",
      color: "#662E93",
      is_additional: false,
      version: 1,
    });
    expect(await list()).toContainEqual(data);
  });

  test.each([undefined, null, "", "purple", "#fff", "#12345g", "662E93", "#662E9300", 5])(
    "has no colour %j",
    async (color) => {
      expect(refusal(await create({ name: "Dizains", color }))).toEqual({
        status: 422,
        errors: { color: ["Ievadiet krāsu, piemēram, #662E93"] },
      });
    },
  );

  test("needs a name, and is pinned or not", async () => {
    expect(refusal(await create({ name: " ", color: "#000000", is_additional: "jā" }))).toEqual({
      status: 422,
      errors: {
        name: ["Šis lauks ir obligāts"],
        is_additional: ["Izvēlieties vienu no piedāvātajām vērtībām"],
      },
    });
  });

  test("keeps what a change does not name", async () => {
    const { id } = await made(admin, "/work-types", { name: "A", color: "#111111", is_additional: true });
    for (const change of [{ name: "B" }, { color: "#222222" }, {}])
      await admin("PATCH", `/work-types/${id}`, { body: change });
    const kept = { id, name: "B", color: "#222222", is_additional: true, version: 3 };
    expect(await list()).toContainEqual(kept);
    const unpinned = await admin("PATCH", `/work-types/${id}`, { body: { is_additional: false } });
    expect(unpinned.json()).toEqual({
      data: { ...kept, is_additional: false, version: 4 },
    });
  });

  test("is changed to nothing that a new one may not be", async () => {
    const { id, ...type } = await made(admin, "/work-types", { name: "Foto", color: "#111111" });
    const refused = await admin("PATCH", `/work-types/${id}`, { body: { name: "", color: "red" } });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.json().errors).sort()).toEqual(["color", "name"]);
    expect(await list()).toContainEqual({ id, ...type });
  });

  test("is deleted once", async () => {
    const { id } = await made(admin, "/work-types", { name: "Lieks", color: "#000000" });
    expect((await admin("DELETE", `/work-types/${id}`)).json()).toEqual({ data: { id, outcome: "deleted" } });
    expect((await list()).map((type) => type.id)).not.toContain(id);
    expect((await admin("DELETE", `/work-types/${id}`)).status).toBe(404);
    expect((await admin("PATCH", `/work-types/${id}`, { body: {} })).status).toBe(404);
  });
});
