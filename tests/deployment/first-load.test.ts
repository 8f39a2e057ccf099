import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { buildLocal, root } from "#cli/build.ts";
import { type FirstLoad, firstLoads } from "./first-load.ts";
import { readTable, tableFile, tableOf } from "./first-load-table.ts";

/** Bytes of scripts and words, brotli, at most: of the planning board, of the lists that a day begins with, and of others. */
const budget = {
  "/calendar": 130_000,
  "/projects": 110_000,
  "/invoices": 110_000,
  "/clients": 110_000,
  "/login": 100_000,
  "/estimate/:estimateId": 180_000,
};

const kinds = ["scripts", "styles", "words"] as const;

describe("the first load of every page", () => {
  let loads: FirstLoad[];
  beforeAll(async () => {
    await buildLocal();
    loads = firstLoads(join(root, "build/app/client"));
  }, 120_000);

  test("is what the checked-in table says: npm run first-load writes it again", () => {
    const table = readTable(readFileSync(join(root, tableFile), "utf8"));
    expect(loads.map(({ page }) => page)).toEqual([...table.keys()]);
    const changed = loads.filter((load) => {
      const known = table.get(load.page);
      return known?.files !== load.files || kinds.some((kind) => differs(load[kind], known[kind]));
    });
    expect(changed).toEqual([]);
  });

  test("has a style sheet and words", () => {
    expect(loads.filter(({ styles, words }) => styles < 1000 || words < 1000)).toEqual([]);
  });

  test("stays within its budget", () => {
    for (const [page, most] of Object.entries(budget)) {
      const { scripts = 0, words = most } = loads.find((load) => load.page === page) ?? {};
      expect(scripts + words, page).toBeLessThan(most);
    }
  });
});

/** By more than a hundredth, and than compressing says twice. */
const differs = (now: number, then: number) => Math.abs(now - then) > Math.max(300, then / 100);

test("a table is read as it was written", () => {
  const loads = [{ page: "/clients/:clientId", scripts: 99_949, styles: 5_800, words: 16_000, files: 20 }];
  expect([...readTable(tableOf(loads))]).toEqual([
    ["/clients/:clientId", { scripts: 99_900, styles: 5_800, words: 16_000, files: 20 }],
  ]);
});
