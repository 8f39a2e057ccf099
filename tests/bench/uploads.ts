import { setTimeout as pause } from "node:timers/promises";
import { type Caller, callerAt, newInstallation, signIns } from "../support/installation.ts";
import { imagePart, multipart } from "../support/multipart.ts";
import { jpeg, jpegOf } from "../support/pictures.ts";
import { stopAll } from "./support/child.ts";
import { forgetPeak, memoryOf, runtimeProcess } from "./support/memory.ts";
import { startProduct } from "./support/product.ts";
import { table } from "./support/publish.ts";

/**
 * How much memory the product takes while five images of 10 MB come at once, in one request and in five. It is that of
 * the whole runtime: edge, backend and what stands in for the store, which in production is elsewhere.
 * So this is more than a Worker's own share, of which 96 MB are allowed.
 */
const rounds = 3;
const megabyte = 1024 ** 2;
const picture = imagePart(jpegOf(10 * megabyte));

interface Load {
  name: string;
  requests: number;
  filesOfEach: number;
}
const loads: Load[] = [
  { name: "one request with five files", requests: 1, filesOfEach: 5 },
  { name: "five requests with one file each", requests: 5, filesOfEach: 1 },
];

const rows = [["load", "before, MB", "peak, MB", "added to idle, MB", "time, ms"]];
let most = 0;
for (const load of loads) {
  try {
    rows.push(...(await measure(load)));
  } finally {
    await stopAll();
  }
}
console.log(table(rows));
console.log(`At most ${most.toFixed(0)} MB were added, those of the store among them.`);

/** A product of its own for each load: the runtime keeps memory that it once had. */
async function measure({ name, requests, filesOfEach }: Load): Promise<string[][]> {
  await startProduct();
  const admin = await callerAt(await newInstallation({ demonstration: "beta" }), signIns.admin);
  const runtime = runtimeProcess();
  await upload(admin, await newProduct(admin), 1, imagePart(jpeg));
  await pause(2000);
  const idle = memoryOf(runtime).now;
  const measured: string[][] = [];
  for (let round = 1; round <= rounds; round++) {
    const products = await Promise.all(Array.from({ length: requests }, () => newProduct(admin)));
    const before = memoryOf(runtime).now;
    forgetPeak(runtime);
    const began = performance.now();
    await Promise.all(products.map((id) => upload(admin, id, filesOfEach, picture)));
    const took = performance.now() - began;
    const { peak } = memoryOf(runtime);
    most = Math.max(most, peak - idle);
    measured.push([name, ...[before, peak, peak - idle, took].map((value) => value.toFixed(0))]);
  }
  return measured;
}

async function newProduct(admin: Caller): Promise<number> {
  const [unit] = (await admin("GET", "/measure_units")).json().data;
  const body = { code: crypto.randomUUID(), name: { lv: "Krūze" }, default_measure_unit_id: unit.id };
  return (await admin("POST", "/products", { body })).json().data.id;
}

async function upload(admin: Caller, id: number, files: number, part: typeof picture): Promise<void> {
  const form = multipart(Array.from({ length: files }, () => part));
  const answer = await admin("POST", `/products/${id}/add-files`, form);
  if (answer.status !== 200 || answer.json().images.length !== files)
    throw new Error(`The images were not taken: ${answer.status} ${answer.text}`);
}
