/** As much of Vitest's report as the table is made of. */
interface Report {
  testResults: {
    name: string;
    assertionResults: { title: string; status: string; duration?: number | null }[];
  }[];
}

interface Row {
  harness: string;
  size: string;
  seed: string;
  result: string;
  seconds: number;
}

/** How a harness of a size names its tests (tests/support/sized.ts). */
const title = /^(.+?): (\d+) (.+?) \(SEED=(\d+)\)/;

/** What came of each harness: tests of one title and seed are one row; the other tests of a file are counted. */
export function rowsOf({ testResults }: Report): Row[] {
  return testResults.flatMap(({ name, assertionResults }) => {
    const file = name.replace(/^.*\/tests\//, "").replace(/\.test\.ts$/, "");
    const groups = Map.groupBy(assertionResults, (result) => title.exec(result.title)?.[0] ?? "");
    return [...groups].map(([said, results]) => {
      const [, harness = file, count, of, seed = ""] = title.exec(said) ?? [];
      const failed = results.filter(({ status }) => status !== "passed").length;
      const milliseconds = results.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
      return {
        harness,
        seed,
        size: count ? `${count} ${of}` : `${results.length} tests`,
        result: failed === 0 ? "passed" : `${failed} of ${results.length} FAILED`,
        seconds: Math.round(milliseconds / 1000),
      };
    });
  });
}

/** A table of lines for people. */
export function tableOf(rows: readonly Row[]): string {
  const head = ["Harness", "Size", "Seed", "Result", "Seconds"];
  const cells = rows.map(({ harness, size, seed, result, seconds }) => [
    ...[harness, size, seed, result, String(seconds)],
  ]);
  const widths = head.map((name, column) =>
    Math.max(name.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ");
  return [line(head), line(widths.map((width) => "─".repeat(width))), ...cells.map(line)].join("\n");
}
