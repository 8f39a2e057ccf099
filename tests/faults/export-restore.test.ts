import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { saveArchive } from "#cli/archive.ts";
import type { Operator } from "#cli/operator-client.ts";
import { founder, made } from "../api/arrange.ts";
import { addedFile } from "../api/estimates/estimate-files.ts";
import { addImages, aProduct } from "../api/products/catalogue.ts";
import { randomOffice } from "../api/reports/random-office.ts";
import { operator } from "../gate/operators.ts";
import { Chance } from "../party/chance.ts";
import { ask, type Caller, callerAt, forgetFiles, port } from "../support/installation.ts";
import { pdfWith } from "../support/pdf.ts";
import { jpegOf, pictures } from "../support/pictures.ts";
import { verifiedContent } from "../support/verified.ts";
import { forged, restoreAt, worn } from "./archives.ts";
import { everythingAt } from "./everything.ts";

/** SEED repeats a run, SOAK makes it as large as it takes to trust it (quality.md §2: export and restore). */
const { SEED, SOAK } = process.env;
const seed = Number(SEED ?? Date.now() % 1_000_000);
const chance = new Chance(seed);
const rounds = SOAK ? 20 : 1;
const flips = SOAK ? 500 : 6;

const folder = mkdtempSync(join(tmpdir(), "archives-"));
let manager: Operator;

beforeAll(async () => {
  manager = await operator();
});

afterAll(() => rmSync(folder, { recursive: true }));

/** An office with rows of every kind, files and documents; what an export writes of it. */
async function exported(round: number) {
  const office = await randomOffice(`${seed} ${round}`);
  await addFilesTo(office.admin);
  const { host } = office.installation;
  const before = await everythingAt(office.admin);
  const file = join(folder, `${host}.tar`);
  await saveArchive(manager, host, file);
  return { ...office, host, before, archive: new Uint8Array(readFileSync(file)) };
}

async function addFilesTo(admin: Caller): Promise<void> {
  const { id } = await made(admin, "/products", aProduct());
  await addImages(admin, id, pictures.png, jpegOf(1_000 + chance.below(300_000)));
  await addedFile(admin, 1, { content: pdfWith(`seed ${seed}`), filename: "Līgums – gala.pdf" });
}

/** The installation that the operator made for a host and named after it. */
const placeOf = (host: string) => ({
  host,
  name: host.replaceAll(".", "-"),
  origin: `http://${host}:${port}`,
  link: null,
});
const newHost = () => `r-${seed}-${chance.below(1e9)}.localhost`;

let source: Awaited<ReturnType<typeof exported>>;

beforeAll(async () => {
  source = await exported(0);
}, 120_000);

describe(`an installation that was exported (SEED=${seed})`, () => {
  for (let round = 0; round < rounds; round += 1)
    test(`is the same where it is restored, ${round}`, { timeout: 120_000 }, async () => {
      const { before, archive, host } = round === 0 ? source : await exported(round);
      const elsewhere = newHost();
      const { restored } = await restoreAt(manager, elsewhere, archive);
      expect(restored.installation).toBe(placeOf(host).name);
      expect(await verifiedContent(archive)).toMatchObject({ code: 0, faults: [] });
      const there = await callerAt(placeOf(elsewhere), founder);
      expect(Object.fromEntries(await everythingAt(there))).toEqual(Object.fromEntries(before));
      expect([...before.keys()].filter((path) => path.startsWith("/files/")).length).toBe(3);
    });
});

describe(`an archive (SEED=${seed})`, () => {
  test("that is damaged or put together is refused, and nothing is changed", {
    timeout: 600_000,
  }, async () => {
    const target = newHost();
    const damages = [...worn(source.archive, chance, flips), ...(await forged(source.archive))];
    const taken: string[] = [];
    for (const [name, archive] of damages) {
      const refusal = await restoreAt(manager, target, archive).then(
        () => taken.push(name),
        (error: Error) => error.message,
      );
      expect({ name, refusal }).toEqual({ name, refusal: expect.stringMatching(/^\w[^{}]{10,200}$/) });
    }
    expect(taken).toEqual([]);
    expect((await ask(target, "GET", "/login")).status).toBe(421);
    expect(await forgetFiles(placeOf(target), "")).toBe(0);
    await restoreAt(manager, target, source.archive);
    expect((await ask(target, "GET", "/login")).status).toBe(200);
  });

  test("is taken by an installation once, and not where people have worked", async () => {
    const { archive, host, admin } = source;
    const others = newHost();
    await expect(restoreAt(manager, host, archive)).rejects.toThrow(`${host} exists already`);
    await restoreAt(manager, others, archive);
    await manager.remove(others);
    await expect(restoreAt(manager, others, archive)).rejects.toThrow("not empty");
    expect((await admin("GET", "/customers")).status).toBe(200);
  });

  test("holds nobody's session and no link, but everybody's password", async () => {
    const target = newHost();
    await restoreAt(manager, target, source.archive);
    const answer = await ask(target, "GET", "/api/user", {
      headers: { Authorization: `Bearer ${await tokenOf(source.host)}` },
    });
    expect(answer.status).toBe(401);
    const signedIn = await callerAt(placeOf(target), founder);
    expect((await signedIn("GET", "/user")).status).toBe(200);
  });

  test("does not give a number to a row that another had", async () => {
    const target = newHost();
    const last = await made(source.admin, "/customers", { name: "Pēdējais", short_name: "P" });
    await source.admin("DELETE", `/customers/${last.id}`);
    const file = join(folder, "again.tar");
    await saveArchive(manager, source.host, file);
    await restoreAt(manager, target, new Uint8Array(readFileSync(file)));
    const there = await callerAt(placeOf(target), founder);
    const next = await made(there, "/customers", { name: "Nākamais", short_name: "N" });
    expect(next.id).toBe(last.id + 1);
  });
});

const tokenOf = async (host: string) => {
  const signedIn = await ask(host, "POST", "/api/login", {
    body: { email: founder, password: "demo1234demo" },
    headers: { Accept: "application/json" },
  });
  return signedIn.json().access_token;
};

describe("a tenant that is removed with its data", () => {
  test("leaves nothing behind, and can be restored at its old place", { timeout: 120_000 }, async () => {
    const { host, archive, before } = source;
    await manager.erase(host);
    expect((await ask(host, "GET", "/login")).status).toBe(421);
    expect(await forgetFiles(placeOf(host), "")).toBe(0);
    const installation = placeOf(host).name;
    const { data } = await restoreAt(manager, host, archive, installation);
    expect(data.installation).toBe(installation);
    const again = await callerAt(placeOf(host), founder);
    expect(Object.fromEntries(await everythingAt(again))).toEqual(Object.fromEntries(before));
  });

  test("is refused for a foreign backend and for an installation that has another host", async () => {
    const own = { title: "Pašu", backend: "https://api.example.lv" };
    const foreign = await manager.add({ host: newHost(), ...own });
    for (const act of [manager.erase, manager.exported])
      await expect(act(foreign.data.host)).rejects.toThrow("is with its own backend, https://api.example.lv");
    const admin = { name: "Anna Ozola", email: founder, language: "lv" };
    const first = await manager.add({ host: newHost(), title: "A", backend: "embedded", admin });
    const { installation } = first.data;
    const second = await manager.add({ host: newHost(), title: "B", backend: "embedded", installation });
    await expect(manager.erase(first.data.host)).rejects.toThrow(`${second.data.host} has the same`);
  });
});
