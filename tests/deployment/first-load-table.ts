import type { FirstLoad } from "./first-load.ts";

/** Where the checked-in table is, from the root. */
export const tableFile = "docs/first-load.md";

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const head = "| page | scripts | styles | words | files |\n| --- | ---: | ---: | ---: | ---: |";

/** The table as it is checked in: kB, compressed with brotli. */
export function tableOf(loads: FirstLoad[]): string {
  const rows = loads.map(
    ({ page, scripts, styles, words, files }) =>
      `| \`${page}\` | ${kB(scripts)} | ${kB(styles)} | ${kB(words)} | ${files} |`,
  );
  return `# The first load of every page

What a browser fetches before a page is alive that it was never at: kB of scripts and styles, and its words in one
language, compressed with brotli. \`npm run first-load\` writes this table; the tests fail where a page differs from it by more
than a hundredth, or in its files. Budgets of scripts and words: 130 kB for the
planning board, 110 kB for lists, 100 kB for sign-in, 180 kB for an estimate.

${head}
${rows.join("\n")}
`;
}

/** What a checked-in table says: bytes, and how many files. */
export function readTable(text: string): Map<string, Omit<FirstLoad, "page">> {
  const rows = text.matchAll(/^\| `(.+?)` +\| +([\d.]+) \| +([\d.]+) \| +([\d.]+) \| +(\d+) \|/gm);
  const bytes = (shown = "") => Number(shown) * 1000;
  return new Map(
    [...rows].map(([, page = "", scripts, styles, words, files]) => [
      page,
      { scripts: bytes(scripts), styles: bytes(styles), words: bytes(words), files: Number(files) },
    ]),
  );
}
