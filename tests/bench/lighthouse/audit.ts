import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { install } from "../support/install.ts";
import { versionIn } from "../support/versions.ts";

/** What Lighthouse says of a screen: scores up to 100, milliseconds, the shift of its layout, and the audits that failed. */
export interface Audited {
  performance: number;
  accessibility: number;
  practices: number;
  lcp: number;
  cls: number;
  tbt: number;
  failed: string[];
}

const categories = {
  performance: "performance",
  accessibility: "accessibility",
  practices: "best-practices",
};

/** Installed for this bench alone: it brings more packages than the product has. */
const folder = join(import.meta.dirname, "../peers/lighthouse");

/** Installs Lighthouse where it is missing, and says which one it is. */
export function lighthouseVersion(): string {
  install(folder);
  return versionIn(folder, "lighthouse");
}

/** What is read of Lighthouse's own report. */
const findings = z.object({
  finalDisplayedUrl: z.string(),
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({
      id: z.string(),
      score: z.number().nullable(),
      numericValue: z.number().optional(),
      displayValue: z.string().optional(),
    }),
  ),
});

/** Has the browser at that port open an address as on a desk, with nothing in its cache. */
export async function audit(url: string, port: number): Promise<Audited> {
  const options = [
    ...["--output=json", "--quiet", "--preset=desktop", `--port=${port}`],
    `--only-categories=${Object.values(categories).join(",")}`,
    // Cookies stay: they sign the browser in. The cache is emptied all the same.
    "--disable-storage-reset",
  ];
  const program = join(folder, "node_modules/.bin/lighthouse");
  // Waited for with open ears: Playwright lets each new page of the browser go.
  const { stdout } = await promisify(execFile)(program, [url, ...options], { maxBuffer: 64 * 2 ** 20 });
  const { audits, runtimeError, categories: judged, finalDisplayedUrl } = findings.parse(JSON.parse(stdout));
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`);
  const score = (category: string) => Math.round(100 * (judged[category]?.score ?? 0));
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const counting = Object.values(judged).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  const failed = counting
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 0.9);
  return {
    performance: score(categories.performance),
    accessibility: score(categories.accessibility),
    practices: score(categories.practices),
    lcp: figure("largest-contentful-paint"),
    cls: figure("cumulative-layout-shift"),
    tbt: figure("total-blocking-time"),
    failed: failed.map(({ id, displayValue }) => `${id}${displayValue ? ` (${displayValue})` : ""}`),
  };
}
