import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const page = readFileSync(join(root, "docs/security.md"), "utf8");
const lines = page.split("\n");

const verdicts = ["passes", "does not apply", "deviation"] as const;
type Verdict = (typeof verdicts)[number];

const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows of the tables: a requirement each. */
const rows = lines
  .filter((line) => /^\| V\d+\.\d/.test(line))
  .map((line) => {
    const [number = "", level = "", asks = "", verdict = "", why = ""] = cellsOf(line);
    return { number, level, asks, verdict: verdict.replaceAll("**", ""), why };
  });

/** The paragraphs below the tables, without their line breaks: what is missing, by the number that each begins with. */
const explained = [...page.matchAll(/^- \*\*(V[\d.]+)\*\* (.+(?:\n {2}.+)*)/gm)].map(
  ([, number = "", text = ""]) => ({ number, text: text.replace(/\s+/g, " ") }),
);

const chapterOf = (number: string) => number.slice(0, number.indexOf("."));

describe("the table of requirements (docs/security.md)", () => {
  test("has all 253 of levels 1 and 2, each once, in their order and with a verdict and why", () => {
    expect(rows).toHaveLength(253);
    expect(new Set(rows.map(({ number }) => number)).size).toBe(253);
    const place = ({ number }: { number: string }) =>
      number
        .slice(1)
        .split(".")
        .reduce((sum, part) => sum * 1000 + Number(part), 0);
    expect(rows.map(place)).toEqual(rows.map(place).toSorted((one, other) => one - other));
    for (const { number, level, asks, verdict, why } of rows) {
      expect({ number, level }).toEqual({ number, level: expect.stringMatching(/^[12]$/) });
      expect({ number, asks, why }).toEqual({
        number,
        asks: expect.stringMatching(/./),
        why: expect.stringMatching(/./),
      });
      expect(verdicts, number).toContain(verdict);
    }
  });

  test("says of each deviation what holds, what is missing and what would mend it, and of nothing else", () => {
    const deviations = rows.filter(({ verdict }) => verdict === "deviation");
    expect(explained.map(({ number }) => number)).toEqual(deviations.map(({ number }) => number));
    for (const { number, text } of explained) expect(text, number).toMatch(/Mend: \S/);
    for (const { number, why } of deviations) expect({ number, why }).toEqual({ number, why: "below" });
  });

  test("proves what passes by a test, by construction, by the platform or by a decision that is written down", () => {
    const unproven = rows.filter(
      ({ verdict, why }) =>
        verdict === "passes" && !/\.test\.tsx?`|By construction|Platform|\]\(|As \d/.test(why),
    );
    expect(unproven.map(({ number }) => number)).toEqual([]);
  });

  test("is counted right, by chapter and in all", () => {
    const said = lines
      .filter((line) => /^\| (V\d+|All) .*\| +\d+ +\| +\d+ +\| +\d+ +\|$/.test(line))
      .map(cellsOf)
      .map(([name = "", ...counts]) => [name.split(" ")[0], ...counts.map(Number)]);
    const count = (within: typeof rows) =>
      verdicts.map((verdict: Verdict) => within.filter((row) => row.verdict === verdict).length);
    const chapters = [...new Set(rows.map(({ number }) => chapterOf(number)))];
    expect(said).toEqual([
      ...chapters.map((chapter) => [
        chapter,
        ...count(rows.filter(({ number }) => chapterOf(number) === chapter)),
      ]),
      ["All", ...count(rows)],
    ]);
  });

  test("names files that there are", () => {
    const named = [
      ...page.matchAll(/`((?:app|docs|party|tests|workers)\/[\w./-]+)`|\]\(((?!#)[\w./-]+)\)/g),
    ].map(([, path, link]) => path ?? `docs/${link}`);
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test("names tests as they are called in the file that is named before them", () => {
    const proofs = [...rows.map(({ why }) => why), ...explained.map(({ text }) => text)].flatMap((text) =>
      [...text.matchAll(/`([\w./-]+\.test\.tsx?)`((?:,? "[^"]+")+)/g)].flatMap(([, path = "", names = ""]) =>
        [...names.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => ({ path, name })),
      ),
    );
    expect(proofs.length).toBeGreaterThan(150);
    const missing = proofs.filter(({ path, name }) => {
      const test = readFileSync(join(root, path), "utf8");
      return !['"', "`"].some((quote) => test.includes(quote + name + quote));
    });
    expect(missing).toEqual([]);
  });
});
