import { beforeAll, describe, expect, test } from "vitest";
import type { Operator } from "#cli/operator-client.ts";
import { aClient, emptyOffice, founder, made } from "../api/arrange.ts";
import { addImages, aProduct, imagesOf, readImage } from "../api/products/catalogue.ts";
import { operator } from "../gate/operators.ts";
import { type Caller, callerAt, nightAt, port, type TestInstallation } from "../support/installation.ts";
import { pictures } from "../support/pictures.ts";
import { everythingAt } from "./everything.ts";

let manager: Operator;
let installation: TestInstallation;
let admin: Caller;

beforeAll(async () => {
  manager = await operator();
  ({ installation, admin } = await emptyOffice());
  await made(admin, "/customers", aClient());
  const { id } = await made(admin, "/products", aProduct());
  await addImages(admin, id, pictures.png);
});

describe("the nightly copies of an installation", () => {
  test("are made when something was changed, and only then", async () => {
    const count = async () => (await manager.copies(installation.host)).length;
    expect(await count()).toBe(0);
    await nightAt(installation);
    expect(await count()).toBe(1);
    await nightAt(installation);
    expect(await count()).toBe(1);
    await made(admin, "/customers", aClient());
    await nightAt(installation);
    expect(await count()).toBe(2);
  });

  test("are restored as they were, also when everything else is gone", async () => {
    const before = await everythingAt(admin);
    const [newest] = await manager.copies(installation.host);
    await manager.erase(installation.host);
    const elsewhere = installation.host.replace("t-", "c-");
    const copy = { installation: installation.name, name: newest?.name ?? "" };
    await manager.restore(elsewhere, { title: "Testa birojs", archive: { copy } });
    const place = { ...installation, host: elsewhere, origin: `http://${elsewhere}:${port}` };
    const there = await callerAt(place, founder);
    expect(await manager.copies(elsewhere)).toEqual([]);
    expect(Object.fromEntries(await everythingAt(there))).toEqual(Object.fromEntries(before));
    expect(await imagesOf(there, 1)).toHaveLength(1);
  });

  test("go with the installation only when that is asked", async () => {
    const { installation: other, admin: founded } = await emptyOffice();
    await made(founded, "/customers", aClient());
    await nightAt(other);
    const [copy] = await manager.copies(other.host);
    const of = { installation: other.name, name: copy?.name ?? "" };
    const title = "Birojs";
    await manager.erase(other.host);
    expect(await manager.copies(other.host, of.installation)).toEqual([copy]);
    await manager.restore(other.host, { title, installation: of.installation, archive: { copy: of } });
    await manager.erase(other.host, { alsoCopies: true });
    const again = manager.restore(other.host, { title, archive: { copy: of } });
    await expect(again).rejects.toThrow("is not there");
  });

  test("are thirty, and the oldest of them still has its files", { timeout: 120_000 }, async () => {
    const { installation: other, admin: founded } = await emptyOffice();
    const { id } = await made(founded, "/products", aProduct());
    await addImages(founded, id, pictures.png);
    const client = await made(founded, "/customers", aClient());
    await nightAt(other);
    await nightAt(other);
    await addImages(founded, id, pictures.jpeg);
    const [, second] = await imagesOf(founded, id);
    for (let night = 0; night < 30; night += 1) {
      await founded("PATCH", `/customers/${client.id}`, { body: { name: `Klients, ${night}. nakts` } });
      if (night === 1) await founded("DELETE", `/products/${id}/files/${second.id}`);
      await nightAt(other);
    }
    const copies = await manager.copies(other.host);
    expect(copies).toHaveLength(30);
    const of = { installation: other.name, name: copies.at(-1)?.name ?? "" };
    const elsewhere = other.host.replace("t-", "o-");
    await manager.restore(elsewhere, { title: "Birojs", archive: { copy: of } });
    const there = await callerAt({ ...other, host: elsewhere }, founder);
    for (const image of await imagesOf(there, id)) expect((await readImage(there, image)).status).toBe(200);
    expect(await imagesOf(there, id)).toHaveLength(2);
  });

  test("that are not there are refused in words", async () => {
    const copy = { installation: "nobodys", name: "2026-01-01T01-00-00-000" };
    const asked = manager.restore(installation.host.replace("t-", "d-"), { title: "T", archive: { copy } });
    await expect(asked).rejects.toThrow("01-00-00-000.tar is not there");
  });
});
