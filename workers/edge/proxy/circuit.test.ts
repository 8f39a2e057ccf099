import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Circuit } from "./circuit.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answers = async () => "answer";
const never = () => new Promise<string>(() => undefined);
const fails = () => Promise.reject(new TypeError("refused"));

function setUp() {
  const circuit = new Circuit();
  const called: string[] = [];
  return {
    wait: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
    called,
    /** What came of a call: its answer, or why there is none. */
    call: (way: () => Promise<string>, circumstances: Parameters<typeof circuit.through>[1] = {}) =>
      circuit
        .through(() => {
          called.push(way.name);
          return way();
        }, circumstances)
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
    await set.wait(1_500);
    await expect(set.circuit.through(answers)).rejects.toMatchObject({ status: 503, retryAfter: 4 });
  });

  test("is tried by one after a rest, and by all who came meanwhile once it has answered", async () => {
    const set = setUp();
    await fiveFailures(set);
    await set.wait(5_000);
    const meanwhile = [set.call(answers), set.call(answers)];
    await set.wait(100);
    expect(await Promise.all(meanwhile)).toEqual(["answer", "answer"]);
    expect(await Promise.all([set.call(answers), set.call(answers)])).toEqual(["answer", "answer"]);
  });

  test("has another rest where the try fails, or never ends", async () => {
    const set = setUp();
    await fiveFailures(set);
    await set.wait(5_000);
    expect(await set.call(fails)).toBe("refused");
    expect(await set.call(answers)).toBe("errors.circuit");
    await set.wait(5_000);
    void set.call(never);
    const next = set.call(answers);
    await set.wait(5_000);
    expect(await next).toBe("answer");
  });

  test("makes others wait for a moment, and no longer, where tries never end", async () => {
    const set = setUp();
    await fiveFailures(set);
    await set.wait(5_000);
    void set.call(never);
    const [next, ...others] = [never, never, answers].map((way) => set.call(way));
    void next;
    await set.wait(6_000);
    expect(await Promise.all(others)).toEqual(["errors.circuit", "errors.circuit"]);
    expect(set.called).toHaveLength(5 + 2);
  });

  test("makes nobody wait who gives up meanwhile, and does not call for them", async () => {
    const set = setUp();
    await fiveFailures(set);
    await set.wait(5_000);
    void set.call(never);
    const calling = new AbortController();
    const gone = set.call(answers, { signal: calling.signal });
    calling.abort(new Error("gone"));
    await set.wait(200);
    expect(await gone).toBe("gone");
    expect(set.called).toHaveLength(5 + 1);
  });

  test("is not left alone for failures that lie far apart or have an answer between them", async () => {
    const set = setUp();
    for (const _ of Array(20)) {
      await set.wait(10_000);
      expect(await set.call(fails)).toBe("refused");
    }
    await set.wait(30_000);
    for (const _ of Array(20)) {
      for (const way of [fails, fails, fails, fails, answers]) await set.call(way);
    }
    expect(await set.call(answers)).toBe("answer");
  });

  test("nor for uploads that broke off on this side", async () => {
    const set = setUp();
    for (const _ of Array(20)) expect(await set.call(fails, { isOurs: true })).toBe("refused");
    expect(await set.call(answers)).toBe("answer");
  });

  /** Six calls that nobody answers, such as exports of one person, and giving them up after half a minute. */
  function slowCalls(set: ReturnType<typeof setUp>) {
    const calling = new AbortController();
    const { signal } = calling;
    const slow = () =>
      new Promise<string>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    const calls = Array.from({ length: 6 }, () => set.call(slow, { signal }));
    return async () => {
      await set.wait(30_000);
      calling.abort(new Error("given up"));
      expect(await Promise.all(calls)).toEqual(Array(6).fill("given up"));
    };
  }

  test("nor for slow calls while which another was answered, whatever comes then", async () => {
    const set = setUp();
    const giveUp = slowCalls(set);
    expect(await set.call(answers)).toBe("answer");
    await giveUp();
    for (const _ of Array(4)) expect(await set.call(fails)).toBe("refused");
    expect(await set.call(answers)).toBe("answer");
  });

  test("nor for slow calls of a time at which nobody else asked, while the next is answered", async () => {
    const set = setUp();
    await slowCalls(set)();
    const waiting = [set.call(answers), set.call(answers)];
    await set.wait(100);
    expect(await Promise.all(waiting)).toEqual(["answer", "answer"]);
  });

  test("but for silence to the next call as well", async () => {
    const set = setUp();
    await slowCalls(set)();
    void set.call(never);
    const [, other] = [set.call(never), set.call(answers)];
    await set.wait(6_000);
    expect(await other).toBe("errors.circuit");
  });
});
