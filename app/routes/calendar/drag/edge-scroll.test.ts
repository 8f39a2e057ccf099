import { describe, expect, test } from "vitest";
import { pushOf } from "./edge-scroll.ts";

const sheet = [100, 500] as const;

describe("a drag at the edge of the sheet", () => {
  test("scrolls towards that edge, the faster the nearer, and over what stays there", () => {
    expect(pushOf(300, 300, sheet)).toBe(0);
    expect(pushOf(480, 300, sheet)).toBeGreaterThan(pushOf(460, 300, sheet));
    expect(pushOf(120, 300, sheet)).toBeLessThan(pushOf(140, 300, sheet));
    expect(pushOf(20, 300, sheet)).toBe(-14);
  });

  test("scrolls nothing where it began, or where it came in, until it goes towards the edge", () => {
    expect(pushOf(480, 478, sheet)).toBe(0);
    expect(pushOf(495, 478, sheet)).toBeGreaterThan(0);
    expect(pushOf(490, 600, sheet)).toBe(0);
  });
});
