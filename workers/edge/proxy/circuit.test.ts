import { describe, expect, test } from "vitest";
import { Circuit } from "./circuit.ts";

const answers = async () => "answer";
const fails = () => Promise.reject(new TypeError("refused"));

function setUp() {
  let now = 1_000_000;
  const circuit = new Circuit(() => now);
  const called: string[] = [];
  return {
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
    called,
    /** What came of a call: its answer, or why there is none. */
    call: (way: () => Promise<string>, isOurs = false) =>
      circuit
        .through(() => {
          called.push(way.name);
          return way();
        }, isOurs)
        .catch((error: Error) => error.message),
    circuit,
  };
}

const fiveFailures = async ({ call }: ReturnType<typeof setUp>) => {
  for (const _ of Array(5)) expect(await call(fails)).toBe("refused");
};

describe("a backend that does not answer", () => {
  test("is left alone after the fifth time in a row, and anyone who asks is told for how long", async () => {
    const set = setUp();
    await fiveFailures(set);
    expect(await set.call(answers)).toBe("errors.circuit");
    expect(set.called).toHaveLength(5);
    set.wait(1_500);
    await expect(set.circuit.through(answers)).rejects.toMatchObject({ status: 503, retryAfter: 4 });
  });

  test("is tried by one after a rest, and by all once it has answered", async () => {
    const set = setUp();
    await fiveFailures(set);
    set.wait(5_000);
    expect(await Promise.all([set.call(answers), set.call(answers)])).toEqual(["answer", "errors.circuit"]);
    expect(await Promise.all([set.call(answers), set.call(answers)])).toEqual(["answer", "answer"]);
  });

  test("has another rest where the try fails, or never ends", async () => {
    const set = setUp();
    await fiveFailures(set);
    set.wait(5_000);
    expect(await set.call(fails)).toBe("refused");
    expect(await set.call(answers)).toBe("errors.circuit");
    set.wait(5_000);
    void set.call(() => new Promise(() => undefined));
    expect(await set.call(answers)).toBe("errors.circuit");
    set.wait(5_000);
    expect(await set.call(answers)).toBe("answer");
  });

  test("is not left alone for failures that lie far apart or have an answer between them", async () => {
    const set = setUp();
    for (const _ of Array(20)) {
      set.wait(10_000);
      expect(await set.call(fails)).toBe("refused");
    }
    set.wait(30_000);
    for (const _ of Array(20)) {
      for (const way of [fails, fails, fails, fails, answers]) await set.call(way);
    }
    expect(await set.call(answers)).toBe("answer");
  });

  test("nor for uploads that broke off on this side", async () => {
    const set = setUp();
    for (const _ of Array(20)) expect(await set.call(fails, true)).toBe("refused");
    expect(await set.call(answers)).toBe("answer");
  });
});
