import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { oneTable } from "./by-noun.ts";
import type { Address, Addresses } from "./landing.ts";

/** What stands in tests/site/, a file for each noun. */
interface Noun {
  site: Addresses;
  /** Addresses that look like others, and rows that do not exist. */
  oddities?: Address[];
}

const folder = join(import.meta.dirname, "../site");

// Playwright and Node read this as well, which know nothing of Vite's import.meta.glob.
const nouns = await Promise.all(
  globSync("*.ts", { cwd: folder })
    .sort()
    .map(async (file) => {
      const noun: Noun = await import(pathToFileURL(join(folder, file)).href);
      return { file, ...noun };
    }),
);

/** Every address of the site by its pattern. A new route has to be entered in the file of its noun. */
export const site: Addresses = oneTable(Object.fromEntries(nouns.map(({ file, site }) => [file, site])));

/** Addresses that look like others, and rows that do not exist. */
export const oddities: Address[] = nouns.flatMap(({ oddities = [] }) => oddities);
