import { describe, expect, test } from "vitest";
import { isObject } from "#model/answer/is-object.ts";
import { mutations } from "./api/audit/every-mutation.ts";
import { office } from "./api/audit/office.ts";

/** The version, and the revision of an estimate, of what an answer is of: of the row itself, or under `data` or its own name. */
function countsOf(json: Record<string, unknown>): unknown[] {
  const row = [json.data, json.position_item, json.product].find(isObject) ?? json;
  return [row.version, row.revision];
}

/** Changes with a body: without one they always change something, as a switch does. */
const changes = Object.entries(mutations).filter(([, { step }]) => step[0] === "PATCH" && step[2]);

describe("what is changed to what it is already stays at its version", () => {
  test.each(changes)("by %s", async (_, { before = [], step }) => {
    const { call } = office();
    for (const one of before) await call(...one);
    const [method, path, body, headers] = step;
    const nothing = () => call(method, path, { nonsense: 1 }, headers);
    const untouched = [await nothing(), await nothing()].map(({ json }) => countsOf(json));
    expect(untouched[1]).toEqual(untouched[0]);
    const changed = await call(method, path, body, headers);
    expect(changed.status).toBe(200);
    for (const answer of [await nothing(), await call(method, path, body, headers), await nothing()])
      if (answer.status === 200) expect(countsOf(answer.json)).toEqual(countsOf(changed.json));
      else expect([409, 412, 422]).toContain(answer.status);
  });

  test("where nothing was saved before", async () => {
    const { call } = office();
    for (const path of ["/companies/1/details", "/companies/1", "/reminder_plan"]) {
      const shown = (await call("GET", path)).json;
      const answer = await call("PATCH", path, { nonsense: 1 });
      if (answer.status === 200) expect(answer.json).toEqual(shown);
    }
  });
});
