import { expect, test } from "vitest";
import { beginTurn } from "./turns.ts";

const megabyte = 1024 * 1024;
const never = () => Promise.reject(new Error("waits"));

test("files that fit beside each other do not wait", async () => {
  const turns = [beginTurn(never), beginTurn(never), beginTurn(never)];
  for (const turn of turns) {
    await turn.next();
    turn.hold(10 * megabyte);
  }
  for (const turn of turns) turn.end();
});

test("beyond 32 MB only the one that began first reads on, and the others when it has stored its file", async () => {
  const first = beginTurn(never);
  const seen: string[] = [];
  const second = beginTurn(async () => {
    seen.push("second waits");
    first.release();
  });
  first.hold(20 * megabyte);
  second.hold(12 * megabyte);
  await first.next();
  await second.next();
  expect(seen).toEqual(["second waits"]);
  first.end();
  second.end();
});

test("who waited for 20 s is told that too much comes at once", async () => {
  const first = beginTurn(never);
  let waited = 0;
  const second = beginTurn(async (milliseconds) => {
    waited += milliseconds;
  });
  first.hold(40 * megabyte);
  await expect(second.next()).rejects.toMatchObject({ status: 503, message: "errors.busy" });
  expect(waited).toBe(20_000);
  first.end();
  await second.next();
  second.end();
});
