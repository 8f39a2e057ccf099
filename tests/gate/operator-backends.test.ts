import { describe, expect, test } from "vitest";
import { newHost, operator } from "./operators.ts";

describe("backends of agencies' own", () => {
  test("an installation has one backend, whichever of its hosts names it", async () => {
    const manager = await operator();
    const backend = "https://one.example";
    const first = await manager.add({ host: newHost(), title: "Birojs", backend });
    const { host, installation } = first.data;
    const second = { host: newHost(), title: "Birojs", backend, installation };
    await expect(manager.add({ ...second, backend: "https://other.example" })).rejects.toThrow(
      `${host} has that installation with another backend`,
    );
    await manager.add(second);
    const before = await manager.liveSecret(second.host);
    expect(await manager.liveSecret(host)).toBe(before);
    await manager.change(host, { backend: "https://new.example" });
    expect(await manager.show(second.host)).toMatchObject({ backend: "https://new.example" });
    // Anyone who answered before signs nothing any more.
    const after = await manager.liveSecret(host);
    expect(after).not.toBe(before);
    expect(await manager.liveSecret(second.host)).toBe(after);
  });

  test("a host that is removed and added again has another secret", async () => {
    const manager = await operator();
    const wanted = { host: newHost(), title: "Birojs", backend: "https://one.example" };
    await manager.add(wanted);
    const before = await manager.liveSecret(wanted.host);
    await manager.remove(wanted.host);
    await manager.add(wanted);
    expect(await manager.liveSecret(wanted.host)).not.toBe(before);
  });
});
