import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { listOf } from "#model/answer/answer.ts";
import { createApi } from "./api-client.ts";

/** What the log is told. */
const faults: unknown[] = [];
beforeEach(() => {
  faults.length = 0;
});

describe("of an answer with too many rows", () => {
  const list = (content: unknown, isForeign = true, row: z.ZodType = z.object({})) =>
    createApi(async () => Response.json(content), {
      token: null,
      language: "lv",
      requestId: "r1",
      ...told,
      isForeign,
    })
      .get("/all_stock_items?q=secret", listOf(row))
      .catch((error: Error) => error.message);
  const told = { timed: () => undefined, failed: (error: unknown) => void faults.push(error) };
  const rows = (count: number) => ({ data: Array.from({ length: count }, () => ({})) });

  test.each([
    ["more rows than are looked at", rows(10_001)],
    ["rows that lie in rows", { data: [rows(5000), rows(5000)] }],
    ["fields without end", Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [at, at]))],
  ])("the log names the operation and the reason: %s", async (_, content) => {
    expect(await list(content)).toBe("errors.answer");
    expect(faults.map(String)).toEqual([`Error: GET /all_stock_items cannot be read: too many rows`]);
  });

  test("so it does where more is wrong than can be listed", async () => {
    // As the engine does, which has room for some hundred thousand arguments of a call.
    const full = z.object({}).transform(() => {
      throw new RangeError("Maximum call stack size exceeded");
    });
    expect(await list(rows(1), true, full)).toBe("errors.answer");
    expect(String(faults[0])).toMatch(/GET \/all_stock_items cannot be read: too much is wrong/);
  });

  test("nothing is said of many rows, nor of ours, whose largest report has more", async () => {
    expect(await list(rows(10_000))).toMatchObject({ data: { length: 10_000 } });
    expect(await list(rows(20_000), false)).toMatchObject({ data: { length: 20_000 } });
  });
});
