import { describe, expect, test } from "vitest";
import { keepLimits } from "./production-limits.ts";

const many = (length: number) => Array.from({ length }, (_, index) => index);
const call = (length: number) => `select max(${many(length).join(", ")}, 'a, (b', "c,(")`;

describe("a statement that production takes", () => {
  test.each([
    ["of a hundred values", `select ${many(100).fill(0).join()}`, many(100)],
    ["of two megabytes", "insert into notes values (?)", ["x".repeat(2 * 1024 * 1024)]],
    ["with a pattern of fifty bytes", "select 1 where a like ?", ["ā".repeat(25)]],
    ["with a function of 32 arguments", call(30), []],
    ["with a long list", `select 1 where id in (${many(99).join()}) and f(g(1, 2), 3)`, []],
  ])("%s is passed on", (_, query, values) => {
    expect(() => keepLimits(query, values)).not.toThrow();
  });
});

describe("a statement that production refuses", () => {
  test.each([
    ["has 101 values", "select 1", many(101), "101 bound parameters"],
    ["is of more than two megabytes", "insert", ["ā".repeat(1024 * 1024), "x"], "more than 2 MB"],
    ["is large in bytes", "insert", [new Uint8Array(2 * 1024 * 1024 + 1)], "more than 2 MB"],
    ["has a pattern of 52 bytes", "select 1 where a LIKE ?", ["ā".repeat(26)], "pattern of more than 50"],
    ["has a function of 33 arguments", call(31), [], "many arguments"],
    ["has such a function inside another", `select max(1, ${call(31).slice(7)})`, [], "many arguments"],
  ])("because it %s is refused", (_, query, values, words) => {
    expect(() => keepLimits(query, values)).toThrow(words);
  });
});
