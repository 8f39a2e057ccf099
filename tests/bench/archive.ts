import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { saveArchive, uploadArchive } from "#cli/archive.ts";
import { buildLocal } from "#cli/build.ts";
import { type Operator, operatorOf } from "#cli/operator-client.ts";
import { serve } from "#cli/serve.ts";
import { callerAt, password, port, strangerAt } from "../support/installation.ts";
import { plant, type Size } from "./reports/plant.ts";
import { forgetPeak, memoryOf, runtimeProcess } from "./support/memory.ts";
import { circumstances, publish, table } from "./support/publish.ts";
import { exponent } from "./support/statistics.ts";

/**
 * How exporting and restoring grow: installations planted by SQL, on the product as `npm start` runs it. Memory is that of
 * the whole runtime; what a Worker may take is 128 MB of it. `--print` leaves docs/benchmarks.md as it is.
 */
const { values } = parseArgs({ options: { print: { type: "boolean", default: false } } });
const sizes: Size[] = [
  { projects: 500, invoices: 5_000, entries: 20_000 },
  { projects: 1_500, invoices: 15_000, entries: 60_000 },
  { projects: 5_000, invoices: 50_000, entries: 200_000 },
];
const data = mkdtempSync(join(tmpdir(), "archive-"));
const hostOf = (index: number) => `archive-${index}.localhost`;
const placeOf = (host: string) => ({ host, origin: `http://${host}:${port}`, link: null });
const emailOf = (index: number) => `bench${index}@test.lv`;

async function open(): Promise<void> {
  const running = await serve({ port, data });
  const operator = operatorOf(running.address, running.operatorToken);
  for (const index of sizes.keys()) {
    const admin = { name: "Anna Ozola", email: emailOf(index), language: "lv" };
    const host = hostOf(index);
    const added = await operator.add({ host, title: "Bench", backend: "embedded", admin });
    const path = `/update_password_reset/${added.link?.split("/").at(-1)}`;
    const { status, text } = await strangerAt(placeOf(host))("PATCH", path, { body: { password } });
    if (status !== 200) throw new Error(text);
  }
  await running.stop();
}

/** What a piece of work takes: milliseconds, and megabytes of the runtime beyond what it had. */
async function measured<Result>(work: () => Promise<Result>) {
  const runtime = runtimeProcess();
  const before = memoryOf(runtime).now;
  forgetPeak(runtime);
  const began = performance.now();
  const result = await work();
  return { result, took: performance.now() - began, added: memoryOf(runtime).peak - before };
}

const yearOf = async (host: string, email: string) =>
  (
    await (
      await callerAt(placeOf(host), email)
    )("POST", "/reports/invoices_total", { body: { year: 2026 } })
  ).json().totals;

async function measure(operator: Operator, index: number) {
  const host = hostOf(index);
  const file = join(data, `${host}.tar`);
  const saved = await measured(() => saveArchive(operator, host, file));
  const elsewhere = `restored-${host}`;
  const restored = await measured(async () => {
    const archive = await uploadArchive(operator, file);
    return operator.restore(elsewhere, { title: "Bench", archive });
  });
  const email = emailOf(index);
  const [before, after] = [await yearOf(host, email), await yearOf(elsewhere, email)];
  if (JSON.stringify(before) !== JSON.stringify(after)) throw new Error(`${elsewhere} is not the same`);
  return { saved, restored, rows: restored.result.restored.rows };
}

try {
  await buildLocal();
  await open();
  for (const [index, size] of sizes.entries()) plant(data, emailOf(index), size);
  const running = await serve({ port, data });
  const operator = operatorOf(running.address, running.operatorToken);
  const found: Awaited<ReturnType<typeof measure>>[] = [];
  for (const index of sizes.keys()) found.push(await measure(operator, index));
  await running.stop();
  const growth = (time: (one: (typeof found)[number]) => number) =>
    exponent(found.map((one) => ({ size: one.rows, time: time(one) }))).toFixed(2);
  const text = `## Export and restore

${circumstances("npm run bench:archive")}

Installations planted by SQL, exported and restored under another name by the operator's command; that a year's income is
the same afterwards is proved. Memory is what the whole runtime took beyond what it had: edge, backend, the installation and
what stands in for the store, of which each may take 128 MB in production.

${table([
  ["rows", "archive, MB", "export, ms", "memory, MB", "restore, ms", "memory, MB"],
  ...found.map(({ rows, saved, restored }) => [
    String(rows),
    (saved.result / 1024 ** 2).toFixed(1),
    ...[saved.took, saved.added, restored.took, restored.added].map((value) => value.toFixed(0)),
  ]),
  ["growth", "", growth(({ saved }) => saved.took), "", growth(({ restored }) => restored.took), ""],
])}
`;
  console.log(text);
  if (!values.print) publish("archive", text);
} finally {
  rmSync(data, { recursive: true, force: true });
}
