import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { newHost, operator } from "./operators.ts";

describe("installations of hosts that name none", () => {
  test("are never the same, however alike the hosts are", async () => {
    const manager = await operator();
    const name = randomBytes(4).toString("hex");
    const hosts = [
      `a.b-${name}.localhost`,
      `a-b.${name}.localhost`,
      `a.b.${name}.localhost`,
      `a-b-${name}.localhost`,
    ];
    const added = [];
    for (const host of hosts) {
      const admin = { name: "Anna Ozola", email: "anna@test.lv", language: "lv" };
      added.push(await manager.add({ host, title: "Birojs", backend: "embedded", admin }));
    }
    expect(new Set(added.map(({ data }) => data.installation)).size).toBe(hosts.length);
    expect(new Set(added.map(({ link }) => link)).size).toBe(hosts.length);
  });

  test("keep what was there from anyone who comes next, until they are named", async () => {
    const manager = await operator();
    const host = newHost();
    const wanted = { host, title: "Birojs", backend: "embedded" };
    const anna = { name: "Anna Ozola", email: "anna@test.lv", language: "lv" };
    const { installation } = (await manager.add({ ...wanted, admin: anna })).data;
    await manager.remove(host);
    const next = manager.add({ ...wanted, admin: { ...anna, name: "Zane Zariņa", email: "zane@test.lv" } });
    await expect(next).rejects.toThrow(`Installation ${installation} keeps what was there before`);
    await expect(manager.show(host)).rejects.toThrow();
    await expect(manager.add({ ...wanted, installation: `${installation}x` })).rejects.toThrow(
      `There is no installation ${installation}x`,
    );
    await expect(manager.add({ ...wanted, installation })).resolves.toMatchObject({ data: { installation } });
  });

  test("cannot be kept in two jurisdictions", async () => {
    const manager = await operator();
    const first = await manager.add({
      host: newHost(),
      title: "Birojs",
      backend: "embedded",
      jurisdiction: "eu",
    });
    const second = {
      host: newHost(),
      title: "Birojs",
      backend: "embedded",
      installation: first.data.installation,
    };
    await expect(manager.add(second)).rejects.toThrow(
      `${first.data.host} keeps that installation in another`,
    );
    await expect(manager.add({ ...second, jurisdiction: "eu" })).resolves.toMatchObject({ data: second });
  });
});
