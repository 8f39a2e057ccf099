import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { buildLocal, root } from "../../workers/cli/build";
import { type FirstLoad, firstLoads } from "./first-load";
import { readTable, tableFile, tableOf } from "./first-load-table";

/** Bytes of scripts, brotli, at most: of the planning board and of the lists that a day begins with. */
const budget = { "/calendar": 150_000, "/projects": 130_000, "/invoices": 130_000, "/clients": 130_000 };

describe("the first load of every page", () => {
  let loads: FirstLoad[];
  beforeAll(async () => {
    await buildLocal();
    loads = firstLoads(join(root, "build/app/client"));
  }, 120_000);

  test("is what the checked-in table says: npm run first-load writes it anew", () => {
    const table = readTable(readFileSync(join(root, tableFile), "utf8"));
    expect(loads.map(({ page }) => page)).toEqual([...table.keys()]);
    const changed = loads.filter(({ page, scripts, styles, files }) => {
      const known = table.get(page);
      if (known?.files !== files) return true;
      return differs(scripts, known.scripts) || differs(styles, known.styles);
    });
    expect(changed).toEqual([]);
  });

  test("stays within its budget", () => {
    for (const [page, most] of Object.entries(budget))
      expect(loads.find((load) => load.page === page)?.scripts, page).toBeLessThan(most);
  });
});

/** By more than a hundredth, and than compressing says twice. */
const differs = (now: number, then: number) => Math.abs(now - then) > Math.max(300, then / 100);

test("a table is read as it was written", () => {
  const loads = [{ page: "/clients/:clientId", scripts: 99_949, styles: 5_800, files: 20 }];
  expect([...readTable(tableOf(loads))]).toEqual([
    ["/clients/:clientId", { scripts: 99_900, styles: 5_800, files: 20 }],
  ]);
});
