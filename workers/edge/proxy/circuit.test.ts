import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Circuit, routeOf } from "./circuit.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answers = async () => "answer";
const never = () => new Promise<string>(() => undefined);
const fails = () => Promise.reject(new TypeError("refused"));

type Circumstances = Parameters<Circuit["through"]>[2] & { route?: string };

function setUp() {
  const circuit = new Circuit();
  const called: string[] = [];
  return {
    wait: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
    called,
    /** What came of a call: its answer, or why there is none. */
    call: (way: () => Promise<string>, { route = "api/user", ...circumstances }: Circumstances = {}) =>
      circuit
        .through(
          route,
          () => {
            called.push(way.name);
            return way();
          },
          circumstances,
        )
        .catch((error: Error) => error.message),
    circuit,
  };
}

const pages = ["api/user", "api/customers", "api/system-config"];

/** As two pages have them that nobody answers. */
const fiveFailures = async ({ call }: ReturnType<typeof setUp>) => {
  for (const route of [...pages, ...pages].slice(0, 5)) expect(await call(fails, { route })).toBe("refused");
};

describe("a backend that does not answer", () => {
  test("is left alone after the fifth time in a row, and anyone who asks is told for how long", async () => {
    const set = setUp();
    await fiveFailures(set);
    expect(await set.call(answers)).toBe("errors.circuit");
    expect(set.called).toHaveLength(5);
    await set.wait(1_500);
    await expect(set.circuit.through("api/user", answers)).rejects.toMatchObject({
      status: 503,
      retryAfter: 4,
    });
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
    for (const at of Array(20).keys()) {
      await set.wait(10_000);
      expect(await set.call(fails, { route: pages[at % 3] })).toBe("refused");
    }
    await set.wait(30_000);
    for (const _ of Array(20)) {
      for (const [at, way] of [fails, fails, fails, fails, answers].entries())
        await set.call(way, { route: pages[at % 3] });
    }
    expect(await set.call(answers)).toBe("answer");
  });

  test("nor for uploads that broke off on this side", async () => {
    const set = setUp();
    for (const at of Array(20).keys())
      expect(await set.call(fails, { isOurs: true, route: pages[at % 3] })).toBe("refused");
    expect(await set.call(answers)).toBe("answer");
  });

  /** Six calls that nobody answers, such as exports of one person, and giving them up after half a minute. */
  function slowCalls(set: ReturnType<typeof setUp>) {
    const calling = new AbortController();
    const { signal } = calling;
    const slow = () =>
      new Promise<string>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    const calls = Array.from({ length: 6 }, (_, at) => set.call(slow, { signal, route: pages[at % 3] }));
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
    for (const at of Array(4).keys()) expect(await set.call(fails, { route: pages[at % 3] })).toBe("refused");
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

describe("a route that is broken by itself", () => {
  const [broken, other] = ["api/crash", "api/crash/too"];

  test("shuts nothing, however often it is called", async () => {
    const set = setUp();
    for (const _ of Array(50)) expect(await set.call(fails, { route: broken })).toBe("refused");
    expect(await set.call(answers)).toBe("answer");
    expect(await set.call(fails, { route: broken })).toBe("refused");
  });

  test("rests with another such, while what is neither is tried at once and opens all", async () => {
    const set = setUp();
    for (const route of [broken, other, broken, other, broken]) await set.call(fails, { route });
    expect(await set.call(answers, { route: broken })).toBe("errors.circuit");
    expect(await set.call(answers)).toBe("answer");
    expect(await set.call(answers, { route: broken })).toBe("answer");
  });

  test("keeps nobody else away by trying again, whether that fails or never ends", async () => {
    const set = setUp();
    await fiveFailures(set);
    await set.wait(5_000);
    expect(await set.call(fails, { route: "api/customers" })).toBe("refused");
    expect(await set.call(answers, { route: "api/customers" })).toBe("errors.circuit");
    await set.wait(5_000);
    void set.call(never, { route: "api/customers" });
    expect(await set.call(answers, { route: "api/stock_items" })).toBe("answer");
    expect(await set.call(answers)).toBe("answer");
  });

  test("leaves everything alone where what is tried at once has no answer either", async () => {
    const set = setUp();
    await fiveFailures(set);
    expect(await set.call(fails, { route: "api/invoices" })).toBe("refused");
    for (const route of [...pages, "api/invoices", "api/stock_items"])
      expect(await set.call(answers, { route })).toBe("errors.circuit");
    await set.wait(5_000);
    expect(await set.call(answers, { route: "api/stock_items" })).toBe("answer");
  });
});

test.each([
  ["https://api.acme.lv/api/invoices/pdf/1?lang=lv", "api/invoices/pdf/:id"],
  ["https://api.acme.lv/api/invoices/pdf/22", "api/invoices/pdf/:id"],
  ["https://api.acme.lv//API/invoices/", "api/invoices"],
  ["https://api.acme.lv/api/files/6f1c2d8e-5d0a.pdf", "api/files/:id"],
  ["https://api.acme.lv/", ""],
])("%s is of the route %j", (url, route) => expect(routeOf(url)).toBe(route));
