import { describe, expect, test, vi } from "vitest";
import type { KeptForm } from "#model/answer/kept-form.ts";
import { FormKeeper } from "./kept-form.ts";

const owner = "anna@test.lv";
const form = (at: string, fields: KeptForm["fields"]): KeptForm => ({ owner, at, fields, files: [] });

/** A browser with its cookies. */
function browser() {
  const cookies = new Map<string, string>();
  return async <Result>(act: (keeper: FormKeeper) => Promise<Result>, status = 200): Promise<Result> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const request = new Request("https://acme.lv/", { headers: { cookie } });
    const keeper = new FormKeeper(request, "a secret of this test, 32 characters", "acme", true);
    const result = await act(keeper);
    const headers = new Headers();
    await keeper.commit({ status, headers });
    for (const line of headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0/.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return result;
  };
}

describe("forms whose sender's session had ended", () => {
  test("are kept side by side, and each comes back once at its address", async () => {
    const at = browser();
    await at((keeper) => keeper.keep(form("/clients/1", [["name", "Pirmā"]])));
    await at((keeper) => keeper.keep(form("/clients/2", [["name", "Otrā"]])));
    expect((await at((keeper) => keeper.take("/clients/1", owner)))?.fields).toEqual([["name", "Pirmā"]]);
    expect(await at((keeper) => keeper.take("/clients/1", owner))).toBeNull();
    expect((await at((keeper) => keeper.take("/clients/2", owner)))?.fields).toEqual([["name", "Otrā"]]);
    expect(await at((keeper) => keeper.take("/clients/2", owner))).toBeNull();
  });

  test.each([202, 302])("stay kept where a page leads on with %i before it shows them", async (status) => {
    const at = browser();
    await at((keeper) => keeper.keep(form("/clients/1", [["name", "Pirmā"]])));
    const take = (keeper: FormKeeper) => keeper.take("/clients/1", owner);
    expect(await at(take, status)).not.toBeNull();
    expect((await at(take))?.fields).toEqual([["name", "Pirmā"]]);
    expect(await at(take)).toBeNull();
  });

  test("of two tabs at one address come back both, and one that is sent twice is one", async () => {
    const at = browser();
    const sent = (key: string, name: string) =>
      form("/clients/add", [
        ["key", key],
        ["name", name],
      ]);
    for (const [key, name] of [
      ["a", "Pirmā"],
      ["b", "Otrā"],
      ["b", "Otrā, labota"],
    ] as const)
      await at((keeper) => keeper.keep(sent(key, name)));
    const taken = [1, 2, 3].map(() => at);
    const names: unknown[] = [];
    for (const one of taken)
      names.push((await one((keeper) => keeper.take("/clients/add", owner)))?.fields[1]?.[1]);
    expect(names).toEqual(["Otrā, labota", "Pirmā", undefined]);
  });

  test("do not push each other out, and are gone where somebody else signs in", async () => {
    const at = browser();
    await at((keeper) => keeper.keep(form("/clients/1", [["name", "Pirmā"]])));
    const noise = Buffer.from(crypto.getRandomValues(new Uint8Array(12_000))).toString("base64");
    expect(await at((keeper) => keeper.keep(form("/clients/2", [["name", noise]])))).toBe(false);
    expect(await at((keeper) => keeper.take("/clients/1", "cits@test.lv"))).toBeNull();
    expect(await at((keeper) => keeper.take("/clients/1", owner))).toBeNull();
  });

  test("are not kept where they would unpack to megabytes, however small that is in a cookie", async () => {
    const at = browser();
    expect(await at((keeper) => keeper.keep(form("/clients/1", [["name", "a".repeat(4_000_000)]])))).toBe(
      false,
    );
    expect(await at((keeper) => keeper.keep(form("/clients/1", [["name", "a".repeat(100_000)]])))).toBe(true);
    expect(await at((keeper) => keeper.keep(form("/clients/2", [["name", "a".repeat(150_000)]])))).toBe(
      false,
    );
    expect((await at((keeper) => keeper.take("/clients/1", owner)))?.fields[0]?.[1]).toHaveLength(100_000);
  });

  test("are unpacked on the page alone that they belong to", async () => {
    const at = browser();
    await at((keeper) => keeper.keep(form("/clients/1", [["name", "Pirmā"]])));
    let unpacked = 0;
    class Counted extends DecompressionStream {
      constructor(format: CompressionFormat) {
        super(format);
        unpacked += 1;
      }
    }
    vi.stubGlobal("DecompressionStream", Counted);
    expect(await at((keeper) => keeper.take("/clients/2", owner))).toBeNull();
    expect(unpacked).toBe(0);
    await at((keeper) => keeper.take("/clients/1", owner));
    expect(unpacked).toBe(1);
    vi.unstubAllGlobals();
  });
});
