import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { foundKinds } from "#model/search/found.ts";
import type { Database } from "./database.ts";
import { memoryDatabase } from "./memory-database.ts";
import { search } from "./search.ts";

/** Words that FTS5 looks up, each by itself. */
const wordsIn = (question: string) => question.match(/"\w+"/g)?.length;

describe("what a search asks of the index", () => {
  let database: Database;
  let asked: string[];
  const questions = (typed: string): string[] => {
    asked = [];
    search(database, typed, foundKinds);
    return asked;
  };

  beforeAll(() => {
    database = memoryDatabase();
    // Clients alone, as in an office whose estimates are all yet to come.
    database.run(sql`insert into search_index (rowid, words) select 1000000000000 + value, 'alfa eta iota omikrons a e i o'
      from json_each('[1,2,3,4,5,6,7,8,9]')`);
    const { sql: store } = database.storage;
    const exec = store.exec.bind(store);
    store.exec = (query, ...values) => {
      if (query.includes(" match ")) asked.push(String(values.find((value) => typeof value === "string")));
      return exec(query, ...values);
    };
  });

  test("is one question for all kinds that hold none of it, and none for those that are found", () => {
    expect(questions("alfa eta")).toEqual([`"alfa" AND "eta"`, `^ "alfa"* "eta"*`, `"alfa"* AND "eta"*`]);
  });

  test.each([
    ["a e i o u s k r", `"a"*`],
    ["r k s", `"r"*`],
    ["a alfa e", `"alfa"*`],
    ["alfa 7 e", `"alfa"* AND "7"*`],
    ["2026-0113/1", `"2026"* AND "0113"* AND "1"*`],
    ["1 2 3", `"1" AND "2" AND "3"*`],
  ])("%j asks for the beginnings %s", (typed, begun) => {
    expect(questions(typed).at(-1)).toBe(begun);
  });

  test("counts eight words", () => {
    expect(questions("viens divi tris cetri pieci sesi septini astoni devini").map(wordsIn)).toEqual([
      8, 8, 8,
    ]);
  });
});
