import { expect, test } from "vitest";
import { sized } from "../support/sized.ts";
import { rowsOf, tableOf } from "./soak-table.ts";

const { title } = sized("same cell", "rounds of 64 drops", { usual: 8, soak: 8 });
const report = {
  testResults: [
    {
      name: "/x/tests/faults/same-cell.test.ts",
      assertionResults: [
        { title, status: "passed", duration: 3_400 },
        { title: "two win", status: "passed", duration: 1 },
        { title: "nobody wins", status: "failed", duration: 1 },
      ],
    },
    {
      name: "/x/tests/faults/lost-updates.test.ts",
      assertionResults: [
        { title: "lost updates: 5120 writes (SEED=7), on one client", status: "passed", duration: 2_000 },
        { title: "lost updates: 5120 writes (SEED=7), on one project", status: "failed", duration: null },
      ],
    },
  ],
};

test("a soak's table has a line for each harness and for the other tests of each file", () => {
  const seed = /SEED=(\d+)/.exec(title)?.[1];
  expect(rowsOf(report)).toEqual([
    { harness: "same cell", size: "8 rounds of 64 drops", seed, result: "passed", seconds: 3 },
    { harness: "faults/same-cell", size: "2 tests", seed: "", result: "1 of 2 FAILED", seconds: 0 },
    { harness: "lost updates", size: "5120 writes", seed: "7", result: "1 of 2 FAILED", seconds: 2 },
  ]);
  expect(tableOf(rowsOf(report)).split("\n")).toHaveLength(5);
});
