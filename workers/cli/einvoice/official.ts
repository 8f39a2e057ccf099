import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readXml } from "#model/xml/read.ts";
import { Halt } from "./halt.ts";

/** The official rules, compiled: those of EN 16931, those of Peppol. */
const artefacts = ["CEN-EN16931-UBL.xslt", "PEPPOL-EN16931-UBL.xslt"];

/** What a document breaks: by rule, how often and whether it may not. */
export type Verdict = ReadonlyMap<string, { times: number; isFatal: boolean }>;

/** The files of the rules in a folder, wherever they stand in it. */
export const ruleFiles = (folder: string): string[] =>
  artefacts.map((name) => {
    const [found] = globSync(`**/${name}`, { cwd: folder });
    if (found === undefined) throw new Halt(`There is no ${name} in ${folder}.`);
    return join(folder, found);
  });

/** The names of all rules in the files; their sets have names, too, but no numbers. */
export const rulesIn = (files: readonly string[]): string[] => [
  ...new Set(
    files.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/<xsl:attribute name="id">([^<]+\d[^<]*)</g)].map(
        ([, id = ""]) => id,
      ),
    ),
  ),
];

/**
 * What the official rules say of each document of a folder, by its file; a document that they cannot be asked about (a
 * number that is none, where they reckon with one) is missing.
 */
export function officialVerdicts(
  files: readonly string[],
  { saxon, documents, work }: { saxon: string; documents: string; work: string },
): Map<string, Verdict> {
  const answers = files.map((file, index) => {
    const out = join(work, `verdicts-${index}`);
    mkdirSync(out, { recursive: true });
    // Ends with a number of its own where a single document could not be judged.
    const { error, stderr } = spawnSync(
      "java",
      ["-cp", saxon, "net.sf.saxon.Transform", `-s:${documents}`, `-xsl:${file}`, `-o:${out}`],
      { encoding: "utf8", maxBuffer: 1024 ** 3 },
    );
    if (error) throw new Halt(`Java does not run: ${error.message}`);
    if (/could not find or load main class/i.test(stderr)) throw new Halt(`${saxon} is not Saxon.`);
    return out;
  });
  const verdicts = new Map<string, Verdict>();
  for (const name of globSync("*.xml", { cwd: documents })) {
    const parts = answers.map((out) => verdictIn(join(out, name)));
    if (parts.every((part) => part !== null)) verdicts.set(name, new Map(parts.flatMap((part) => [...part])));
  }
  return verdicts;
}

const svrl = "{http://purl.oclc.org/dsdl/svrl}";

/** Reads one answer (SVRL); null where there is none. */
function verdictIn(file: string): Verdict | null {
  if (!existsSync(file)) return null;
  const reading = readXml(readFileSync(file), { elements: 10_000_000, length: 1_000_000, bytes: 1024 ** 3 });
  if (!reading.isRead) return null;
  const broken = new Map<string, { times: number; isFatal: boolean }>();
  for (const { name, attributes } of reading.element.children) {
    if (name !== `${svrl}failed-assert` && name !== `${svrl}successful-report`) continue;
    const rule = attributes.id ?? "";
    const times = (broken.get(rule)?.times ?? 0) + 1;
    broken.set(rule, { times, isFatal: attributes.flag !== "warning" });
  }
  return broken;
}
